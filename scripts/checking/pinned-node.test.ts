import { describe, expect, it } from 'vitest';
import { findPinnedNodeProblems } from './pinned-node.ts';

const manifest = { devDependencies: { node: '24.21.0' } };

describe('findPinnedNodeProblems', () => {
  it('accepts the pinned version', () => {
    expect(findPinnedNodeProblems('packages:\n  - a\nnodeVersion: 24.21.0\n', manifest)).toEqual([]);
    expect(findPinnedNodeProblems("nodeVersion: '24.21.0'\n", manifest)).toEqual([]);
  });

  it.each(['nodeVersion: 22.1.0\n', 'packages:\n  - a\n'])('reports %j', (yaml) => {
    expect(findPinnedNodeProblems(yaml, manifest)).toEqual([expect.stringContaining('24.21.0')]);
  });
});
