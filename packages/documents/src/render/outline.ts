import { evaluate } from '../shapes/expression.ts';
import type { PathStep, Shape } from '../shapes/shape.types.ts';
import type { Box, Point } from './markup.ts';

/** A way into a shape, from a point outside of it or on its frame. */
interface Ray {
  readonly from: Point;
  readonly to: Point;
}

const CURVE_PIECES = 16;
const CLOSE = 1e-6;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const isOnWay = (share: number): boolean => share >= -CLOSE && share <= 1 + CLOSE;

/** Shares of a ray at which it meets a line; one that runs along it meets it at both ends. */
const meetLine = ({ from, to }: Ray, a: Point, b: Point): number[] => {
  const [way, line, start] = [minus(to, from), minus(b, a), minus(a, from)];
  const turn = cross(way, line);
  if (Math.abs(turn) > CLOSE) {
    const along = cross(start, way) / turn;
    return isOnWay(along) ? [cross(start, line) / turn] : [];
  }
  const length = dot(way, way);
  if (length < CLOSE || Math.abs(cross(start, way)) > CLOSE * length) return [];
  return [dot(start, way) / length, dot(minus(b, from), way) / length];
};

interface Arc {
  readonly radii: Point;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

/** Finds the middle of the circle of radius 1 through two points; a circle that is too small for them is the one around them. */
const middleOf = (a: Point, b: Point, { isLarge, isClockwise }: Arc): { centre: Point; radius: number } => {
  const [half, way]: readonly [Point, Point] = [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], minus(b, a)];
  const chord = Math.sqrt(dot(way, way)) / 2;
  const radius = Math.max(1, chord);
  const aside = Math.sqrt(Math.max(0, radius * radius - chord * chord));
  const side = (isLarge === isClockwise ? 1 : -1) * (chord === 0 ? 0 : aside / (chord * 2));
  return { centre: [half[0] + way[1] * side, half[1] - way[0] * side], radius };
};

/**
 * Shares of a ray at which it meets an arc. No angles: sines differ between engines in their last digits, and pictures are the same
 * bytes everywhere.
 */
const meetArc = (ray: Ray, ends: readonly [Point, Point], arc: Arc): number[] => {
  const [rx, ry] = arc.radii;
  if (rx < CLOSE || ry < CLOSE) return meetLine(ray, ...ends);
  const scale = ([x, y]: Point): Point => [x / rx, y / ry];
  const [a, b, from, to] = [scale(ends[0]), scale(ends[1]), scale(ray.from), scale(ray.to)];
  const { centre, radius } = middleOf(a, b, arc);
  const [way, start] = [minus(to, from), minus(from, centre)];
  const [square, linear] = [dot(way, way), dot(start, way)];
  const under = linear * linear - square * (dot(start, start) - radius * radius);
  if (under < 0 || square < CLOSE * CLOSE) return [];
  const root = Math.sqrt(under);
  return [(-linear - root) / square, (-linear + root) / square].filter((share) => {
    const at: Point = [from[0] + way[0] * share, from[1] + way[1] * share];
    const side = cross(minus(b, a), minus(at, a));
    return arc.isClockwise ? side <= CLOSE : side >= -CLOSE;
  });
};

/** Returns points on a curve through its beginning, pulled by points, to its end. */
const curvePoints = (points: readonly Point[]): Point[] =>
  Array.from({ length: CURVE_PIECES }, (_, index) => {
    const t = (index + 1) / CURVE_PIECES;
    let level = points;
    while (level.length > 1)
      level = level.slice(1).map((b, at): Point => {
        const a = level[at] ?? b;
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      });
    return level[0] ?? [0, 0];
  });

