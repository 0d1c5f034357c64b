import { describe, expect, it } from 'vitest';
import { findDropPlace } from './drop-place.ts';
import { findNeighbour } from './neighbour.ts';
import type { StandingTopic } from './neighbour.ts';

const at = (
  id: string,
  ...[x, y, parent]: readonly [x: number, y: number, parent?: string]
): StandingTopic => ({
  ...{ id, x, y, w: 80, h: 30 },
  parent,
});

const all = [
  at('root', 0, 0),
  at('a', 200, -60, 'root'),
  at('b', 200, 60, 'root'),
  at('a1', 400, -90, 'a'),
  at('a2', 400, -40, 'a'),
  at('b1', 400, 60, 'b'),
  at('left', -200, 0, 'root'),
];

describe('findNeighbour', () => {
  it.each([
    ['root', 'right', 'a'],
    ['root', 'left', 'left'],
    ['a', 'down', 'b'],
    ['b', 'up', 'a'],
    ['a', 'left', 'root'],
    ['a2', 'down', 'b1'],
    ['b1', 'up', 'a2'],
    ['b', 'right', 'b1'],
    ['left', 'right', 'root'],
    ['a1', 'right', undefined],
  ] as const)('leads from %s %s to %s', (from, direction, to) => {
    const start = all.find(({ id }) => id === from) ?? at('', 0, 0);
    expect(findNeighbour(all, start, direction)).toBe(to);
  });
});

describe('findDropPlace', () => {
  const drop = (id: string, y: number, place?: number) => ({
    ...{ id, parent: place === undefined ? undefined : 'p', at: place ?? 0, childCount: 2 },
    place: { x: 100, y, w: 80, h: 30, grows: 'right' as const },
  });
  const topics = [drop('p', 0), drop('a', 100, 0), drop('b', 150, 1)];

  it('puts into the middle of a topic', () => {
    expect(findDropPlace(topics, { x: 140, y: 115 })).toMatchObject({ parent: 'a', at: 2, how: 'into' });
  });
  it('puts between two topics', () => {
    expect(findDropPlace(topics, { x: 140, y: 128 })).toMatchObject({ parent: 'p', at: 1, how: 'between' });
    expect(findDropPlace(topics, { x: 140, y: 152 })).toMatchObject({ parent: 'p', at: 1, how: 'between' });
  });
  it('puts below a topic that the pointer is beyond', () => {
    expect(findDropPlace(topics, { x: 200, y: 115 })).toMatchObject({ parent: 'a', how: 'into' });
  });
  it('means nothing far from all', () => {
    expect(findDropPlace(topics, { x: 500, y: 500 })).toBeUndefined();
  });
});
