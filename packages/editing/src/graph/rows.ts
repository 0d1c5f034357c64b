import type { NodeThing } from '../things/thing.types.ts';
import type { Json, NodeRow } from '@chartdock/documents';
import type { Intent } from '../operations/intent.types.ts';
import type { GraphSession } from './graph-session.ts';

/** Height that a new row takes, in pixels. */
const HEIGHT = 28;

/** Rows are JSON, as they are read from it. */
const asJson = (rows: readonly NodeRow[]): Json => rows as unknown as Json;

/** Returns the intents that put an empty row into a shape, which grows by it. */
export const addRow = (node: NodeThing, at: number, id: string): Intent => {
  const rows = node.rows ?? [];
  const like = rows[Math.min(at, rows.length - 1)]?.cells ?? [''];
  const row: NodeRow = { id, cells: like.map(() => '') };
  const next = [...rows.slice(0, at), row, ...rows.slice(at)];
  return { op: 'set', id: node.id, to: { rows: asJson(next), h: node.h + HEIGHT } };
};

/** Returns the intents that take a row out of a shape, which shrinks by it; the last one stays. */
export const removeRow = (node: NodeThing, at: number): readonly Intent[] => {
  const rows = node.rows ?? [];
  if (rows.length < 2) return [];
  const next = rows.filter((_, index) => index !== at);
  return [{ op: 'set', id: node.id, to: { rows: asJson(next), h: Math.max(40, node.h - HEIGHT) } }];
};

/** Returns the intents that add a column behind all, or take the last one away. */
export const changeColumns = (node: NodeThing, by: 1 | -1): readonly Intent[] => {
  const rows = node.rows ?? [];
  const least = Math.min(...rows.map(({ cells }) => cells.length));
  if (rows.length === 0 || (by < 0 && least < 2)) return [];
  const next = rows.map((row) => ({ ...row, cells: by > 0 ? [...row.cells, ''] : row.cells.slice(0, -1) }));
  return [{ op: 'set', id: node.id, to: { rows: asJson(next) } }];
};

/** Goes on to the next cell while one is written: the one behind, or the one below. Behind the last a row comes. */
export const writeNextCell = (session: GraphSession, way: 'behind' | 'before' | 'below'): boolean => {
  const { writing } = session.state();
  const node = writing === undefined ? undefined : session.plan.node(writing.id);
  if (writing === undefined || node?.rows === undefined || writing.place.part !== 'row') return false;
  const { row, column } = writing.place;
  const width = node.rows[row]?.cells.length ?? 1;
  const flat = row * width + column + (way === 'behind' ? 1 : way === 'before' ? -1 : width);
  if (flat < 0) return true;
  const next = { row: Math.floor(flat / width), column: flat % width };
  session.endWriting();
  if (next.row >= node.rows.length)
    session.change([addRow(node, node.rows.length, session.store.newId())], { label: 'graph.row' });
  session.write({ id: node.id, place: { part: 'row', ...next }, caret: 'all' });
  return true;
};
