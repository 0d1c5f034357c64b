import type { CallData, CallParsedInput, Crumb } from '@chartdock/contract';
import { sql } from 'kysely';
import type { CallContext } from '../context.ts';
import { foldTitle } from '../search/title-key.ts';
import type { NodeRow } from '../tree/node-row.ts';
import { openFolder } from '../tree/open-node.ts';
import type { OpenedNode } from '../tree/open-node.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { listFolder } from './folder-rows.ts';
import type { FolderList } from './folder-rows.ts';
import { findInFolder } from './folder-search.ts';
import { loadRecord } from './load-record.ts';
import { readOrder } from './order.ts';
import { pagingAnswer, readPaging } from './paging.ts';
import { toRecords } from './records.ts';

/** Lists one folder: folders first, then files, in the asked order, with the folder chain (CALL-F-001). */
export async function loadFiles(
  context: CallContext,
  input: CallParsedInput<'lists', 'loadFiles'>,
): Promise<CallData<'lists', 'loadFiles'>> {
  const { db, actor } = context;
  const viewerId = actor.userId;
  const id = input.folderId ?? 'root';
  const opened = id === 'root' ? undefined : await openFolder(db, { id, viewerId }, 'read');
  const parent = { ownerId: opened?.node.owner_id ?? viewerId, id: opened?.node.id ?? viewerId };
  const order = readOrder(input.sidx, input.sort);
  const keyword = foldTitle(input.keyword ?? '');
  const category = input.category === '' ? undefined : input.category;
  const scope = ['folder', parent.id, order.column, order.direction, keyword, category ?? ''];
  const paging = readPaging(input);
  const cursor = paging.cursor === undefined ? undefined : parseCursor(paging.cursor, scope, order.valueType);
  const list: FolderList = { parent, order, category, paging, cursor, viewerId };
  const found = keyword === '' ? await listFolder(db, list) : await findInFolder(db, { ...list, keyword });
  const last = found.more ? found.rows.at(-1) : undefined;
  const next =
    last === undefined
      ? null
      : formatCursor({ section: last.kind, value: last[order.column], id: last.id }, scope);
  const total = found.total ?? (await countChildren(context, parent));
  return {
    folder: opened === undefined ? null : await loadRecord(context, parent),
    chain: opened === undefined ? [] : crumbsOf(opened),
    rows: await toRecords(context, found.rows, { showParents: true }),
    ...pagingAnswer(paging, total, next),
  };
}

/** Writes the chain of a folder from the top down, itself last, as far as the viewer may see. */
export const crumbsOf = ({ node, above }: OpenedNode): Crumb[] => [...above.toReversed(), node].map(crumbOf);

/** Names a folder as one step of a chain. */
export const crumbOf = (row: Pick<NodeRow, 'id' | 'title'>): Crumb => ({
  folderId: row.id,
  title: row.title,
});

/** Reads how many live things a folder holds, from its counter. */
export async function countChildren(
  { db }: CallContext,
  parent: { readonly ownerId: string; readonly id: string },
): Promise<number> {
  const row = await db
    .selectFrom('folder_counter')
    .select(sql<number>`children`.as('children'))
    .where('owner_id', '=', parent.ownerId)
    .where('folder_id', '=', parent.id)
    .executeTakeFirst();
  return row?.children ?? 0;
}
