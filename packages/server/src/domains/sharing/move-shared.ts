import { sql } from 'kysely';
import { moveIn, moveInAll } from '../../kernel/calls/move-nodes.ts';
import type { MoveNodes } from '../../kernel/calls/move-nodes.ts';

/** An owner takes part in nothing of their own, and nobody is offered a thing just given away. */
const dropOwner: MoveNodes = async (db, { from, to, ids }) => {
  const these = sql`any(${[...ids]}::uuid[])`;
  for (const table of ['collaborator', 'collab_inbox'] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${to} and node_id = ${these}`.execute(db);
  await sql`delete from access_request where owner_id = ${from} and user_id = ${to} and node_id = ${these}
    and decided_at is null`.execute(db);
  await sql`delete from owner_offer where owner_id = ${from} and node_id = ${these}`.execute(db);
};

/** Takes rights and links over with their file or folder; links stay their maker's. */
export const moveShared: MoveNodes = moveInAll([
  dropOwner,
  moveIn('collaborator'),
  moveIn('collab_inbox'),
  moveIn('share_link'),
  moveIn('narrowing'),
  moveIn('share_switch'),
  moveIn('invitation'),
  moveIn('access_request'),
  moveIn('share_activity'),
]);
