import type { FileArea, FileItem } from '@chartdock/files';
import type { JSX, KeyboardEvent } from 'react';
import { useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { alertIcon } from '../icons/interface-icons.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from '../primitives/Button.tsx';
import { afterFileOpened, afterFilePressed, isFull } from './picker.state.ts';
import type { Chosen, PickAnswer, PickerOptions } from './picker.types.ts';
import { PickerFiles } from './PickerFiles.tsx';
import { PickerHead } from './PickerHead.tsx';

/** Properties of {@link FilePicker}. */
export interface FilePickerProps {
  /** The core whose lists are shown; the picker opens its start folder when nothing is open yet. */
  readonly area: FileArea;
  readonly options?: PickerOptions;
  /** The signed-in person. */
  readonly userId?: string | undefined;
  /** What is chosen at the start, e.g. before a reload. Default nothing. */
  readonly initial?: readonly FileItem[] | undefined;
  /** Takes the pick over; the picker waits for the answer and stays open when it was refused. */
  readonly onCommit: (items: readonly FileItem[]) => Promise<PickAnswer>;
  readonly onCancel: () => void;
  /** Is told what is chosen after every change. */
  readonly onSelection?: ((items: readonly FileItem[]) => void) | undefined;
  /** Reads the time in epoch milliseconds. Default the system's. */
  readonly now?: () => number;
}

const noOptions: PickerOptions = {};
const noItems: readonly FileItem[] = [];

/** Draws the file picker: tabs, search, folders, one or several files, and a bar with Choose and Cancel. */
export const FilePicker = (props: FilePickerProps): JSX.Element => {
  const { area, options = noOptions, initial = noItems, onCommit, onCancel, onSelection } = props;
  const t = useT();
  const [chosen, setChosen] = useState<Chosen>(() => new Map(initial.map((item) => [item.id, item])));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (area.getState().list.status === 'idle') void area.openStartFolder();
  }, [area]);
  const choose = (next: Chosen): void => {
    setRefusal('');
    if (next === chosen) return;
    setChosen(next);
    onSelection?.([...next.values()]);
  };
  const commit = async (items: Chosen): Promise<void> => {
    if (items.size === 0 || busy) return;
    setBusy(true);
    setRefusal('');
    try {
      const answer = await onCommit([...items.values()]);
      if (!answer.accepted) setRefusal(answer.message ?? t('picker.refused'));
    } catch {
      setRefusal(t('error.generic'));
    }
    setBusy(false);
  };
  const press = (item: FileItem): void => {
    if (item.type === 'folder') void area.openItem(item);
    else choose(afterFilePressed(chosen, item, options));
  };
  const open = (item: FileItem): void => {
    if (item.type === 'folder') return void area.openItem(item);
    const next = afterFileOpened(chosen, item, options);
    choose(next);
    return void commit(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onCancel();
  };
  return (
    <section className="cd-picker" aria-label={t('picker.label')} aria-busy={busy} onKeyDown={onKeyDown}>
      <PickerHead area={area} tabs={options.tabs} />
      <PickerFiles {...props} options={options} chosen={chosen} onPress={press} onOpen={open} />
      {refusal !== '' && (
        <p className="cd-picker__refusal" role="alert">
          <Icon of={alertIcon} />
          {refusal}
        </p>
      )}
      <footer className="cd-picker__bar">
        <span className="cd-picker__count" role="status">
          <ChosenText chosen={chosen} options={options} />
        </span>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button look="primary" busy={busy} disabled={chosen.size === 0} onClick={() => void commit(chosen)}>
          {chosen.size > 1 ? t('picker.chooseMany', { n: chosen.size }) : t('picker.choose')}
        </Button>
      </footer>
    </section>
  );
};

const ChosenText = ({
  chosen,
  options,
}: {
  readonly chosen: Chosen;
  readonly options: PickerOptions;
}): JSX.Element => {
  const t = useT();
  const { multiple = false, maxItems } = options;
  const [first] = chosen.values();
  if (first === undefined) return <>{t('picker.none')}</>;
  if (!multiple) return <>{first.title}</>;
  if (maxItems !== undefined && isFull(chosen, options)) return <>{t('picker.full', { max: maxItems })}</>;
  return (
    <>
      {maxItems === undefined
        ? t('picker.chosen', { n: chosen.size })
        : t('picker.chosenOf', { n: chosen.size, max: maxItems })}
    </>
  );
};
