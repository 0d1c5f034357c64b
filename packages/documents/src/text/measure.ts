import { ADVANCES } from '../generated/advances.ts';
import { EM, usualAdvance } from './usual-advance.ts';

/** The two weights that documents are set in. */
export type FontWeight = 'regular' | 'bold';

/** Family of the font that texts are measured for; programs that draw them bring it along. */
export const DOCUMENT_FONT = 'Noto Sans SC';
/** How far above the baseline signs reach in the usual line, in ems. */
export const ASCENT = 0.88;

const DENSE = 0x180;
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
  return {
    dense: Array.from({ length: DENSE }, (_, point) => all.get(point) ?? usualAdvance(point)),
    others: all,
  };
};

const TABLES: Readonly<Record<FontWeight, Advances>> = {
  regular: unpack(ADVANCES.regular),
  bold: unpack(ADVANCES.bold),
};

/** Returns the width of one code point in thousandths of an em. */
export const advanceOf = (point: number, weight: FontWeight): number => {
  const table = TABLES[weight];
  return table.dense[point] ?? table.others.get(point) ?? usualAdvance(point);
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
