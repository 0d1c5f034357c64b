import { definitionIdOf } from '../../drawing/definitions/definition-id.ts';
import { sql } from 'kysely';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { loadWhole } from './whole-definitions.ts';
import type { StoredContent } from './whole-definitions.ts';

/** A canvas of a file, without its content. */
export interface Canvas {
  readonly canvas: number;
  readonly version: number;
  /** Its own name, else the one in its definition; null when it has neither. */
  readonly name: string | null;
  /** Size of its definition as JSON text; null in rows from before it was written down. */
  readonly bytes: number | null;
  readonly updatedAt: number;
  readonly savedBy: string | null;
}

/** One canvas of a file with the whole of its definition. */
export interface Body extends Canvas {
  readonly def: Readonly<Record<string, unknown>> | null;
}

/** Where a file is kept. */
export interface StoredFile {
  readonly owner_id: string;
  readonly id: string;
}

/** Parts for reading definitions: the database, and where large ones are kept. */
export interface ReadingBodies {
  readonly db: Handle;
  readonly app: Pick<App, 'blobs'>;
}

const selectCanvases = (db: Handle, node: StoredFile) =>
  db
    .selectFrom('node_body')
    .select(['canvas', 'version', 'bytes', 'updated_at as updatedAt', 'saved_by as savedBy'])
    .select(
      sql<
        string | null
      >`coalesce(title, case when jsonb_typeof(def->'page'->'name') = 'string' then nullif(def->'page'->>'name', '') end)`.as(
        'name',
      ),
    )
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .orderBy('ord')
    .orderBy('canvas');

/** Lists the canvases of a file in their order. */
export const listCanvases = (db: Handle, node: StoredFile): Promise<Canvas[]> =>
  selectCanvases(db, node).execute();

/** Reads every canvas of a file in order, with the whole of its definition. */
export const readBodies = async (reading: ReadingBodies, node: StoredFile): Promise<Body[]> => {
  const rows = await selectCanvases(reading.db, node).select(['def', 'object_key']).execute();
  return Promise.all(rows.map((row) => wholeBody(reading, row)));
};

/** State of a canvas: another one for every change of it. */
export type CanvasState = Pick<Canvas, 'canvas' | 'version' | 'bytes' | 'updatedAt'>;

/**
 * Reads the state of one canvas of a file, by default the first, and nothing of its content; undefined when the file has no such
 * canvas.
 */
export const readCanvasState = (
  db: Handle,
  node: StoredFile,
  definitionId = '',
): Promise<CanvasState | undefined> => {
  const all = db
    .selectFrom('node_body')
    .select(['canvas', 'version', 'bytes', 'updated_at as updatedAt'])
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .orderBy('ord')
    .orderBy('canvas')
    .limit(1);
  const one = definitionId === '' ? all : all.where(sql`'c' || canvas`, '=', definitionId);
  return one.executeTakeFirst();
};

/** Reads one canvas of a file, by default the first; undefined when the file has no such canvas. */
export const readBody = async (
  reading: ReadingBodies,
  node: StoredFile,
  definitionId = '',
): Promise<Body | undefined> => {
  const all = selectCanvases(reading.db, node).select(['def', 'object_key']).limit(1);
  const one = definitionId === '' ? all : all.where(sql`'c' || canvas`, '=', definitionId);
  const row = await one.executeTakeFirst();
  return row === undefined ? undefined : wholeBody(reading, row);
};

const wholeBody = async (
  { app }: ReadingBodies,
  { def, object_key, ...row }: Canvas & StoredContent,
): Promise<Body> => ({ ...row, def: await loadWhole(app, { def, object_key }) });

/** Lists canvases by id and title; one without a name has that of its file. */
export const canvasesOf = (node: { readonly title: string }, canvases: readonly Canvas[]) =>
  canvases.map(({ canvas, name }) => ({ definitionId: definitionIdOf(canvas), title: name ?? node.title }));
