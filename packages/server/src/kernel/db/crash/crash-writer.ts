import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { openDatabase } from '../database.ts';
import { migrateDatabase } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { transaction } from '../transaction.ts';
import { createIdMaker } from '../uuid.ts';
import { BATCH, OWNER, TARGET } from './crash-plan.ts';
import type { Misbehaviour, WriterOrder } from './crash.types.ts';

// Runs as its own process until it is killed. Each write is one transaction over several rows:
// `create n` adds three nodes and raises the counter, `move n` puts them into another folder.
const order = JSON.parse(process.argv[2] ?? '') as WriterOrder;
const createId = createIdMaker({ now: Date.now, randomBytes });

// A broken writer lingers in its broken state, so that a few rounds are enough to be caught in it.
const linger = async (when: Misbehaviour): Promise<void> => {
  if (order.misbehaviour === when) await wait(20);
};

const acknowledge = (line: string): void => {
  writeSync(1, `${line}\n`);
};

const create = async (db: Kysely<Schema>, title: string): Promise<void> => {
  const now = Date.now();
  const nodes = Array.from({ length: BATCH }, () => {
    const place = {
      owner_id: OWNER,
      id: createId(),
      parent_id: OWNER,
      kind: 1 as const,
      category: 'flow',
      pos: 'a',
    };
    return { ...place, title, title_key: title, creator_id: OWNER, created_at: now, last_modify: now };
  });
  const [first, ...rest] = nodes;
  if (first === undefined) return;
  await db.insertInto('node').values(first).execute();
  await linger('splits_transactions');
  await db.insertInto('node').values(rest).execute();
  await linger('splits_transactions');
  await db
    .updateTable('user_counter')
    .set({ files: sql`files + ${BATCH}` })
    .where('user_id', '=', OWNER)
    .execute();
};

const move = async (db: Kysely<Schema>, title: string): Promise<void> => {
  const nodes = await db
    .selectFrom('node')
    .select('id')
    .where('owner_id', '=', OWNER)
    .where('title', '=', title)
    .execute();
  for (const { id } of nodes) {
    await db
      .updateTable('node')
      .set({ parent_id: TARGET })
      .where('owner_id', '=', OWNER)
      .where('id', '=', id)
      .execute();
  }
};

type Write = (db: Kysely<Schema>, title: string) => Promise<void>;

const perform = async (db: Kysely<Schema>, line: string, write: Write): Promise<void> => {
  const title = line.split(' ')[1] ?? '';
  if (order.misbehaviour === 'acknowledges_early') acknowledge(line);
  await linger('acknowledges_early');
  if (order.misbehaviour === 'splits_transactions') await write(db, title);
  else await transaction(db, (tx) => write(tx, title));
  if (order.misbehaviour !== 'acknowledges_early') acknowledge(line);
};

const database = await openDatabase(order.location);
const { db } = database;
await migrateDatabase(db);
await db
  .insertInto('user_counter')
  .values({ user_id: OWNER })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
const last = await db
  .selectFrom('node')
  .select(sql<number>`coalesce(max(title::int), 0)`.as('title'))
  .executeTakeFirstOrThrow();
acknowledge('open');
for (let title = last.title + 1; ; title += 1) {
  await perform(db, `create ${title}`, create);
  await perform(db, `move ${title}`, move);
}
