import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { titleGrams } from './0003-title-grams.ts';

const BATCH = 2_000;

interface Title {
  readonly owner_id: string;
  readonly id: string;
  readonly parent_id: string;
  readonly title: string;
}

/** Writes the search grams of every title again, so that a search through one folder finds them too, and collects new ones before they enter the index. */
export const folderGrams: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`drop index node_search_grams`.execute(db);
    await rewriteGrams(db);
    // A title has some eighty grams: entering them one title at a time costs several times as much as by the hundred.
    await sql`create index node_search_grams on node_search using gin (grams)
      with (fastupdate = on, gin_pending_list_limit = 512)`.execute(db);
  },
};

const rewriteGrams = async (db: Kysely<unknown>): Promise<void> => {
  let after: Title | undefined;
  do {
    const beyond = after === undefined ? sql`true` : sql`(owner_id, id) > (${after.owner_id}, ${after.id})`;
    const { rows } = await sql<Title>`select owner_id, id, parent_id, title from node where ${beyond}
      order by owner_id, id limit ${BATCH}`.execute(db);
    await writeBatch(db, rows);
    after = rows.at(-1);
  } while (after !== undefined);
};

const writeBatch = async (db: Kysely<unknown>, rows: readonly Title[]): Promise<void> => {
  const owners = rows.map((row) => row.owner_id);
  const ids = rows.map((row) => row.id);
  const grams = rows.map((row) => {
    const place = { ownerId: row.owner_id, folderId: row.parent_id };
    return `{${titleGrams(place, row.title).join(',')}}`;
  });
  await sql`insert into node_search (owner_id, node_id, grams)
    select owner_id, node_id, grams::int[]
      from unnest(${owners}::uuid[], ${ids}::uuid[], ${grams}::text[]) as written (owner_id, node_id, grams)
    on conflict (owner_id, node_id) do update set grams = excluded.grams`.execute(db);
};
