import { sql } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { FOLDER, LIVE, ROLE, askerOf, readHolding } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';

type Sold = Pick<NodeRow, 'owner_id' | 'id' | 'template_id'>;

interface InsideRow extends Sold {
  readonly is_closed: boolean;
}

/**
 * Returns whether a copy would give a collaborator more than they have: things that a folder below narrows or locks, a file whose
 * template they have to buy themselves, or the file that something for sale was published from.
 */
export const holdsClosed = async (
  context: CallContext,
  { owner_id, id }: Pick<NodeRow, 'owner_id' | 'id'>,
): Promise<boolean> => {
  const { db, actor } = context;
  const { rows } = await sql<InsideRow>`
    with recursive inside as (
      select n.owner_id, n.id, n.kind, n.template_id, false as is_closed
        from node n where n.owner_id = ${owner_id} and n.id = ${id}
      union all
      select n.owner_id, n.id, n.kind, n.template_id,
          coalesce(w.most < ${ROLE.editor}, false) or (n.lock_type is not null and n.creator_id <> ${actor.userId})
        from inside join node n on n.owner_id = inside.owner_id and n.parent_id = inside.id and n.state = ${LIVE}
        left join narrowing w on w.owner_id = n.owner_id and w.node_id = n.id
        where inside.kind = ${FOLDER}
    )
    select owner_id, id, template_id, is_closed from inside i
      where is_closed or template_id is not null
        or exists (select from template t where t.author_id = i.owner_id and t.source_id = i.id)
        or exists (select from publication p where p.owner_id = i.owner_id and p.node_id = i.id and p.price_fen > 0)
      order by is_closed desc`.execute(db);
  if (rows.some((row) => row.is_closed)) return true;
  for (const row of rows) if ((await readHolding(db, row, askerOf(context))) !== 'whole') return true;
  return false;
};
