import { formatCombo } from '@chartdock/editing/tree';
import type { KeyMap, KeySystem } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useRef, useState } from 'react';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { mindWords, paletteCommands } from '../mind/mind-words.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link CommandPalette}. */
export interface CommandPaletteProps {
  readonly system: KeySystem;
  readonly keys: KeyMap;
  readonly can: (id: string) => boolean;
  readonly onRun: (id: string) => void;
  readonly onClose: () => void;
}

/** Finds a command by its name and runs it. */
export const CommandPalette = ({ system, keys, can, onRun, onClose }: CommandPaletteProps): JSX.Element => {
  const t = useT(editorTexts);
  const list = useRef<HTMLUListElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const found = paletteCommands.flatMap((id) => {
    const word = mindWords[id];
    const name = word === undefined ? '' : t(word);
    return name.toLowerCase().includes(words.trim().toLowerCase()) && can(id) ? [{ id, name }] : [];
  });
  const chosen = Math.min(at, found.length - 1);
  const run = (id: string | undefined): void => {
    if (id === undefined) return;
    onClose();
    onRun(id);
  };
  const go = (next: number): void => {
    const place = (next + found.length) % Math.max(1, found.length);
    setAt(place);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog
      title={t('panel.commands')}
      closeLabel={t('common.close')}
      width={480}
      onClose={onClose}
      closeOnMask
      footer={null}
    >
      <input
        type="text"
        role="combobox"
        autoFocus
        className="cd-panel__text"
        aria-label={t('panel.commands')}
        aria-expanded="true"
        aria-controls="cd-commands"
        aria-activedescendant={found[chosen] === undefined ? undefined : `cd-commands-${chosen}`}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          const moves: Readonly<Record<string, () => void>> = {
            ArrowDown: () => go(chosen + 1),
            ArrowUp: () => go(chosen - 1),
            Enter: () => run(found[chosen]?.id),
          };
          const move = moves[event.key];
          if (move === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          move();
        }}
      />
      <ul ref={list} id="cd-commands" role="listbox" aria-label={t('panel.commands')} className="cd-commands">
        {found.map(({ id, name }, place) => {
          const [combo] = keys[id] ?? [];
          return (
            <li
              key={id}
              id={`cd-commands-${place}`}
              role="option"
              aria-selected={place === chosen}
              className="cd-commands__row"
              onClick={() => run(id)}
            >
              {name}
              {combo !== undefined && <kbd className="cd-keys__key">{formatCombo(combo, system)}</kbd>}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};
