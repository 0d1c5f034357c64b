import type { EdgeLabel, EdgeLabelStyle } from '../model/definition.types.ts';
import { layoutText } from '../text/layout-text.ts';
import type { TextLayout } from '../text/layout-text.ts';
import type { Box, Point } from './markup.ts';

/** Size of the signs of labels. */
const LABEL_SIZE = 12;
const WIDTH = 160;
const STEPS = 20;

/** A label in lines, and where it stands. */
export interface PlacedLabel {
  readonly layout: TextLayout;
  readonly box: Box;
  /** How it looks where it says so. */
  readonly look?: EdgeLabelStyle | undefined;
}

/** Lays the texts of labels out; those without a sign are none. */
export const layoutLabels = (labels: readonly EdgeLabel[]): (readonly [EdgeLabel, TextLayout])[] =>
  labels
    .filter(({ text }) => text.trim() !== '')
    .map((label) => [
      label,
      layoutText(label.text, {
        width: WIDTH,
        size: label.style?.fontSize ?? LABEL_SIZE,
        weight: label.style?.bold === true ? 'bold' : 'regular',
      }),
    ]);

const lengthOf = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** Returns the point of a route at a share of its length. */
const pointAt = (points: readonly Point[], share: number): Point => {
  const total = points.slice(1).reduce((sum, b, index) => sum + lengthOf(points[index] ?? b, b), 0);
  let left = total * Math.max(0, Math.min(1, share));
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (a === undefined || b === undefined) break;
    const length = lengthOf(a, b);
    if (left <= length && length > 0)
      return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
};

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const boxAround = ([x, y]: Point, { w, h }: TextLayout): Box => ({
  x: x - w / 2 - 4,
  y: y - h / 2,
  w: w + 8,
  h,
});

/** Moves a box out of one that it overlaps, by the shortest way. */
const moveOut = (box: Box, wall: Box): Box => {
  const ways: readonly Point[] = [
    [wall.x - box.x - box.w, 0],
    [wall.x + wall.w - box.x, 0],
    [0, wall.y - box.y - box.h],
    [0, wall.y + wall.h - box.y],
  ];
  const [dx, dy] = ways.reduce((best, one) =>
    Math.abs(one[0] + one[1]) < Math.abs(best[0] + best[1]) ? one : best,
  );
  return { ...box, x: box.x + dx, y: box.y + dy };
};

/**
 * Finds a place for a label on its route: where it is wanted, or as near to that as it stands clear of the shapes at the ends and of
 * other labels; beside the route where none is clear.
 */
const placeLabel = (
  [{ t, dx, dy }, layout]: readonly [EdgeLabel, TextLayout],
  points: readonly Point[],
  walls: readonly Box[],
): Box => {
  const wanted = boxAround(pointAt(points, t), layout);
  // One that a person dragged off stays where it was put.
  if (dx !== undefined || dy !== undefined)
    return { ...wanted, x: wanted.x + (dx ?? 0), y: wanted.y + (dy ?? 0) };
  const isClear = (box: Box): boolean => !walls.some((wall) => overlaps(box, wall));
  if (isClear(wanted)) return wanted;
  for (const share of sharesNear(t)) {
    const box = boxAround(pointAt(points, share), layout);
    if (isClear(box)) return box;
  }
  return besides(wanted, walls);
};

/** Lists shares of a route on both sides of one, the nearest first. */
const sharesNear = (t: number): number[] =>
  Array.from({ length: STEPS }, (_, step) => [t - (step + 1) / STEPS, t + (step + 1) / STEPS])
    .flat()
    .filter((share) => share >= 0 && share <= 1);

/** Moves a box out of the walls that it stands in, and above all of them where that leads out of none. */
const besides = (wanted: Box, walls: readonly Box[]): Box => {
  const isClear = (box: Box): boolean => !walls.some((wall) => overlaps(box, wall));
  let box = wanted;
  // Out of one it may come into another; a few rounds lead out of all that lie together.
  for (let round = 0; round < 8 && !isClear(box); round += 1)
    for (const wall of walls) if (overlaps(box, wall)) box = moveOut(box, wall);
  if (isClear(box)) return box;
  const top = walls.reduce((least, wall) => Math.min(least, wall.y), box.y);
  return { ...box, y: top - box.h };
};

/** Finds places for the labels of a connector clear of the shapes at its ends and of one another. */
export const placeLabels = (
  labels: readonly (readonly [EdgeLabel, TextLayout])[],
  points: readonly Point[],
  taken: readonly Box[],
): PlacedLabel[] => {
  if (points.length < 2 || labels.length === 0) return [];
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const [{ style: look }, layout] = label;
    const walls = [...taken, ...placed.map(({ box }) => box)];
    const one = { layout, box: placeLabel(label, points, walls) };
    placed.push(look === undefined ? one : { ...one, look });
  }
  return placed;
};
