import { ADVANCES } from '../generated/advances.ts';

/** The two weights that documents are set in. */
export type FontWeight = 'regular' | 'bold';

/** Family of the font that texts are measured for; programs that draw them bring it along. */
export const DOCUMENT_FONT = 'Noto Sans SC';
/** How far above the baseline signs reach in the usual line, in ems. */
export const ASCENT = 0.88;

const DENSE = 0x180;
const EM = 1_000;
// Signs that the font lacks are drawn in another one; most of them are about this wide.
const UNKNOWN = 600;

interface Advances {
  readonly dense: readonly number[];
  readonly others: ReadonlyMap<number, number>;
}

const unpack = (packed: string): Advances => {
  const all = new Map(
    packed.split(' ').map((pair) => {
      const [point = '', advance = ''] = pair.split(':');
      return [Number.parseInt(point, 36), Number.parseInt(advance, 36)] as const;
    }),
  );
  return { dense: Array.from({ length: DENSE }, (_, point) => all.get(point) ?? UNKNOWN), others: all };
};

const TABLES: Readonly<Record<FontWeight, Advances>> = {
  regular: unpack(ADVANCES.regular),
  bold: unpack(ADVANCES.bold),
};

const NOTHING: readonly (readonly [number, number])[] = [
  [0x300, 0x36f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];

const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2190, 0x2bff],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f000, 0x1faff],
  [0x20000, 0x3fffd],
];

const isWithin = (point: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);

const advanceOutside = (point: number, table: Advances): number => {
  const listed = table.others.get(point);
  if (listed !== undefined) return listed;
  if (point >= 0x3000 && point <= 0x9fff) return EM;
  if (isWithin(point, NOTHING)) return 0;
  return isWithin(point, WIDE) ? EM : UNKNOWN;
};

/** Returns the width of one code point in thousandths of an em. */
export const advanceOf = (point: number, weight: FontWeight): number => {
  const table = TABLES[weight];
  return table.dense[point] ?? advanceOutside(point, table);
};

/** Returns the width of a text in thousandths of an em. */
export const widthInEm = (text: string, weight: FontWeight = 'regular'): number => {
  let width = 0;
  for (let at = 0; at < text.length;) {
    const point = text.codePointAt(at) ?? 0;
    width += advanceOf(point, weight);
    at += point > 0xffff ? 2 : 1;
  }
  return width;
};

/** Returns the width of a text in pixels. */
export const widthOf = (text: string, size: number, weight: FontWeight = 'regular'): number =>
  (widthInEm(text, weight) * size) / EM;
