import type { StandingBox } from './geometry.types.ts';

/** Boxes beside one another, and the heights between which they stand. */
export interface Layer {
  readonly top: number;
  readonly bottom: number;
  readonly boxes: readonly StandingBox[];
}

/** Ranks of boxes from top to bottom. No box reaches into a gap between two of them. */
export interface Layers {
  readonly all: readonly Layer[];
  /** Returns which rank a box stands in; 0 for one that does not stand. */
  readonly indexOf: (id: string) => number;
  /** Returns the heights between which the gap below a rank lies; -1 is the gap above all. */
  readonly gapBelow: (index: number) => { readonly top: number; readonly bottom: number };
}

/** Pixels that lines take above the first rank and below the last. */
const MARGIN = 52;

/** Sorts boxes into ranks: those whose heights overlap stand in one. */
export const layersOf = (boxes: readonly StandingBox[]): Layers => {
  const all: { top: number; bottom: number; boxes: StandingBox[] }[] = [];
  for (const box of [...boxes].sort((a, b) => a.place.y - b.place.y)) {
    const [top, bottom] = [box.place.y, box.place.y + box.place.h];
    const last = all.at(-1);
    if (last === undefined || top >= last.bottom) all.push({ top, bottom, boxes: [box] });
    else {
      last.boxes.push(box);
      last.bottom = Math.max(last.bottom, bottom);
    }
  }
  const indices = new Map(all.flatMap((layer, index) => layer.boxes.map(({ id }) => [id, index] as const)));
  return {
    all,
    indexOf: (id) => indices.get(id) ?? 0,
    gapBelow: (index) => {
      const [above, below] = [all[index], all[index + 1]];
      const top = above?.bottom ?? (below?.top ?? 0) - MARGIN;
      return { top, bottom: below?.top ?? top + MARGIN };
    },
  };
};
