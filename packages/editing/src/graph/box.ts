import type { Point } from '@chartdock/documents';

/** A rectangle of a page, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A place of a page. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Returns the smallest box around some; undefined for none. */
export const boundsOf = (boxes: readonly Box[]): Box | undefined => {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
};

/** Returns the box around points; undefined for none. */
export const boundsOfPoints = (points: readonly Point[]): Box | undefined =>
  boundsOf(points.map(([x, y]) => ({ x, y, w: 0, h: 0 })));

/** Returns the box between two corners. */
export const boxBetween = (a: Spot, b: Spot): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  w: Math.abs(a.x - b.x),
  h: Math.abs(a.y - b.y),
});

/** Returns whether a box lies within another. */
export const encloses = (outer: Box, { x, y, w, h }: Box): boolean =>
  x >= outer.x && y >= outer.y && x + w <= outer.x + outer.w && y + h <= outer.y + outer.h;

/** Returns whether two boxes have a point in common. */
export const touches = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h;

/** Returns whether a point lies in a box, with some room around it. */
export const holdsSpot = ({ x, y, w, h }: Box, at: Spot, slack = 0): boolean =>
  at.x >= x - slack && at.x <= x + w + slack && at.y >= y - slack && at.y <= y + h + slack;

/** Widens a box on all sides. */
export const widen = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + by * 2,
  h: h + by * 2,
});

/** Returns the middle of a box. */
export const middleOf = ({ x, y, w, h }: Box): Spot => ({ x: x + w / 2, y: y + h / 2 });

/** Turns a point around another, by degrees clockwise. */
export const turn = (at: Spot, around: Spot, degrees: number): Spot => {
  if (degrees === 0) return at;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [at.x - around.x, at.y - around.y];
  return { x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos };
};

/** Returns the box around a turned one. */
export const turnedBox = (box: Box & { readonly rot?: number | undefined }): Box => {
  const { x, y, w, h, rot = 0 } = box;
  if (rot === 0) return { x, y, w, h };
  const middle = middleOf(box);
  const corners = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ].map((corner) => turn(corner, middle, rot));
  return boundsOf(corners.map((corner) => ({ ...corner, w: 0, h: 0 }))) ?? { x, y, w, h };
};

/** Returns how far a point lies from a line between two others. */
export const distanceTo = ({ x, y }: Spot, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
};

/** Rounds to hundredths of a pixel, so that moving there and back is the same number. */
export const roundPlace = (value: number): number => Math.round(value * 100) / 100;
