import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { rowsInView } from './visible-rows.ts';
import { fitGrid } from './fit-grid.ts';
import { coversView, overscan, rangeStep, scrollTopFor, visibleRows } from './window-geometry.ts';

const rows = { rowCount: 100_000, rowHeight: 44 };
const seeded = { seed: 20261121, numRuns: 300 };

describe('visibleRows', () => {
  test('draws nothing without rows or height', () => {
    expect(visibleRows({ rowCount: 0, rowHeight: 44 }, { scrollTop: 0, height: 600 })).toEqual({
      first: 0,
      end: 0,
    });
    expect(visibleRows(rows, { scrollTop: 0, height: 0 })).toEqual({ first: 0, end: 0 });
  });

  test('starts at the first row with overscan', () => {
    expect(visibleRows(rows, { scrollTop: 0, height: 600 })).toEqual({ first: 0, end: 20 });
  });

  test('ends at the last of 100,000 rows', () => {
    const range = visibleRows(rows, { scrollTop: 100_000 * 44 - 600, height: 600 });
    expect(range.end).toBe(100_000);
    expect(range.first).toBeLessThanOrEqual(100_000 - 14);
  });

  test('draws the last rows of a shrunk list', () => {
    const range = visibleRows({ rowCount: 5, rowHeight: 44 }, { scrollTop: 40_000, height: 600 });
    expect(range).toEqual({ first: 0, end: 5 });
  });

  test('keeps the range within one step', () => {
    const at = visibleRows(rows, { scrollTop: 44 * 1000, height: 600 });
    expect(visibleRows(rows, { scrollTop: 44 * 1000 + 43, height: 600 }).first).toBe(at.first);
  });

  test('covers every visible row wherever it jumps', () => {
    const place = fc.record({
      rowCount: fc.integer({ min: 1, max: 100_000 }),
      rowHeight: fc.integer({ min: 20, max: 260 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      height: fc.integer({ min: 100, max: 1400 }),
    });
    fc.assert(
      fc.property(place, ({ rowCount, rowHeight, share, height }) => {
        const geometry = { rowCount, rowHeight };
        const view = { scrollTop: Math.max(0, rowCount * rowHeight - height) * share, height };
        const range = visibleRows(geometry, view);
        expect(coversView(range, geometry, view)).toBe(true);
        const most = Math.ceil(height / rowHeight) + 1 + 2 * (overscan + rangeStep);
        expect(range.end - range.first).toBeLessThanOrEqual(most);
      }),
      seeded,
    );
  });
});

describe('rowsInView', () => {
  test('begins and ends with rows that show in part', () => {
    expect(rowsInView(rows, { scrollTop: 43, height: 46 })).toEqual({ first: 0, end: 3 });
    expect(rowsInView(rows, { scrollTop: 44, height: 44 })).toEqual({ first: 1, end: 2 });
    expect(rowsInView({ rowCount: 2, rowHeight: 44 }, { scrollTop: 900, height: 600 })).toEqual({
      first: 1,
      end: 2,
    });
  });

  test('is none without rows or height', () => {
    expect(rowsInView({ rowCount: 0, rowHeight: 44 }, { scrollTop: 0, height: 600 }).end).toBe(0);
    expect(rowsInView(rows, { scrollTop: 0, height: 0 }).end).toBe(0);
  });
});

const boxOf = (row: number) => ({ top: row * 44, bottom: (row + 1) * 44 });

describe('scrollTopFor', () => {
  test('does not move for a row in view', () => {
    expect(scrollTopFor(boxOf(5), { scrollTop: 100, height: 600 })).toBe(100);
  });

  test('moves rows to the nearer edge', () => {
    expect(scrollTopFor(boxOf(1), { scrollTop: 100, height: 600 })).toBe(44);
    expect(scrollTopFor(boxOf(50), { scrollTop: 100, height: 600 })).toBe(51 * 44 - 600);
  });

  test('shows the row it was asked for, from anywhere', () => {
    const ask = fc.record({
      row: fc.integer({ min: 0, max: 99_999 }),
      from: fc.integer({ min: 0, max: 4_399_400 }),
    });
    fc.assert(
      fc.property(ask, ({ row, from }) => {
        const scrollTop = scrollTopFor(boxOf(row), { scrollTop: from, height: 600 });
        expect(row * 44).toBeGreaterThanOrEqual(scrollTop);
        expect((row + 1) * 44).toBeLessThanOrEqual(scrollTop + 600);
      }),
      seeded,
    );
  });
});

describe('fitGrid', () => {
  test('keeps cards at their least width', () => {
    const shape = fc.record({ width: fc.integer({ min: 100, max: 3000 }) });
    fc.assert(
      fc.property(shape, ({ width }) => {
        const grid = fitGrid({ width, minCardWidth: 196, gap: 16, textHeight: 84 });
        if (grid.columns > 1) expect(grid.cardWidth).toBeGreaterThanOrEqual(196);
        expect(grid.columns * grid.cardWidth + (grid.columns - 1) * 16).toBeCloseTo(width, 6);
      }),
      seeded,
    );
  });

  test('keeps pictures at 16:10 with text below', () => {
    expect(fitGrid({ width: 832, minCardWidth: 196, gap: 16, textHeight: 84 })).toEqual({
      columns: 4,
      cardWidth: 196,
      rowHeight: 223,
    });
  });
});
