import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import type { Migration } from './migration.types.ts';
import { isRecord, ownValue } from './readers.ts';

type Value = Readonly<Record<string, unknown>>;

/** Fields that version 1 knew. It dropped all others when it saved, so only definitions that never went through it have more. */
const KNOWN = {
  node: 't shape x y w h z text style runs rows rot parent href image locked'.split(' '),
  edge: 't from to points labels style router'.split(' '),
  topic: 'id title children runs note href labels image collapsed side style'.split(' '),
  graph: 'v type page theme cells'.split(' '),
  tree: 'v type page structure theme root relations'.split(' '),
  markdown: 'v type page text'.split(' '),
  source: 'v type page lang text'.split(' '),
  board: 'v type page elements'.split(' '),
  element: 'id type x y w h text color points fontSize image'.split(' '),
} as const;

/** Keeps fields that nobody knows as values of the host, under their own names. */
const keepUnknown = (value: Value, known: readonly string[]): Value => {
  const strange = Object.keys(value).filter((key) => !known.includes(key) && key !== '__proto__');
  if (strange.length === 0) return value;
  const names = new Set(strange);
  return {
    ...Object.fromEntries(Object.entries(value).filter(([key]) => !names.has(key) && key !== '__proto__')),
    data: Object.fromEntries(strange.map((key) => [key, value[key]])),
  };
};

/** Leads a definition of version 1 to version 2: rows get ids, ids that were there twice become two, lines that led nowhere go. */
export const fromVersion1: Migration = (definition) => {
  switch (ownValue(definition, 'type')) {
    case 'graph':
      return { ...keepUnknown(definition, KNOWN.graph), v: 2, ...graphFields(definition) };
    case 'tree':
      return { ...keepUnknown(definition, KNOWN.tree), v: 2, ...treeFields(definition) };
    case 'board':
      return { ...keepUnknown(definition, KNOWN.board), v: 2, ...boardFields(definition) };
    case 'markdown':
      return { ...keepUnknown(definition, KNOWN.markdown), v: 2 };
    case 'source':
      return { ...keepUnknown(definition, KNOWN.source), v: 2 };
    default:
      return { ...definition, v: 2 };
  }
};

const graphFields = (definition: Value): Value => {
  const cells = ownValue(definition, 'cells');
  if (!isRecord(cells)) return {};
  const migrated = Object.entries(cells).map(([key, cell]) => [key, cellOf(cell, cells)] as const);
  return { cells: Object.fromEntries(migrated.filter(([, cell]) => cell !== undefined)) };
};

const cellOf = (cell: unknown, cells: Value): unknown => {
  if (!isRecord(cell)) return cell;
  if (ownValue(cell, 't') === 'edge') return edgeOf(keepUnknown(cell, KNOWN.edge), cells);
  const node = keepUnknown(cell, KNOWN.node);
  const rows = ownValue(node, 'rows');
  if (!Array.isArray(rows)) return node;
  return {
    ...node,
    rows: rows.map((row: unknown, at) => (Array.isArray(row) ? { id: `r${at}`, cells: row } : row)),
  };
};

/** Pins an end that names no shape to where its line was drawn; a line with no such place was never seen, and goes. */
const edgeOf = (edge: Value, cells: Value): Value | undefined => {
  const points = ownValue(edge, 'points');
  const drawn: unknown[] = Array.isArray(points) ? points : [];
  const [from, to] = [
    endOf(ownValue(edge, 'from'), cells, drawn[0]),
    endOf(ownValue(edge, 'to'), cells, drawn.at(-1)),
  ];
  return from === undefined || to === undefined ? undefined : { ...edge, from, to };
};

const endOf = (end: unknown, cells: Value, point: unknown): unknown => {
  if (!isRecord(end)) return end ?? null;
  const id = ownValue(end, 'id');
  if (typeof id !== 'string') return end;
  const cell = ownValue(cells, id);
  if (isRecord(cell) && ownValue(cell, 't') !== 'edge') return end;
  const { id: _id, side: _side, ...rest } = end;
  if (typeof rest['x'] === 'number' && typeof rest['y'] === 'number') return rest;
  if (!Array.isArray(point)) return undefined;
  return { x: point[0] as unknown, y: point[1] as unknown };
};

/** Gives each thing an id of its own; the first keeps it, as that is the one that lines led to. */
class Names {
  readonly #taken = new Set<unknown>();
  readonly #counts = new Map<string, number>();

  own(id: unknown): unknown {
    if (typeof id !== 'string') return id;
    let name = id;
    for (let count = this.#counts.get(id) ?? 2; this.#taken.has(name); count += 1) {
      name = `${id.slice(0, 90)}-${count}`;
      this.#counts.set(id, count + 1);
    }
    this.#taken.add(name);
    return name;
  }

  has(id: unknown): boolean {
    return this.#taken.has(id);
  }
}

const treeFields = (definition: Value): Value => {
  const names = new Names();
  const root = topicsOf(ownValue(definition, 'root'), names);
  const relations = ownValue(definition, 'relations');
  if (!Array.isArray(relations)) return { root };
  const sound = relations.filter(
    (one: unknown) => !isRecord(one) || (names.has(ownValue(one, 'from')) && names.has(ownValue(one, 'to'))),
  );
  return {
    root,
    relations: sound.map((one: unknown, at) =>
      isRecord(one) ? { ...one, id: names.own(`relation-${at + 1}`) } : one,
    ),
  };
};

interface Open {
  readonly topic: unknown;
  readonly into: unknown[];
  readonly at: number;
}

/** Walks topics without recursion, in the order of reading, so that no depth exhausts the stack. */
const topicsOf = (root: unknown, names: Names): unknown => {
  const roots: unknown[] = [root];
  const waiting: Open[] = [{ topic: root, into: roots, at: 0 }];
  // Values from a program may hold themselves; anything past the limit is refused when it is read.
  for (let count = 0; count <= LIMITS.topics; count += 1) {
    const next = waiting.pop();
    if (next === undefined) break;
    if (!isRecord(next.topic)) continue;
    const topic = keepUnknown(next.topic, KNOWN.topic);
    const below = ownValue(topic, 'children');
    const children: unknown = Array.isArray(below) ? [...(below as unknown[])] : below;
    next.into[next.at] = {
      ...topic,
      id: names.own(ownValue(topic, 'id')),
      ...(children === undefined ? {} : { children }),
    };
    if (!Array.isArray(children)) continue;
    for (let at = children.length - 1; at >= 0; at -= 1)
      waiting.push({ topic: children[at], into: children, at });
  }
  return roots[0];
};

const boardFields = (definition: Value): Value => {
  const elements = ownValue(definition, 'elements');
  if (!Array.isArray(elements)) return {};
  const names = new Names();
  return {
    elements: elements.map((one: unknown) =>
      isRecord(one) ? { ...keepUnknown(one, KNOWN.element), id: names.own(ownValue(one, 'id')) } : one,
    ),
  };
};
