import { FormatError } from '../model/format-error.ts';

/** Names of a draft for the names that a source uses. */
export interface DraftNames {
  readonly names: ReadonlyMap<string, string>;
  readonly nameOf: (id: string) => string;
}

/** Hands out draft names for the names that a source uses, in the order in which they come up. */
export const createNames = (): DraftNames => {
  const names = new Map<string, string>();
  return {
    names,
    nameOf: (id) => {
      const known = names.get(id) ?? `n${names.size + 1}`;
      names.set(id, known);
      return known;
    },
  };
};

/** Refuses a diagram without a required part: throws `no_content`. */
export const need = (count: number, what: string): void => {
  if (count === 0) throw new FormatError('no_content', `the diagram has no ${what}`);
};

/** Effect of a statement on a diagram that is being read; the first whose form fits a line is performed. */
export type Statement<State> = readonly [
  form: RegExp | ((line: string) => readonly (string | undefined)[] | undefined | null),
  read: (state: State, parts: readonly (string | undefined)[]) => void,
];

/** Does the first statement that fits a line. Returns whether one did. */
export const readStatement = <State>(
  statements: readonly Statement<State>[],
  state: State,
  line: string,
): boolean => {
  for (const [form, read] of statements) {
    const parts = typeof form === 'function' ? form(line) : form.exec(line);
    if (parts === undefined || parts === null) continue;
    read(state, parts);
    return true;
  }
  return false;
};

/** Reads the target of an arrow: a name, and words behind a colon. */
export const readTarget = (rest: string): { readonly name: string; readonly words: string } | undefined => {
  const [, name, words = ''] = /^([^\s:]+)\s*(?::(.*))?$/s.exec(rest.trim()) ?? [];
  return name === undefined ? undefined : { name, words: words.trim() };
};
