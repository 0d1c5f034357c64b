import { describe, expect, it } from 'vitest';
import { overlaps } from '../../viewing/view.ts';
import { BoxGrid } from './box-grid.ts';

/** Draws numbers that are the same for the same seed. */
const createNumbers = (seed: number): ((most: number) => number) => {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
};

describe('BoxGrid', () => {
  it('finds the same as a full comparison', () => {
    const number = createNumbers(7);
    const boxes = new Map<string, { x: number; y: number; w: number; h: number }>();
    const grid = new BoxGrid();
    const place = (): number => number(8_000) - 4_000;
    for (let step = 0; step < 2_000; step += 1) {
      const id = `b${number(300)}`;
      const box = { x: place(), y: place(), w: number(900), h: number(400) };
      if (number(5) === 0) {
        boxes.delete(id);
        grid.drop(id);
      } else {
        boxes.set(id, box);
        grid.put(id, box);
      }
      if (step % 20 > 0) continue;
      const area = { x: place(), y: place(), w: number(3_000), h: number(9_000) };
      const all = [...boxes].filter(([, one]) => overlaps(one, area)).map(([name]) => name);
      expect(grid.search(area).sort()).toEqual(all.sort());
    }
  });
});
