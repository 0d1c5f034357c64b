import type { Definition, GraphEdge, GraphNode } from '../model/definition.types.ts';

const shape = (x: number, y: number, text: string): GraphNode => ({
  ...{ t: 'node', shape: 'rect', x, y, w: 120, h: 60, z: 1, text, style: {} },
});

const line = (from: string, to: string, more: Partial<GraphEdge> = {}): GraphEdge => ({
  ...{ t: 'edge', from: { id: from }, to: { id: to }, points: [], labels: [] },
  style: { begin: 'none', end: 'arrow' },
  ...more,
});

/** Connectors that lead around a shape, along bends of their own, to a fixed place, and with labels that were moved. */
export const sampleWays: Definition = {
  v: 2,
  type: 'graph',
  page: { name: 'Ways', w: 800, h: 600 },
  theme: 'light',
  cells: {
    a: shape(40, 40, 'Begin'),
    wall: shape(260, 20, 'In the way'),
    b: shape(480, 40, 'End'),
    c: { ...shape(480, 320, 'Yes?'), shape: 'diamond' },
    around: line('a', 'b'),
    bent: line('a', 'c', {
      way: [
        [180, 70],
        [180, 350],
      ],
      labels: [{ t: 0.6, text: 'moved', dx: 20, dy: -30, style: { bold: true, color: '#aa2200' } }],
    }),
    straight: line('b', 'c', { router: 'straight', way: [[640, 200]] }),
    fixed: line('a', 'wall', { from: { id: 'a', at: [0.75, 1] }, to: { id: 'wall', at: [0.25, 1] } }),
  },
};
