import { drawScene } from '@chartdock/documents';
import type { GraphDefinition, GraphEdge, GraphNode } from '@chartdock/documents';
import { themeOf } from '@chartdock/documents/drawing';
import { createStore } from '@chartdock/editing';
import { createGraphSession } from '@chartdock/editing/graph';
import { describe, expect, it } from 'vitest';
import { partsOf } from './graph-parts.ts';

const shape = (x: number, y: number, more: Partial<GraphNode> = {}): GraphNode => ({
  ...{ t: 'node', shape: 'rect', x, y, w: 120, h: 60, z: 1, text: 'Step', style: {} },
  ...more,
});
const line = (from: string, to: string, more: Partial<GraphEdge> = {}): GraphEdge => ({
  ...{ t: 'edge', from: { id: from }, to: { id: to }, points: [], labels: [] },
  style: { begin: 'none', end: 'arrow' },
  ...more,
});

const definition = (lineJumps: boolean): GraphDefinition => ({
  v: 2,
  type: 'graph',
  page: { name: 'Test', w: 1050, h: 1500, lineJumps },
  theme: 'ocean',
  cells: {
    lane: shape(0, 0, { shape: 'lane', kind: 'lane', w: 800, h: 300, z: 0, text: 'Sales' }),
    a: shape(60, 40, { parent: 'lane' }),
    wall: shape(300, 20, { style: { tone: 3, bold: true } }),
    b: shape(560, 40, { shape: 'diamond', rot: 30 }),
    c: shape(300, 200),
    one: line('a', 'b', { labels: [{ t: 0.4, text: 'yes' }] }),
    other: line('a', 'b'),
    down: line('wall', 'c', { router: 'curve' }),
    bent: line('c', 'b', { way: [[700, 230]] }),
  },
});

/** Draws a graph as its editor does, and as previews and exports do. */
const drawBoth = (graph: GraphDefinition) => {
  const store = createStore({ definition: graph, now: () => 0, newId: () => 'new' });
  const session = createGraphSession(store);
  const look = { theme: themeOf(graph.theme), lineJumps: graph.page.lineJumps === true };
  const all = { x: -1_000, y: -1_000, w: 5_000, h: 5_000 };
  return { parts: partsOf(session.plan, all, look), scene: drawScene(graph) };
};

describe('a graph in its editor', () => {
  it.each([false, true])('has the connectors of its picture, with jumps: %s', (lineJumps) => {
    const { parts, scene } = drawBoth(definition(lineJumps));
    for (const { key, svg } of parts.lines) {
      const drawn = scene.parts.find(({ id }) => id === key)?.svg;
      expect(drawn).toBeDefined();
      expect(svg()).toContain(drawn);
    }
    expect(parts.lines).toHaveLength(4);
  });

  it('has its shapes in the order of its picture', () => {
    const { parts, scene } = drawBoth(definition(false));
    const drawn = scene.parts.flatMap(({ id }) => (id === undefined ? [] : [id]));
    const order = [...parts.ground, ...parts.lines, ...parts.shapes].map(({ key }) => key);
    expect(order).toEqual(drawn);
  });

  it('draws a shape the same wherever it stands', () => {
    const { parts, scene } = drawBoth({
      ...definition(false),
      cells: { a: shape(0, 0, { shape: 'cylinder', text: 'Orders' }) },
    });
    expect(parts.shapes[0]?.svg()).toBe(scene.parts.find(({ id }) => id === 'a')?.svg);
  });

  it('leaves out only the text being written', () => {
    const graph = definition(false);
    const store = createStore({ definition: graph, now: () => 0, newId: () => 'new' });
    const { plan } = createGraphSession(store);
    const writing = { id: 'a', place: { part: 'text' } } as const;
    const look = { theme: themeOf('ocean'), lineJumps: false, writing };
    const { shapes } = partsOf(plan, { x: 0, y: 0, w: 900, h: 400 }, look);
    const texts = shapes.map(({ key, svg }) => [key, svg().includes('Step')]);
    expect(texts).toEqual([
      ['a', false],
      ['wall', true],
      ['b', true],
      ['c', true],
    ]);
  });
});
