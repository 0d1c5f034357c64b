import { sql } from 'kysely';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { packDefinition } from '../../drawing/definitions/packed.ts';
import { headOf } from './whole-definitions.ts';

/** Size in bytes of JSON text past which a definition leaves its row. Indexes are found by the letter. */
const LARGE = sql.lit(65_536);
const MOST = 1_000;

const TABLES = ['node_body', 'node_revision'] as const;

interface LargeRow {
  readonly owner_id: string;
  readonly node_id: string;
  readonly canvas: number;
  readonly version: number;
  readonly def: Readonly<Record<string, unknown>>;
}

/**
 * Moves definitions past 64 KB out of their rows, a thousand at most, and returns how many. A save writes the row alone, so that
 * it waits for no other system and is whole or not at all.
 */
export const moveLarge = async (app: App): Promise<number> => {
  let moved = 0;
  for (const table of TABLES)
    while (moved < MOST) {
      const row = await nextLarge(app.database.db, table);
      if (row === undefined) break;
      await moveOne(app, table, row);
      moved += 1;
    }
  return moved;
};

const nextLarge = async (db: Handle, table: (typeof TABLES)[number]): Promise<LargeRow | undefined> => {
  const { rows } = await sql<LargeRow>`
    select owner_id, node_id, canvas, version, def from ${sql.table(table)}
      where object_key is null and bytes > ${LARGE} limit 1`.execute(db);
  return rows[0];
};

const moveOne = async (
  { database: { db }, blobs, createId, now }: App,
  table: (typeof TABLES)[number],
  { owner_id, node_id, canvas, version, def }: LargeRow,
): Promise<void> => {
  const key = `definitions/${createId()}`;
  // Written before the object: should the server stop here, the object is known and goes.
  await db.insertInto('stored_object').values({ key, touched_at: now() }).execute();
  await blobs.put(key, packDefinition(JSON.stringify(def)));
  await sql`update ${sql.table(table)} set object_key = ${key}, def = ${JSON.stringify(headOf(def))}::jsonb
    where owner_id = ${owner_id} and node_id = ${node_id} and canvas = ${canvas} and version = ${version}
      and object_key is null`.execute(db);
};
