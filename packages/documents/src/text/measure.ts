import { ADVANCES } from '../generated/advances.ts';
import { clustersOf, isPlainText } from '@chartdock/text';
import { EM, HANGUL, usualAdvance } from './usual-advance.ts';

/** The two weights that documents are set in. */
export type FontWeight = 'regular' | 'bold';

/** Family of the font that texts are measured for; programs that draw them bring it along. */
export const DOCUMENT_FONT = 'Noto Sans SC';
/** How far above the baseline signs reach in the usual line, in ems. */
export const ASCENT = 0.88;

const DENSE = 0x180;
const TAB = 9;
const SPACE = 32;
const SOFT_HYPHEN = 0xad;
/** How many spaces a tab is drawn as. */
export const TAB_SPACES = 4;
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
  // A tab is as wide as the spaces that are drawn in its place; a soft hyphen shows nothing.
  all.set(SOFT_HYPHEN, 0);
  all.set(TAB, (all.get(SPACE) ?? 0) * TAB_SPACES);
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

/** A flag, or a picture with the signs that join, vary or colour it: drawn as one sign. */
const PICTURE = /^\p{RI}{2}|^\p{ExtPict}|\u20e3/u;
const FIRST_JAMO = 0x1100;
const LAST_JAMO = 0x11ff;
/** The picker of a sign that is drawn as text. */
const AS_TEXT = '\ufe0e';

/** Returns the width of a character as people see it, in thousandths of an em; it may be several code points that are drawn as one sign. */
export const advanceOfCluster = (cluster: string, weight: FontWeight): number => {
  const first = cluster.codePointAt(0) ?? 0;
  if (cluster.length === (first > 0xffff ? 2 : 1)) return advanceOf(first, weight);
  if (PICTURE.test(cluster) && !cluster.includes(AS_TEXT)) return EM;
  if (first >= FIRST_JAMO && first <= LAST_JAMO) return HANGUL;
  let width = 0;
  for (const sign of cluster) width += advanceOf(sign.codePointAt(0) ?? 0, weight);
  return width;
};

/** Returns the width of a text in thousandths of an em. */
export const widthInEm = (text: string, weight: FontWeight = 'regular'): number => {
  let width = 0;
  if (isPlainText(text))
    for (let at = 0; at < text.length; at += 1) width += advanceOf(text.charCodeAt(at), weight);
  else for (const cluster of clustersOf(text)) width += advanceOfCluster(cluster, weight);
  return width;
};

/** Returns the width of a text in pixels. */
export const widthOf = (text: string, size: number, weight: FontWeight = 'regular'): number =>
  (widthInEm(text, weight) * size) / EM;
