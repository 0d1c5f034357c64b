import { describe, expect, it } from 'vitest';
import { snapLine, snapMove } from './snap.ts';

const options = { reach: 6, grid: 0 };
const box = (x: number, y: number, [w, h]: readonly [number, number] = [100, 50]) => ({ x, y, w, h });

describe('snapMove', () => {
  it('draws an edge to the edge of another', () => {
    const moved = snapMove(box(203, 300), [box(200, 0, [60, 50])], options);
    expect(moved).toMatchObject({ dx: -3, dy: 0 });
    expect(moved.guides).toEqual([{ axis: 'x', at: 200, from: 0, to: 350 }]);
  });

  it('draws middles before edges', () => {
    expect(snapMove(box(202, 300, [130, 50]), [box(220, 0)], options).dx).toBe(3);
  });

  it('leaves distant shapes alone', () => {
    expect(snapMove(box(240, 300), [box(200, 0, [60, 50])], options)).toEqual({ dx: 0, dy: 0, guides: [] });
  });

  it('equalises gaps and shows their width', () => {
    const moved = snapMove(box(203, 7), [box(0, 0), box(400, 9, [100, 41])], options);
    expect(moved.dx).toBe(-3);
    expect(moved.guides.filter(({ gap }) => gap !== undefined).map(({ gap }) => gap)).toEqual([100, 100]);
  });

  it('repeats the gap between two neighbours', () => {
    expect(snapMove(box(283, 11, [77, 50]), [box(0, 0), box(140, 3)], options).dx).toBe(-3);
  });

  it('comes onto the grid where nothing else draws', () => {
    expect(snapMove(box(14, 27), [], { reach: 6, grid: 10 })).toMatchObject({ dx: -4, dy: 3 });
  });
});

describe('snapLine', () => {
  it('prefers the lines of others to the grid', () => {
    const near = { others: [box(0, 0, [53, 50])], reach: 6, grid: 10 };
    expect(snapLine(55, 'x', near)).toBe(53);
    expect(snapLine(75, 'x', near)).toBe(80);
  });
});
