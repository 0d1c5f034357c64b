import type { Database } from '../../packages/server/src/kernel/db/database.ts';
import { titleGrams } from '../../packages/server/src/domains/search/grams.ts';

/** A node as the database holds it, with what is kept beside it. */
export interface StoredNode {
  readonly id: string;
  readonly owner_id: string;
  readonly parent_id: string;
  readonly kind: 0 | 1;
  readonly title: string;
  readonly creator_id: string;
  readonly state: 0 | 1 | 2;
  readonly trash_root: string | null;
  readonly located: string | null;
  readonly grams: readonly number[] | null;
}

interface StoredCounter {
  readonly user_id: string;
  readonly files: number;
  readonly folders: number;
  readonly trash: number;
  readonly trash_roots: number;
}

/** Rows of some people in the database. */
export interface Snapshot {
  readonly nodes: readonly StoredNode[];
  readonly counters: readonly StoredCounter[];
  readonly children: readonly { readonly folder_id: string; readonly children: number }[];
  /** Favourites as `person node`, of nodes that there are. */
  readonly stars: readonly string[];
  /** Locators and search rows of nodes that there are not. */
  readonly strays: number;
}

const EVERYTHING = `
  with whose as (select unnest($1::uuid[]) as id),
  nodes as (
    select n.id, n.owner_id, n.parent_id, n.kind, n.title, n.creator_id, n.state, n.trash_root,
      l.owner_id as located, s.grams
    from node n left join node_locator l on l.id = n.id
      left join node_search s on s.owner_id = n.owner_id and s.node_id = n.id
    where n.owner_id in (select id from whose)),
  counters as (
    select user_id, files, folders, trash, trash_roots from user_counter where user_id in (select id from whose)),
  folders as (select folder_id, children from folder_counter where owner_id in (select id from whose)),
  stars as (
    select f.user_id || ' ' || f.node_id as star from favourite f
      where f.user_id in (select id from whose)
        and exists (select from node n where n.owner_id = f.owner_id and n.id = f.node_id)),
  strays as (
    select id from node_locator l where owner_id in (select id from whose)
      and not exists (select from node n where n.owner_id = l.owner_id and n.id = l.id)
    union all
    select node_id from node_search s where owner_id in (select id from whose)
      and not exists (select from node n where n.owner_id = s.owner_id and n.id = s.node_id))
  select json_build_object(
    'nodes', (select coalesce(json_agg(nodes order by nodes.id), '[]') from nodes),
    'counters', (select coalesce(json_agg(counters), '[]') from counters),
    'children', (select coalesce(json_agg(folders), '[]') from folders),
    'stars', (select coalesce(json_agg(stars.star), '[]') from stars),
    'strays', (select count(*) from strays)) as snapshot`;

/** Reads what the database holds of some people, all of it at one instant. */
export const readSnapshot = async (
  { pool }: Pick<Database, 'pool'>,
  people: readonly string[],
): Promise<Snapshot> => {
  const { rows } = await pool.query<{ snapshot: Snapshot }>(EVERYTHING, [people]);
  const [row] = rows;
  if (row === undefined) throw new Error('the database answered nothing');
  return row.snapshot;
};

/** Returns whether what finds a node, by its id and by its title, is right. */
export const isFindable = (node: StoredNode): boolean =>
  node.located === node.owner_id &&
  node.grams?.join() === titleGrams({ ownerId: node.owner_id, folderId: node.parent_id }, node.title).join();
