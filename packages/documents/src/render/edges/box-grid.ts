import type { Box } from '../markup.ts';
import { overlaps } from '../../viewing/view.ts';

/** Edge of a cell of the grid, in pixels: about two shapes. */
const EDGE = 320;
/** A box over more cells than these is looked at in every search. */
const MOST_CELLS = 64;
const ROWS = 1 << 20;

interface Kept {
  readonly box: Box;
  readonly cells: readonly number[] | undefined;
}

const cellsOf = ({ x, y, w, h }: Box): readonly number[] | undefined => {
  const [left, right] = [Math.floor(x / EDGE), Math.floor((x + w) / EDGE)];
  const [top, bottom] = [Math.floor(y / EDGE), Math.floor((y + h) / EDGE)];
  if ((right - left + 1) * (bottom - top + 1) > MOST_CELLS) return undefined;
  const cells: number[] = [];
  for (let column = left; column <= right; column += 1)
    for (let row = top; row <= bottom; row += 1) cells.push(column * ROWS + row);
  return cells;
};

/** Finds boxes by the area they lie in. Boxes come, go and move one by one, each in a few microseconds. */
export class BoxGrid {
  readonly #all = new Map<string, Kept>();
  readonly #cells = new Map<number, Set<string>>();
  readonly #wide = new Set<string>();

  /** Puts a box in, or in the place of the one of its name. */
  put(id: string, box: Box): void {
    const before = this.#all.get(id);
    if (before !== undefined) {
      const { x, y, w, h } = before.box;
      if (x === box.x && y === box.y && w === box.w && h === box.h) return;
      this.drop(id);
    }
    const cells = cellsOf(box);
    this.#all.set(id, { box, cells });
    if (cells === undefined) this.#wide.add(id);
    else
      for (const cell of cells) {
        const there = this.#cells.get(cell);
        if (there === undefined) this.#cells.set(cell, new Set([id]));
        else there.add(id);
      }
  }

  /** Takes a box out. */
  drop(id: string): void {
    const kept = this.#all.get(id);
    if (kept === undefined) return;
    this.#all.delete(id);
    this.#wide.delete(id);
    for (const cell of kept.cells ?? []) {
      const there = this.#cells.get(cell);
      there?.delete(id);
      if (there?.size === 0) this.#cells.delete(cell);
    }
  }

  /** Returns the box of a name. */
  get(id: string): Box | undefined {
    return this.#all.get(id)?.box;
  }

  /** Lists the names of boxes that have a point in common with an area, in no order. */
  search(area: Box): string[] {
    const cells = cellsOf(area);
    if (cells === undefined)
      return [...this.#all].flatMap(([id, { box }]) => (overlaps(box, area) ? [id] : []));
    const near = new Set(this.#wide);
    for (const cell of cells) for (const id of this.#cells.get(cell) ?? []) near.add(id);
    return [...near].filter((id) => {
      const box = this.get(id);
      return box !== undefined && overlaps(box, area);
    });
  }
}
