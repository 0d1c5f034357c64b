import { sql } from 'kysely';
import { transaction } from '../../kernel/db/transaction.ts';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { titleGrams } from './grams.ts';

const BATCH = 500;

interface SearchRow {
  readonly id: string;
  readonly parent_id: string;
  readonly title: string;
  readonly grams: readonly number[] | null;
}

/** Compares the search rows of an account with its titles and places, 500 at a time, and returns how many it wrote again. */
export const mendSearchRows = async (db: App['database']['db'], ownerId: string): Promise<number> => {
  let mended = 0;
  for (let after: string | undefined; ;) {
    const done = await transaction(db, (tx) => mendBatch(tx, ownerId, after));
    mended += done.mended;
    after = done.last;
    if (after === undefined) return mended;
  }
};

const mendBatch = async (tx: Handle, ownerId: string, after: string | undefined) => {
  await sql`select from user_counter where user_id = ${ownerId} for update`.execute(tx);
  const beyond = after === undefined ? sql`true` : sql`n.id > ${after}`;
  const { rows } = await sql<SearchRow>`
    select n.id, n.parent_id, n.title, s.grams from node n
      left join node_search s on s.owner_id = n.owner_id and s.node_id = n.id
      where n.owner_id = ${ownerId} and ${beyond} order by n.id limit ${BATCH}`.execute(tx);
  const wanted = rows.map((row) => ({
    row,
    grams: titleGrams({ ownerId, folderId: row.parent_id }, row.title),
  }));
  const wrong = wanted.filter(({ row, grams }) => row.grams?.join() !== grams.join());
  if (wrong.length > 0) {
    await tx
      .insertInto('node_search')
      .values(wrong.map(({ row, grams }) => ({ owner_id: ownerId, node_id: row.id, grams })))
      .onConflict((conflict) =>
        conflict.columns(['owner_id', 'node_id']).doUpdateSet({ grams: sql`excluded.grams` }),
      )
      .execute();
  }
  return { mended: wrong.length, last: rows.at(-1)?.id };
};
