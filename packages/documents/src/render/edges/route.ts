import type { EdgeEnd, Router } from '../../model/definition.types.ts';
import { widen } from '../markup.ts';
import type { Box, Point } from '../markup.ts';
import { STUB, routeAround, runsThrough } from './route-around.ts';
import { curvePoints, visibleLength } from '../visible-length.ts';

type Side = 'n' | 'e' | 's' | 'w';

/** Ends of a route. */
export interface RouteEnds {
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  /** Boxes of the cells at its ends. */
  readonly fromBox: Box | undefined;
  readonly toBox: Box | undefined;
  /** Pixels by which it stands aside, where several connectors join the same shapes. Default 0. */
  readonly aside?: number;
  /** Pixels that a connector from a shape to itself reaches out, so that its label stands clear. */
  readonly reach?: number;
}

/** The way of a connector. */
export interface Route {
  /** Its corners; of a curve the two ends and the two points that pull at it. */
  readonly points: readonly Point[];
  readonly isCurve: boolean;
}

const OUT: Readonly<Record<Side, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const centre = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];

const pointOn = (box: Box, side: Side, aside = 0): Point => {
  const [cx, cy] = centre(box);
  const [dx, dy] = OUT[side];
  return [cx + (dx * box.w) / 2 + (dx === 0 ? aside : 0), cy + (dy * box.h) / 2 + (dy === 0 ? aside : 0)];
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
  readonly side: Side;
}

const boxOfEnd = (end: EdgeEnd, box: Box | undefined): Box =>
  box ?? { x: end.x ?? 0, y: end.y ?? 0, w: 0, h: 0 };

/** The two boxes that a connector joins, and how far it stands aside of their middles. */
interface Joined {
  readonly a: Box;
  readonly b: Box;
  readonly aside: number;
}

const fixEnds = ({ a, b, aside }: Joined, { from, to }: RouteEnds): readonly [Fixed, Fixed] => {
  const [facingA, facingB] = facingSides(a, b);
  const [sideA, sideB] = [from.side ?? facingA, to.side ?? facingB];
  return [
    { at: pointOn(a, sideA, aside), side: sideA },
    { at: pointOn(b, sideB, aside), side: sideB },
  ];
};

const stubOf = ({ at, side }: Fixed, length = STUB): Point => {
  const [dx, dy] = OUT[side];
  return [at[0] + dx * length, at[1] + dy * length];
};

const isLevel = (side: Side): boolean => side === 'e' || side === 'w';

const flip = ([x, y]: Point): Point => [y, x];

/** Joins two ends that both lie on level sides. */
const levelCorners = (a: Fixed, b: Fixed, aside: number): Point[] => {
  const isForward = a.side === 'e' || a.side === 's';
  const way = isForward ? 1 : -1;
  if (a.side === b.side) {
    const x = (isForward ? Math.max(a.at[0], b.at[0]) : Math.min(a.at[0], b.at[0])) + way * (STUB + aside);
    return [
      [x, a.at[1]],
      [x, b.at[1]],
    ];
  }
  const ahead = (b.at[0] - a.at[0]) * way;
  if (ahead >= CLEAR) {
    const x = (a.at[0] + b.at[0]) / 2 + Math.max(-ahead / 3, Math.min(ahead / 3, aside));
    return [
      [x, a.at[1]],
      [x, b.at[1]],
    ];
  }
  const [start, end, y]: readonly [Point, Point, number] = [
    [a.at[0] + way * STUB, a.at[1]],
    [b.at[0] - way * STUB, b.at[1]],
    (a.at[1] + b.at[1]) / 2 + aside,
  ];
  return [start, [start[0], y], [end[0], y], end];
};

const flipped = ({ at, side }: Fixed): Fixed => ({
  at: flip(at),
  side: side === 'n' ? 'w' : side === 's' ? 'e' : side === 'w' ? 'n' : 's',
});

/** Joins two stubs by level and upright lines with as few corners as look right. */
const corners = (a: Fixed, b: Fixed, aside: number): Point[] => {
  const [start, end] = [stubOf(a), stubOf(b)];
  const isLevelA = isLevel(a.side);
  if (isLevelA !== isLevel(b.side)) return [start, isLevelA ? [end[0], start[1]] : [start[0], end[1]], end];
  // Upright sides are the same with x and y changed over.
  return isLevelA ? levelCorners(a, b, aside) : levelCorners(flipped(a), flipped(b), aside).map(flip);
};

/** Returns whether a point lies on the way between two others, on a level or upright line. */
const isOnWay = (a: Point, b: Point, c: Point): boolean =>
  (a[0] === b[0] && b[0] === c[0] && (b[1] - a[1]) * (c[1] - b[1]) >= 0) ||
  (a[1] === b[1] && b[1] === c[1] && (b[0] - a[0]) * (c[0] - b[0]) >= 0);

