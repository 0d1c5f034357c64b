const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
const WIDTH = 6;
const FIRST = 'U00000';
const MIDDLE = 'V';

const digitAt = (text: string, index: number): number => Math.max(0, DIGITS.indexOf(text.charAt(index)));

/** Makes the position after the last one of a manual order. Positions sort by code point and never end in 0. */
export const positionAfter = (last: string | undefined): string => {
  const digits = [...(last ?? FIRST).slice(0, WIDTH).padEnd(WIDTH, '0')].map((sign) => digitAt(sign, 0));
  for (let index = WIDTH - 1; index >= 0; index -= 1) {
    const next = (digits[index] ?? 0) + 1;
    digits[index] = next % BASE;
    if (next < BASE) return digits.map((digit) => DIGITS.charAt(digit)).join('') + MIDDLE;
  }
  // All digits were the highest: only a longer position comes after.
  return `${last ?? ''}${MIDDLE}`;
};

/** Makes a position between two neighbours; an open end is undefined. */
export const positionBetween = (low: string | undefined, high: string | undefined): string => {
  if (high === undefined) return positionAfter(low);
  const from = low ?? '';
  let prefix = '';
  let bounded = true;
  for (let index = 0; index <= Math.max(from.length, high.length) + 1; index += 1) {
    const below = index < from.length ? digitAt(from, index) : 0;
    const above = bounded ? digitAt(high, index) : BASE;
    const middle = Math.floor((below + above) / 2);
    if (middle > below) return prefix + DIGITS.charAt(middle);
    if (above > below) bounded = false;
    prefix += DIGITS.charAt(below);
  }
  return prefix + MIDDLE;
};
