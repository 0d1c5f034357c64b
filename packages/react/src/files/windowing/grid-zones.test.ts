import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileItem, folderItem } from '../../testing/items.ts';
import { chipStep, countLead, layZones, zoneHeadHeight } from './grid-zones.ts';

const zones = layZones({ count: 20, lead: 7, columns: 5, rowHeight: 240 });

describe('layZones', () => {
  test('lays folders low under their heading', () => {
    expect([zones.leadRows, zones.rowCount]).toEqual([2, 5]);
    expect([0, 1, 2, 3].map(zones.topOf)).toEqual([
      zoneHeadHeight,
      zoneHeadHeight + chipStep,
      zones.filesStart + zoneHeadHeight,
      zones.filesStart + zoneHeadHeight + 240,
    ]);
    expect([0, 4, 5, 6, 7, 11, 12].map(zones.rowOf)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect([0, 1, 2, 3].map(zones.firstOf)).toEqual([0, 5, 7, 12]);
  });

  test('ends with the last folder without files', () => {
    const folders = layZones({ count: 7, lead: 7, columns: 5, rowHeight: 240 });
    expect(folders.height).toBe(folders.filesStart);
    expect(zones.height).toBe(zones.topOf(5));
  });

  test('is a grid of one height without folders', () => {
    const files = layZones({ count: 12, lead: 0, columns: 5, rowHeight: 240 });
    expect([files.leadRows, files.rowCount, files.height]).toEqual([0, 3, 720]);
    expect([0, 1, 2].map(files.topOf)).toEqual([0, 240, 480]);
    expect([0, 4, 5, 11].map(files.rowOf)).toEqual([0, 0, 1, 2]);
    expect(files.rowAt(360)).toBe(1.5);
  });

  test('counts a heading to the row below it', () => {
    expect(zones.startOf(0)).toBe(0);
    expect(Math.floor(zones.rowAt(0))).toBe(0);
    expect(Math.floor(zones.rowAt(zones.filesStart))).toBe(2);
    expect(Math.floor(zones.rowAt(zones.filesStart - 1))).toBe(1);
  });

  test('finds every row at every height', () => {
    const shape = fc.record({
      lead: fc.integer({ min: 0, max: 60 }),
      files: fc.integer({ min: 0, max: 60 }),
      columns: fc.integer({ min: 1, max: 7 }),
      rowHeight: fc.integer({ min: 100, max: 400 }),
      share: fc.double({ min: 0, max: 0.99, noNaN: true }),
    });
    fc.assert(
      fc.property(shape, ({ lead, files, columns, rowHeight, share }) => {
        const laid = layZones({ count: lead + files, lead, columns, rowHeight });
        let before = -1;
        for (let row = 0; row < laid.rowCount; row += 1) {
          const [start, end] = [laid.startOf(row), laid.startOf(row + 1)];
          expect(laid.rowAt(start)).toBeCloseTo(row, 6);
          const inside = laid.rowAt(start + (end - start) * share);
          expect(inside).toBeCloseTo(row + share, 6);
          expect(inside).toBeGreaterThan(before);
          before = inside;
          expect(laid.rowOf(laid.firstOf(row))).toBe(row);
        }
      }),
      { seed: 20261124, numRuns: 200 },
    );
  });
});

describe('countLead', () => {
  test('counts leading folders as far as known', () => {
    const [folder, file] = [folderItem('d'), fileItem('f')];
    expect(countLead([])).toBe(0);
    expect(countLead([folder, folder, file, folder])).toBe(2);
    expect(countLead([folder, undefined, folder])).toBe(1);
    expect(countLead([folder, folder])).toBe(2);
    expect(countLead([undefined, folder])).toBe(0);
  });
});
