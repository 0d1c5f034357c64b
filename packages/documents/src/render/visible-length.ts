import type { Box, Point } from './markup.ts';

/** Returns the shares of a line between which it runs inside a box. */
const sharesInside = (a: Point, b: Point, { x, y, w, h }: Box): readonly [number, number] => {
  let [first, last] = [0, 1];
  const spans = [
    [a[0], b[0], x, x + w],
    [a[1], b[1], y, y + h],
  ] as const;
  for (const [from, to, low, high] of spans) {
    const way = to - from;
    if (way === 0) {
      if (from <= low || from >= high) return [0, 0];
      continue;
    }
    const [one, other] = [(low - from) / way, (high - from) / way];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first < last ? [first, last] : [0, 0];
};

/** Returns how much of a route is seen that boxes stand over, in pixels. */
export const visibleLength = (points: readonly Point[], boxes: readonly Box[]): number => {
  let seen = 0;
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (a === undefined || b === undefined) break;
    const hidden = boxes.map((box) => sharesInside(a, b, box)).sort((one, other) => one[0] - other[0]);
    let [share, from] = [1, 0];
    for (const [first, last] of hidden) {
      share -= Math.max(0, last - Math.max(first, from));
      from = Math.max(from, last);
    }
    seen += share * Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
  }
  return seen;
};

/** Returns points on a curve, close enough together to find a place on it. */
export const curvePoints = ([a, b, c, d]: readonly Point[]): Point[] => {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  return Array.from({ length: 17 }, (_, index) => {
    const t = index / 16;
    const mix = (k: 0 | 1): number =>
      a[k] * (1 - t) ** 3 + 3 * b[k] * t * (1 - t) ** 2 + 3 * c[k] * t ** 2 * (1 - t) + d[k] * t ** 3;
    return [mix(0), mix(1)];
  });
};
