import { ACTION_KEYS } from '@chartdock/files';

/** Command of a key in a file area. */
export type KeyCommand =
  | 'walk'
  | 'walkOnly'
  | 'find'
  | 'open'
  | 'parent'
  | 'peek'
  | 'toggle'
  | 'stretch'
  | 'pickAll'
  | 'clear'
  | 'rename'
  | 'delete'
  | 'star'
  | 'details'
  | 'menu'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'undo'
  | 'raise'
  | 'lower'
  | 'search'
  | 'help';

/** Keys that mean the same together with the same modifiers; a modifier that is left out must not be held. */
export interface Chord {
  /** Names as events carry them; `letters` stands for any typed letter. */
  readonly keys: readonly string[];
  /** Ctrl, or Cmd on a Mac; `any` takes both. */
  readonly mod?: true | 'any';
  readonly shift?: true | 'any';
  readonly alt?: true;
  /** Leaves it out of the map on other keyboards. */
  readonly shownOnMac?: true;
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const ends = ['Home', 'End'];
const pages = ['PageUp', 'PageDown'];

/** Every key of a file area: it tells the handlers the meaning of a key; the map writes the effect of each from `KEY_ROWS`. */
export const KEY_TABLE: readonly (readonly [command: KeyCommand, chords: readonly Chord[]])[] = [
  ['walk', [{ keys: arrows }, { keys: ends }, { keys: pages }]],
  ['walkOnly', [{ keys: [...arrows, ...ends, ...pages], mod: true }]],
  ['find', [{ keys: ['letters'] }]],
  ['open', [{ keys: [ACTION_KEYS.open] }]],
  ['parent', [{ keys: ['Backspace'] }]],
  ['peek', [{ keys: [ACTION_KEYS.preview] }]],
  ['toggle', [{ keys: [' '], mod: true }]],
  [
    'stretch',
    [
      { keys: arrows, shift: true, mod: 'any' },
      { keys: ends, shift: true, mod: 'any' },
      { keys: pages, shift: true, mod: 'any' },
    ],
  ],
  ['pickAll', [{ keys: ['a'], mod: true }]],
  ['clear', [{ keys: ['Escape'] }]],
  ['rename', [{ keys: [ACTION_KEYS.rename] }]],
  ['delete', [{ keys: [ACTION_KEYS.delete] }, { keys: ['Backspace'], mod: true, shownOnMac: true }]],
  ['star', [{ keys: [ACTION_KEYS.star], shift: 'any' }]],
  ['details', [{ keys: [ACTION_KEYS.details] }]],
  ['menu', [{ keys: ['ContextMenu'] }, { keys: ['F10'], shift: true }]],
  ['cut', [{ keys: ['x'], mod: true }]],
  ['copy', [{ keys: ['c'], mod: true }]],
  ['paste', [{ keys: ['v'], mod: true }]],
  ['undo', [{ keys: ['z'], mod: true }]],
  ['raise', [{ keys: ['ArrowUp'], alt: true }]],
  ['lower', [{ keys: ['ArrowDown'], alt: true }]],
  ['search', [{ keys: ['/'], shift: 'any' }]],
  ['help', [{ keys: ['?'], shift: 'any' }]],
];

/** Fields that are read of a key event. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const fits = (wanted: true | 'any' | undefined, held: boolean): boolean =>
  wanted === 'any' || held === (wanted ?? false);

const isPressed = ({ keys, mod, shift, alt }: Chord, press: KeyPress): boolean =>
  keys.includes(press.key.length === 1 ? press.key.toLowerCase() : press.key) &&
  fits(mod, press.ctrlKey || press.metaKey) &&
  fits(shift, press.shiftKey) &&
  fits(alt, press.altKey);

/** Tells the meaning of a key in a file area; undefined for keys that mean nothing and for letters. */
export const commandOfKey = (press: KeyPress): KeyCommand | undefined =>
  KEY_TABLE.find(([, chords]) => chords.some((chord) => isPressed(chord, press)))?.[0];
