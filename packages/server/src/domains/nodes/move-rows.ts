import { sql } from 'kysely';
import { moveIn, moveInAll } from '../../kernel/calls/move-nodes.ts';
import type { MoveNodes } from '../../kernel/calls/move-nodes.ts';

const moveOwn: MoveNodes = async (db, { from, to, ids }) => {
  const these = sql`any(${[...ids]}::uuid[])`;
  await sql`update folder_counter set owner_id = ${to} where owner_id = ${from} and folder_id = ${these}`.execute(
    db,
  );
  await sql`update node_locator set owner_id = ${to} where owner_id = ${from} and id = ${these}`.execute(db);
  await sql`update node set owner_id = ${to} where owner_id = ${from} and id = ${these}`.execute(db);
};

/** Gives files and folders themselves to another owner, with their search rows and counters; the caller sets their new places. */
export const moveRows: MoveNodes = moveInAll([moveIn('recent'), moveOwn]);
