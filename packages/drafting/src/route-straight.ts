import type { Columns } from './columns.ts';
import type { Place, Point, StandingBox } from './geometry.types.ts';
import type { Layers } from './layers.ts';
import { passesOf } from './passes.ts';

/** Pixels that a straight line keeps from the boxes that it passes. */
const CLEAR = 4;

/** Returns whether a stretch runs through a rectangle. */
export const cuts = ([x1, y1]: Point, [x2, y2]: Point, { x, y, w, h }: Place): boolean => {
  let [enter, leave] = [0, 1];
  for (const [start, delta, low, high] of [
    [x1, x2 - x1, x, x + w],
    [y1, y2 - y1, y, y + h],
  ] as const) {
    if (delta === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [a, b] = [(low - start) / delta, (high - start) / delta];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave;
};

const widen = ({ x, y, w, h }: Place): Place => ({
  x: x - CLEAR,
  y: y - CLEAR,
  w: w + 2 * CLEAR,
  h: h + 2 * CLEAR,
});

const topOf = ({ port: { x, y, w } }: StandingBox): Point => [x + w / 2, y];
const bottomOf = ({ port: { x, y, w, h } }: StandingBox): Point => [x + w / 2, y + h];

/**
 * Leads a connector straight from the lower side of the upper box, which is below its caption, to the upper side of the lower
 * box, and with a bend at every rank where it would cut another box.
 */
export const routeStraight = (
  { from, to, through }: { readonly from: string; readonly to: string; readonly through: readonly Point[] },
  { layers, columns, boxes }: { layers: Layers; columns: Columns; boxes: ReadonlyMap<string, StandingBox> },
): readonly Point[] => {
  const isDown = layers.indexOf(from) < layers.indexOf(to);
  const [upper, lower] = isDown ? [from, to] : [to, from];
  const [above, below] = [boxes.get(upper), boxes.get(lower)];
  if (above === undefined || below === undefined) return [];
  const [start, end] = [bottomOf(above), topOf(below)];
  const isFree = [...boxes.values()].every(
    (box) => box === above || box === below || !cuts(start, end, widen(box.place)),
  );
  if (isFree) return isDown ? [start, end] : [end, start];
  const way = { from: upper, to: lower, through: isDown && through.length > 0 ? through : [start, end] };
  const first = layers.indexOf(upper);
  const passes = passesOf(way, layers, columns) ?? [];
  // Aslant only in the gaps between ranks: a low box beside a high one is left, and reached, straight.
  const bends = [start[0], ...passes, end[0]].flatMap((x, index): Point[] => {
    const { top, bottom } = layers.all[first + index] ?? { top: start[1], bottom: end[1] };
    return [
      [x, index === 0 ? start[1] : top],
      [x, index > passes.length ? end[1] : bottom],
    ];
  });
  return isDown ? bends : [...bends].reverse();
};
