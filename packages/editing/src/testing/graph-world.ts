import type { Cell, GraphDefinition, GraphEdge, GraphNode } from '@chartdock/documents';
import { readDefinition } from '@chartdock/documents';
import { createGraphSession } from '../graph/graph-session.ts';
import type { GraphSession } from '../graph/graph-session.ts';
import { createStore } from '../store/store.ts';

/** Describes a shape of a test: its place, and its differences from the usual. */
export const shapeAt = (x: number, y: number, more: Partial<GraphNode> = {}): GraphNode => ({
  t: 'node',
  shape: 'rect',
  x,
  y,
  w: 100,
  h: 50,
  z: 1,
  text: '',
  style: {},
  ...more,
});

/** Describes a connector of a test. */
export const lineBetween = (from: string, to: string, more: Partial<GraphEdge> = {}): GraphEdge => ({
  t: 'edge',
  from: { id: from },
  to: { id: to },
  points: [],
  labels: [],
  style: { begin: 'none', end: 'arrow' },
  ...more,
});

/** Opens a graph of cells for a test, with ids that count up and a clock that stands. */
export const openGraph = (cells: Readonly<Record<string, Cell>>): GraphSession => {
  const definition: GraphDefinition = {
    v: 2,
    type: 'graph',
    page: { name: 'Test', w: 1050, h: 1500 },
    theme: 'default',
    cells,
  };
  const reading = readDefinition(definition);
  if (reading.status !== 'read') throw new TypeError('the cells of the test are no graph');
  let made = 0;
  const newId = (): string => {
    made += 1;
    return `new-${made}`;
  };
  return createGraphSession(createStore({ definition: reading.definition, now: () => 0, newId }));
};
