import type { EdgeEnd, Router } from '../model/definition.types.ts';
import type { Box } from './markup.ts';

/** A corner of a route. */
export type Point = readonly [x: number, y: number];
type Side = 'n' | 'e' | 's' | 'w';

/** What a route is found between. */
export interface RouteEnds {
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  /** Boxes of the cells at its ends. */
  readonly fromBox: Box | undefined;
  readonly toBox: Box | undefined;
}

const STUB = 22;
const OUT: Readonly<Record<Side, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const centre = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];

const pointOn = (box: Box, side: Side): Point => {
  const [cx, cy] = centre(box);
  const [dx, dy] = OUT[side];
  return [cx + (dx * box.w) / 2, cy + (dy * box.h) / 2];
};

/** Chooses the sides two boxes look at one another with: along the axis on which they are further apart. */
const facingSides = (a: Box, b: Box): readonly [Side, Side] => {
  const [gapX, gapY] = [
    Math.max(b.x - a.x - a.w, a.x - b.x - b.w),
    Math.max(b.y - a.y - a.h, a.y - b.y - b.h),
  ];
  const [ac, bc] = [centre(a), centre(b)];
  if (gapY > 0 && (gapX <= 0 || gapY > gapX * 0.6)) return bc[1] > ac[1] ? ['s', 'n'] : ['n', 's'];
  if (gapX > 0) return bc[0] > ac[0] ? ['e', 'w'] : ['w', 'e'];
  return ['e', 'e'];
};

interface Fixed {
  readonly at: Point;
  readonly side: Side | undefined;
}

const boxOfEnd = (end: EdgeEnd, box: Box | undefined): Box =>
  box ?? { x: end.x ?? 0, y: end.y ?? 0, w: 0, h: 0 };

const fixEnds = ({ from, to, fromBox, toBox }: RouteEnds): readonly [Fixed, Fixed] => {
  const [a, b] = [boxOfEnd(from, fromBox), boxOfEnd(to, toBox)];
  const [facingA, facingB] = facingSides(a, b);
  const [sideA, sideB] = [from.side ?? facingA, to.side ?? facingB];
  return [
    { at: pointOn(a, sideA), side: sideA },
    { at: pointOn(b, sideB), side: sideB },
  ];
};

const stubOf = ({ at, side }: Fixed): Point => {
  const [dx, dy] = side === undefined ? [0, 0] : OUT[side];
  return [at[0] + dx * STUB, at[1] + dy * STUB];
};

const isLevel = (side: Side | undefined): boolean => side === 'e' || side === 'w';

const flip = ([x, y]: Point): Point => [y, x];

/** Joins two ends that both lie on level sides. */
const levelCorners = (a: Fixed, b: Fixed, [start, end]: readonly [Point, Point]): Point[] => {
  const isForward = a.side === 'e' || a.side === 's';
  if (a.side === b.side) {
    const x = isForward ? Math.max(start[0], end[0]) : Math.min(start[0], end[0]);
    return [
      [x, start[1]],
      [x, end[1]],
    ];
  }
  const isAhead = isForward ? end[0] >= start[0] : end[0] <= start[0];
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  return isAhead
    ? [
        [x, start[1]],
        [x, end[1]],
      ]
    : [start, [start[0], y], [end[0], y], end];
};

/** Joins two stubs by level and upright lines with as few corners as look right. */
const corners = (a: Fixed, b: Fixed): Point[] => {
  const [start, end] = [stubOf(a), stubOf(b)];
  const isLevelA = isLevel(a.side);
  if (isLevelA !== isLevel(b.side)) return [start, isLevelA ? [end[0], start[1]] : [start[0], end[1]], end];
  // Upright sides are the same with x and y changed over.
  return isLevelA ? levelCorners(a, b, [start, end]) : levelCorners(a, b, [flip(start), flip(end)]).map(flip);
};

/** Leaves out corners that lie on a line with their neighbours. */
const straighten = (points: readonly Point[]): Point[] => {
  const kept: Point[] = [];
  for (const point of points) {
    const [b, a] = [kept.at(-1), kept.at(-2)];
    if (b !== undefined && Math.abs(b[0] - point[0]) < 0.01 && Math.abs(b[1] - point[1]) < 0.01) continue;
    const isOnLine =
      a !== undefined &&
      b !== undefined &&
      ((a[0] === b[0] && b[0] === point[0]) || (a[1] === b[1] && b[1] === point[1]));
    if (isOnLine) kept.pop();
    kept.push(point);
  }
  return kept;
};

/** Where a straight line from the middle of a box to a point leaves the box. */
const edgeTowards = (box: Box, [tx, ty]: Point): Point => {
  const [cx, cy] = centre(box);
  const [dx, dy] = [tx - cx, ty - cy];
  if (dx === 0 && dy === 0) return [cx, cy];
  const share = Math.min(
    dx === 0 ? Infinity : box.w / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.h / 2 / Math.abs(dy),
    1,
  );
  return [cx + dx * share, cy + dy * share];
};

const isStraightAhead = (a: Fixed, b: Fixed): boolean =>
  (isLevel(a.side) && isLevel(b.side) && Math.abs(a.at[1] - b.at[1]) < 1 && a.side !== b.side) ||
  (!isLevel(a.side) && !isLevel(b.side) && Math.abs(a.at[0] - b.at[0]) < 1 && a.side !== b.side);

/** Finds the route of a connector between its ends; for a curve the two ends and the two points that pull at it. */
export const findRoute = (ends: RouteEnds, router: Router): Point[] => {
  if (router === 'straight' && ends.from.side === undefined && ends.to.side === undefined) {
    const [a, b] = [boxOfEnd(ends.from, ends.fromBox), boxOfEnd(ends.to, ends.toBox)];
    return [edgeTowards(a, centre(b)), edgeTowards(b, centre(a))];
  }
  const [a, b] = fixEnds(ends);
  if (router === 'straight') return [a.at, b.at];
  if (router === 'curve') {
    const pull = Math.max(STUB, (Math.abs(a.at[0] - b.at[0]) + Math.abs(a.at[1] - b.at[1])) * 0.35);
    const towards = ({ at, side }: Fixed): Point => {
      const [dx, dy] = OUT[side ?? 'e'];
      return [at[0] + dx * pull, at[1] + dy * pull];
    };
    return [a.at, towards(a), towards(b), b.at];
  }
  return isStraightAhead(a, b) ? [a.at, b.at] : straighten([a.at, ...corners(a, b), b.at]);
};
