import type { FileItem } from '@chartdock/files';
import type { FilePick, PickState } from '@chartdock/files/picking';
import { isPickFull } from '@chartdock/files/picking';
import type { JSX } from 'react';
import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { infoIcon } from '../icons/list-icons.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from '../primitives/Button.tsx';
import { useStore } from '../provider/useStore.ts';
import type { LoadPreviews } from './preview/preview.types.ts';
import { PickerRefusal } from './PickerRefusal.tsx';
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
  const run = async (id: string): Promise<void> => {
    setRunning(id);
    setSaid('');
    const words = await onCommand?.(id, itemsOf(state)).catch(() => t('picker.commandFailed'));
    setSaid(words ?? '');
    setRunning('');
  };
  return (
    <>
      {refusal !== undefined && refusal.message !== '' && (
        <PickerRefusal text={refusal.message ?? t(refusal.failed ? 'error.generic' : 'picker.refused')} />
      )}
      {said !== '' && (
        <p className="cd-picker__said" role="status">
          <Icon of={infoIcon} />
          {said}
        </p>
      )}
      {!hidden && (
        <footer className="cd-picker__bar">
          <span className="cd-picker__count" role="status">
            <ChosenText pick={pick} />
          </span>
          {previews !== undefined && <TrayPreview pick={pick} previews={previews} />}
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

interface TrayPreviewProps {
  readonly pick: FilePick;
  readonly previews: LoadPreviews;
}

/** Leads to what is in the chosen files, once there are any. */
const TrayPreview = ({ pick, previews }: TrayPreviewProps): JSX.Element | null => {
  const hasChosen = useStore(pick, ({ chosen }) => chosen.size > 0);
  const later = useLaterParts(hasChosen);
  return hasChosen && later !== undefined ? <later.PreviewButton pick={pick} previews={previews} /> : null;
};

const ChosenText = ({ pick }: { readonly pick: FilePick }): JSX.Element => {
  const t = useT();
  const chosen = useStore(pick, (state) => state.chosen);
  const { multiple = false, maxItems } = pick.rules;
  const [first] = chosen.values();
  if (first === undefined) return <>{t('picker.none')}</>;
  if (!multiple) return <>{first.title}</>;
  if (maxItems !== undefined && isPickFull(chosen, pick.rules))
    return <>{t('picker.full', { max: maxItems })}</>;
  return (
    <>
      {maxItems === undefined
        ? t('picker.chosen', { n: chosen.size })
        : t('picker.chosenOf', { n: chosen.size, max: maxItems })}
    </>
  );
};
