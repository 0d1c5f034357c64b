import type { CallData, CallParsedInput, FolderNode } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { claimPlace } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { itemsAt, parentIdOf } from '../../kernel/calls/items.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { crumbsOf, isNamed } from '../lists/index.ts';
import { FOLDER, LIVE, isVisibleTo, loadRecord, openListed, viewerOf } from '../nodes/index.ts';
import type { OpenedNode } from '../nodes/index.ts';

const MAX_FOLDERS = 5_000;

interface FolderRow {
  readonly owner_id: string;
  readonly id: string;
  readonly parent_id: string;
  readonly title: string;
  readonly has_children: boolean;
}

/** Returns one level of the folder tree with the chain above it (CALL-F-009). */
const readFolderData = async (
  context: CallContext,
  input: CallParsedInput<'folders', 'getFolderData'>,
): Promise<CallData<'folders', 'getFolderData'>> => {
  const start = await openStart(context, input.folderId);
  const { rows } = await sql<FolderRow>`
    select o.owner_id, o.id, o.parent_id, o.title, exists (select from node n
        where n.owner_id = o.owner_id and n.parent_id = o.id and n.state = ${LIVE} and n.kind = ${FOLDER}
          and ${isVisibleTo(viewerOf(context))}) as has_children
      from (select n.* from node n where ${start.isHere} and n.state = ${LIVE} and n.kind = ${FOLDER}
        and ${isVisibleTo(viewerOf(context))}) o
      order by o.title_key, o.id limit ${MAX_FOLDERS}`.execute(context.db);
  const { opened } = start;
  return {
    folder: opened === undefined ? null : await loadOpened(context, opened),
    chain: opened === undefined ? [] : crumbsOf(context, opened),
    folders: rows.map((row) => toFolderNode(context, row)),
  };
};

/** Returns the folder tree below a folder, parents before children, at most 5,000 folders (CALL-F-010). */
const readFolderTree = async (
  context: CallContext,
  input: CallParsedInput<'folders', 'getAllFolderData'>,
): Promise<CallData<'folders', 'getAllFolderData'>> => {
  const start = await openStart(context, input.folderId);
  // A folder inside may close things that the one above opens.
  const isSeen = isVisibleTo(viewerOf(context));
  const { rows } = await sql<FolderRow>`
    with recursive tree as (
      select n.owner_id, n.id, n.parent_id, n.title, n.title_key, 1 as height from node n
        where ${start.isHere} and n.state = ${LIVE} and n.kind = ${FOLDER} and ${isSeen}
      union all
      select n.owner_id, n.id, n.parent_id, n.title, n.title_key, tree.height + 1 from tree
        join node n on n.owner_id = tree.owner_id and n.parent_id = tree.id and n.state = ${LIVE} and n.kind = ${FOLDER}
        where ${isSeen}
    )
    select n.owner_id, n.id, n.parent_id, n.title, exists (select 1 from tree c where c.parent_id = n.id) as has_children
      from (select * from tree limit ${MAX_FOLDERS + 1}) n
      order by n.height, n.title_key, n.id`.execute(context.db);
  const folders = onceEach(rows.slice(0, MAX_FOLDERS)).map((row) => toFolderNode(context, row));
  return { folders, truncated: rows.length > MAX_FOLDERS };
};

/** Lists the calls about the tree of folders. */
export const folderTreeCalls: readonly ImplementedCall[] = [
  implement(endpoints.folders.getFolderData, {
    access: 'token',
    scope: 'files:read',
    items: ({ folderId }) => claimPlace(folderId),
    handler: readFolderData,
  }),
  implement(endpoints.folders.getAllFolderData, {
    access: 'token',
    scope: 'files:read',
    items: ({ folderId }) => claimPlace(folderId),
    handler: readFolderTree,
  }),
];

/** A folder that a token names may lie in another one that it names; it stands at the top then. */
const onceEach = (rows: readonly FolderRow[]): FolderRow[] => {
  const first = new Map(rows.toReversed().map((row) => [row.id, row]));
  return rows.filter((row) => first.get(row.id) === row);
};

/** Beginning of a tree: the condition on its first level, and the folder above that when there is one. */
interface Start {
  readonly isHere: RawBuilder<boolean>;
  readonly opened: OpenedNode | undefined;
}

const openStart = async (context: CallContext, folderId: string | undefined): Promise<Start> => {
  const { actor } = context;
  const named = itemsAt(actor, folderId);
  if (named !== undefined) return { isHere: isNamed(named, viewerOf(context)), opened: undefined };
  const { ownerId, id, opened } = await openListed(context, folderId);
  return { isHere: sql<boolean>`n.owner_id = ${ownerId} and n.parent_id = ${id}`, opened };
};

const loadOpened = (context: CallContext, { node }: OpenedNode) =>
  loadRecord(context, { ownerId: node.owner_id, id: node.id });

const toFolderNode = ({ actor }: CallContext, row: FolderRow): FolderNode => ({
  folderId: row.id,
  parentId: parentIdOf(actor, row),
  title: row.title,
  hasChildren: row.has_children,
});
