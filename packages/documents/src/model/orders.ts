const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
/** Digits that count whole steps; what follows them divides a step. */
const WHOLE = 5;
const MIDDLE = Math.floor(BASE ** WHOLE / 2);
const MOST = BASE ** WHOLE - 1;

/** Longest key that is read; halving one gap six hundred times stays below it. */
export const LONGEST_ORDER = 120;

const FORM = new RegExp(
  `^(?!0+$)[0-9A-Za-z]{${WHOLE}}(?:[0-9A-Za-z]{0,${LONGEST_ORDER - WHOLE - 1}}[1-9A-Za-z])?$`,
);

/** Returns whether a text is a key of an order. */
export const isOrder = (text: string): boolean => FORM.test(text);

/** Compares keys as texts; equal ones are told apart by the ids beside them, the same way everywhere. */
export const compareOrders = (
  a: { readonly id: string; readonly order: string },
  b: { readonly id: string; readonly order: string },
): number => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * Returns so many ascending keys between two of them; null is before the first or after the last. Throws a `RangeError` when the
 * first does not lie before the second.
 */
export const ordersBetween = (before: string | null, after: string | null, count: number): string[] => {
  if (before !== null && after !== null && before >= after)
    throw new RangeError(`There is no room between the orders ${before} and ${after}`);
  const [low, high] = [wholeOf(before), wholeOf(after)];
  if (after === null && (low ?? MIDDLE) + count <= MOST)
    return listFrom(low === undefined ? MIDDLE : low + 1, count);
  if (before === null && high !== undefined && high - count >= 0) return listFrom(high - count, count);
  return divide(before ?? '', after, count);
};

const listFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => spell(first + index));

/** Fills a gap by halves, so that keys stay as short as the gap allows. */
const divide = (before: string, after: string | null, count: number): string[] => {
  if (count === 0) return [];
  const half = Math.floor(count / 2);
  const middle = between(before, after);
  return [...divide(before, middle, half), middle, ...divide(middle, after, count - half - 1)];
};

const between = (before: string, after: string | null): string => {
  let key = '';
  // Past the first digit at which they differ, nothing is too large any more.
  let isBounded = after !== null;
  for (let at = 0; ; at += 1) {
    const low = digitAt(before, at);
    const high = isBounded ? digitAt(after ?? '', at) : BASE;
    const middle = Math.floor((low + high) / 2);
    if (middle > low && at >= WHOLE - 1) return key + digitOf(middle);
    if (middle > low) return (key + digitOf(middle)).padEnd(WHOLE, '0');
    key += digitOf(low);
    if (high > low) isBounded = false;
  }
};

const digitOf = (value: number): string => DIGITS.charAt(value);
const digitAt = (key: string, at: number): number => (at < key.length ? DIGITS.indexOf(key.charAt(at)) : 0);

const wholeOf = (key: string | null): number | undefined => {
  if (key === null) return undefined;
  let value = 0;
  for (let at = 0; at < WHOLE; at += 1) value = value * BASE + digitAt(key, at);
  return value;
};

const spell = (value: number): string => {
  let [rest, key] = [value, ''];
  for (let at = 0; at < WHOLE; at += 1) {
    key = digitOf(rest % BASE) + key;
    rest = Math.floor(rest / BASE);
  }
  return key;
};
