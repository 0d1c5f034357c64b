import type { EdgeEnd } from '../../model/definition.types.ts';
import type { Box, Point } from '../markup.ts';
import { runsThrough } from './route-around.ts';

/** Distance of a route from the shapes it leads around, in pixels. */
const CLEAR = 14;
/** A corner costs as much as a way of so many pixels. */
const CORNER = 40;
/** Leaving a shape on a side that does not look at the other costs as much as a way of so many pixels. */
const ODD_SIDE = 24;
/** More boxes than these are not led around: the nearest count. */
const MOST_BOXES = 24;

type Side = 'n' | 'e' | 's' | 'w';

/** A line along the frame of a box runs not through it. */
const EDGE = 0.5;

const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];
const OUT: Readonly<Record<Side, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** Ends of a way, and the shapes around which it leads. */
export interface Avoiding {
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  readonly fromBox: Box;
  readonly toBox: Box;
  readonly boxes: readonly Box[];
}

/** A side that a connector may leave or come to. */
interface Door {
  readonly at: Point;
  readonly stub: Point;
  readonly isUpright: boolean;
  readonly cost: number;
}

const doorsOf = (box: Box, end: EdgeEnd, [tx, ty]: Point): Door[] => {
  const sides = end.side === undefined ? SIDES : [end.side];
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  return sides.map((side) => {
    const [dx, dy] = OUT[side];
    const at: Point = [cx + (dx * box.w) / 2, cy + (dy * box.h) / 2];
    const isFacing = dx * (tx - cx) + dy * (ty - cy) > 0;
    return {
      at,
      stub: [at[0] + dx * CLEAR, at[1] + dy * CLEAR],
      isUpright: dx === 0,
      cost: isFacing ? 0 : ODD_SIDE,
    };
  });
};

const isInside = ([px, py]: Point, { x, y, w, h }: Box): boolean =>
  px > x + 0.5 && px < x + w - 0.5 && py > y + 0.5 && py < y + h - 0.5;

const sorted = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

interface Open {
  readonly key: number;
  readonly cost: number;
  readonly rank: number;
}

/** Keeps places still to be looked at, the most promising first; of equals the one with the lower key, the same everywhere. */
class Queue {
  readonly #all: Open[] = [];

  push(one: Open): void {
    const all = this.#all;
    let at = all.length;
    all.push(one);
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = all[up];
      if (above === undefined || !isBefore(one, above)) break;
      all[at] = above;
      at = up;
    }
    all[at] = one;
  }

  pop(): Open | undefined {
    const all = this.#all;
    const [first] = all;
    const last = all.pop();
    if (first === undefined || last === undefined || all.length === 0) return first;
    let at = 0;
    for (;;) {
      const left = at * 2 + 1;
      const [one, other] = [all[left], all[left + 1]];
      const isRight = other !== undefined && one !== undefined && isBefore(other, one);
      const child = isRight ? other : one;
      if (child === undefined || !isBefore(child, last)) break;
      all[at] = child;
      at = isRight ? left + 1 : left;
    }
    all[at] = last;
    return first;
  }
}

const isBefore = (a: Open, b: Open): boolean => a.rank < b.rank || (a.rank === b.rank && a.key < b.key);

const nearestOf = (boxes: readonly Box[], a: Point, b: Point): readonly Box[] => {
  if (boxes.length <= MOST_BOXES) return boxes;
  const far = ({ x, y, w, h }: Box): number =>
    Math.abs(x + w / 2 - (a[0] + b[0]) / 2) + Math.abs(y + h / 2 - (a[1] + b[1]) / 2);
  return [...boxes].sort((one, other) => far(one) - far(other)).slice(0, MOST_BOXES);
};

/**
 * Finds the way with the least length and corners between two shapes that leads through no box; undefined where there is none. Ends
 * without a side may be on any.
 */
export const routeAvoiding = ({ from, to, fromBox, toBox, boxes }: Avoiding): Point[] | undefined => {
  const [a, b]: readonly [Point, Point] = [
    [fromBox.x + fromBox.w / 2, fromBox.y + fromBox.h / 2],
    [toBox.x + toBox.w / 2, toBox.y + toBox.h / 2],
  ];
  const walls = [...nearestOf(boxes, a, b), fromBox, toBox];
  const isOpen = ({ stub }: Door): boolean => !walls.some((box) => isInside(stub, box));
  const starts = doorsOf(fromBox, from, b).filter(isOpen);
  const goals = doorsOf(toBox, to, a).filter(isOpen);
  if (starts.length === 0 || goals.length === 0) return undefined;
  const stubs = [...starts, ...goals].map(({ stub }) => stub);
  const xs = sorted([...stubs.map(([x]) => x), ...walls.flatMap(({ x, w }) => [x - CLEAR, x + w + CLEAR])]);
  const ys = sorted([...stubs.map(([, y]) => y), ...walls.flatMap(({ y, h }) => [y - CLEAR, y + h + CLEAR])]);
  const way = search({ xs, ys, walls, starts, goals });
  return way === undefined ? undefined : straighten(way);
};

interface Searching {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly walls: readonly Box[];
  readonly starts: readonly Door[];
  readonly goals: readonly Door[];
}

