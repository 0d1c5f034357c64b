import type { GraphEdge } from '@chartdock/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossedBy, edgesOf, isLevelOrUpright, nodesOf, take } from '../testing/drawn.ts';

interface Upright {
  readonly edge: GraphEdge;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const uprights = (edges: readonly GraphEdge[]): readonly Upright[] =>
  edges.flatMap((edge) =>
    edge.points.slice(1).flatMap(([x, y], index) => {
      const [fromX, fromY = y] = edge.points[index] ?? [];
      return fromX === x ? [{ edge, x, top: Math.min(y, fromY), bottom: Math.max(y, fromY) }] : [];
    }),
  );

/** Lists connectors without a common end that lie on one another between two columns. */
const merged = (edges: readonly GraphEdge[]): readonly string[] => {
  const all = uprights(edges);
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter(({ edge }) => edge !== a.edge && edge.from.id !== a.edge.from.id && edge.to.id !== a.edge.to.id)
      .filter((b) => Math.abs(a.x - b.x) < 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6)
      .map((b) => `${a.edge.from.id}-${a.edge.to.id} ${b.edge.from.id}-${b.edge.to.id}`),
  );
};

describe('lanes', () => {
  it('keep connectors of different shapes apart between two columns', () => {
    const text = `lanes
lane 一
  a = 甲
  d = 丁
lane 二
  b = 乙
  e = 戊
lane 三
  c = 丙
  f = 己
a -> e
b -> f
c -> d`;
    const edges = edgesOf(text);
    expect(uprights(edges).length).toBeGreaterThanOrEqual(3);
    expect(merged(edges)).toEqual([]);
  });

  it('put captioned symbols in line', () => {
    const text =
      'bpmn\nlane 一\n  s = @bpmn-start 收到一封很长的来信\n  a = 处理\n  t = @bpmn-end 完成\ns -> a -> t';
    const nodes = nodesOf(text);
    const heights = ['s', 'a', 't'].map((id) => take(nodes, id).y + take(nodes, id).h / 2);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    expect(edgesOf(text).map(({ points }) => points.length)).toEqual([2, 2]);
  });

  it('lead every connector from border to border', () => {
    const ends = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 4, maxLength: 16, size: 'max' });
    const forms = fc.array(fc.constantFrom('', '@ask ', '@bpmn-start ', '@store '), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(forms, ends, (all, pairs) => {
        const shapes = all.map((form, index) => `  n${index} = ${form}第${index}步`);
        const text = [
          'lanes',
          ...[0, 1, 2].flatMap((lane) => [
            `lane ${lane}`,
            ...shapes.filter((_, index) => index % 3 === lane),
          ]),
          ...pairs.filter(([a, b]) => a !== b).map(([a, b]) => `n${a} -> n${b}`),
        ].join('\n');
        const nodes = nodesOf(text);
        for (const edge of edgesOf(text)) {
          expect(isLevelOrUpright(edge)).toBe(true);
          expect(crossedBy(edge, nodes)).toEqual([]);
          const [from, to] = [take(nodes, edge.from.id ?? ''), take(nodes, edge.to.id ?? '')];
          const [x = NaN] = edge.points[0] ?? [];
          const [endX = NaN] = edge.points.at(-1) ?? [];
          expect(x >= from.x && x <= from.x + from.w).toBe(true);
          expect(endX >= to.x && endX <= to.x + to.w).toBe(true);
        }
      }),
      { numRuns: 40, seed: 3 },
    );
  });
});
