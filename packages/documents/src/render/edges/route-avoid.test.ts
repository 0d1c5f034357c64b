import { describe, expect, it } from 'vitest';
import type { GraphEdge, GraphNode } from '../../model/definition.types.ts';
import { BoxGrid } from './box-grid.ts';
import { routeEdge } from './routed-edge.ts';
import { runsThrough } from './route-around.ts';
import { routeEdges } from './route-edges.ts';
import { shapesNear } from './shapes-near.ts';

const shape = (x: number, y: number, more: Partial<GraphNode> = {}): GraphNode => ({
  ...{ t: 'node', shape: 'rect', x, y, w: 100, h: 50, z: 1, text: '', style: {} },
  ...more,
});
const line = (from: string, to: string, more: Partial<GraphEdge> = {}): GraphEdge => ({
  ...{ t: 'edge', from: { id: from }, to: { id: to }, points: [], labels: [] },
  style: { begin: 'none', end: 'arrow' },
  ...more,
});

/** Routes one connector among shapes. */
const route = (nodes: Readonly<Record<string, GraphNode>>, edge: GraphEdge) => {
  const grid = new BoxGrid();
  for (const [id, node] of Object.entries(nodes)) grid.put(id, node);
  const nodeOf = (id: string): GraphNode | undefined => nodes[id];
  return routeEdges([['line', edge]], nodeOf, shapesNear(grid, nodeOf))[0]?.points ?? [];
};

const isThrough = (points: readonly (readonly [number, number])[], box: GraphNode): boolean =>
  points.some((point, at) => {
    const before = points[at - 1];
    return before !== undefined && runsThrough(before, point, box);
  });

const createNumbers = (seed: number): ((most: number) => number) => {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
};

describe('a connector among shapes', () => {
  it('leads around one in its way', () => {
    const nodes = { a: shape(0, 0), b: shape(500, 0), wall: shape(250, -40, { h: 140 }) };
    const points = route(nodes, line('a', 'b'));
    expect(isThrough(points, nodes.wall)).toBe(false);
    expect(points.length).toBeLessThanOrEqual(6);
  });

  it('stays straight where nothing is in its way', () => {
    expect(route({ a: shape(0, 0), b: shape(500, 0), c: shape(250, 200) }, line('a', 'b'))).toHaveLength(2);
  });

  it('leads through things below or around', () => {
    const lane = shape(200, -100, { z: 0, kind: 'lane', w: 150, h: 300 });
    const frame = shape(-50, -50, { kind: 'frame', w: 900, h: 200 });
    expect(route({ a: shape(0, 0), b: shape(500, 0), lane, frame }, line('a', 'b'))).toHaveLength(2);
  });

  it('runs through no shape of 300 drawings', () => {
    const number = createNumbers(11);
    let through = 0;
    for (let drawing = 0; drawing < 300; drawing += 1) {
      const nodes: Record<string, GraphNode> = {};
      for (let at = 0; at < 16; at += 1)
        nodes[`n${at}`] = shape((at % 4) * 220 + number(60), Math.floor(at / 4) * 160 + number(60));
      const [from, to] = [`n${number(16)}`, `n${number(16)}`];
      if (from === to) continue;
      const points = route(nodes, line(from, to));
      through += Object.entries(nodes).filter(
        ([id, node]) => id !== from && id !== to && isThrough(points, node),
      ).length;
    }
    expect(through).toBe(0);
  });
});

describe('a connector with bends of its own', () => {
  const nodes: Readonly<Record<string, GraphNode>> = { a: shape(0, 0), b: shape(400, 300) };
  const nodeOf = (id: string): GraphNode | undefined => nodes[id];

  it('keeps them, in right angles', () => {
    const { points } = routeEdge(
      line('a', 'b', {
        way: [
          [250, 25],
          [250, 325],
        ],
      }),
      nodeOf,
    );
    expect(points).toEqual([
      [100, 25],
      [250, 25],
      [250, 325],
      [400, 325],
    ]);
  });

  it('keeps them when a shape moves', () => {
    const moved = (id: string): GraphNode | undefined => (id === 'a' ? shape(0, 100) : nodes[id]);
    const way: GraphEdge['way'] = [
      [250, 25],
      [250, 325],
    ];
    const { points } = routeEdge(line('a', 'b', { way }), moved);
    expect(points[0]).toEqual([100, 125]);
    expect(points).toContainEqual([250, 325]);
    for (const [at, [x, y]] of points.slice(1).entries())
      expect(x === points[at]?.[0] || y === points[at]?.[1]).toBe(true);
  });

  it('ends at a fixed place of a shape', () => {
    const { points } = routeEdge(line('a', 'b', { from: { id: 'a', at: [0.25, 1] } }), nodeOf);
    expect(points[0]).toEqual([25, 50]);
  });

  it('has its label where it was dragged to', () => {
    const labels: GraphEdge['labels'] = [{ t: 0.5, text: 'yes', dx: 30, dy: -80 }];
    const plain: GraphEdge['labels'] = [{ t: 0.5, text: 'yes', dx: 0, dy: 0 }];
    const [moved, there] = [labels, plain].map(
      (list) => routeEdge(line('a', 'b', { labels: list }), nodeOf).labels[0]?.box,
    );
    expect((moved?.x ?? 0) - (there?.x ?? 0)).toBeCloseTo(30);
    expect((moved?.y ?? 0) - (there?.y ?? 0)).toBeCloseTo(-80);
  });
});
