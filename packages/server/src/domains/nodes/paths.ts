import type { Crumb } from '@chartdock/contract';
import { sql } from 'kysely';
import { belowTop } from '../../kernel/calls/items.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { prepared } from '../../kernel/db/pool.ts';
import type { RecordRow } from './record-columns.ts';
import { TAKES_PART } from './node-words.ts';

interface PathRow {
  readonly leaf: string;
  readonly id: string;
  readonly title: string;
  readonly shared: boolean;
}

/** Reads the folders above each row of a page, from the top down; of other people's folders only the shared ones, and none that the caller's token does not cover. */
export const loadPaths = async (
  { db, actor }: CallContext,
  rows: readonly RecordRow[],
): Promise<ReadonlyMap<string, readonly Crumb[]>> => {
  const paths = new Map<string, Crumb[]>(rows.map((row) => [row.id, []]));
  // Nothing is above what stands at the top.
  const below = rows.filter((row) => row.parent_id !== row.owner_id);
  if (below.length === 0) return paths;
  const ids = below.map((row) => row.id);
  const owners = below.map((row) => row.owner_id);
  const answer = await sql<PathRow>`${prepared}
    with recursive up as (
      select leaf.id as leaf, n.owner_id, n.id, n.parent_id, n.title, 0 as height
        from unnest(${ids}::uuid[], ${owners}::uuid[]) as leaf (id, owner_id)
        join node n on n.owner_id = leaf.owner_id and n.id = leaf.id
      union all
      select up.leaf, p.owner_id, p.id, p.parent_id, p.title, up.height + 1 from up
        join node p on p.owner_id = up.owner_id and p.id = up.parent_id
    )
    select leaf, id, title, owner_id = ${actor.userId} or exists (
        select 1 from collaborator c
          where c.owner_id = up.owner_id and c.node_id = up.id and c.user_id = ${actor.userId} and c.state = ${TAKES_PART}
      ) as shared
      from up where height > 0 order by leaf, height desc`.execute(db);
  const seen = new Set<string>();
  for (const row of answer.rows) {
    // Below the topmost shared folder everything may be named.
    if (row.shared) seen.add(row.leaf);
    if (seen.has(row.leaf)) paths.get(row.leaf)?.push({ folderId: row.id, title: row.title });
  }
  return new Map([...paths].map(([id, path]) => [id, belowTop(actor, path)]));
};
