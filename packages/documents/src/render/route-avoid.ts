import type { EdgeEnd } from '../model/definition.types.ts';
import type { Box, Point } from './markup.ts';
import { runsThrough } from './route-around.ts';

/** How far a route keeps from what it leads around, in pixels. */
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

/** What a way is found between, and what it leads around. */
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

/** Keeps what is to be looked at, the most promising first; of equals the one with the lower key, the same everywhere. */
class Queue {
  readonly #all: Open[] = [];

  get isEmpty(): boolean {
    return this.#all.length === 0;
  }

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

const search = ({ xs, ys, walls, starts, goals }: Searching): Point[] | undefined => {
  const columns = xs.length;
  const cellOf = ([x, y]: Point): number => ys.indexOf(y) * columns + xs.indexOf(x);
  const pointOf = (key: number): Point => {
    const cell = key >> 1;
    return [xs[cell % columns] ?? 0, ys[Math.trunc(cell / columns)] ?? 0];
  };
  // Few walls stand in any one row or column: only those are asked for each step.
  const inRow = ys.map((y) => walls.filter((wall) => y > wall.y + EDGE && y < wall.y + wall.h - EDGE));
  const inColumn = xs.map((x) => walls.filter((wall) => x > wall.x + EDGE && x < wall.x + wall.w - EDGE));
  const ends = new Map(goals.map((door) => [cellOf(door.stub), door]));
  const leftFrom = ([x, y]: Point): number =>
    goals.reduce(
      (least, { stub }) => Math.min(least, Math.abs(stub[0] - x) + Math.abs(stub[1] - y)),
      Infinity,
    );
  const best = new Map<number, number>();
  const came = new Map<number, number>();
  const begun = new Map<number, Door>();
  const open = new Queue();
  const reach = (key: number, cost: number, from: number): void => {
    if (cost >= (best.get(key) ?? Infinity)) return;
    best.set(key, cost);
    came.set(key, from);
    open.push({ key, cost, rank: cost + leftFrom(pointOf(key)) });
  };
  for (const door of starts) {
    const key = (cellOf(door.stub) << 1) | (door.isUpright ? 1 : 0);
    if (door.cost >= (best.get(key) ?? Infinity)) continue;
    begun.set(key, door);
    reach(key, door.cost, -1);
  }
  let [final, finalFrom] = [Infinity, -1];
  while (!open.isEmpty) {
    const next = open.pop();
    if (next === undefined || next.rank >= final) break;
    const { key, cost } = next;
    if (cost > (best.get(key) ?? Infinity)) continue;
    const door = ends.get(key >> 1);
    if (door !== undefined) {
      const whole = cost + door.cost + (door.isUpright === ((key & 1) === 1) ? 0 : CORNER);
      if (whole < final) [final, finalFrom] = [whole, key];
    }
    const cell = key >> 1;
    const [column, row] = [cell % columns, Math.trunc(cell / columns)];
    const here = pointOf(key);
    const step = (to: number, isUpright: boolean): void => {
      const there = pointOf(to << 1);
      const near = (isUpright ? inColumn[column] : inRow[row]) ?? walls;
      if (near.some((box) => runsThrough(here, there, box))) return;
      const turn = isUpright === ((key & 1) === 1) ? 0 : CORNER;
      const length = Math.abs(here[0] - there[0]) + Math.abs(here[1] - there[1]);
      reach((to << 1) | (isUpright ? 1 : 0), cost + length + turn, key);
    };
    if (column > 0) step(cell - 1, false);
    if (column < columns - 1) step(cell + 1, false);
    if (row > 0) step(cell - columns, true);
    if (row < ys.length - 1) step(cell + columns, true);
  }
  if (finalFrom === -1 && final === Infinity) return undefined;
  const points: Point[] = [];
  let first = finalFrom;
  for (let key = finalFrom; key >= 0; key = came.get(key) ?? -1) {
    points.push(pointOf(key));
    first = key;
  }
  const [start, goal] = [begun.get(first), ends.get(finalFrom >> 1)];
  if (start === undefined || goal === undefined) return undefined;
  return [start.at, ...points.reverse(), goal.at];
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
