import type { Translate } from '@chartdock/contract';
import type { Chord } from './key-table.ts';
import type { KeyTextKey } from './texts/key-texts.ts';

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  ContextMenu: '☰',
};

/** Most keys of one chord that the map shows. */
const shownKeys = 4;

const labelOf = (key: string, t: Translate<KeyTextKey>): string => {
  if (key === ' ') return t('keys.space');
  if (key === 'letters') return t('keys.letters');
  return signs[key] ?? (key.length === 1 ? key.toUpperCase() : key);
};

/** Returns whether the keyboard is that of a Mac, where Cmd stands for Ctrl. */
export const isMacKeyboard = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** Writes the key caps of a chord: the modifiers first, then the keys. */
export const capsOf = (
  { keys, mod, shift, alt }: Chord,
  t: Translate<KeyTextKey>,
  isMac: boolean,
): readonly string[] => [
  ...(mod === true ? [isMac ? '⌘' : 'Ctrl'] : []),
  ...(alt === true ? [isMac ? '⌥' : 'Alt'] : []),
  ...(shift === true ? [isMac ? '⇧' : 'Shift'] : []),
  ...keys.slice(0, shownKeys).map((key) => labelOf(key, t)),
];
