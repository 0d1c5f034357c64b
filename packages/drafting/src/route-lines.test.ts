import { describe, expect, it } from 'vitest';
import type { Place, Point, StandingBox } from './geometry.types.ts';
import { routeLines } from './route-lines.ts';

const box = (id: string, place: Place): StandingBox => ({ id, place, port: place });

const FRAME: Place = { x: 0, y: 100, w: 200, h: 120 };
const BOXES: readonly StandingBox[] = [
  box('a', { x: 50, y: 0, w: 100, h: 40 }),
  box('b', { x: 50, y: 140, w: 100, h: 40 }),
  box('c', { x: 50, y: 280, w: 100, h: 40 }),
];

const lead = (through: readonly Point[]): readonly Point[] => {
  const line = { from: 'a', to: 'c', marks: ['', ''], through, label: { at: [0, 0], w: 0 } } as const;
  const options = { direction: 'down', boxes: BOXES, frames: [FRAME], isStraight: false } as const;
  return routeLines([line], options)[0]?.points ?? [];
};

describe('a connector that passes a group', () => {
  it.each([196, 200, 204])('keeps from its side, planned at %i', (x) => {
    const passing = lead([
      [100, 40],
      [x, 160],
      [100, 280],
    ]).filter(([, y], index, all) => (all[index - 1]?.[1] ?? y) < 160 && y > 160);
    expect(passing).toHaveLength(1);
    expect(Math.abs((passing[0]?.[0] ?? 200) - 200)).toBeGreaterThanOrEqual(7);
  });

  it('keeps its level stretches from the upper border', () => {
    // The middle of the gap between the ranks is at 90, and the border of this group too.
    const frame = { ...FRAME, y: 90 };
    const lines = ['b', 'c'].map((to) => ({
      from: 'a',
      to,
      marks: ['', ''] as const,
      through: to === 'c' ? ([[190, 160]] as const) : [],
      label: { at: [0, 0] as const, w: 0 },
    }));
    const boxes = BOXES.map((one) => (one.id === 'b' ? box('b', { ...one.place, x: 60 }) : one));
    const routes = routeLines(lines, { direction: 'down', boxes, frames: [frame], isStraight: false });
    const levels = routes.flatMap(({ points }) =>
      points.slice(1).flatMap(([x, y], index) => {
        const [fromX = x, fromY = y] = points.at(index) ?? [];
        return fromY === y && fromX !== x ? [y] : [];
      }),
    );
    expect(levels.length).toBeGreaterThan(1);
    expect(levels.filter((y) => Math.abs(y - 90) < 5)).toEqual([]);
  });
});
