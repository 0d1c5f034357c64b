import { describe, expect, it } from 'vitest';
import { checkGraphSeed } from '../testing/random-graph.ts';

describe('random editing of a graph', () => {
  it('leaves nothing broken and returns both ways', () => {
    expect(Array.from({ length: 24 }, (_, seed) => checkGraphSeed(seed, 80)).flat()).toEqual([]);
  });
});
