import type { Cell, GraphDefinition } from '@chartdock/documents';
import { readDefinition } from '@chartdock/documents';
import type { Intent } from '../operations/intent.types.ts';
import type { GraphSession } from './graph-session.ts';
import { boundsOf, boundsOfPoints } from './box.ts';
import type { Box } from './box.ts';

const boxOf = (cell: Cell): Box | undefined => {
  if (cell.t === 'node') return cell;
  const ends = [cell.from, cell.to].flatMap(({ x, y }) =>
    x === undefined || y === undefined ? [] : [[x, y] as const],
  );
  return boundsOfPoints([...ends, ...(cell.way ?? [])]);
};

/** Copies cells as a definition of their own: with all that stands in them, and the connectors between them. */
export const copyCells = (session: GraphSession, ids: readonly string[]): GraphDefinition => {
  const { index } = session.store;
  const held = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (held.has(id)) continue;
    held.add(id);
    waiting.push(...index.childrenOf(id).map((child) => child.id));
  }
  const { cells, ...definition } = session.get();
  const isKept = (id: string, cell: Cell): boolean => {
    if (cell.t === 'node') return held.has(id);
    const ends = [cell.from.id, cell.to.id].filter((end) => end !== undefined);
    if (!ends.every((end) => held.has(end))) return false;
    return held.has(id) || ends.length === 2;
  };
  const kept = Object.entries(cells)
    .filter(([id, cell]) => isKept(id, cell))
    .map(([id, cell]) => [id, withoutGone(cell, held)] as const);
  return { ...definition, cells: Object.fromEntries(kept) };
};

const withoutGone = (cell: Cell, held: ReadonlySet<string>): Cell => {
  if (cell.t === 'edge' || cell.parent === undefined || held.has(cell.parent)) return cell;
  const { parent: _parent, ...rest } = cell;
  return rest;
};

/** Returns the box around the cells of a definition; undefined when there are none. */
export const boxOfCells = ({ cells }: GraphDefinition): Box | undefined =>
  boundsOf(Object.values(cells).flatMap((cell) => boxOf(cell) ?? []));

/** Puts copied cells in, with their middle or their corner at a place, and selects them. */
export const pasteCells = (
  session: GraphSession,
  definition: GraphDefinition,
  { x, y, label = 'graph.paste', cause = 'paste' }: PasteOptions,
): readonly string[] => {
  const fresh = renameGroups(definition, () => session.store.newId());
  const intent: Intent = { op: 'insert', definition: fresh, at: [x, y] };
  const outcome = session.store.apply(intent, { label, cause });
  if (outcome.status !== 'applied') return [];
  session.store.select(outcome.created);
  return outcome.created;
};

/** Where copied cells come: their left top corner. */
export interface PasteOptions {
  readonly x: number;
  readonly y: number;
  readonly label?: string;
  readonly cause?: 'user' | 'paste';
}

/** Gives groups other names, so that a copy is no part of its original. */
const renameGroups = (definition: GraphDefinition, newId: () => string): GraphDefinition => {
  const names = new Map<string, string>();
  const nameOf = (group: string): string => {
    const known = names.get(group) ?? newId();
    names.set(group, known);
    return known;
  };
  const cells = Object.entries(definition.cells).map(([id, cell]) => [
    id,
    cell.t === 'node' && cell.group !== undefined ? { ...cell, group: nameOf(cell.group) } : cell,
  ]);
  return { ...definition, cells: Object.fromEntries(cells) as GraphDefinition['cells'] };
};

/** Copies the selection beside itself. Returns the ids of the copies. */
export const duplicateCells = (
  session: GraphSession,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): readonly string[] => {
  const copied = copyCells(session, session.selected());
  const spots = Object.values(copied.cells).flatMap((cell) => (cell.t === 'node' ? [cell] : []));
  const box = boundsOf(spots);
  if (box === undefined) return [];
  return pasteCells(session, copied, {
    x: box.x + dx,
    y: box.y + dy,
    label: 'graph.duplicate',
    cause: 'user',
  });
};

/** Reads cells from the clipboard; undefined for anything but a graph of ours. It never throws. */
export const parseCopiedCells = (text: string): GraphDefinition | undefined => {
  if (text === '') return undefined;
  try {
    const read = readDefinition(JSON.parse(text));
    return read.status === 'read' && read.definition.type === 'graph' ? read.definition : undefined;
  } catch {
    return undefined;
  }
};
