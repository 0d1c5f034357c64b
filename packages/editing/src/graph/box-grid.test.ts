import { describe, expect, it } from 'vitest';
import { Random } from '../testing/random.ts';
import { touches } from './box.ts';
import { BoxGrid } from './box-grid.ts';

describe('BoxGrid', () => {
  it('finds what a comparison with all finds, whatever moved', () => {
    const random = new Random(7);
    const number = (most: number): number => random.below(most);
    const boxes = new Map<string, { x: number; y: number; w: number; h: number }>();
    const grid = new BoxGrid();
    for (let step = 0; step < 2_000; step += 1) {
      const id = `b${number(300)}`;
      const box = { x: number(8_000) - 4_000, y: number(8_000) - 4_000, w: number(900), h: number(400) };
      if (number(5) === 0) {
        boxes.delete(id);
        grid.drop(id);
      } else {
        boxes.set(id, box);
        grid.put(id, box);
      }
      if (step % 20 > 0) continue;
      const area = { x: number(8_000) - 4_000, y: number(8_000) - 4_000, w: number(3_000), h: number(9_000) };
      const all = [...boxes].filter(([, one]) => touches(one, area)).map(([name]) => name);
      expect(grid.search(area).sort()).toEqual(all.sort());
    }
  });
});
