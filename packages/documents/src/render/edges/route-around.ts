import type { Box, Point } from '../markup.ts';

/** How far a route keeps from the shapes it leads around, in pixels. */
export const STUB = 22;
// A corner costs as much as a way of so many pixels.
const CORNER = 60;

const isBetween = (value: number, low: number, high: number): boolean =>
  value > low + 0.5 && value < high - 0.5;

/** Returns whether a level or upright line runs through the inside of a box. */
export const runsThrough = (a: Point, b: Point, { x, y, w, h }: Box): boolean => {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return right > x + 0.5 && left < x + w - 0.5 && bottom > y + 0.5 && top < y + h - 0.5;
};

const isInside = ([px, py]: Point, { x, y, w, h }: Box): boolean =>
  isBetween(px, x, x + w) && isBetween(py, y, y + h);

const linesAround = (
  ends: readonly [number, number],
  spans: readonly (readonly [number, number])[],
): number[] => {
  const all = [...ends, ...spans.flatMap(([low, high]) => [low - STUB, high + STUB])];
  const [first, second] = spans;
  if (first !== undefined && second !== undefined)
    all.push((Math.min(first[1], second[1]) + Math.max(first[0], second[0])) / 2);
  return [...new Set(all)].sort((a, b) => a - b);
};

interface Step {
  readonly cost: number;
  readonly from: number;
}

/** The crossings of some level and upright lines; each is known by a number, once for each way that it is come to. */
interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

const pointOf = ({ xs, ys }: Grid, key: number): Point => {
  const cell = key >> 1;
  return [xs[cell % xs.length] ?? 0, ys[Math.trunc(cell / xs.length)] ?? 0];
};

/** Lists the crossings next to one, each with whether the way to it is upright. */
const nextTo = ({ xs, ys }: Grid, key: number): number[] => {
  const cell = key >> 1;
  const [column, row] = [cell % xs.length, Math.trunc(cell / xs.length)];
  const next: number[] = [];
  if (column > 0) next.push((cell - 1) << 1);
  if (column < xs.length - 1) next.push((cell + 1) << 1);
  if (row > 0) next.push(((cell - xs.length) << 1) | 1);
  if (row < ys.length - 1) next.push(((cell + xs.length) << 1) | 1);
  return next;
};

const cheapest = (open: ReadonlyMap<number, Step>): number => {
  let [best, least] = [-1, Infinity];
  for (const [key, { cost }] of open)
    if (cost < least || (cost === least && key < best)) [best, least] = [key, cost];
  return best;
};

const walkBack = (grid: Grid, last: number, done: ReadonlyMap<number, Step>): Point[] => {
  const way: Point[] = [];
  for (let key = last; key >= 0; key = done.get(key)?.from ?? -1) way.push(pointOf(grid, key));
  return way.reverse();
};

/** Ends of a way, and the shapes around which it leads. */
export interface Around {
  readonly start: Point;
  readonly end: Point;
  /** Whether the first and the last line stand upright. */
  readonly isUpright: readonly [boolean, boolean];
  readonly boxes: readonly Box[];
}

/**
 * Finds the way with the least length and corners from one point to another around boxes, on the lines beside them. A box that holds
 * one of the points is no hindrance.
 */
export const routeAround = ({ start, end, isUpright, boxes }: Around): Point[] => {
  const walls = boxes.filter((box) => !isInside(start, box) && !isInside(end, box));
  const grid: Grid = {
    xs: linesAround(
      [start[0], end[0]],
      walls.map(({ x, w }) => [x, x + w]),
    ),
    ys: linesAround(
      [start[1], end[1]],
      walls.map(({ y, h }) => [y, y + h]),
    ),
  };
  const cellOf = ([x, y]: Point): number => grid.ys.indexOf(y) * grid.xs.length + grid.xs.indexOf(x);
  const goal = cellOf(end);
  const [first, last] = isUpright.map((one) => (one ? 1 : 0));
  const open = new Map<number, Step>([[(cellOf(start) << 1) | (first ?? 0), { cost: 0, from: -1 }]]);
  const done = new Map<number, Step>();
  const costTo = (key: number, next: number): number => {
    const [a, b] = [pointOf(grid, key), pointOf(grid, next)];
    if (walls.some((box) => runsThrough(a, b, box))) return Infinity;
    const isLastTurn = next >> 1 === goal && (next & 1) !== last;
    const corners = ((next & 1) === (key & 1) ? 0 : CORNER) + (isLastTurn ? CORNER : 0);
    return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + corners;
  };
  while (open.size > 0) {
    const key = cheapest(open);
    const step = open.get(key) ?? { cost: 0, from: -1 };
    open.delete(key);
    done.set(key, step);
    if (key >> 1 === goal) return walkBack(grid, key, done);
    for (const next of nextTo(grid, key)) {
      const cost = done.has(next) ? Infinity : step.cost + costTo(key, next);
      if (cost < (open.get(next)?.cost ?? Infinity)) open.set(next, { cost, from: key });
    }
  }
  return [start, end];
};
