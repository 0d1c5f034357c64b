import { contains, overlaps } from './view.ts';
import type { Area } from './view.ts';

/** Finds the parts in an area without looking at every part. */
export interface PartIndex {
  /** Returns the numbers of the parts that an area touches, from the lowest to the one above all others. */
  readonly within: (area: Area) => number[];
}

const CELLS = 64;

/** Sorts parts into the squares of a grid, and returns how those in an area are found. */
const sortParts = (boxes: readonly Area[], whole: Area): PartIndex['within'] => {
  const side = Math.max(64, Math.max(whole.w, whole.h) / CELLS);
  const cells = new Map<number, number[]>();
  const large: number[] = [];
  const column = (x: number): number => Math.floor((x - whole.x) / side);
  const row = (y: number): number => Math.floor((y - whole.y) / side);
  boxes.forEach((box, number) => {
    const [left, right, top, bottom] = [column(box.x), column(box.x + box.w), row(box.y), row(box.y + box.h)];
    // A part that spreads over many squares is cheaper to look at every time.
    if ((right - left + 1) * (bottom - top + 1) > CELLS) return void large.push(number);
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) {
        const key = y * 4_096 + x;
        const list = cells.get(key);
        if (list === undefined) cells.set(key, [number]);
        else list.push(number);
      }
  });
  return (area) => {
    const found = new Set<number>();
    const take = (numbers: readonly number[]): void => {
      for (const number of numbers) {
        const box = boxes[number];
        if (box !== undefined && overlaps(area, box)) found.add(number);
      }
    };
    take(large);
    const [left, right] = [Math.max(-2, column(area.x)), Math.min(CELLS + 2, column(area.x + area.w))];
    const [top, bottom] = [Math.max(-2, row(area.y)), Math.min(CELLS + 2, row(area.y + area.h))];
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) take(cells.get(y * 4_096 + x) ?? []);
    return [...found].sort((a, b) => a - b);
  };
};

/** Indexes parts, so that those in sight are found in time that grows with their own number. */
export const indexParts = (boxes: readonly Area[], whole: Area): PartIndex => {
  let find: PartIndex['within'] | undefined;
  return {
    // Of a document that is shown whole nothing has to be sorted.
    within: (area) =>
      find === undefined && boxes.every((box) => contains(area, box))
        ? boxes.map((_, number) => number)
        : (find ??= sortParts(boxes, whole))(area),
  };
};
