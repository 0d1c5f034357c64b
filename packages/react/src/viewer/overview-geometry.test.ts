import { describe, expect, it } from 'vitest';
import { areaIn, panBy } from '@chartdock/documents/viewing';
import { MAP_SIZE, frameInMap, mapView, panToPoint } from './overview-geometry.ts';

const room = { x: -100, y: 50, w: 4_000, h: 1_000 };
const size = { width: 800, height: 600 };

describe('the map of a document', () => {
  it('shows all of its room', () => {
    const seen = areaIn(mapView(room), MAP_SIZE);
    expect(seen.x).toBeLessThanOrEqual(room.x);
    expect(seen.y).toBeLessThanOrEqual(room.y);
    expect(seen.x + seen.w).toBeGreaterThanOrEqual(room.x + room.w);
    expect(seen.y + seen.h).toBeGreaterThanOrEqual(room.y + room.h);
  });

  it('frames the visible part', () => {
    const whole = mapView(room);
    const middle = { x: whole.x, y: whole.y, scale: 1 };
    const { left, top, width, height } = frameInMap(whole, middle, size);
    expect(left + width / 2).toBeCloseTo(MAP_SIZE.width / 2);
    expect(top + height / 2).toBeCloseTo(MAP_SIZE.height / 2);
    expect(width / height).toBeCloseTo(size.width / size.height);
    expect(frameInMap(whole, { ...middle, scale: 2 }, size).width).toBeCloseTo(width / 2);
  });

  it('leads the window to a pressed point', () => {
    const whole = mapView(room);
    for (const scale of [0.25, 1, 3])
      for (const point of [
        { x: 0, y: 0 },
        { x: 84, y: 52 },
        { x: 150, y: 20 },
      ]) {
        const view = { x: 300, y: -40, scale };
        const { x, y } = panToPoint(whole, view, point);
        const { left, top, width, height } = frameInMap(whole, panBy(view, x, y), size);
        expect(left + width / 2).toBeCloseTo(point.x);
        expect(top + height / 2).toBeCloseTo(point.y);
      }
  });
});
