import type { Cell, Definition, Topic } from '@chartdock/documents';

const topic = (id: string, title: string, more: Partial<Topic> = {}): Topic => ({
  id,
  title,
  children: [],
  ...more,
});

/** Makes a small tree with one of everything that a tree can hold. */
export const seedTree = (): Definition => ({
  v: 2,
  type: 'tree',
  page: { name: 'Plan' },
  structure: 'right',
  theme: 'default',
  root: topic('root', '计划 Plan', {
    children: [
      topic('a', 'Alpha', {
        children: [topic('a1', 'One'), topic('a2', 'Two', { note: 'A note', markers: ['flag-red'] })],
        style: { tone: 2 },
      }),
      topic('b', 'Beta bold', {
        children: [topic('b1', 'Three', { children: [topic('b11', 'Deep')] })],
        runs: [{ text: 'Beta ' }, { text: 'bold', bold: true }],
      }),
      topic('c', 'Gamma', { task: { done: true, progress: 40 } }),
    ],
  }),
  floating: [{ ...topic('f', 'Floating', { children: [topic('f1', 'Below')] }), x: 300, y: -120 }],
  relations: [{ id: 'r', from: 'a1', to: 'b11', text: 'leads to', bends: [[10, 20]] }],
  summaries: [{ id: 's', from: 'a1', to: 'a2', text: 'Both' }],
  boundaries: [{ id: 'y', from: 'b1', to: 'b1', text: 'Frame', style: { stroke: '#ff0000' } }],
});

const node = ([x, y]: readonly [number, number], text: string, more: object = {}): Cell => ({
  ...{ t: 'node', shape: 'round', x, y, w: 120, h: 60, z: 1, text, style: {} },
  ...more,
});

const edge = (from: string, to: string, more: object = {}): Cell => ({
  ...{ t: 'edge', from: { id: from }, to: { id: to }, points: [], labels: [] },
  style: { begin: 'none', end: 'arrow' },
  ...more,
});

/** Makes a small graph with shapes in shapes, connectors, bends and rows. */
export const seedGraph = (): Definition => ({
  v: 2,
  type: 'graph',
  page: { name: 'Flow', w: 1_000, h: 800 },
  theme: 'light',
  cells: {
    zz: node([0, 0], 'Start'),
    longer: node([300, 0], 'Styled text', { runs: [{ text: 'Styled ', italic: true }, { text: 'text' }] }),
    lane: node([0, 200], 'Lane', { w: 600, h: 300, z: 0, kind: 'lane' }),
    in1: node([30, 260], 'Inside', { parent: 'lane' }),
    in2: node([230, 260], 'Inside too', { parent: 'lane', style: { fill: '#eeeeee' } }),
    '12': node([700, 0], 'Table', { shape: 'er-table', rows: [{ id: 'r0', cells: ['id', 'int'] }] }),
    e1: edge('zz', 'longer', { labels: [{ t: 0.5, text: 'yes' }] }),
    e2: edge('in1', 'in2', { way: [[200, 240]] }),
    e3: edge('zz', 'in1', { router: 'curve' }),
  },
});

/** Makes a small whiteboard. */
export const seedBoard = (): Definition => ({
  v: 2,
  type: 'board',
  page: { name: 'Board' },
  elements: ['one', 'two', 'three'].map((id, at) => ({
    ...{ id, type: 'note' as const, x: at * 200, y: 0, w: 150, h: 120 },
    ...{ text: `Note ${id}`, color: '#ffee88' },
  })),
});
