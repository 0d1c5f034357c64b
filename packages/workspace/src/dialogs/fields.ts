const MAX_TEXT = 1000;
const MAX_LINE = 200;
const MAX_ID = 128;
const MAX_COUNT = 1_000_000;

/** Returns whether a value is a text of 1 to 1000 code units that is not blank. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;

/** Returns whether a value is a text of one line, as titles and names of buttons are: at most 200 code units. */
export const isLine = (value: unknown): value is string =>
  isText(value) && value.length <= MAX_LINE && !/[\r\n]/.test(value);

/** Returns whether a value may be an id: at most 128 code units without blanks. */
export const isId = (value: unknown): value is string =>
  isText(value) && value.length <= MAX_ID && !/\s/.test(value);

/** Returns whether a value is left out or passes its check. */
export const isOptional = <Value>(
  value: unknown,
  is: (given: unknown) => given is Value,
): value is Value | undefined => value === undefined || is(value);

/** Returns whether a value is true or false. */
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Returns whether a value is a whole number from 0 to a million. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MAX_COUNT;
