import { sql } from 'kysely';
import type { ForgetNodes } from '../../../kernel/calls/forget-nodes.ts';
import { STATUS } from '../../nodes/index.ts';
import { writeSearchRows } from '../search-rows.ts';

/**
 * Takes the templates published from files out of the library when these are deleted for good. Purchases and uses stay counted.
 */
export const forgetPublished: ForgetNodes = async (db, { ownerId, ids }) => {
  const these = sql`any(${[...ids]}::uuid[])`;
  await sql`delete from template_review where owner_id = ${ownerId} and node_id = ${these}`.execute(db);
  await sql`
    update node set status = ${STATUS.private}, public_clone = false
    from template t where t.author_id = ${ownerId} and t.source_id = ${these}
      and node.owner_id = t.owner_id and node.id = t.id`.execute(db);
  const { rows } = await sql<{ id: string }>`
    update template set state = 1 where author_id = ${ownerId} and source_id = ${these} returning id`.execute(
    db,
  );
  await writeSearchRows(
    db,
    rows.map(({ id }) => id),
  );
};
