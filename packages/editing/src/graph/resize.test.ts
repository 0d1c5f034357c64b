import { describe, expect, it } from 'vitest';
import { resizeBox, resizeTurned, scaleInto } from './resize.ts';

const box = { x: 100, y: 100, w: 200, h: 100 };
const free = { keepsAspect: false, fromMiddle: false };

describe('resizeBox', () => {
  it('moves one side and leaves the other', () => {
    expect(resizeBox(box, 'w', { ...free, dx: -20, dy: 50 })).toEqual({ x: 80, y: 100, w: 220, h: 100 });
    expect(resizeBox(box, 'se', { ...free, dx: 10, dy: 20 })).toEqual({ x: 100, y: 100, w: 210, h: 120 });
  });

  it('keeps proportions and the corner across', () => {
    const next = resizeBox(box, 'nw', { keepsAspect: true, fromMiddle: false, dx: -100, dy: 0 });
    expect(next).toEqual({ x: 0, y: 50, w: 300, h: 150 });
  });

  it('keeps the middle', () => {
    expect(resizeBox(box, 'e', { keepsAspect: false, fromMiddle: true, dx: 10, dy: 0 })).toEqual({
      ...{ x: 90, y: 100, w: 220, h: 100 },
    });
  });

  it('never turns inside out', () => {
    expect(resizeBox(box, 'e', { ...free, dx: -900, dy: 0 })).toMatchObject({ x: 100, w: 8 });
  });
});

describe('resizeTurned', () => {
  it('leaves the other side in sight', () => {
    const next = resizeTurned({ ...box, rot: 90 }, 'e', { ...free, dx: 0, dy: 40 });
    // Turned by a right angle, the left side is seen at the top: its middle stood at 200, 50.
    expect(next.w).toBeCloseTo(240);
    expect([next.x + next.w / 2, next.y + next.h / 2 - next.w / 2]).toEqual([200, 50]);
  });
});

describe('scaleInto', () => {
  it('keeps places in a frame that grows', () => {
    const before = { x: 0, y: 0, w: 100, h: 100 };
    expect(scaleInto({ x: 50, y: 20, w: 10, h: 10 }, before, { x: 10, y: 0, w: 200, h: 100 })).toEqual({
      ...{ x: 110, y: 20, w: 20, h: 10 },
    });
  });
});
