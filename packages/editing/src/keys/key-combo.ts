/** Fields of a key event that decide which command it means. */
export interface KeyPress {
  readonly key: string;
  /** Name of the key by its place, such as `KeyZ`; helps where a layout writes other letters. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The system whose keys are meant: on a Mac Mod is Command, elsewhere Ctrl. */
export type KeySystem = 'mac' | 'other';

interface Combo {
  readonly key: string;
  readonly mod: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

const known = new Map<string, Combo>();

const parseCombo = (text: string): Combo => {
  const before = known.get(text);
  if (before !== undefined) return before;
  // The plus key itself is written as `Mod++`.
  const parts = text.endsWith('++') ? [...text.slice(0, -2).split('+'), '+'] : text.split('+');
  const key = parts.pop() ?? '';
  const has = (name: string): boolean => parts.includes(name);
  const combo = { key, mod: has('Mod'), ctrl: has('Ctrl'), alt: has('Alt'), shift: has('Shift') };
  known.set(text, combo);
  return combo;
};

/** Signs whose key differs between layouts, so that Shift says nothing about them. */
const isSign = (key: string): boolean => key.length === 1 && !/[\p{L}\p{N}]/u.test(key);

const nameOf = ({ key, code = '' }: KeyPress): string => {
  if (key === ' ') return 'Space';
  // Alt writes other signs on a Mac, and other layouts other letters: then the place of the key decides.
  const letter = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  const isPlain = key.length > 1 || /^[a-z0-9]$/i.test(key) || isSign(key);
  if (!isPlain && letter !== null) return letter[1] ?? letter[2] ?? key;
  return key.length === 1 ? key.toUpperCase() : key;
};

/** Returns whether the modifiers that are held are those of a combination; of Shift only where it says something. */
const hasModifiers = (press: KeyPress, combo: Combo, isMac: boolean): boolean => {
  const ctrl = combo.ctrl || (combo.mod && !isMac);
  const isHeld =
    press.ctrlKey === ctrl && press.metaKey === (combo.mod && isMac) && press.altKey === combo.alt;
  return isHeld && (press.shiftKey === combo.shift || (isSign(combo.key) && !combo.shift));
};

/** Returns whether a key press is a combination such as `Mod+Shift+Z`, `Alt+ArrowUp` or `Tab`. */
export const isCombo = (press: KeyPress, text: string, system: KeySystem = 'other'): boolean => {
  const combo = parseCombo(text);
  if (!hasModifiers(press, combo, system === 'mac')) return false;
  if (nameOf(press) === combo.key) return true;
  const byPlace = /^(?:Key|Digit)(.)$/.exec(press.code ?? '')?.[1];
  return (combo.alt || combo.mod) && byPlace === combo.key;
};

const MAC: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' };
const OTHER: Readonly<Record<string, string>> = { Mod: 'Ctrl' };
const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Backspace: '⌫',
  Delete: 'Del',
};

/** Writes a combination as people of a system know it, such as `Ctrl+Z` or `⌘Z`. */
export const formatCombo = (text: string, system: KeySystem = 'other'): string => {
  const { key } = parseCombo(text);
  const mods = ['Mod', 'Ctrl', 'Alt', 'Shift'].filter(
    (name) => parseCombo(text)[name.toLowerCase() as 'mod'],
  );
  const names = mods.map((name) => (system === 'mac' ? MAC : OTHER)[name] ?? name);
  return [...names, SIGNS[key] ?? key].join(system === 'mac' ? '' : '+');
};

/** Keys of commands by their ids; several keys may mean one command. */
export type KeyMap = Readonly<Record<string, readonly string[]>>;

/** Finds the command that a key press means, among those that are possible now. */
export const findCommand = (
  press: KeyPress,
  map: KeyMap,
  {
    system = 'other',
    isPossible = () => true,
  }: { readonly system?: KeySystem; readonly isPossible?: (id: string) => boolean } = {},
): string | undefined =>
  Object.keys(map).find(
    (id) => (map[id] ?? []).some((combo) => isCombo(press, combo, system)) && isPossible(id),
  );

/** Returns the commands that share a key with another one, which a key map of one's own can bring about. */
export const clashesIn = (map: KeyMap): readonly (readonly [combo: string, ids: readonly string[]])[] => {
  const byCombo = new Map<string, string[]>();
  for (const [id, combos] of Object.entries(map))
    for (const combo of combos) byCombo.set(combo, [...(byCombo.get(combo) ?? []), id]);
  return [...byCombo].filter(([, ids]) => ids.length > 1);
};

/** Writes the combination of a key press, for a person who chooses keys; undefined for a modifier alone. */
export const comboOf = (press: KeyPress, system: KeySystem = 'other'): string | undefined => {
  if (['Shift', 'Control', 'Alt', 'Meta', 'Dead', 'Process', 'Unidentified'].includes(press.key))
    return undefined;
  const isMod = system === 'mac' ? press.metaKey : press.ctrlKey;
  const isCtrl = system === 'mac' && press.ctrlKey;
  const name = nameOf(press);
  const parts = [
    isMod && 'Mod',
    isCtrl && 'Ctrl',
    press.altKey && 'Alt',
    press.shiftKey && !isSign(name) && 'Shift',
  ];
  return [...parts.filter((part) => part !== false), name].join('+');
};
