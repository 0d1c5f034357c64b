import { ACTION_KEYS } from '@chartdock/files';
import type { TextKey } from '../../i18n/texts.ts';

/** What a key does in a file area. */
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

/** Parts of the map of keys, in its order. */
export const KEY_GROUPS = ['move', 'pick', 'act', 'page'] as const;

/** A part of the map of keys. */
export type KeyGroup = (typeof KEY_GROUPS)[number];

/** Keys that mean the same together with the same modifiers; a modifier that is left out must not be held. */
export interface Chord {
  /** Names as events carry them; `letters` stands for whatever is typed. */
  readonly keys: readonly string[];
  /** Ctrl, or Cmd on a Mac; `any` takes both. */
  readonly mod?: true | 'any';
  readonly shift?: true | 'any';
  readonly alt?: true;
  /** Leaves it out of the map on other keyboards. */
  readonly shownOnMac?: true;
}

/** One line of the map of keys. */
export interface KeyRow {
  readonly command: KeyCommand;
  readonly group: KeyGroup;
  readonly text: TextKey;
  readonly chords: readonly Chord[];
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const jumps = ['Home', 'End', 'PageUp', 'PageDown'];

/** Every key of a file area: it tells the handlers what a key means and the map what to show. */
export const KEY_TABLE: readonly KeyRow[] = [
  { command: 'walk', group: 'move', text: 'keys.walk', chords: [{ keys: arrows }] },
  { command: 'walk', group: 'move', text: 'keys.ends', chords: [{ keys: ['Home', 'End'] }] },
  { command: 'walk', group: 'move', text: 'keys.pages', chords: [{ keys: ['PageUp', 'PageDown'] }] },
  {
    command: 'walkOnly',
    group: 'move',
    text: 'keys.walkOnly',
    chords: [{ keys: [...arrows, ...jumps], mod: true }],
  },
  { command: 'find', group: 'move', text: 'keys.find', chords: [{ keys: ['letters'] }] },
  { command: 'open', group: 'move', text: 'action.open', chords: [{ keys: [ACTION_KEYS.open] }] },
  { command: 'parent', group: 'move', text: 'keys.parent', chords: [{ keys: ['Backspace'] }] },
  { command: 'peek', group: 'act', text: 'action.preview', chords: [{ keys: [ACTION_KEYS.preview] }] },
  { command: 'toggle', group: 'pick', text: 'keys.toggle', chords: [{ keys: [' '], mod: true }] },
  {
    command: 'stretch',
    group: 'pick',
    text: 'keys.stretch',
    chords: [{ keys: arrows, shift: true, mod: 'any' }],
  },
  {
    command: 'stretch',
    group: 'pick',
    text: 'keys.stretchEnds',
    chords: [{ keys: ['Home', 'End'], shift: true, mod: 'any' }],
  },
  {
    command: 'stretch',
    group: 'pick',
    text: 'keys.stretchPages',
    chords: [{ keys: ['PageUp', 'PageDown'], shift: true, mod: 'any' }],
  },
  { command: 'pickAll', group: 'pick', text: 'selection.all', chords: [{ keys: ['a'], mod: true }] },
  { command: 'clear', group: 'pick', text: 'selection.clear', chords: [{ keys: ['Escape'] }] },
  { command: 'rename', group: 'act', text: 'action.rename', chords: [{ keys: [ACTION_KEYS.rename] }] },
  {
    command: 'delete',
    group: 'act',
    text: 'keys.delete',
    chords: [{ keys: [ACTION_KEYS.delete] }, { keys: ['Backspace'], mod: true, shownOnMac: true }],
  },
  { command: 'star', group: 'act', text: 'keys.star', chords: [{ keys: [ACTION_KEYS.star], shift: 'any' }] },
  { command: 'details', group: 'act', text: 'action.details', chords: [{ keys: [ACTION_KEYS.details] }] },
  {
    command: 'menu',
    group: 'act',
    text: 'keys.menu',
    chords: [{ keys: ['ContextMenu'] }, { keys: ['F10'], shift: true }],
  },
  { command: 'cut', group: 'act', text: 'keys.cut', chords: [{ keys: ['x'], mod: true }] },
  { command: 'copy', group: 'act', text: 'keys.copy', chords: [{ keys: ['c'], mod: true }] },
  { command: 'paste', group: 'act', text: 'keys.paste', chords: [{ keys: ['v'], mod: true }] },
  { command: 'undo', group: 'act', text: 'keys.undo', chords: [{ keys: ['z'], mod: true }] },
  { command: 'raise', group: 'act', text: 'keys.raise', chords: [{ keys: ['ArrowUp'], alt: true }] },
  { command: 'lower', group: 'act', text: 'keys.lower', chords: [{ keys: ['ArrowDown'], alt: true }] },
  { command: 'search', group: 'page', text: 'search.label', chords: [{ keys: ['/'], shift: 'any' }] },
  { command: 'help', group: 'page', text: 'keys.title', chords: [{ keys: ['?'], shift: 'any' }] },
];

/** What is read of a key event. */
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

/** Tells what a key means in a file area; undefined for keys that mean nothing and for letters. */
export const commandOfKey = (press: KeyPress): KeyCommand | undefined =>
  KEY_TABLE.find(({ chords }) => chords.some((chord) => isPressed(chord, press)))?.command;
