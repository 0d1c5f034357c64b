import type { GraphNode, NodeRow } from '@chartdock/documents';

const rowsOf = (...rows: readonly (readonly string[])[]): readonly NodeRow[] =>
  rows.map((cells, at) => ({ id: `r${at + 1}`, cells }));

/** Additions to a new shape besides its size, so that it shows its use. */
export const STARTERS: Readonly<Record<string, Partial<GraphNode>>> = {
  'uml-class': { text: 'Class', rows: rowsOf(['+ field: type'], [''], ['+ method(): type']) },
  'uml-interface': { text: '«interface»', rows: rowsOf(['+ method(): type']) },
  'uml-enum': { text: '«enum»', rows: rowsOf(['VALUE_1'], ['VALUE_2']) },
  'uml-object': { text: 'object: Class', rows: rowsOf(['field = value']) },
  'er-table': {
    text: 'table',
    rows: rowsOf(['PK', 'id', 'int'], ['', 'name', 'text'], ['FK', 'other_id', 'int']),
  },
  table: { rows: rowsOf(['', '', ''], ['', '', ''], ['', '', ''], ['', '', '']) },
  'table-list': { text: '', rows: rowsOf([''], [''], [''], ['']) },
  lane: { kind: 'lane' },
  'lane-vertical': { kind: 'lane' },
  pool: { kind: 'pool' },
  'pool-vertical': { kind: 'pool' },
  phase: { kind: 'frame' },
  frame: { kind: 'frame' },
  'bpmn-group': { kind: 'frame' },
  'org-team': { kind: 'frame' },
  'floor-room': { kind: 'frame' },
  'ui-phone': { kind: 'frame' },
  'ui-browser': { kind: 'frame' },
  'ui-window': { kind: 'frame' },
};
