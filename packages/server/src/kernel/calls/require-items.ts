import { sql } from 'kysely';
import type { Claim } from './claims.ts';
import { covers, itemsOf, topOf } from './items.ts';
import type { Step } from './items.ts';
import { CallError } from '../errors/call-error.ts';
import type { Actor, Handle } from './context.ts';

const MAX_HEIGHT = 64;

/**
 * Refuses items beyond those of a token: with `notAllowed` a call that is closed to such tokens, and one that would move a named
 * item itself; with `fileUnavailable`, as if it were missing, every other file.
 */
export const requireItems = async (
  db: Handle,
  actor: Actor,
  claims: readonly Claim[] | undefined,
): Promise<void> => {
  const items = itemsOf(actor);
  if (items === undefined) return;
  if (claims === undefined) throw new CallError('notAllowed');
  const claimed = claims.flatMap((claim) => resolveTop(actor, claim));
  if (claimed.length === 0) return;
  const ways = await readWays(db, [...new Set(claimed.map(({ id }) => id))]);
  for (const { id, use } of claimed) {
    const way = ways.get(id) ?? [];
    if (covers(items, way, use)) continue;
    throw new CallError(use === 'inside' && covers(items, way, 'itself') ? 'notAllowed' : 'fileUnavailable');
  }
};

/** The top of a token is its one folder, or a list of its items anyway. */
const resolveTop = (actor: Actor, claim: Claim): readonly Claim[] => {
  if (claim.id !== 'root') return [claim];
  const top = topOf(actor);
  return top.kind === 'folder' ? [{ ...claim, id: top.folderId }] : [];
};

/** `state` of a row that is in its folder. */
const LIVE = 0;

interface WayRow {
  readonly leaf: string;
  readonly id: string;
  readonly state: number;
}

/** Reads the way from each thing up to the top, itself first; a missing one has none. */
const readWays = async (
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Step[]>> => {
  const { rows } = await sql<WayRow>`
    with recursive up as (
      select l.id as leaf, n.owner_id, n.id, n.parent_id, n.state, 0 as height
        from node_locator l join node n on n.owner_id = l.owner_id and n.id = l.id
        where l.id = any(${[...ids]}::uuid[])
      union all
      select up.leaf, p.owner_id, p.id, p.parent_id, p.state, up.height + 1 from up
        join node p on p.owner_id = up.owner_id and p.id = up.parent_id
        where up.height < ${MAX_HEIGHT}
    )
    select leaf, id, state from up order by leaf, height`.execute(db);
  const ways = new Map<string, Step[]>();
  for (const { leaf, id, state } of rows)
    ways.set(leaf, [...(ways.get(leaf) ?? []), { id, isLive: state === LIVE }]);
  return ways;
};
