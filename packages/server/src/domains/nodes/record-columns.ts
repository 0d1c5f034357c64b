import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { NODE_COLUMNS } from './node-row.ts';
import type { NodeRow } from './node-row.ts';
import { FOLDER, LIVE, PUBLIC, TAKES_PART } from './node-words.ts';
import { roleOn } from './role-on.ts';
import type { Viewer } from './role-on.ts';
import type { Role } from './node-words.ts';
import type { PersonRow } from './people.ts';

/** A row of the file tree with its record's further facts. */
export interface RecordRow extends NodeRow {
  readonly is_favourite: boolean;
  readonly is_shared: boolean;
  readonly children: number | null;
  /** Highest role of the viewer on a thing of someone else, given to it or to a folder above it. */
  readonly viewer_role: Role | null;
  readonly opened_at?: number;
  readonly invited_at?: number;
  readonly starred_at?: number;
  /** The people whom the rows of a page name, where they were read with it: in its first row. */
  readonly people?: readonly PersonRow[] | null;
}

/** Builds the condition under which a viewer may see `n`: own, public, or shared with them here or above. */
export const isVisibleTo = (viewer: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(n.owner_id = ${viewer.id} or (n.state = ${LIVE} and (n.status = ${PUBLIC} or ${roleOn(viewer)} is not null)))`;

/**
 * Builds the condition under which a viewer may see `n`, of which they may see the folder: of a folder of someone else, things
 * that no folder inside closes.
 */
export const isVisibleIn = (ownerId: string, viewer: Viewer): RawBuilder<boolean> =>
  ownerId === viewer.id ? sql<boolean>`true` : isVisibleTo(viewer);

/**
 * Builds the condition under which a row `i` of a person's invitations still stands for a right that they have on `n`. A right of
 * their own needs no way up; one by a link does.
 */
export const isStillShared = (
  viewer: Viewer,
): RawBuilder<boolean> => sql<boolean>`(exists (select 1 from collaborator c
  where c.owner_id = i.owner_id and c.node_id = i.node_id and c.user_id = i.user_id and c.state = ${TAKES_PART}
    and c.role >= 0) or ${roleOn(viewer)} is not null)`;

/** Builds the counter of a folder `n`, as its owner sees it; null for a file. */
const ownChildren = sql<
  number | null
>`case when n.kind = ${FOLDER} then (select children from folder_counter k
  where k.owner_id = n.owner_id and k.folder_id = n.id) end`;

/** Builds the number of things in a folder `n`: things closed to others are not counted for them either. */
const childrenFor = (viewer: Viewer): RawBuilder<number | null> => sql<number | null>`
  case when n.owner_id <> ${viewer.id} and n.kind = ${FOLDER} then
    (select count(*)::int from node c left join narrowing w on w.owner_id = c.owner_id and w.node_id = c.id
      where c.owner_id = n.owner_id and c.parent_id = n.id and c.state = ${LIVE} and coalesce(w.most, 0) >= 0)
  else ${ownChildren} end`;

/**
 * Lists the facts of a record of `n` beside its own columns. Where all rows are the viewer's, no way up to rights is part of the
 * statement: even unused, it takes half as long as the rest to prepare.
 */
const factsFor = (viewer: Viewer, ownerId?: string) => {
  const isOwn = ownerId === viewer.id;
  return [
    (isOwn ? ownChildren : childrenFor(viewer)).as('children'),
    (isOwn ? sql<Role | null>`null::int` : roleOn(viewer)).as('viewer_role'),
  ] as const;
};

/** Lists the marks of a record of `n`. */
const marksFor = (viewer: Viewer) =>
  [
    sql<boolean>`exists (select 1 from favourite f where f.user_id = ${viewer.id} and f.node_id = n.id)`.as(
      'is_favourite',
    ),
    sql<boolean>`exists (select 1 from collaborator c where c.owner_id = n.owner_id and c.node_id = n.id)`.as(
      'is_shared',
    ),
  ] as const;

/** Builds the same marks for all rows of a `page` at once. */
export const marksOfPage = (viewer: Viewer): RawBuilder<unknown> => sql`
  page.id = any(array(select f.node_id from favourite f
    where f.user_id = ${viewer.id} and f.node_id = any(array(select id from page)))) as is_favourite,
  page.id = any(array(select c.node_id from collaborator c
    where c.owner_id = any(array(select owner_id from page)) and c.node_id = any(array(select id from page)))) as is_shared,`;

/**
 * Starts a query over `node as n` that answers rows fit for records, as one person sees them. `ownerId` is the owner of all rows,
 * where the query holds them to one.
 */
export const selectRecords = (db: Handle, viewer: Viewer, ownerId?: string) =>
  db
    .selectFrom('node as n')
    .select(NODE_COLUMNS)
    .select(factsFor(viewer, ownerId))
    .select(marksFor(viewer))
    .$if(ownerId !== undefined, (query) => query.where('n.owner_id', '=', ownerId ?? ''));

/** Starts such a query over rows of one owner that the same statement picks or writes; it leaves their marks to the page. */
export const selectRecordsFrom = (
  db: Handle,
  { viewer, ownerId }: { readonly viewer: Viewer; readonly ownerId: string },
  rows: RawBuilder<NodeRow>,
) => db.selectFrom(rows.as('n')).select(NODE_COLUMNS).select(factsFor(viewer, ownerId));
