import { createTable } from './table.ts';

/** Returns whether an unknown value has a type. */
export type Guard<T> = (value: unknown) => value is T;

/** Returns whether a value is a plain object, not an array, a map or an instance of a class. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && value !== undefined && Object.getPrototypeOf(value) === Object.prototype;

/** Makes a guard for a string of `min` (default 0) to `max` UTF-16 code units. */
export const isText =
  (max: number, min = 0): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length >= min && value.length <= max;

/** Makes a guard for a string that is not empty. */
export const isName = (max: number): Guard<string> => isText(max, 1);

/** Makes a guard for a whole number between two bounds, both included; by default from 0. */
export const isWhole =
  (max = Infinity, min = 0): Guard<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

/** Makes a guard for one of some values. */
export const isOneOf =
  <const T>(...values: readonly T[]): Guard<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value);

/** Lets every value through. */
export const isAnything: Guard<unknown> = (_value): _value is unknown => true;

/** Returns whether a value is a boolean. */
export const isFlag: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';

/** Returns whether a value is null. */
export const isNothing: Guard<null> = (value): value is null => value === null;

/** Makes a guard that either of two guards satisfies. */
export const isEither =
  <A, B>(first: Guard<A>, second: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    first(value) || second(value);

/** Makes a guard for a field that may be left out. */
export const isOptional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

/** Makes a guard for a list of at most `max` entries. */
export const isListOf =
  <T>(entry: Guard<T>, max: number): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    // A copy has no holes, which `every` would skip.
    Array.isArray(value) && value.length <= max && Array.from(value as unknown[]).every(entry);

/** The guards of an object's fields. */
export type Fields<T> = { readonly [Key in keyof T]-?: Guard<T[Key]> };

/** Makes a guard for a plain object with these fields and no others. */
export const isRecordOf = <T extends object>(fields: Fields<T>): Guard<T> => {
  const known = createTable<Guard<unknown>>(fields);
  // A field that is missing is looked at like one that is there, and one too many has no guard.
  return (value): value is T =>
    isPlainObject(value) && Object.keys({ ...fields, ...value }).every((name) => known[name]?.(value[name]));
};
