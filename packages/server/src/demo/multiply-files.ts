import { sql } from 'kysely';
import type { Handle } from '../kernel/calls/context.ts';

/** Which files to copy how often. */
export interface Copies {
  readonly ownerId: string;
  readonly folderId: string;
  readonly times: number;
  /** LIKE pattern of titles that are not copied. */
  readonly once: string;
}

/** Copies the files of a folder beside them inside the database, each to other times and another place; without contents and locators, for measuring lists. */
export const multiplyFiles = async (
  tx: Handle,
  { ownerId, folderId, times, once }: Copies,
): Promise<void> => {
  await sql`
    with copies as materialized (
      select n.*, gen_random_uuid() as copy_id, (random() * 1000000000)::bigint as age
        from node n cross join generate_series(1, ${times}::int)
        where n.owner_id = ${ownerId} and n.parent_id = ${folderId} and n.title not like ${once}
    ), found as (
      insert into node_search (owner_id, node_id, grams)
        select c.owner_id, c.copy_id, s.grams from copies c
          join node_search s on s.owner_id = c.owner_id and s.node_id = c.id
    ), worded as (
      insert into node_words (owner_id, node_id, text, folded, spelled, initials, grams)
        select c.owner_id, c.copy_id, w.text, w.folded, w.spelled, w.initials, w.grams from copies c
          join node_words w on w.owner_id = c.owner_id and w.node_id = c.id
    )
    insert into node (owner_id, id, parent_id, kind, category, chart_type, title, title_key, pos, thumb_key,
        creator_id, created_at, last_modify)
      select owner_id, copy_id, parent_id, kind, category, chart_type, title, title_key,
        lpad(to_hex(age * 7919 % 1000003), 6, '0') || 'V', thumb_key, creator_id, created_at - age, last_modify - age
        from copies`.execute(tx);
};
