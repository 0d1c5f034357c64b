import type { FileItem } from '@chartdock/files';
import type { FilePick, PickRules, PickState } from '@chartdock/files/picking';
import { isPickFull } from '@chartdock/files/picking';
import type { JSX } from 'react';
import { useState } from 'react';
import type { TranslateText } from '../foundation/i18n/text-keys.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { useStore } from '../foundation/provider/useStore.ts';
import type { LoadPreviews } from './preview/preview.types.ts';
import type { PickerCommand, RunCommand } from './picker.types.ts';
import { useLaterParts } from './useLaterParts.ts';

/** Properties of {@link PickerTray}. */
export interface PickerTrayProps {
  readonly pick: FilePick;
  readonly commands?: readonly PickerCommand[] | undefined;
  readonly onCommand?: RunCommand | undefined;
  readonly onCancel: () => void;
  /** Shows what is in the chosen files. Default: nothing offers it. */
  readonly previews?: LoadPreviews | undefined;
  /** Leaves the bar out and keeps what has to be said. Default false. */
  readonly hidden?: boolean;
}

const noCommands: readonly PickerCommand[] = [];

const itemsOf = (state: PickState): readonly FileItem[] => [...state.chosen.values()];

/** Draws the lower part of the picker: what has to be said, what is chosen, and the buttons that end the pick. */
export const PickerTray = (props: PickerTrayProps): JSX.Element => {
  const { pick, commands = noCommands, onCommand, onCancel, previews, hidden = false } = props;
  const t = useT();
  const state = useStore(pick, (all) => all);
  const { chosen, busy, refusal } = state;
  const [running, setRunning] = useState('');
  const [said, setSaid] = useState('');
  const later = useLaterParts(chosen.size > 0 || refusal !== undefined || said !== '');
  const run = async (id: string): Promise<void> => {
    setRunning(id);
    setSaid('');
    const words = await onCommand?.(id, itemsOf(state)).catch(() => t('picker.commandFailed'));
    setSaid(words ?? '');
    setRunning('');
  };
  return (
    <>
      {later && <later.PickerWords refusal={refusal} said={said} />}
      {!hidden && (
        <footer className="cd-picker__bar">
          <span className="cd-picker__count" role="status">
            {chosenText(state, pick.rules, t)}
          </span>
          {chosen.size > 0 && later && <later.ChosenFiles pick={pick} previews={previews} />}
          {commands.map(({ id, label, needs }) => (
            <Button
              key={id}
              look="ghost"
              busy={running === id}
              disabled={needs === 'selection' && chosen.size === 0}
              onClick={() => void run(id)}
            >
              {label}
            </Button>
          ))}
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button look="primary" busy={busy} disabled={chosen.size === 0} onClick={() => void pick.commit()}>
            {chosen.size > 1 ? t('picker.chooseMany', { n: chosen.size }) : t('picker.choose')}
          </Button>
        </footer>
      )}
    </>
  );
};

/** Says what is chosen: the file, or how many of how many. */
const chosenText = ({ chosen }: PickState, { multiple, maxItems }: PickRules, t: TranslateText): string => {
  const [first] = chosen.values();
  if (first === undefined) return t('picker.none');
  if (multiple !== true) return first.title;
  if (maxItems === undefined) return t('picker.chosen', { n: chosen.size });
  return t(isPickFull(chosen, { multiple, maxItems }) ? 'picker.full' : 'picker.chosenOf', {
    n: chosen.size,
    max: maxItems,
  });
};
