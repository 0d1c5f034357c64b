/** Width of a sign that fills the square of Chinese signs, in thousandths of an em. */
export const EM = 1_000;
// Signs that the font lacks are drawn in another one; most of them are about this wide.
const UNKNOWN = 600;

type Ranges = readonly (readonly [first: number, last: number])[];

const NOTHING: Ranges = [
  [0x300, 0x36f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];

const WIDE: Ranges = [
  [0x1100, 0x115f],
  [0x2100, 0x2bff],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f000, 0x1faff],
  [0x20000, 0x3fffd],
];

const isWithin = (point: number, ranges: Ranges): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);

/**
 * Returns the width of a code point that the table of advances does not list, in thousandths of an em. The program that writes the
 * table leaves out only what has this width.
 */
export const usualAdvance = (point: number): number => {
  if (point >= 0x3000 && point <= 0x9fff) return EM;
  if (isWithin(point, NOTHING)) return 0;
  return isWithin(point, WIDE) ? EM : UNKNOWN;
};
