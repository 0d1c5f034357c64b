import { sql } from 'kysely';
import type { ForgetNodes } from '../../kernel/calls/forget-nodes.ts';

/** Deletes files and folders themselves, with their search rows and counters and the times when their owner last opened them. */
export const forgetRows: ForgetNodes = async (db, { ownerId, ids }) => {
  const these = sql`any(${[...ids]}::uuid[])`;
  await sql`delete from folder_counter where owner_id = ${ownerId} and folder_id = ${these}`.execute(db);
  await sql`delete from recent where user_id = ${ownerId} and node_id = ${these}`.execute(db);
  await sql`delete from node_locator where id = ${these}`.execute(db);
  await sql`delete from node where owner_id = ${ownerId} and id = ${these}`.execute(db);
};