/** Leaves out corners that lie on a line with their neighbours. */
const straighten = (points: readonly Point[]): Point[] => {
  const kept: Point[] = [];
  for (const point of points) {
    const [b, a] = [kept.at(-1), kept.at(-2)];
    if (b !== undefined && Math.abs(b[0] - point[0]) < 0.01 && Math.abs(b[1] - point[1]) < 0.01) continue;
    if (a !== undefined && b !== undefined && isOnWay(a, b, point)) kept.pop();
    kept.push(point);
  }
  return kept;
};

/** Returns where a line from a point in a box towards another point leaves the box. */
const leave = (box: Box, [px, py]: Point, [tx, ty]: Point): Point => {
  const [dx, dy] = [tx - px, ty - py];
  if (dx === 0 && dy === 0) return [px, py];
  const share = Math.min(
    dx === 0 ? Infinity : ((dx > 0 ? box.x + box.w : box.x) - px) / dx,
    dy === 0 ? Infinity : ((dy > 0 ? box.y + box.h : box.y) - py) / dy,
    1,
  );
  return [px + dx * Math.max(0, share), py + dy * Math.max(0, share)];
};

/** Joins the middles of two boxes by a straight line between their frames; one that stands aside runs beside it. */
const straightLine = ({ a, b, aside }: Joined): Point[] => {
  const [from, to] = [centre(a), centre(b)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // The same side, from either of the two.
  const way = dx > 0 || (dx === 0 && dy > 0) ? 1 : -1;
  const share = (aside * way) / (Math.sqrt(dx * dx + dy * dy) || 1);
  const move = ([x, y]: Point): Point => [x - dy * share, y + dx * share];
  const [begin, end] = aside === 0 ? [from, to] : [move(from), move(to)];
  return [leave(a, begin, end), leave(b, end, begin)];
};

const isStraightAhead = (a: Fixed, b: Fixed): boolean =>
  (isLevel(a.side) && isLevel(b.side) && Math.abs(a.at[1] - b.at[1]) < 1 && a.side !== b.side) ||
  (!isLevel(a.side) && !isLevel(b.side) && Math.abs(a.at[0] - b.at[0]) < 1 && a.side !== b.side);

/** Least visible length of a connector, in pixels. */
const CLEAR = 10;
const SIDES: readonly Side[] = ['e', 's', 'n', 'w'];

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.w >= inner.x + inner.w &&
  outer.y + outer.h >= inner.y + inner.h;

const isSame = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.w - b.w) < 1 && Math.abs(a.h - b.h) < 1;

/** Lists those of two boxes that hide the lines behind them: one that holds the other does not. */
export const wallsOf = (a: Box, b: Box): readonly Box[] =>
  isSame(a, b) ? [a] : holds(a, b) ? [b] : holds(b, a) ? [a] : [a, b];

const curveThrough = (a: Fixed, b: Fixed): Point[] => {
  const pull = Math.max(STUB, (Math.abs(a.at[0] - b.at[0]) + Math.abs(a.at[1] - b.at[1])) * 0.35);
  return [a.at, stubOf(a, pull), stubOf(b, pull), b.at];
};

const isApart = ({ a, b }: Joined): boolean =>
  Math.max(b.x - a.x - a.w, a.x - b.x - b.w, b.y - a.y - a.h, a.y - b.y - b.h) >= CLEAR;

/** Returns whether enough of a route is seen, and none of its lines runs through a shape. */
const isClear = (points: readonly Point[], walls: readonly Box[]): boolean =>
  visibleLength(points, walls) >= CLEAR &&
  !points.some((point, index) => {
    const before = points[index - 1];
    return before !== undefined && walls.some((wall) => runsThrough(before, point, wall));
  });

/** Chooses the sides on which a connector leaves a shape and comes back to it. */
const loopSides = (box: Box, out: Side | undefined, back: Side | undefined): readonly [Side, Side] => {
  // A low shape has no room for both ends on one side.
  const usual: readonly [Side, Side] = box.h < STUB ? ['n', 'e'] : ['e', 'e'];
  if (out === undefined && back === undefined) return usual;
  const side = out ?? back ?? 'e';
  return [side, back ?? side];
};

/** Leads a connector from a shape back to itself: out on one side, and in on it or another one. */
const loop = (box: Box, { from, to, aside = 0, reach = STUB }: RouteEnds): Point[] => {
  const [sideA, sideB] = loopSides(box, from.side, to.side);
  // Those that stand aside on the other side reach out as far, and a little more.
  const more = aside < 0 ? 3 - aside * 2 : aside * 2;
  if (sideA !== sideB) {
    const a = { at: pointOn(box, sideA), side: sideA };
    const b = { at: pointOn(box, sideB), side: sideB };
    return around(a, b, { walls: [widen(box, 2)], out: STUB + more });
  }
  const half = Math.max(6, Math.min(isLevel(sideA) ? box.h / 4 : box.w / 4, STUB));
  const a = { at: pointOn(box, sideA, -half), side: sideA };
  const b = { at: pointOn(box, sideA, half), side: sideA };
  const out = Math.max(STUB, reach) + more;
  return [a.at, stubOf(a, out), stubOf(b, out), b.at];
};

