/** Width of a sign that fills the square of Chinese signs, in thousandths of an em. */
export const EM = 1_000;
// Signs that the font lacks are drawn in another one; most of them are about this wide.
const UNKNOWN = 600;

type Ranges = readonly (readonly [first: number, last: number])[];

const NOTHING: Ranges = [
  // Signs that are not drawn at all.
  [0, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0xd800, 0xdfff],
  [0x300, 0x36f],
  // Points and vowels of Hebrew, Arabic, Devanagari and Thai, which stand above or below their letters.
  [0x591, 0x5bd],
  [0x5bf, 0x5bf],
  [0x5c1, 0x5c2],
  [0x5c4, 0x5c5],
  [0x5c7, 0x5c7],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x6d6, 0x6dc],
  [0x6df, 0x6e4],
  [0x6e7, 0x6e8],
  [0x6ea, 0x6ed],
  [0x900, 0x902],
  [0x93a, 0x93a],
  [0x93c, 0x93c],
  [0x941, 0x948],
  [0x94d, 0x94d],
  [0x951, 0x957],
  [0x962, 0x963],
  [0xe31, 0xe31],
  [0xe34, 0xe3a],
  [0xe47, 0xe4e],
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
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f000, 0x1faff],
  [0x20000, 0x3fffd],
];

/** Width of a Hangul syllable, in thousandths of an em. */
export const HANGUL = 920;
/** Width of Arabic letters in thousandths of an em; they are narrower in a word than alone. */
const ARABIC = 480;

const isWithin = (point: number, ranges: Ranges): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);

/**
 * Returns the width of a code point that the table of advances does not list, in thousandths of an em. The program that writes
 * the table leaves out only signs of this width.
 */
export const usualAdvance = (point: number): number => {
  if (point >= 0x3000 && point <= 0x9fff) return EM;
  if (isWithin(point, NOTHING)) return 0;
  if (point >= 0x620 && point <= 0x64a) return ARABIC;
  if (point >= 0xac00 && point <= 0xd7a3) return HANGUL;
  return isWithin(point, WIDE) ? EM : UNKNOWN;
};
