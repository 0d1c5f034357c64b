import type { Crumb } from '@chartdock/contract';
import { sql } from 'kysely';
import { belowTop } from '../../kernel/calls/items.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { prepared } from '../../kernel/db/pool.ts';
import type { RecordRow } from './record-columns.ts';
import { roleOn } from './role-on.ts';

interface PathRow {
  readonly leaf: string;
  readonly id: string;
  readonly title: string;
  readonly shared: boolean;
}

/** Reads the folders above each row of a page, from the top down; of other people's folders only the shared ones, and none that the caller's token does not cover. */
export const loadPaths = async (
  { db, actor, now }: CallContext,
  rows: readonly RecordRow[],
): Promise<ReadonlyMap<string, readonly Crumb[]>> => {
  const paths = new Map<string, Crumb[]>(rows.map((row) => [row.id, []]));
  // Nothing is above a thing at the top.
  const below = rows.filter((row) => row.parent_id !== row.owner_id);
  if (below.length === 0) return paths;
  const ids = below.map((row) => row.id);
  const owners = below.map((row) => row.owner_id);
  const isOwn = owners.every((id) => id === actor.userId);
  const isShared = isOwn
    ? sql`true`
    : sql`n.owner_id = ${actor.userId} or ${roleOn({ id: actor.userId, now })} is not null`;
  const answer = await sql<PathRow>`${prepared}
    with recursive up as (
      select leaf.id as leaf, n.owner_id, n.id, n.parent_id, n.title, 0 as height
        from unnest(${ids}::uuid[], ${owners}::uuid[]) as leaf (id, owner_id)
        join node n on n.owner_id = leaf.owner_id and n.id = leaf.id
      union all
      select up.leaf, p.owner_id, p.id, p.parent_id, p.title, up.height + 1 from up
        join node p on p.owner_id = up.owner_id and p.id = up.parent_id
    )
    select n.leaf, n.id, n.title, ${isShared} as shared
      from up n where n.height > 0 order by n.leaf, n.height desc`.execute(db);
  for (const row of answer.rows) {
    // A folder that lets nobody in from above closes the path named so far.
    if (row.shared) paths.get(row.leaf)?.push({ folderId: row.id, title: row.title });
    else paths.set(row.leaf, []);
  }
  return new Map([...paths].map(([id, path]) => [id, belowTop(actor, path)]));
};