const around = (
  a: Fixed,
  b: Fixed,
  { walls, out = STUB }: { readonly walls: readonly Box[]; readonly out?: number },
): Point[] => {
  const way = routeAround({
    start: stubOf(a, out),
    end: stubOf(b, out),
    isUpright: [!isLevel(a.side), !isLevel(b.side)],
    boxes: walls,
  });
  return straighten([a.at, ...way, b.at]);
};

/** Leads a connector from a shape to one inside of it: over the widest gap between their frames. */
const inward = (outer: Box, inner: Box, aside: number): Point[] | undefined => {
  const gaps: Readonly<Record<Side, number>> = {
    n: inner.y - outer.y,
    w: inner.x - outer.x,
    s: outer.y + outer.h - inner.y - inner.h,
    e: outer.x + outer.w - inner.x - inner.w,
  };
  const side = SIDES.reduce((best, one) => (gaps[one] > gaps[best] ? one : best));
  if (gaps[side] < CLEAR) return undefined;
  const [dx, dy] = OUT[side];
  const [x, y] = pointOn(inner, side, aside);
  return [
    [x + dx * gaps[side], y + dy * gaps[side]],
    [x, y],
  ];
};

/** Finds a way on which a connector between shapes that lie close, one over the other or the wrong way round is seen. */
const wayRound = (joined: Joined, { from, to }: RouteEnds, walls: readonly Box[]): Point[] => {
  const { a, b, aside } = joined;
  let [best, most]: [Point[], number] = [[], -1];
  for (const sideA of from.side === undefined ? SIDES : [from.side])
    for (const sideB of to.side === undefined ? SIDES : [to.side]) {
      const ends = [
        { at: pointOn(a, sideA, aside), side: sideA },
        { at: pointOn(b, sideB, aside), side: sideB },
      ] as const;
      const way = around(...ends, { walls });
      if (isClear(way, walls)) return way;
      const seen = visibleLength(way, walls);
      if (seen > most) [best, most] = [way, seen];
    }
  if (most >= CLEAR) return best;
  // On its right every shape is left at last.
  const right = Math.max(a.x + a.w, b.x + b.w) + STUB + Math.abs(aside);
  const [begin, end] = [pointOn(a, 'e', aside), pointOn(b, 'e', aside)];
  return straighten([begin, [right, begin[1]], [right, end[1]], end]);
};

const plainRoute = (joined: Joined, ends: RouteEnds, router: Router): Route => {
  if (router === 'straight' && ends.from.side === undefined && ends.to.side === undefined)
    return { points: straightLine(joined), isCurve: false };
  const [a, b] = fixEnds(joined, ends);
  if (router === 'straight') return { points: [a.at, b.at], isCurve: false };
  if (router === 'curve') return { points: curveThrough(a, b), isCurve: true };
  const points = isStraightAhead(a, b)
    ? [a.at, b.at]
    : straighten([a.at, ...corners(a, b, joined.aside), b.at]);
  return { points, isCurve: false };
};

/** Leads a connector between two shapes of which one holds the other; undefined where none does. */
const nestedRoute = ({ a, b, aside }: Joined): Point[] | undefined => {
  if (holds(a, b)) return inward(a, b, aside);
  return holds(b, a) ? inward(b, a, aside)?.reverse() : undefined;
};

const isSeen = ({ points, isCurve }: Route, router: Router, walls: readonly Box[]): boolean =>
  router === 'orthogonal'
    ? isClear(points, walls)
    : visibleLength(isCurve ? curvePoints(points) : points, walls) >= CLEAR;

/** Finds the route of a connector between its ends. Some of it is always seen, also between shapes that lie over one another. */
export const findRoute = (ends: RouteEnds, router: Router): Route => {
  const { from, to, fromBox, toBox, aside = 0 } = ends;
  const joined = { a: boxOfEnd(from, fromBox), b: boxOfEnd(to, toBox), aside };
  const { a, b } = joined;
  if ((from.id !== undefined && from.id === to.id) || isSame(a, b))
    return { points: loop(a, ends), isCurve: false };
  const route = plainRoute(joined, ends, router);
  const isFree = from.side === undefined && to.side === undefined;
  if (isFree && isApart(joined)) return route;
  const nested = isFree ? nestedRoute(joined) : undefined;
  if (nested !== undefined) return { points: nested, isCurve: false };
  const walls = wallsOf(a, b);
  if (isSeen(route, router, walls)) return route;
  return { points: wayRound(joined, ends, walls), isCurve: false };
};
