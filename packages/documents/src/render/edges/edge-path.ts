import { num } from '../markup.ts';
import type { Point } from '../markup.ts';
import type { RoutedEdge } from './routed-edge.ts';

const ROUND = 6;
const JUMP = 5;
const MAX_JUMPS = 12;

/** An upright line of a route. */
export interface Upright {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly owner: number;
}

/** Lists the upright lines of routes by their place, so that crossings are found without comparing all with all. */
export const uprightLines = (edges: readonly RoutedEdge[]): Upright[] =>
  edges
    .flatMap(({ points }, owner) =>
      points.slice(1).flatMap((b, index) => {
        const a = points[index];
        if (a === undefined || a[0] !== b[0]) return [];
        return [{ x: a[0], top: Math.min(a[1], b[1]), bottom: Math.max(a[1], b[1]), owner }];
      }),
    )
    .sort((one, other) => one.x - other.x);

const firstAfter = (lines: readonly Upright[], x: number): number => {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.x ?? Infinity) < x) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Where a level line crosses upright lines of other connectors, in its own direction. */
const jumpsOn = (a: Point, b: Point, { lines, owner }: Crossing): number[] => {
  if (a[1] !== b[1]) return [];
  const [left, right] = [Math.min(a[0], b[0]) + ROUND + JUMP, Math.max(a[0], b[0]) - ROUND - JUMP];
  const found: number[] = [];
  for (let index = firstAfter(lines, left); found.length < MAX_JUMPS; index += 1) {
    const line = lines[index];
    if (line === undefined || line.x > right) break;
    const isCrossed = line.owner !== owner && line.top < a[1] - JUMP && line.bottom > a[1] + JUMP;
    if (isCrossed && line.x - (found.at(-1) ?? -Infinity) > JUMP * 3) found.push(line.x);
  }
  return a[0] < b[0] ? found : found.reverse();
};

/** Lines that a route may jump over. */
export interface Crossing {
  readonly lines: readonly Upright[];
  readonly owner: number;
}

/** Measures the way between two points in pixels. */
export const lengthOf = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

const along = (a: Point, b: Point, distance: number): Point => {
  const length = lengthOf(a, b) || 1;
  return [a[0] + ((b[0] - a[0]) * distance) / length, a[1] + ((b[1] - a[1]) * distance) / length];
};

/** Writes a point of a path. */
export const writePoint = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Writes a route as a path with rounded corners and jumps over crossed lines. */
export const pathOf = (points: readonly Point[], crossing: Crossing | undefined): string => {
  const [first] = points;
  if (first === undefined) return '';
  let path = `M${writePoint(first)}`;
  for (let index = 1; index < points.length; index += 1) {
    const [a, b, next] = [points[index - 1] ?? first, points[index] ?? first, points[index + 1]];
    if (crossing !== undefined)
      for (const x of jumpsOn(a, b, crossing)) {
        const way = a[0] < b[0] ? 1 : -1;
        path += `L${writePoint([x - JUMP * way, a[1]])}A${JUMP} ${JUMP} 0 0 ${way > 0 ? 1 : 0} ${writePoint([x + JUMP * way, a[1]])}`;
      }
    if (next === undefined) path += `L${writePoint(b)}`;
    else {
      const radius = Math.min(ROUND, lengthOf(a, b) / 2, lengthOf(b, next) / 2);
      path += `L${writePoint(along(b, a, radius))}Q${writePoint(b)} ${writePoint(along(b, next, radius))}`;
    }
  }
  return path;
};

/** Writes a route of four points as a curve. */
export const curveOf = ([a, b, c, d]: readonly Point[]): string =>
  a === undefined || b === undefined || c === undefined || d === undefined
    ? ''
    : `M${writePoint(a)}C${writePoint(b)} ${writePoint(c)} ${writePoint(d)}`;
