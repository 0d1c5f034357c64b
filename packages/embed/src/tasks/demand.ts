import { EmbedError } from '../errors.ts';
import { isLabel } from '../wire/values.ts';

/** Throws `bad_option` with the option's name unless a condition holds. */
export const demand = (holds: boolean | undefined, name: string): void => {
  if (!holds) throw new EmbedError('bad_option', `bad option ${name}`);
};

/** Throws `bad_option` unless each value is a short text or left out. */
export const demandNames = (values: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(values)) demand(isLabel(value ?? name), name);
};
