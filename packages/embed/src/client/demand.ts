import { EmbedError } from '../errors.ts';
import { isLabel } from '../wire/values.ts';

/** Throws `bad_option` with the option's name unless a condition holds. */
export const demand = (holds: unknown, name: string): void => {
  if (holds !== true) throw new EmbedError('bad_option', `bad option ${name}`);
};

/** Throws `bad_option` unless each value is a short text or left out. */
export const demandNames = (values: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(values)) demand(value === undefined || isLabel(value), name);
};
