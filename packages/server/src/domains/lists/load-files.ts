import type { CallData, CallParsedInput, Crumb } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimPlace } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { belowTop, itemsAt } from '../../kernel/calls/items.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { foldTitle } from '../search/index.ts';
import type { ListedFolder, NodeRow, OpenedNode } from '../nodes/index.ts';
import { loadRecord, openListed, toRecords, viewerOf } from '../nodes/index.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { listFolder } from './folder-rows.ts';
import type { FolderList, FoundRows } from './folder-rows.ts';
import { findInFolder } from './folder-search.ts';
import { listNamed } from './named-items.ts';
import { readOrder } from './order.ts';
import type { Order } from './order.ts';
import { pagingAnswer, readPaging } from './paging.ts';
import type { Paging } from './paging.ts';
import { placeOf } from './row-place.ts';
import type { PlacedList } from './row-place.ts';

/** Lists one folder: folders first, then files, in the asked order, with the folder chain (CALL-F-001). The top of a token for several items is a list of these. */
const loadFiles = async (
  context: CallContext,
  input: CallParsedInput<'lists', 'loadFiles'>,
): Promise<CallData<'lists', 'loadFiles'>> => {
  const { db, actor } = context;
  const named = itemsAt(actor, input.folderId);
  if (named !== undefined) return listNamed(context, input, named);
  const parent = await openListed(context, input.folderId);
  const order = readOrder(input.sidx, input.sort);
  const keyword = foldTitle(input.keyword ?? '');
  const category = input.category === '' ? undefined : input.category;
  const scope = ['folder', parent.id, order.column, order.direction, keyword, category ?? ''];
  const isWhole = keyword === '' && category === undefined;
  const paging = await pagingFor(
    context,
    input,
    isWhole ? { parent, order, viewer: viewerOf(context) } : undefined,
  );
  const cursor = paging.cursor === undefined ? undefined : parseCursor(paging.cursor, scope, order.valueType);
  const list: FolderList = { parent, order, category, paging, cursor, viewer: viewerOf(context) };
  const found = keyword === '' ? await listFolder(db, list) : await findInFolder(db, { ...list, keyword });
  const total = found.total ?? (await countChildren(context, parent));
  return {
    ...(await folderPart(context, parent)),
    rows: await toRecords(context, found.rows, { showParents: true }),
    ...pagingAnswer(paging, total, nextCursor(found, { order, scope })),
  };
};

/** Lists the calls about the things in a folder. */
export const folderListCalls: readonly ImplementedCall[] = [
  implement(endpoints.lists.loadFiles, {
    access: 'token',
    scope: 'files:read',
    // The place of an item in the list tells of the things in the list, and of nothing else.
    items: ({ folderId }) => claimPlace(folderId),
    isJoint: true,
    handler: loadFiles,
  }),
];

/** Reads which page is wanted: by its number or cursor, or the one that holds an item of the whole folder. */
const pagingFor = async (
  { db }: CallContext,
  { locate, ...input }: CallParsedInput<'lists', 'loadFiles'>,
  list: PlacedList | undefined,
): Promise<Paging> => {
  const place = locate === undefined || list === undefined ? undefined : await placeOf(db, list, locate);
  if (place === undefined) return readPaging(input);
  const { pageSize } = readPaging(input);
  return readPaging({ page: Math.floor(place / pageSize) + 1, pageSize });
};

const folderPart = async (context: CallContext, parent: ListedFolder) => {
  const { opened } = parent;
  if (opened === undefined) return { folder: null, chain: [] };
  return { folder: await loadRecord(context, parent), chain: crumbsOf(context, opened) };
};

const nextCursor = (
  { rows, more }: FoundRows,
  { order, scope }: { readonly order: Order; readonly scope: readonly unknown[] },
): string | null => {
  const last = more ? rows.at(-1) : undefined;
  if (last === undefined) return null;
  return formatCursor({ section: last.kind, value: last[order.column], id: last.id }, scope);
};

/** Writes the chain of a folder from the top down, itself last, as far as the viewer may see and their token covers. */
export const crumbsOf = ({ actor }: CallContext, { node, above }: OpenedNode): Crumb[] =>
  belowTop(actor, [...above.toReversed(), node].map(crumbOf));

/** Names a folder as one step of a chain. */
export const crumbOf = (row: Pick<NodeRow, 'id' | 'title'>): Crumb => ({
  folderId: row.id,
  title: row.title,
});

/** Reads how many live things a folder holds, from its counter. */
export const countChildren = async (
  { db }: CallContext,
  parent: { readonly ownerId: string; readonly id: string },
): Promise<number> => {
  const row = await db
    .selectFrom('folder_counter')
    .select(sql<number>`children`.as('children'))
    .where('owner_id', '=', parent.ownerId)
    .where('folder_id', '=', parent.id)
    .executeTakeFirst();
  return row?.children ?? 0;
};
