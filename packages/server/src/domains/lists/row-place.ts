import { sql } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import type { FolderList } from './folder-rows.ts';
import { FILE, FOLDER, LIVE, isVisibleIn } from '../nodes/index.ts';

/** A folder in an order. */
export type PlacedList = Pick<FolderList, 'parent' | 'order' | 'viewer'>;

/** Counts the rows before an item (folders stand before files); undefined when the folder does not hold it. */
export const placeOf = async (
  db: Handle,
  { parent, order, viewer }: PlacedList,
  id: string,
): Promise<number | undefined> => {
  const column = sql.ref(order.column);
  const before = sql.raw(order.direction === 'asc' ? '<' : '>');
  const here = sql`n.owner_id = ${parent.ownerId} and n.parent_id = ${parent.id} and n.state = ${LIVE}
    and ${isVisibleIn(parent.ownerId, viewer)}`;
  // Ranges of the index that the list itself is read by, so the cost is that of the rows before the item.
  const { rows } = await sql<{ place: number }>`
    with item as materialized (
      select n.id, n.kind, n.${column} as value from node n where ${here} and n.id = ${id}::uuid
    )
    select (
      (select count(*) from node n, item where ${here} and n.kind = item.kind
        and (n.${column}, n.id) ${before} (item.value, item.id))
      + (select count(*) from node n, item where ${here} and n.kind = ${FOLDER} and item.kind = ${FILE})
    )::int as place from item`.execute(db);
  return rows[0]?.place;
};
