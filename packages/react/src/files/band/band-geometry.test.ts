import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BandLayout } from './band-geometry.ts';
import { boxBetween, spansUnder } from './band-geometry.ts';

const list: BandLayout = {
  count: 100_000,
  columns: 1,
  columnWidth: 800,
  columnGap: 0,
  rowStep: 44,
  itemHeight: 44,
};
const grid: BandLayout = {
  count: 10,
  columns: 4,
  columnWidth: 200,
  columnGap: 16,
  rowStep: 240,
  itemHeight: 224,
};

describe('the items under a band', () => {
  test('are whole rows of a list, drawn or not', () => {
    const box = boxBetween({ x: 500, y: 44 * 90_000 + 10 }, { x: 510, y: 50 });
    expect(spansUnder(box, list)).toEqual([{ first: 1, last: 90_000 }]);
  });

  test('end at the ends of the list', () => {
    expect(spansUnder(boxBetween({ x: 5, y: -80 }, { x: 9, y: 20 }), list)).toEqual([{ first: 0, last: 0 }]);
    const below = boxBetween({ x: 5, y: 44 * 100_000 + 8 }, { x: 9, y: 44 * 99_999 + 2 });
    expect(spansUnder(below, list)).toEqual([{ first: 99_999, last: 99_999 }]);
    const beyond = boxBetween({ x: 5, y: 44 * 100_000 + 8 }, { x: 9, y: 44 * 100_000 + 20 });
    expect(spansUnder(beyond, list)).toEqual([]);
  });

  test('are the cards that the box touches', () => {
    const box = boxBetween({ x: 210, y: 100 }, { x: 500, y: 300 });
    expect(spansUnder(box, grid)).toEqual([
      { first: 1, last: 2 },
      { first: 5, last: 6 },
    ]);
  });

  test('leave out cards touched at their gap only', () => {
    expect(spansUnder(boxBetween({ x: 201, y: 20 }, { x: 215, y: 30 }), grid)).toEqual([]);
    expect(spansUnder(boxBetween({ x: 20, y: 226 }, { x: 30, y: 238 }), grid)).toEqual([]);
  });

  test('count from the first of a zone', () => {
    const zone = { ...grid, first: 6, top: 100 };
    expect(spansUnder(boxBetween({ x: 210, y: 120 }, { x: 500, y: 300 }), zone)).toEqual([
      { first: 7, last: 8 },
    ]);
    expect(spansUnder(boxBetween({ x: 0, y: 0 }, { x: 900, y: 101 }), zone)).toEqual([{ first: 6, last: 9 }]);
    expect(spansUnder(boxBetween({ x: 0, y: 0 }, { x: 900, y: 99 }), zone)).toEqual([]);
  });

  test('end with the last card of a row', () => {
    expect(spansUnder(boxBetween({ x: 0, y: 490 }, { x: 900, y: 500 }), grid)).toEqual([
      { first: 8, last: 9 },
    ]);
    expect(spansUnder(boxBetween({ x: 500, y: 490 }, { x: 700, y: 500 }), grid)).toEqual([]);
  });

  test('are exactly those whose own boxes meet the band', () => {
    const point = fc.record({ x: fc.integer({ min: -50, max: 950 }), y: fc.integer({ min: -50, max: 900 }) });
    fc.assert(
      fc.property(point, point, (one, other) => {
        const box = boxBetween(one, other);
        const covered = new Set(
          spansUnder(box, grid).flatMap(({ first, last }) =>
            Array.from({ length: last - first + 1 }, (_, step) => first + step),
          ),
        );
        for (let at = 0; at < grid.count; at += 1) {
          const left = (at % 4) * 216;
          const top = Math.floor(at / 4) * 240;
          const meets =
            box.left < left + 200 && box.right >= left && box.top < top + 224 && box.bottom >= top;
          expect(covered.has(at)).toBe(meets);
        }
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });
});
