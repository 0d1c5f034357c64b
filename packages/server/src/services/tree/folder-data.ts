import type { CallData, CallParsedInput, FolderNode } from '@chartdock/contract';
import { sql } from 'kysely';
import type { CallContext } from '../context.ts';
import { crumbsOf } from '../lists/load-files.ts';
import { loadRecord } from '../lists/load-record.ts';
import { openListed } from './open-listed.ts';
import type { ListedFolder } from './open-listed.ts';

const MAX_FOLDERS = 5_000;

interface FolderRow {
  readonly id: string;
  readonly parent_id: string;
  readonly title: string;
  readonly has_children: boolean;
}

/** Answers one level of the folder tree with the chain above it (CALL-F-009). */
export async function readFolderData(
  context: CallContext,
  input: CallParsedInput<'folders', 'getFolderData'>,
): Promise<CallData<'folders', 'getFolderData'>> {
  const start = await openListed(context, input.folderId);
  const { rows } = await sql<FolderRow>`
    select n.id, n.parent_id, n.title, ${hasChildren} as has_children from node n
      where n.owner_id = ${start.ownerId} and n.parent_id = ${start.id} and n.state = 0 and n.kind = 0
      order by n.title_key, n.id limit ${MAX_FOLDERS}`.execute(context.db);
  const { opened } = start;
  return {
    folder: opened === undefined ? null : await loadRecord(context, start),
    chain: opened === undefined ? [] : crumbsOf(opened),
    folders: rows.map((row) => toFolderNode(row, start)),
  };
}

/** Answers the folder tree below a folder, parents before children, at most 5,000 folders (CALL-F-010). */
export async function readFolderTree(
  context: CallContext,
  input: CallParsedInput<'folders', 'getAllFolderData'>,
): Promise<CallData<'folders', 'getAllFolderData'>> {
  const start = await openListed(context, input.folderId);
  const { rows } = await sql<FolderRow>`
    with recursive tree as (
      select n.id, n.parent_id, n.title, n.title_key, 1 as height from node n
        where n.owner_id = ${start.ownerId} and n.parent_id = ${start.id} and n.state = 0 and n.kind = 0
      union all
      select n.id, n.parent_id, n.title, n.title_key, tree.height + 1 from tree
        join node n on n.owner_id = ${start.ownerId} and n.parent_id = tree.id and n.state = 0 and n.kind = 0
    )
    select n.id, n.parent_id, n.title, exists (select 1 from tree c where c.parent_id = n.id) as has_children
      from (select * from tree limit ${MAX_FOLDERS + 1}) n
      order by n.height, n.title_key, n.id`.execute(context.db);
  const folders = rows.slice(0, MAX_FOLDERS).map((row) => toFolderNode(row, start));
  return { folders, truncated: rows.length > MAX_FOLDERS };
}

const hasChildren = sql`exists (select 1 from node c where c.owner_id = n.owner_id and c.parent_id = n.id
  and c.state = 0 and c.kind = 0)`;

const toFolderNode = (row: FolderRow, start: ListedFolder): FolderNode => ({
  folderId: row.id,
  parentId: row.parent_id === start.ownerId ? 'root' : row.parent_id,
  title: row.title,
  hasChildren: row.has_children,
});
