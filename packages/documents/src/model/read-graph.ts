import type { Cell, EdgeEnd, GraphDefinition, GraphNode } from './definition.types.ts';
import type { FaultList } from './faults.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { runs, spellsText } from './read-runs.ts';
import {
  color,
  coordinate,
  extent,
  flag,
  id,
  isRecord,
  link,
  listOf,
  numberBetween,
  objectOf,
  oneOf,
  ownValue,
  point,
  textUpTo,
} from './readers.ts';
import type { Reader } from './readers.ts';

const text = textUpTo(LIMITS.text);
const name = textUpTo(1_000);
const lineWidth = numberBetween(0, 50);
const dash = oneOf(['solid', 'dashed', 'dotted'] as const);
const tone = numberBetween(0, 7);

const nodeStyle = objectOf(
  {},
  {
    fill: color,
    stroke: color,
    strokeWidth: lineWidth,
    dash,
    opacity: numberBetween(0, 1),
    tone,
    color,
    fontSize: numberBetween(4, 400),
    bold: flag,
    italic: flag,
    align: oneOf(['left', 'center', 'right'] as const),
    valign: oneOf(['top', 'middle', 'bottom'] as const),
  },
);

const nodeWith = (shapeIds: readonly string[]): Reader<GraphNode> => {
  const known = new Set(shapeIds);
  const shape: Reader<string> = (value, path, faults) =>
    typeof value === 'string' && known.has(value) ? value : faults.add(path, 'choice', 'the known shapes');
  const plain = objectOf(
    {
      t: oneOf(['node'] as const),
      shape,
      x: coordinate,
      y: coordinate,
      w: extent,
      h: extent,
      z: coordinate,
      text,
      style: nodeStyle,
    },
    {
      runs,
      rows: listOf(listOf(textUpTo(2_000), 50), LIMITS.rows),
      rot: numberBetween(-360, 360),
      parent: id,
      href: link,
      image: id,
      locked: flag,
    },
  );
  return (value, path, faults) => {
    const node = plain(value, path, faults);
    if (node?.runs !== undefined && faults.isEmpty && !spellsText(node.runs, node.text))
      return faults.add(`${path}.runs`, 'spelling');
    return node;
  };
};

const end: Reader<EdgeEnd> = (value, path, faults) => {
  const read = objectOf({}, { id, side: oneOf(['n', 'e', 's', 'w'] as const), x: coordinate, y: coordinate })(
    value,
    path,
    faults,
  );
  if (read === undefined || read.id !== undefined || (read.x !== undefined && read.y !== undefined))
    return read;
  return faults.add(`${path}.id`, 'id');
};

const edge = objectOf(
  {
    t: oneOf(['edge'] as const),
    from: end,
    to: end,
    points: listOf(point, LIMITS.points),
    labels: listOf(objectOf({ t: numberBetween(0, 1), text }, {}), 100),
    style: objectOf(
      { begin: textUpTo(100), end: textUpTo(100) },
      { stroke: color, strokeWidth: lineWidth, dash, tone },
    ),
  },
  { router: oneOf(['straight', 'orthogonal', 'curve'] as const) },
);

const cellsWith = (shapeIds: readonly string[]): Reader<Readonly<Record<string, Cell>>> => {
  const node = nodeWith(shapeIds);
  const readCell: Reader<Cell> = (value, path, faults) => {
    if (!isRecord(value)) return faults.add(path, 'type', 'object');
    return ownValue(value, 't') === 'edge' ? edge(value, path, faults) : node(value, path, faults);
  };
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
    return Object.fromEntries(cells);
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
      if (parent !== undefined && !cells.has(parent)) faults.add(`${path}.${at}.parent`, 'missing');
      at = parent;
    }
    for (const one of walked) sound.add(one);
  }
};

/** Returns a reader of graphs whose shapes are among some ids. */
export const graphWith = (shapeIds: readonly string[]): Reader<GraphDefinition> =>
  objectOf(
    {
      v: oneOf([1] as const),
      type: oneOf(['graph'] as const),
      page: objectOf({ name, w: extent, h: extent }, { bg: color, lineJumps: flag }),
      theme: textUpTo(100),
      cells: cellsWith(shapeIds),
    },
    {},
  );
