import type { Columns } from './columns.ts';
import type { Point } from './geometry.types.ts';
import type { Layers } from './layers.ts';

/** Finds where points that run downwards pass a height. */
const xAt = (points: readonly Point[], height: number): number => {
  const next = points.findIndex(([, y]) => y >= height);
  const [after, before] = [points[next] ?? points.at(-1) ?? [0, 0], points[next - 1]];
  if (before === undefined || next < 0 || after[1] === before[1]) return after[0];
  return before[0] + ((after[0] - before[0]) * (height - before[1])) / (after[1] - before[1]);
};

/** Finds where a line passes the ranks between its ends, between their boxes; undefined for one that does not lead down. */
export const passesOf = (
  { from, to, through }: { readonly from: string; readonly to: string; readonly through: readonly Point[] },
  layers: Layers,
  columns: Columns,
): readonly number[] | undefined => {
  const [first, last] = [layers.indexOf(from), layers.indexOf(to)];
  if (last <= first) return undefined;
  return layers.all
    .slice(first + 1, last)
    .map(({ top, bottom }, index) => columns.pass(first + 1 + index, xAt(through, (top + bottom) / 2)));
};
