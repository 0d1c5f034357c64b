import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { TAKES_PART } from './node-words.ts';
import type { Role } from './node-words.ts';

/** Whose rights are worked out, and when. */
export interface Viewer {
  readonly id: string;
  /** Epoch milliseconds: links expire. */
  readonly now: number;
}

/** Names the caller as the viewer. */
export const viewerOf = ({
  actor,
  now,
}: {
  readonly actor: { readonly userId: string };
  readonly now: number;
}): Viewer => ({
  id: actor.userId,
  now,
});

/** More than any role, where nothing narrows the rights from above. */
const ALL = sql.lit(9);
const NOTHING = sql.lit(-1);

/** Folders are never nested deeper, even in a damaged tree. */
const MOST_LEVELS = sql.lit(64);

/**
 * Walks up from `n`, which a query around this one names: each step with the most that rights given there count for here. A
 * folder that narrows does so for all below it, and nothing below can widen it again.
 */
export const stepsUp: RawBuilder<unknown> = sql`
  select n.owner_id as owner_id, n.id as id, n.parent_id as parent_id, 0 as height, ${ALL}::int as cap
  union all
  select p.owner_id, p.id, p.parent_id, up.height + 1, least(up.cap, coalesce(w.most, ${ALL}))
    from up join node p on p.owner_id = up.owner_id and p.id = up.parent_id
    left join narrowing w on w.owner_id = up.owner_id and w.node_id = up.id
    where up.height < ${MOST_LEVELS}`;

/** Tells whether a row `l` of links, by which a row `c` of collaborators came, holds: switched on, in time, and neither reset nor given another password since. */
const linkHolds = (now: number): RawBuilder<boolean> =>
  sql<boolean>`l.enabled and l.version = c.link_version and (l.expires_at is null or l.expires_at > ${now}::bigint)`;

/** Rights of the maker of a link `l` where the steps began: everything as the owner, else the role given by name. */
const rightOfMaker = sql`case when l.maker_id = up.owner_id then ${ALL} else coalesce((
  select max(least(m.role, a.cap)) from up a join collaborator m
    on m.owner_id = a.owner_id and m.node_id = a.id and m.user_id = l.maker_id
      and m.state = ${TAKES_PART}
    where a.height >= up.height), ${NOTHING}) end`;

/** Joins to the steps the viewer's rows at each, by name or by a link that holds. */
const givenTo = (viewer: Viewer): RawBuilder<unknown> => sql`
  up join collaborator c
    on c.owner_id = up.owner_id and c.node_id = up.id and c.user_id = ${viewer.id} and c.state = ${TAKES_PART}
  left join share_link l on l.key = c.link_key and ${linkHolds(viewer.now)}
  where (c.role >= 0 or l.key is not null)`;

/** Effective role of a row `c`: the role that was given by name, or that of the link, never above the rights of its maker. */
const given = sql`greatest(c.role, case when l.key is null then ${NOTHING} else least(l.role, ${rightOfMaker}) end)`;

/** Builds the viewer's highest role on `n`, walking up from it; null for none, and for the viewer's own. */
export const roleOn = (viewer: Viewer): RawBuilder<Role | null> => sql<Role | null>`
  case when n.owner_id = ${viewer.id} then null else (
    with recursive up as (${stepsUp})
    select nullif(greatest(max(least(up.cap, ${given})), ${NOTHING}), ${NOTHING})::int from ${givenTo(viewer)}) end`;

/** Copies and downloads that a link allows to someone who came by it, on `n` itself or from a folder above. */
export interface LinkSwitches {
  readonly download: boolean;
  readonly copy: boolean;
}

/** Builds the switches of the links by which the viewer came to `n`. */
export const linkSwitchesOn = (viewer: Viewer): RawBuilder<LinkSwitches | null> => sql<LinkSwitches | null>`(
  with recursive up as (${stepsUp})
  select json_build_object('download', coalesce(bool_or(l.may_download), false),
      'copy', coalesce(bool_or(l.may_copy), false))
    from ${givenTo(viewer)} and l.key is not null and least(up.cap, ${given}) >= 0)`;

/**
 * Builds the rights of the maker of a link `l` on `n`, which the query around this one names: more than any role as its owner, -1
 * for nothing.
 */
const makerOn: RawBuilder<number> = sql<number>`(case when l.maker_id = n.owner_id then ${ALL} else (
  with recursive up as (${stepsUp})
  select coalesce(max(least(m.role, up.cap)), ${NOTHING}) from up join collaborator m
    on m.owner_id = up.owner_id and m.node_id = up.id and m.user_id = l.maker_id
      and m.state = ${TAKES_PART}) end)`;

/**
 * Builds the role that a row `l` of links gives on `n`: its own, never above the rights of its maker; null when the maker may not
 * even look.
 */
export const linkRoleOn: RawBuilder<Role | null> = sql<Role | null>`(
  select case when maker.may >= 0 then least(l.role, maker.may)::int end from (select ${makerOn} as may) as maker)`;

/** Builds whether a row `l` of links opens `n` now: on, in time, and its maker may look at it. */
export const linkOpens = (now: number): RawBuilder<boolean> => sql<boolean>`(
  l.enabled and (l.expires_at is null or l.expires_at > ${now}::bigint) and ${linkRoleOn} is not null)`;

/** Someone who was given a right on `n` or on a folder above it. */
export interface GivenRow {
  readonly user_id: string;
  readonly full_name: string;
  readonly photo_key: string | null;
  /** Effective role on `n`; -1 for nothing. */
  readonly counts: Role | -1;
  /** 0 for `n` itself, 1 for the folder above. */
  readonly height: number;
  readonly step_id: string;
  /** Link they came by, while it holds. */
  readonly link_key: string | null;
  /** Role given by name; -1 for nothing. */
  readonly own: Role | -1;
  readonly link_note: string | null;
  readonly contact: string | null;
  readonly invited_at: number;
  /** Whether they opened anything of the owner since they were invited. */
  readonly has_come: boolean;
}

/** Reads everyone who has a right on a node or a folder above it, the nearest first. */
export const readGiven = async (
  db: Handle,
  at: { readonly ownerId: string; readonly id: string },
  now: number,
): Promise<readonly GivenRow[]> => {
  const { rows } = await sql<GivenRow>`
    with recursive n as (select * from node where owner_id = ${at.ownerId} and id = ${at.id}),
    up as (
      select n.owner_id as owner_id, n.id as id, n.parent_id as parent_id, 0 as height, ${ALL}::int as cap from n
      union all
      select p.owner_id, p.id, p.parent_id, up.height + 1, least(up.cap, coalesce(w.most, ${ALL}))
        from up join node p on p.owner_id = up.owner_id and p.id = up.parent_id
        left join narrowing w on w.owner_id = up.owner_id and w.node_id = up.id
        where up.height < ${MOST_LEVELS}
    )
    select c.user_id, u.full_name, u.photo_key, least(up.cap, ${given})::int as counts, up.height, up.id as step_id,
      l.key as link_key, c.role as own, l.note as link_note, c.contact, c.invited_at,
      exists (select from recent r where r.user_id = c.user_id and r.owner_id = c.owner_id
        and r.opened_at >= c.invited_at) as has_come
      from up join collaborator c on c.owner_id = up.owner_id and c.node_id = up.id and c.state = ${TAKES_PART}
      join app_user u on u.id = c.user_id
      left join share_link l on l.key = c.link_key and ${linkHolds(now)}
      where c.role >= 0 or l.key is not null
      order by up.height, c.invited_at, c.user_id
      limit 1000`.execute(db);
  return rows;
};
