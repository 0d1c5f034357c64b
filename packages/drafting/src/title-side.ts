import { widthOf } from '@chartdock/documents';
import type { Place, Point } from './geometry.types.ts';
import { cuts } from './route-straight.ts';

const FONT = 13;
const HEAD = 24;
const INSET = 8;
const SIDES = ['left', 'right', 'center'] as const;

/** Finds at which side of its upper border the title of a frame is crossed by the fewest lines: at the left, if there is a choice. */
export const sideOfTitle = (
  text: string,
  { x, y, w }: Place,
  lines: readonly (readonly Point[])[],
): (typeof SIDES)[number] => {
  const wide = Math.min(w - 2 * INSET, widthOf(text, FONT) + INSET);
  const free = w - 2 * INSET - wide;
  const starts = { left: 0, right: free, center: free / 2 };
  const crossings = (side: (typeof SIDES)[number]): number => {
    const room = { x: x + INSET + starts[side], y: y + 4, w: wide, h: HEAD };
    return lines.filter((points) =>
      points.slice(1).some((end, index) => cuts(points[index] ?? end, end, room)),
    ).length;
  };
  const counted = SIDES.map((side) => ({ side, count: crossings(side) }));
  return [...counted].sort((a, b) => a.count - b.count)[0]?.side ?? 'left';
};