/** Knowledge of the way to the crossings of a grid, each once for each way that it is come to. */
interface Walk {
  readonly best: Map<number, number>;
  readonly came: Map<number, number>;
  readonly begun: Map<number, Door>;
}

/** Lists the crossings next to one, each with whether the way to it is upright. */
const neighboursOf = (cell: number, columns: number, rows: number): (readonly [number, boolean])[] => {
  const [column, row] = [cell % columns, Math.trunc(cell / columns)];
  const next: (readonly [number, boolean])[] = [];
  if (column > 0) next.push([cell - 1, false]);
  if (column < columns - 1) next.push([cell + 1, false]);
  if (row > 0) next.push([cell - columns, true]);
  if (row < rows - 1) next.push([cell + columns, true]);
  return next;
};

/** Returns a function that says whether a step from one crossing to the next is free. */
const freeSteps = ({ xs, ys, walls }: Searching): ((cell: number, a: Point, b: Point) => boolean) => {
  // Few walls stand in any one row or column: only those are asked for each step.
  const inRow = ys.map((y) => walls.filter((wall) => y > wall.y + EDGE && y < wall.y + wall.h - EDGE));
  const inColumn = xs.map((x) => walls.filter((wall) => x > wall.x + EDGE && x < wall.x + wall.w - EDGE));
  return (cell, a, b) => {
    const near = a[0] === b[0] ? inColumn[cell % xs.length] : inRow[Math.trunc(cell / xs.length)];
    return !(near ?? walls).some((box) => runsThrough(a, b, box));
  };
};

const isUpright = (key: number): boolean => (key & 1) === 1;
const keyOf = (cell: number, upright: boolean): number => (cell << 1) | (upright ? 1 : 0);

const search = (searching: Searching): Point[] | undefined => {
  const { xs, ys, starts, goals } = searching;
  const columns = xs.length;
  const isFree = freeSteps(searching);
  const cellOf = ([x, y]: Point): number => ys.indexOf(y) * columns + xs.indexOf(x);
  const pointOf = (key: number): Point => {
    const cell = key >> 1;
    return [xs[cell % columns] ?? 0, ys[Math.trunc(cell / columns)] ?? 0];
  };
  const ends = new Map(goals.map((door) => [cellOf(door.stub), door]));
  const leftFrom = ([x, y]: Point): number =>
    goals.reduce(
      (least, { stub }) => Math.min(least, Math.abs(stub[0] - x) + Math.abs(stub[1] - y)),
      Infinity,
    );
  const walk: Walk = { best: new Map(), came: new Map(), begun: new Map() };
  const open = new Queue();
  const reach = (key: number, cost: number, from: number): boolean => {
    if (cost >= (walk.best.get(key) ?? Infinity)) return false;
    walk.best.set(key, cost);
    walk.came.set(key, from);
    open.push({ key, cost, rank: cost + leftFrom(pointOf(key)) });
    return true;
  };
  const stepOn = ({ key, cost }: Open): void => {
    const here = pointOf(key);
    for (const [to, upright] of neighboursOf(key >> 1, columns, ys.length)) {
      const there = pointOf(to << 1);
      if (!isFree(key >> 1, here, there)) continue;
      const turn = upright === isUpright(key) ? 0 : CORNER;
      const length = Math.abs(here[0] - there[0]) + Math.abs(here[1] - there[1]);
      reach(keyOf(to, upright), cost + length + turn, key);
    }
  };
  for (const door of starts) {
    const key = keyOf(cellOf(door.stub), door.isUpright);
    if (reach(key, door.cost, -1)) walk.begun.set(key, door);
  }
  // A goal that is come to the wrong way costs a corner more, so that a later one may still be cheaper.
  let [final, last] = [Infinity, -1];
  for (let next = open.pop(); next !== undefined && next.rank < final; next = open.pop()) {
    if (next.cost > (walk.best.get(next.key) ?? Infinity)) continue;
    const door = ends.get(next.key >> 1);
    const turn = door === undefined || door.isUpright === isUpright(next.key) ? 0 : CORNER;
    const whole = door === undefined ? Infinity : next.cost + door.cost + turn;
    if (whole < final) [final, last] = [whole, next.key];
    stepOn(next);
  }
  return last < 0 ? undefined : walkBack(walk, { last, pointOf, goal: ends.get(last >> 1) });
};

interface Back {
  readonly last: number;
  readonly pointOf: (key: number) => Point;
  readonly goal: Door | undefined;
}

const walkBack = ({ came, begun }: Walk, { last, pointOf, goal }: Back): Point[] | undefined => {
  const points: Point[] = [];
  let first = last;
  for (let key = last; key >= 0; key = came.get(key) ?? -1) {
    points.push(pointOf(key));
    first = key;
  }
  const start = begun.get(first);
  return start === undefined || goal === undefined ? undefined : [start.at, ...points.reverse(), goal.at];
};

const isOnWay = (a: Point, b: Point, c: Point): boolean =>
  (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);

const straighten = (points: readonly Point[]): Point[] => {
  const kept: Point[] = [];
  for (const point of points) {
    const [b, a] = [kept.at(-1), kept.at(-2)];
    if (b !== undefined && b[0] === point[0] && b[1] === point[1]) continue;
    if (a !== undefined && b !== undefined && isOnWay(a, b, point)) kept.pop();
    kept.push(point);
  }
  return kept;
};
