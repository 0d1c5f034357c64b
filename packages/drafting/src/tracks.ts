import type { Place } from './geometry.types.ts';
import type { Layers } from './layers.ts';

/** A level stretch of a connector in the gap below a rank. */
export interface Crossing {
  readonly gap: number;
  /** Where it comes from above, and where it leaves for below. */
  readonly start: number;
  readonly end: number;
  /** Names of its two ends: connectors that share one may lie on one another. */
  readonly ends: readonly [string, string];
}

/** Pixels between two lines that share a gap, and that lines keep from boxes where there is room. */
const TRACK = 10;
const MARGIN = 9;
const CLOSE = 5;
/** Pixels between the ends of two lines on one height, so that they do not look like one. */
const APART = 14;

const ORDER = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6] as const;

const isRelated = (a: Crossing, b: Crossing): boolean => a.ends[0] === b.ends[0] || a.ends[1] === b.ends[1];

const lowOf = ({ start, end }: Crossing): number => Math.min(start, end);
const highOf = ({ start, end }: Crossing): number => Math.max(start, end);

interface Placed {
  readonly crossing: Crossing;
  readonly track: number;
}

/** Whether two lines would lie on one another: level on one height, or upright between their heights. */
const collide = (a: Placed, b: Placed): boolean => {
  if (isRelated(a.crossing, b.crossing)) return false;
  const [one, other] = [a.crossing, b.crossing];
  if (a.track === b.track) return lowOf(one) < highOf(other) + APART && lowOf(other) < highOf(one) + APART;
  const isBelow = (upper: Placed, lower: Placed): boolean =>
    Math.abs(upper.crossing.start - lower.crossing.end) < CLOSE && upper.track > lower.track;
  return isBelow(a, b) || isBelow(b, a);
};

/** Gives each crossing a height in its gap, so that lines of different boxes are told apart. */
export const heightsOf = (
  crossings: readonly Crossing[],
  { gapBelow }: Pick<Layers, 'gapBelow'>,
  frames: readonly Place[],
): ReadonlyMap<Crossing, number> => {
  const heights = new Map<Crossing, number>();
  for (const gap of new Set(crossings.map((crossing) => crossing.gap))) {
    const all = crossings.filter((crossing) => crossing.gap === gap);
    const { top, bottom } = gapBelow(gap);
    const middle = (top + bottom) / 2;
    const most = Math.max(0, (bottom - top) / 2 - MARGIN);
    const onBorder = (crossing: Crossing, track: number): boolean =>
      frames.some(
        ({ x, y, w, h }) =>
          lowOf(crossing) < x + w &&
          highOf(crossing) > x &&
          [y, y + h].some((border) => Math.abs(border - middle - track * TRACK) < CLOSE),
      );
    const placed: Placed[] = [];
    for (const crossing of all) {
      const costOf = (track: number): number =>
        placed.filter((one) => collide({ crossing, track }, one)).length * 4 +
        (onBorder(crossing, track) ? 2 : 0) +
        (Math.abs(track) * TRACK > most ? 1 : 0);
      let best = { track: 0, cost: Infinity };
      for (const track of ORDER) {
        const cost = costOf(track);
        if (cost < best.cost) best = { track, cost };
        if (cost === 0) break;
      }
      placed.push({ crossing, track: best.track });
    }
    const reach = Math.max(1, ...placed.map(({ track }) => Math.abs(track)));
    const step = Math.min(TRACK, most / reach);
    for (const { crossing, track } of placed) heights.set(crossing, middle + track * step);
  }
  return heights;
};
