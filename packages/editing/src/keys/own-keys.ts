import { clashesIn } from './key-combo.ts';
import type { KeyMap } from './key-combo.ts';

/** Most combinations that one command has. */
const MOST = 4;

/** Reads the keys that a person chose from a stored text; ignores commands that do not exist and values of another form. */
export const parseOwnKeys = (text: string | null, usual: KeyMap): KeyMap => {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, combos]: [string, unknown]): [string, string[]][] => {
      if (!Object.hasOwn(usual, id) || !Array.isArray(combos)) return [];
      const texts = combos.filter((combo): combo is string => typeof combo === 'string' && combo !== '');
      return [[id, texts.slice(0, MOST)]];
    }),
  );
};

/** Returns the usual keys with those that a person chose in their place. */
export const mergeKeys = (usual: KeyMap, own: KeyMap): KeyMap => ({ ...usual, ...own });

/** Returns the command that has a combination already; undefined when it is free. */
export const ownerOf = (keys: KeyMap, combo: string, except: string): string | undefined =>
  clashesIn({ ...keys, [except]: [combo] })
    .find(([clashing]) => clashing === combo)?.[1]
    .find((id) => id !== except);
