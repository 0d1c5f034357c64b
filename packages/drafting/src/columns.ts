import type { Place } from './geometry.types.ts';
import type { Layer, Layers } from './layers.ts';

/** Pixels that an upright line keeps from boxes, from the sides of groups, and from other lines. */
const FROM_BOX = 9;
const FROM_SIDE = 7;
const FROM_LINE = 9;
/** How far a line goes out of its way to keep from sides and lines. */
const DETOUR = 70;

interface Span {
  readonly low: number;
  readonly high: number;
}

/** Finds the place nearest to the wanted one that lies in none of the spans. */
const nearestFree = (wanted: number, spans: readonly Span[]): number => {
  const isFree = (x: number): boolean => spans.every(({ low, high }) => x <= low || x >= high);
  if (isFree(wanted)) return wanted;
  let best = Infinity;
  for (const x of spans.flatMap(({ low, high }) => [low, high]))
    if (Math.abs(x - wanted) < Math.abs(best - wanted) && isFree(x)) best = x;
  return best;
};

const around = (x: number, reach: number): Span => ({ low: x - reach, high: x + reach });

/** Finds places at which upright lines pass ranks, and keeps those that are taken. */
export interface Columns {
  /** Takes a place in one rank, as near to the wanted one as the boxes allow. */
  readonly pass: (layer: number, wanted: number) => number;
  /** Takes the first place, outwards from the wanted one, that no line has in the ranks between two. */
  readonly aside: (ranks: readonly [first: number, last: number], wanted: number, step: number) => number;
}

export const columnsOf = ({ all }: Layers, frames: readonly Place[]): Columns => {
  const taken = all.map((): number[] => []);
  const boxesIn = ({ boxes }: Layer): Span[] =>
    boxes.map(({ place: { x, w } }) => ({ low: x - FROM_BOX, high: x + w + FROM_BOX }));
  const sidesIn = ({ top, bottom }: Layer): Span[] =>
    frames
      .filter(({ y, h }) => y < bottom && y + h > top)
      .flatMap(({ x, w }) => [around(x, FROM_SIDE), around(x + w, FROM_SIDE)]);
  const hard = all.map(boxesIn);
  const soft = all.map(sidesIn);
  return {
    pass: (layer, wanted) => {
      const boxes = hard[layer] ?? [];
      const lines = taken[layer] ?? [];
      const near = nearestFree(wanted, boxes);
      const apart = nearestFree(wanted, [
        ...boxes,
        ...(soft[layer] ?? []),
        ...lines.map((x) => around(x, FROM_LINE)),
      ]);
      const x = Math.abs(apart - near) > DETOUR ? near : apart;
      lines.push(x);
      return x;
    },
    aside: ([first, last], wanted, step) => {
      const crossed = taken.slice(first, last + 1);
      let x = wanted;
      while (crossed.some((lines) => lines.some((one) => Math.abs(one - x) < FROM_LINE))) x += step;
      for (const lines of crossed) lines.push(x);
      return x;
    },
  };
};
