import type { JSX, KeyboardEvent } from 'react';
import { Fragment, useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import { paletteTexts } from './texts/palette-texts.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Something that the palette leads to. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** A quiet line, such as where a file lies. */
  readonly note?: string | undefined;
  readonly art: ReactNode;
  readonly run: () => void;
}

/** Properties of {@link PaletteDialog}. */
export interface PaletteDialogProps {
  readonly pages: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  /** Finds files and folders by a text; without a response there are none. */
  readonly findItems: (text: string) => Promise<readonly PaletteEntry[]>;
  readonly onClose: () => void;
}

/** Pause after the last keystroke before files are asked for, in milliseconds. */
const pauseMs = 200;

const width = 560;

/** Returns the entries whose labels have every word of a text in them. */
export const entriesWith = (entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
};

const useFoundItems = (text: string, findItems: PaletteDialogProps['findItems']): readonly PaletteEntry[] => {
  const [found, setFound] = useState<readonly PaletteEntry[]>([]);
  const latest = useLatest(findItems);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const items = text.trim() === '' ? [] : await latest.current(text.trim());
      if (!isGone) setFound(items);
    };
    const timer = setTimeout(() => void look(), pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [latest, text]);
  return found;
};

/** Draws the command palette: pages, actions, files and folders by what is typed; arrows choose, Enter goes there. */
export const PaletteDialog = ({ pages, actions, findItems, onClose }: PaletteDialogProps): JSX.Element => {
  const t = useT(paletteTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const items = useFoundItems(text, findItems);
  const groups = [
    { key: 'palette.pages', entries: entriesWith(pages, text) },
    { key: 'palette.actions', entries: entriesWith(actions, text) },
    { key: 'palette.items', entries: items },
  ] as const;
  const all = groups.flatMap(({ entries }) => entries);
  const at = Math.min(chosen, all.length - 1);
  const run = (entry: PaletteEntry | undefined): void => {
    if (entry === undefined) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') run(all[at]);
    else if (event.key === 'ArrowDown') setChosen((at + 1) % Math.max(1, all.length));
    else if (event.key === 'ArrowUp') setChosen((at - 1 + all.length) % Math.max(1, all.length));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const active = all[at];
  return (
    <Dialog
      title={t('palette.title')}
      closeLabel={t('common.close')}
      width={width}
      height={480}
      closeOnMask
      footer={null}
      onClose={onClose}
    >
      <input
        className="cd-field__input cd-palette__input"
        role="combobox"
        aria-label={t('palette.label')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.id}`}
        placeholder={t('palette.label')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        data-cd-focus-first
      />
      <div id={`${id}-list`} className="cd-palette__list" role="listbox" aria-label={t('palette.title')}>
        {groups.map(({ key, entries }) => (
          <Fragment key={key}>
            {entries.length > 0 && (
              <div className="cd-palette__group" role="group" aria-label={t(key)}>
                <span className="cd-palette__name" aria-hidden="true">
                  {t(key)}
                </span>
                {entries.map((entry) => (
                  <div
                    key={entry.id}
                    id={`${id}-${entry.id}`}
                    role="option"
                    className="cd-palette__entry"
                    aria-selected={entry === active}
                    onClick={() => run(entry)}
                  >
                    {entry.art}
                    <span className="cd-palette__label">{entry.label}</span>
                    {entry.note !== undefined && <span className="cd-palette__note">{entry.note}</span>}
                  </div>
                ))}
              </div>
            )}
          </Fragment>
        ))}
      </div>
      {all.length === 0 && (
        <p className="cd-dialog__text" role="status">
          {t('palette.none')}
        </p>
      )}
    </Dialog>
  );
};
