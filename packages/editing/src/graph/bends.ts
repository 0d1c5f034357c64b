import type { Point } from '@chartdock/documents';
import type { Spot } from './box.ts';

/** How a piece of a connector is moved. */
export interface BendOptions {
  readonly dx: number;
  readonly dy: number;
  /** Distance of the lines of the grid that it comes onto; 0 without one. */
  readonly grid: number;
  /** Whether its lines are level and upright. */
  readonly isLevel: boolean;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

/** Leaves out corners that lie on a line with their neighbours. */
const withoutStraight = (points: readonly Point[]): Point[] =>
  points.filter((b, at) => {
    const [a, c] = [points[at - 1], points[at + 1]];
    if (a === undefined || c === undefined) return true;
    const isUpright = near(a[0], b[0]) && near(b[0], c[0]);
    const isLevel = near(a[1], b[1]) && near(b[1], c[1]);
    return !isUpright && !isLevel;
  });

const onGrid = (value: number, grid: number): number =>
  grid > 0 ? Math.round(value / grid) * grid : Math.round(value);

/**
 * Moves the piece behind a corner of a route aside, and returns the bends that the connector has then, without its ends. A piece that
 * ends at a shape gets a corner of its own there.
 */
export const bendSegment = (
  points: readonly Point[],
  index: number,
  { dx, dy, grid, isLevel }: BendOptions,
): readonly Point[] => {
  const [a, b] = [points[index], points[index + 1]];
  if (a === undefined || b === undefined) return points.slice(1, -1);
  if (!isLevel) {
    const middle: Point = [onGrid((a[0] + b[0]) / 2 + dx, grid), onGrid((a[1] + b[1]) / 2 + dy, grid)];
    return [...points.slice(1, index + 1), middle, ...points.slice(index + 1, -1)];
  }
  const isUpright = near(a[0], b[0]);
  const move = ([x, y]: Point): Point =>
    isUpright ? [onGrid(a[0] + dx, grid), y] : [x, onGrid(a[1] + dy, grid)];
  const isFirst = index === 0;
  const isLast = index === points.length - 2;
  const head = isFirst ? [a, ...partWay(a, b, 0.3)] : points.slice(0, index);
  const tail = isLast ? [...partWay(b, a, 0.3), b] : points.slice(index + 2);
  const from = isFirst ? (head.at(-1) ?? a) : a;
  const to = isLast ? (tail[0] ?? b) : b;
  return withoutStraight([...head, move(from), move(to), ...tail]).slice(1, -1);
};

const partWay = (a: Point, b: Point, share: number): Point[] => [
  [Math.round(a[0] + (b[0] - a[0]) * share), Math.round(a[1] + (b[1] - a[1]) * share)],
];

/** Returns the share of a line, from 0 to 1, at which it is nearest to a place. */
export const shareAlong = (points: readonly Point[], at: Spot): number => {
  let [walked, best, least] = [0, 0, Infinity];
  for (const [index, b] of points.entries()) {
    const a = points[index - 1];
    if (a === undefined) continue;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    const along = length === 0 ? 0 : ((at.x - a[0]) * dx + (at.y - a[1]) * dy) / length;
    const share = Math.max(0, Math.min(length, along));
    const far = Math.hypot(
      at.x - a[0] - (dx * share) / (length || 1),
      at.y - a[1] - (dy * share) / (length || 1),
    );
    if (far < least) [least, best] = [far, walked + share];
    walked += length;
  }
  return walked === 0 ? 0.5 : best / walked;
};

/** Returns the place at a share of a line, from 0 to 1 of its length. */
export const spotAlong = (points: readonly Point[], share: number): Spot => {
  const lengths = points.slice(1).map((b, at) => {
    const a = points[at] ?? b;
    return Math.hypot(b[0] - a[0], b[1] - a[1]);
  });
  let left = lengths.reduce((sum, one) => sum + one, 0) * share;
  for (const [at, length] of lengths.entries()) {
    const [a, b] = [points[at], points[at + 1]];
    if (a === undefined || b === undefined) break;
    if (left <= length && length > 0)
      return { x: a[0] + ((b[0] - a[0]) * left) / length, y: a[1] + ((b[1] - a[1]) * left) / length };
    left -= length;
  }
  const [x, y] = points.at(-1) ?? [0, 0];
  return { x, y };
};