/** Shares of a ray at which it meets one outline. */
const meetSteps = (ray: Ray, steps: readonly PathStep[], box: Box): number[] => {
  const size = { w: box.w, h: box.h };
  let [begin, at]: [Point, Point] = [
    [box.x, box.y],
    [box.x, box.y],
  ];
  const found: number[] = [];
  const lineTo = (next: Point): void => {
    found.push(...meetLine(ray, at, next));
    at = next;
  };
  for (const { command, values } of steps) {
    const numbers = values.map((value) => evaluate(value, size));
    const pointAt = (index: number): Point => [
      box.x + (numbers[index] ?? 0),
      box.y + (numbers[index + 1] ?? 0),
    ];
    if (command === 'M') [begin, at] = [pointAt(0), pointAt(0)];
    else if (command === 'L') lineTo(pointAt(0));
    else if (command === 'Z') lineTo(begin);
    else if (command === 'A') {
      const [rx = 0, ry = 0, large = 0, sweep = 0] = numbers;
      const arc = { radii: [rx, ry], isLarge: large > 0, isClockwise: sweep > 0 } as const;
      found.push(...meetArc(ray, [at, pointAt(4)], arc));
      at = pointAt(4);
    } else {
      const pulls = numbers.flatMap((_, index) => (index % 2 === 0 ? [pointAt(index)] : []));
      curvePoints([at, ...pulls]).forEach(lineTo);
    }
  }
  return found;
};

/** A line that comes to the frame of a shape. */
interface Approach {
  readonly from: Point;
  /** Where it leads on to; the middle of the shape unless given. */
  readonly to?: Point;
}

/**
 * Returns where a line that comes to the frame of a shape, and leads on to its middle, meets its drawing. It stays at the frame
 * where it meets nothing before the middle.
 */
export const meetOutline = (
  shape: Shape,
  box: Box,
  { from, to = [box.x + box.w / 2, box.y + box.h / 2] }: Approach,
): Point => {
  const ray = { from, to };
  const shares = shape.paths.flatMap(({ steps }) => meetSteps(ray, steps, box)).filter(isOnWay);
  if (shares.length === 0) return from;
  const first = Math.max(0, Math.min(...shares));
  return [from[0] + (to[0] - from[0]) * first, from[1] + (to[1] - from[1]) * first];
};

/** Sums 1, -x²/(a), +x⁴/(a·b) … for sines and cosines of up to an eighth of a turn. */
const alternate = (square: number, divisors: readonly number[]): number =>
  divisors.reduceRight((sum, divisor) => 1 - (square / divisor) * sum, 1);

/**
 * Returns cosine and sine of an angle. Those of the engine differ in their last digits from one to the next, and pictures are the
 * same bytes everywhere; sums and products do not.
 */
const turnOf = (degrees: number): Point => {
  const quarters = Math.round(degrees / 90);
  const angle = ((degrees - quarters * 90) * Math.PI) / 180;
  const square = angle * angle;
  const cos = alternate(square, [2, 12, 30, 56, 90, 132, 182]);
  const sin = angle * alternate(square, [6, 20, 42, 72, 110, 156, 210]);
  const turns: readonly Point[] = [
    [cos, sin],
    [-sin, cos],
    [-cos, -sin],
    [sin, -cos],
  ];
  return turns[((quarters % 4) + 4) % 4] ?? [1, 0];
};

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Outline that a shape is drawn in, and its turn around its middle. */
export interface TurnedBox {
  readonly box: Box;
  /** Clockwise. */
  readonly degrees: number;
}

/**
 * Returns where a line that comes to the frame of a shape meets the shape as it is drawn turned. The line is turned back
 * instead, from outside of all that the shape can reach, because a turned shape may reach over its frame.
 */
export const meetTurned = (shape: Shape, { box, degrees }: TurnedBox, from: Point): Point => {
  const centre: Point = [box.x + box.w / 2, box.y + box.h / 2];
  const out = minus(from, centre);
  const far = Math.sqrt(dot(out, out));
  if (far < CLOSE) return from;
  const reach = (box.w + box.h) / far;
  const [cos, sin] = turnOf(degrees);
  const turn = ([x, y]: Point, side: 1 | -1): Point => [x * cos - side * y * sin, side * x * sin + y * cos];
  const [rx, ry] = turn([out[0] * reach, out[1] * reach], -1);
  const begin: Point = [centre[0] + rx, centre[1] + ry];
  const met = meetOutline(shape, box, { from: begin });
  if (met === begin) return from;
  const [x, y] = turn(minus(met, centre), 1);
  return [rounded(centre[0] + x), rounded(centre[1] + y)];
};
