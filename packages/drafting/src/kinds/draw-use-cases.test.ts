import { describe, expect, it } from 'vitest';
import { widthOf } from '@chartdock/documents';
import { cuts } from '../route-straight.ts';
import { edgesOf, nodesOf, take } from '../testing/drawn.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const TEXT = [
  'usecase',
  'left u = 用户',
  'left v = 访客',
  'right w = 管理员',
  ...IDS.map((id) => `${id} = 用例${id}`),
  ...IDS.map((id) => `  ${id}2 = 包含${id}`),
  ...IDS.map((id) => `u -- ${id}`),
  ...IDS.map((id) => `v -- ${id}2`),
  ...IDS.map((id) => `w -- ${id}`),
  'a ..> a2 : «include»',
  'g ..> a2 : «extend»',
  'a -> c',
  'u --|> v',
].join('\n');

describe('use cases', () => {
  it('leave room between the two columns', () => {
    const nodes = nodesOf(TEXT);
    const [one, other] = [take(nodes, 'a'), take(nodes, 'a2')];
    expect(other.x - one.x - one.w).toBeGreaterThan(widthOf('«include»', 12) + 40);
    expect(other.x + other.w).toBeLessThan(take(nodes, 'system').x + take(nodes, 'system').w);
  });

  it('are reached uncut for many uses', () => {
    const nodes = nodesOf(TEXT);
    const edges = edgesOf(TEXT);
    expect(edges).toHaveLength(25);
    const cut = edges.flatMap(({ from, to, points }) =>
      Object.entries(nodes)
        .filter(([id, { z }]) => z > 0 && id !== from.id && id !== to.id)
        .filter(([, node]) => points.slice(1).some((next, index) => cuts(points[index] ?? next, next, node)))
        .map(([id]) => `${from.id}-${to.id} cuts ${id}`),
    );
    expect(cut).toEqual([]);
    for (const { to, points } of edges.slice(0, IDS.length)) {
      const use = take(nodes, to.id ?? '');
      expect(points.at(-1)).toEqual([use.x, Math.round(use.y + use.h / 2)]);
    }
  });
});
