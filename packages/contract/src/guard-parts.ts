/** Fields of a record by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns whether a value is a record. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value is a list of which each item passes. */
export const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

/** Returns whether a value is a text. */
export const isText = (value: unknown): boolean => typeof value === 'string';

/** Returns whether a value is true or false. */
export const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** Returns whether each of the named fields is absent or passes. */
export const areOptional = (
  value: Fields,
  isValue: (value: unknown) => boolean,
  names: readonly string[],
): boolean => names.every((name) => value[name] === undefined || isValue(value[name]));
