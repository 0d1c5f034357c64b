import { widthOf } from '@chartdock/documents';
import type { GraphEdge } from '@chartdock/documents';
import { describe, expect, it } from 'vitest';
import { cuts } from '../route-straight.ts';
import { edgesOf, nodesOf, take } from '../testing/drawn.ts';

const first = (edges: readonly GraphEdge[]): GraphEdge => {
  const [edge] = edges;
  if (edge === undefined) throw new Error('no connector');
  return edge;
};
const begin = ({ points }: GraphEdge) => points[0] ?? [NaN, NaN];
const end = ({ points }: GraphEdge) => points.at(-1) ?? [NaN, NaN];

describe('connectors of a graph', () => {
  it('lead into groups to the named shape', () => {
    const text = `flow down
a = 一
group 内
  b = 二
  c = 三
  d = 四
e = 五
a -> b -> c -> d -> e
a -> d
a -> e`;
    const nodes = nodesOf(text);
    const edges = edgesOf(text);
    expect(edges).toHaveLength(6);
    for (const edge of edges) {
      const target = take(nodes, edge.to.id ?? '');
      expect(Math.abs(end(edge)[0] - target.x - target.w / 2)).toBeLessThanOrEqual(4);
      expect(end(edge)[1]).toBe(target.y);
    }
  });

  it('end at symbols narrower than captions', () => {
    const text =
      'flow right\na = @net-server 很长的一行服务器说明文字\nb = @net-server 另一台服务器的长说明\nc = 框\na -> b -> c';
    const nodes = nodesOf(text);
    for (const edge of edgesOf(text)) {
      const [from, to] = [take(nodes, edge.from.id ?? ''), take(nodes, edge.to.id ?? '')];
      expect(begin(edge)).toEqual([from.x + from.w, from.y + from.h / 2]);
      expect(end(edge)[0]).toBe(to.x);
      expect(Math.abs(end(edge)[1] - to.y - to.h / 2)).toBeLessThanOrEqual(4);
    }
  });
});

describe('a network', () => {
  it('begin below the upper caption', () => {
    const text = 'network\na = 核心交换机\nb = 服务器\nc = 打印机\nd = 电话\na -- b\na -- c\na -- d';
    const nodes = nodesOf(text);
    const upper = take(nodes, 'a');
    for (const edge of edgesOf(text)) {
      const lower = take(nodes, edge.to.id ?? '');
      expect(begin(edge)[1]).toBeGreaterThanOrEqual(upper.y + upper.h + 18);
      expect(end(edge)).toEqual([lower.x + lower.w / 2, lower.y]);
    }
  });

  it.each([
    ['left', 'a -- c'],
    ['right', 'a -- b'],
  ])('has group titles at a free side: %s', (side, line) => {
    const text = `network\na = @net-cloud 公网\ngroup 区\n  b = @box 服务器\n  c = @box 数据库\n${line}`;
    const frame = take(nodesOf(text), 'frame-0');
    const w = widthOf('区', 13);
    const x = frame.style.align === 'right' ? frame.x + frame.w - 8 - w : frame.x + 8;
    expect(['left', side]).toContain(frame.style.align);
    const { points } = first(edgesOf(text));
    const [from = [0, 0] as const, to = [0, 0] as const] = points;
    expect(cuts(from, to, { x, y: frame.y, w, h: 24 })).toBe(false);
  });
});

describe('a class diagram', () => {
  it.each(['--|>', '..|>'])('ranks parents above heirs: %s', (sign) => {
    const text = `class\nchild = 子\nother = 另\nparent = 父\nchild ${sign} parent\nother ${sign} parent`;
    const nodes = nodesOf(text);
    const [child, parent] = [take(nodes, 'child'), take(nodes, 'parent')];
    expect(parent.y + parent.h).toBeLessThan(child.y);
    const edge = first(edgesOf(text));
    expect([edge.from.id, edge.to.id, edge.style.end]).toEqual(['child', 'parent', 'triangle']);
    expect(begin(edge)[1]).toBe(child.y);
    expect(end(edge)[1]).toBe(parent.y + parent.h);
  });
});

describe('tables and how many belong to one', () => {
  it.each([
    ['*-1', 'one-many', 'one'],
    ['0*-1', 'zero-many', 'one'],
    ['0-1', 'zero-one', 'one'],
  ])('are joined by %s', (sign, from, to) => {
    expect(first(edgesOf(`er\na = 甲\nb = 乙\na ${sign} b`)).style).toMatchObject({ begin: from, end: to });
  });

  it('have an end for each other table', () => {
    const text =
      'er\na = 甲\n  id ; bigint\nb = 乙\n  id ; bigint\nc = 丙\n  id ; bigint\n  a ; bigint\n  b ; bigint\na 1-* c\nb 1-* c';
    const [one, other] = edgesOf(text).map(end);
    expect(one?.[0]).toBe(other?.[0]);
    expect(Math.abs((one?.[1] ?? 0) - (other?.[1] ?? 0))).toBeGreaterThanOrEqual(12);
  });
});

describe('a shape named like a heading', () => {
  it.each(['group', 'lane'])('is joined as any other: %s', (name) => {
    const text = `flow\n${name} = 组\nb = 乙\n${name} -> b : 去`;
    expect(take(nodesOf(text), name).text).toBe('组');
    expect(Object.values(nodesOf(text)).map(({ shape }) => shape)).not.toContain('frame');
    expect(first(edgesOf(text)).from.id).toBe(name);
  });
});
