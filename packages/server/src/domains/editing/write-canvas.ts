import { sql } from 'kysely';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import { bodyRow, contentColumns, definitionIdOf } from '../definitions/index.ts';
import type { AnyDefinition, StoredFile } from '../definitions/index.ts';

/** One canvas of a file. */
export interface CanvasAt {
  readonly node: StoredFile;
  readonly canvas: number;
}

/** A canvas after it was written, as calls return it. */
interface Saved {
  readonly definitionId: string;
  readonly version: number;
  readonly savedAt: number;
}

/** Keeps the content of a canvas as a revision. */
export const keepRevision = async (db: Handle, { node, canvas }: CanvasAt): Promise<void> => {
  await sql`
    insert into node_revision (owner_id, node_id, canvas, version, def, object_key, bytes, saved_at, saved_by)
    select owner_id, node_id, canvas, version, def, object_key, bytes, updated_at, saved_by from node_body
      where owner_id = ${node.owner_id} and node_id = ${node.id} and canvas = ${canvas}`.execute(db);
};

/** Replaces the content of a canvas, which stays as a revision. */
export const replaceContent = async (
  { db, actor, now }: CallContext,
  at: CanvasAt & { readonly version: number },
  definition: AnyDefinition,
): Promise<Saved> => {
  const { node, canvas } = at;
  await keepRevision(db, at);
  const version = at.version + 1;
  await db
    .updateTable('node_body')
    .set({ ...contentColumns(definition), version, updated_at: now, saved_by: actor.userId })
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('canvas', '=', canvas)
    .execute();
  return { definitionId: definitionIdOf(canvas), version, savedAt: now };
};

/** How long changes of one person stay one state of the history. */
const SITTING_MS = 600_000;

/**
 * Replaces the content of a canvas with the result of operations, at the version of the last of them. The former content stays
 * as a revision when someone else made it, or when the last kept one is ten minutes old.
 */
export const foldContent = async (
  { db, actor, now }: CallContext,
  at: CanvasAt & { readonly version: number },
  definition: AnyDefinition,
): Promise<Saved> => {
  const { node, canvas, version } = at;
  await sql`
    insert into node_revision (owner_id, node_id, canvas, version, def, object_key, bytes, saved_at, saved_by)
    select owner_id, node_id, canvas, version, def, object_key, bytes, updated_at, saved_by from node_body b
      where owner_id = ${node.owner_id} and node_id = ${node.id} and canvas = ${canvas}
        and (saved_by is distinct from ${actor.userId} or not exists (
          select 1 from node_revision r where r.owner_id = b.owner_id and r.node_id = b.node_id
            and r.canvas = b.canvas and r.saved_at > ${now - SITTING_MS}))`.execute(db);
  await db
    .updateTable('node_body')
    .set({ ...contentColumns(definition), version, updated_at: now, saved_by: actor.userId })
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('canvas', '=', canvas)
    .execute();
  return { definitionId: definitionIdOf(canvas), version, savedAt: now };
};

/** Adds a canvas behind the others of its file. */
export const appendCanvas = async (
  { db, actor, now }: CallContext,
  { node, canvas, version }: CanvasAt & { readonly version: number },
  content: { readonly definition: AnyDefinition; readonly title: string | null },
): Promise<Saved> => {
  const row = bodyRow(node, {
    canvas,
    version,
    definition: content.definition,
    now,
    savedBy: actor.userId,
  });
  const { last } = await db
    .selectFrom('node_body')
    .select(sql<number>`coalesce(max(ord), -1)`.as('last'))
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('node_body')
    .values({ ...row, title: content.title, ord: last + 1 })
    .execute();
  return { definitionId: definitionIdOf(canvas), version, savedAt: now };
};
