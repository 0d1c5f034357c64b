import type { Box, Spot } from './box.ts';
import { middleOf, roundPlace, turn } from './box.ts';

/** Handles of a selection, by the way they lie in. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

/** All handles, clockwise from the left top corner. */
export const HANDLES: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

/** How a box is resized. */
export interface ResizeOptions {
  /** Keeps the proportions. */
  readonly keepsAspect: boolean;
  /** Keeps the middle where it is. */
  readonly fromMiddle: boolean;
  /** Smallest width and height. */
  readonly least?: number;
}

/** Returns where a handle stands on a box, each from 0 to 1. */
export const placeOfHandle = (handle: Handle): Spot => ({
  x: handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5,
  y: handle.includes('n') ? 0 : handle.includes('s') ? 1 : 0.5,
});

interface Length {
  readonly at: number;
  readonly size: number;
}

/** Resizes along one axis: `side` is 0 for its beginning, 1 for its end, 0.5 for neither. */
const stretch = (
  { at, size }: Length,
  { side, by, fromMiddle, least }: { side: number; by: number; fromMiddle: boolean; least: number },
): Length => {
  if (side === 0.5) return { at, size };
  const grown = (side === 1 ? by : -by) * (fromMiddle ? 2 : 1);
  const next = Math.max(least, size + grown);
  const from = fromMiddle ? at + (size - next) / 2 : side === 1 ? at : at + size - next;
  return { at: from, size: next };
};

/** Resizes a box by a handle that was moved; with kept proportions the longer way counts. */
export const resizeBox = (
  box: Box,
  handle: Handle,
  {
    dx,
    dy,
    keepsAspect,
    fromMiddle,
    least = 8,
  }: ResizeOptions & { readonly dx: number; readonly dy: number },
): Box => {
  const { x: sideX, y: sideY } = placeOfHandle(handle);
  const across = stretch({ at: box.x, size: box.w }, { side: sideX, by: dx, fromMiddle, least });
  const down = stretch({ at: box.y, size: box.h }, { side: sideY, by: dy, fromMiddle, least });
  if (!keepsAspect || box.w === 0 || box.h === 0)
    return { x: across.at, y: down.at, w: across.size, h: down.size };
  const scale =
    sideX === 0.5
      ? down.size / box.h
      : sideY === 0.5
        ? across.size / box.w
        : Math.max(across.size / box.w, down.size / box.h);
  const [w, h] = [box.w * scale, box.h * scale];
  const fixedX = fromMiddle ? 0.5 : 1 - sideX;
  const fixedY = fromMiddle ? 0.5 : 1 - sideY;
  return { x: box.x + (box.w - w) * fixedX, y: box.y + (box.h - h) * fixedY, w, h };
};

/** Resizes a turned box by a way on the page: its other side stays where it is seen. */
export const resizeTurned = (
  box: Box & { readonly rot?: number | undefined },
  handle: Handle,
  options: ResizeOptions & { readonly dx: number; readonly dy: number },
): Box => {
  const { rot = 0 } = box;
  if (rot === 0) return resizeBox(box, handle, options);
  const way = turn({ x: options.dx, y: options.dy }, { x: 0, y: 0 }, -rot);
  const next = resizeBox(box, handle, { ...options, dx: way.x, dy: way.y });
  const [before, after] = [middleOf(box), middleOf(next)];
  const seen = turn(after, before, rot);
  return { ...next, x: next.x + seen.x - after.x, y: next.y + seen.y - after.y };
};

/** Places a box in a frame that was resized as it stood in the frame before. */
export const scaleInto = (box: Box, before: Box, after: Box): Box => {
  const [across, down] = [before.w === 0 ? 1 : after.w / before.w, before.h === 0 ? 1 : after.h / before.h];
  return {
    x: roundPlace(after.x + (box.x - before.x) * across),
    y: roundPlace(after.y + (box.y - before.y) * down),
    w: roundPlace(box.w * across),
    h: roundPlace(box.h * down),
  };
};
