import type { Point } from './geometry.types.ts';

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** Returns how far along a line, from 0 to 1, the point of it lies that is nearest to a place. */
export const shareAt = (points: readonly Point[], [x, y]: Point): number => {
  let [walked, best, nearest] = [0, 0, Infinity];
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.hypot(dx, dy);
    const along = length === 0 ? 0 : clamp(((x - start[0]) * dx + (y - start[1]) * dy) / length ** 2);
    const distance = Math.hypot(start[0] + dx * along - x, start[1] + dy * along - y);
    if (distance < nearest) [nearest, best] = [distance, walked + length * along];
    walked += length;
  });
  return walked === 0 ? 0.5 : best / walked;
};
