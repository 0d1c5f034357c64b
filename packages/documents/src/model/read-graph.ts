import type { FaultList } from './faults.ts';
import type { Cell, GraphDefinition } from './graph.types.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { compareOrders, ordersBetween } from './orders.ts';
import { edge } from './read-edge.ts';
import { nodeWith } from './read-node.ts';
import { shared } from './read-shared.ts';
import {
  color,
  extent,
  flag,
  id,
  isRecord,
  listOf,
  numberBetween,
  objectOf,
  oneOf,
  ownValue,
  textUpTo,
} from './readers.ts';
import type { Reader } from './readers.ts';

const colors = objectOf({}, { line: color, text: color, fills: listOf(color, 8) });
const layer = objectOf({ id, name: textUpTo(200) }, { hidden: flag, locked: flag });

/** Reads the sheet of a graph. */
export const graphPage = objectOf(
  { name: textUpTo(1_000), w: extent, h: extent },
  {
    bg: color,
    lineJumps: flag,
    grid: numberBetween(0, 1_000),
    padding: numberBetween(0, 10_000),
    orientation: oneOf(['portrait', 'landscape'] as const),
    layers: listOf(layer, 100),
    colors,
  },
);

/** Returns a reader of shapes and connectors. */
export const cellWith = (shapeIds: readonly string[]): Reader<Cell> => {
  const node = nodeWith(shapeIds);
  return (value, path, faults) => {
    if (!isRecord(value)) return faults.add(path, 'type', 'object');
    return ownValue(value, 't') === 'edge' ? edge(value, path, faults) : node(value, path, faults);
  };
};

const cellsWith = (shapeIds: readonly string[]): Reader<Readonly<Record<string, Cell>>> => {
  const readCell = cellWith(shapeIds);
  return (value, path, faults) => {
    if (!isRecord(value)) return faults.add(path, 'type', 'object');
    const entries = Object.entries(value);
    if (entries.length > LIMITS.cells) return faults.add(path, 'many', LIMITS.cells);
    const cells = new Map<string, Cell>();
    for (const [key, own] of entries) {
      if (faults.isFull) break;
      const cell = readCell(own, `${path}.${key.slice(0, 100)}`, faults);
      if (id(key, `${path}.${key.slice(0, 100)}`, faults) !== undefined && cell !== undefined)
        cells.set(key, cell);
    }
    checkParents(cells, path, faults);
    checkEnds(cells, path, faults);
    return orderCells(cells);
  };
};

/** Notes cells whose parents do not exist, and those that hold themselves. Each chain is walked once. */
const checkParents = (cells: ReadonlyMap<string, Cell>, path: string, faults: FaultList): void => {
  const sound = new Set<string>();
  for (const key of cells.keys()) {
    const walked = new Set<string>();
    let at: string | undefined = key;
    while (at !== undefined && !sound.has(at)) {
      if (walked.has(at)) return faults.add(`${path}.${key}.parent`, 'ring');
      walked.add(at);
      const cell = cells.get(at);
      const parent: string | undefined = cell?.t === 'node' ? cell.parent : undefined;
      if (parent !== undefined && cells.get(parent)?.t !== 'node')
        faults.add(`${path}.${at}.parent`, 'missing');
      at = parent;
    }
    for (const one of walked) sound.add(one);
  }
};

/** Notes connectors that end at something else than a shape. */
const checkEnds = (cells: ReadonlyMap<string, Cell>, path: string, faults: FaultList): void => {
  for (const [key, cell] of cells) {
    if (cell.t === 'node') continue;
    for (const side of ['from', 'to'] as const) {
      const { id: end } = cell[side];
      if (end !== undefined && cells.get(end)?.t !== 'node')
        faults.add(`${path}.${key}.${side}.id`, 'missing');
    }
  }
};

/** Gives cells without a key of their order one behind all that have one, and sorts them, as databases keep no order of names. */
const orderCells = (cells: ReadonlyMap<string, Cell>): Readonly<Record<string, Cell>> => {
  const entries = [...cells].map(([key, cell]) => ({ id: key, cell, order: cell.order ?? '' }));
  const last = entries.reduce((most, { order }) => (order > most ? order : most), '');
  const keys = ordersBetween(
    last === '' ? null : last,
    null,
    entries.filter(({ order }) => order === '').length,
  );
  let next = 0;
  const ordered = entries.map((one) => (one.order === '' ? { ...one, order: keys[next++] ?? '' } : one));
  return Object.fromEntries(
    ordered.sort(compareOrders).map(({ id: key, cell, order }) => [key, { ...cell, order }]),
  );
};

/** Returns a reader of graphs whose shapes are among some ids. */
export const graphWith = (shapeIds: readonly string[]): Reader<GraphDefinition> =>
  objectOf(
    {
      v: oneOf([2] as const),
      type: oneOf(['graph'] as const),
      page: graphPage,
      theme: textUpTo(100),
      cells: cellsWith(shapeIds),
    },
    { data: shared.data },
  );
