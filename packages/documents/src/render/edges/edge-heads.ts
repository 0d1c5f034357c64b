import { lengthOf, writePoint } from './edge-path.ts';
import { element } from '../markup.ts';
import type { Point } from '../markup.ts';

/** Colours and width of a head. */
export interface HeadPaint {
  readonly stroke: string;
  readonly ground: string;
  readonly width: number;
}

type Head = (
  place: { readonly tip: Point; readonly at: (forward: number, aside: number) => Point },
  paint: HeadPaint,
) => string;

const closed =
  (length: number, width: number, isFilled: boolean): Head =>
  ({ tip, at }, { stroke, ground, width: line }) =>
    element('path', {
      d: `M${writePoint(tip)}L${writePoint(at(-length, width))}L${writePoint(at(-length, -width))}Z`,
      fill: isFilled ? stroke : ground,
      stroke,
      'stroke-width': line,
      'stroke-linejoin': 'round',
    });

const diamond =
  (isFilled: boolean): Head =>
  ({ tip, at }, { stroke, ground, width }) =>
    element('path', {
      d: `M${writePoint(tip)}L${writePoint(at(-8, 5))}L${writePoint(at(-16, 0))}L${writePoint(at(-8, -5))}Z`,
      fill: isFilled ? stroke : ground,
      stroke,
      'stroke-width': width,
      'stroke-linejoin': 'round',
    });

const strokes =
  (
    draw: (at: (forward: number, aside: number) => Point) => readonly (readonly Point[])[],
    ring?: number,
  ): Head =>
  ({ at }, { stroke, ground, width }) => {
    const lines = draw(at)
      .map((line) => `M${line.map(writePoint).join('L')}`)
      .join('');
    const path =
      lines === ''
        ? ''
        : element('path', {
            d: lines,
            fill: 'none',
            stroke,
            'stroke-width': width,
            'stroke-linecap': 'round',
          });
    if (ring === undefined) return path;
    const [cx, cy] = at(ring, 0);
    return path + element('circle', { cx, cy, r: 4, fill: ground, stroke, 'stroke-width': width });
  };

const HEADS: ReadonlyMap<string, Head> = new Map<string, Head>([
  ['arrow', closed(9, 4.5, true)],
  ['triangle', closed(13, 7, false)],
  ['diamond', diamond(false)],
  ['diamond-filled', diamond(true)],
  ['open', strokes((at) => [[at(-9, 5), at(0, 0), at(-9, -5)]])],
  ['circle', strokes(() => [], -4)],
  ['one', strokes((at) => [[at(-8, 6), at(-8, -6)]])],
  ['many', strokes((at) => [[at(0, 6), at(-10, 0), at(0, -6)]])],
  [
    'one-many',
    strokes((at) => [
      [at(0, 6), at(-10, 0), at(0, -6)],
      [at(-13, 6), at(-13, -6)],
    ]),
  ],
  ['zero-one', strokes((at) => [[at(-6, 6), at(-6, -6)]], -12)],
  ['zero-many', strokes((at) => [[at(0, 6), at(-10, 0), at(0, -6)]], -14)],
  [
    'cross',
    strokes((at) => [
      [at(-10, 5), at(-2, -5)],
      [at(-10, -5), at(-2, 5)],
    ]),
  ],
]);

/** Lists the heads of a connector, besides none. */
export const EDGE_HEADS: readonly string[] = [...HEADS.keys()];

/** Draws a head of a connector; `from` is the point before it. */
export const drawHead = (name: string, [tip, from]: readonly [Point, Point], paint: HeadPaint): string => {
  const head = HEADS.get(name) ?? (name === 'none' || name === '' ? undefined : HEADS.get('arrow'));
  const length = lengthOf(tip, from);
  if (head === undefined || length < 1) return '';
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const at = (forward: number, aside: number): Point => [
    tip[0] + ux * forward - uy * aside,
    tip[1] + uy * forward + ux * aside,
  ];
  return head({ tip, at }, paint);
};
