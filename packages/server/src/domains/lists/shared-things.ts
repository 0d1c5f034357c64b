import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { prepared } from '../../kernel/db/pool.ts';
import { FOLDER, LIVE, isStillShared, viewerOf } from '../nodes/index.ts';

/** Shared things that a search looks through. */
const SHARED = 2_000;

/** Things of others that a person may see: owners stand beside their ids. */
export interface SharedThings {
  readonly ids: readonly string[];
  readonly owners: readonly string[];
}

/** Holds nothing shared. */
export const NOTHING: SharedThings = { ids: [], owners: [] };

/** Things shared with the person, once the first rows have been read. */
export interface Held {
  shared: SharedThings;
  isRead: boolean;
}

/** Selects the things shared with the person, as one value: the things themselves and all inside shared folders. */
export const sharedThings = (context: CallContext): RawBuilder<SharedThings> => sql<SharedThings>`(
  with recursive shared as (
    select n.owner_id, n.id, n.kind from collab_inbox i
      join node n on n.owner_id = i.owner_id and n.id = i.node_id
      where i.user_id = ${context.actor.userId} and ${isStillShared(viewerOf(context))} and n.state = ${LIVE}
    union
    select n.owner_id, n.id, n.kind from shared s
      join node n on n.owner_id = s.owner_id and n.parent_id = s.id and n.state = ${LIVE}
      where s.kind = ${FOLDER} and not exists (
        select from narrowing w where w.owner_id = n.owner_id and w.node_id = n.id and w.most < 0)
  ), first as (select id, owner_id from shared limit ${SHARED})
  select json_build_object('ids', coalesce(json_agg(id), '[]'), 'owners', coalesce(json_agg(owner_id), '[]')) from first)`;

/** Reads the things shared with the person. */
export const readShared = async (context: CallContext): Promise<SharedThings> => {
  const { rows } = await sql<{
    shared: SharedThings;
  }>`${prepared}select ${sharedThings(context)} as shared`.execute(context.db);
  return rows[0]?.shared ?? NOTHING;
};

/** Keeps the shared things once read. */
export const hold = (held: Held, shared: SharedThings): void => {
  held.shared = shared;
  held.isRead = true;
};

/** Narrows nodes down to these shared things. */
export const sharedSource = ({ ids, owners }: SharedThings): RawBuilder<boolean> =>
  sql<boolean>`(n.owner_id, n.id) in (select * from unnest(${[...owners]}::uuid[], ${[...ids]}::uuid[]))`;
