import { sql } from 'kysely';
import { transaction } from '../../kernel/db/transaction.ts';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { listWords, readBodies } from '../definitions/index.ts';
import { wordsUpdate } from '../search/index.ts';

const KEY = 'words-indexed';
const DONE = 'done';
const BATCH = 100;
/** Most files and folders that one run works through. */
const MOST = 20_000;

/**
 * Lets files and folders from before be found by the words in them: twenty thousand a run, until there are none. Where it got is
 * written down, so that it goes on after a restart. Returns how many were written.
 */
export const indexOldWords = async (app: App): Promise<number> => {
  const { db } = app.database;
  let written = 0;
  for (let seen = 0; seen < MOST; seen += BATCH) {
    const at = await readPlace(db);
    if (at === DONE) return written;
    const done = await transaction(db, (tx) => indexBatch(app, tx, at));
    written += done;
  }
  return written;
};

const readPlace = async (db: Handle): Promise<string> => {
  const row = await db.selectFrom('app_meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value ?? '';
};

interface OldRow {
  readonly owner_id: string;
  readonly id: string;
  readonly title: string;
  readonly has_words: boolean;
}

const indexBatch = async (app: App, tx: Handle, at: string): Promise<number> => {
  const [owner, id] = at.split(' ');
  const beyond = at === '' ? sql`true` : sql`(n.owner_id, n.id) > (${owner}::uuid, ${id}::uuid)`;
  const { rows } = await sql<OldRow>`
    select n.owner_id, n.id, n.title, exists (
        select 1 from node_words w where w.owner_id = n.owner_id and w.node_id = n.id
      ) as has_words
      from node n where ${beyond} order by n.owner_id, n.id limit ${BATCH}`.execute(tx);
  const old = rows.filter((row) => !row.has_words);
  for (const row of old) {
    // A save that comes first has written the words, and waits for no one here.
    await sql`select from user_counter where user_id = ${row.owner_id} for update`.execute(tx);
    const bodies = await readBodies({ app, db: tx }, row);
    const node = { ownerId: row.owner_id, id: row.id, title: row.title };
    await wordsUpdate(tx, node, listWords(bodies.map(({ def }) => def))).execute();
  }
  const last = rows.at(-1);
  const place = last === undefined ? DONE : `${last.owner_id} ${last.id}`;
  await sql`insert into app_meta (key, value, updated_at) values (${KEY}, ${place}, ${app.now()})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(tx);
  return old.length;
};
