const MAX_TEXT = 1000;

/** Returns whether a value is a text of 1 to 1000 code units that is not blank. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;

/** Returns whether a value is left out, or is what it should be. */
export const isOptional = <Value>(
  value: unknown,
  is: (given: unknown) => given is Value,
): value is Value | undefined => value === undefined || is(value);

/** Returns whether a value is true or false. */
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Returns whether a value is a whole number from 0 up. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
