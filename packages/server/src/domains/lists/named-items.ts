import type { CallData, CallParsedInput, FileRecord } from '@chartdock/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { TokenItem } from '../../kernel/calls/items.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { foldTitle, titlePattern } from '../search/index.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import type { Cursor } from './cursor.ts';
import { categoryFilter } from './folder-rows.ts';
import { readOrder } from './order.ts';
import type { Order } from './order.ts';
import { pagingAnswer, readPaging } from './paging.ts';
import { FOLDER, isVisibleTo, LIVE, selectRecords, toRecords, viewerOf } from '../nodes/index.ts';
import type { Viewer } from '../nodes/index.ts';

/** Builds the condition that `n` is one of the items of a token, is not in trash, and may still be seen by its person. */
export const isNamed = (items: readonly TokenItem[], viewer: Viewer): RawBuilder<boolean> => {
  const ids = items.map(({ fileId }) => fileId);
  return sql<boolean>`(n.owner_id, n.id) in (select l.owner_id, l.id from node_locator l where l.id = any(${ids}::uuid[]))
    and n.state = ${LIVE} and ${isVisibleTo(viewer)}`;
};

/** Reads the record of the one folder that a token names; null when it is gone. */
export const readNamed = async (context: CallContext, folderId: string): Promise<FileRecord | null> => {
  const { db } = context;
  const rows = await selectRecords(db, viewerOf(context))
    .where(isNamed([{ fileId: folderId, fileType: 'folder' }], viewerOf(context)))
    .execute();
  const [record] = await toRecords(context, rows, { showParents: true });
  return record ?? null;
};

/** Lists the items that a token names in place of a top level, as a folder is listed: folders first, in the asked order. */
export const listNamed = async (
  context: CallContext,
  input: CallParsedInput<'lists', 'loadFiles'>,
  items: readonly TokenItem[],
): Promise<CallData<'lists', 'loadFiles'>> => {
  const { db } = context;
  const order = readOrder(input.sidx, input.sort);
  const keyword = foldTitle(input.keyword ?? '');
  const category = input.category === '' ? undefined : input.category;
  const ids = items.map(({ fileId }) => fileId);
  const scope = ['named', ids, order.column, order.direction, keyword, category ?? ''];
  const paging = readPaging(input);
  const cursor = paging.cursor === undefined ? undefined : parseCursor(paging.cursor, scope, order.valueType);
  const fits = sql<boolean>`${isNamed(items, viewerOf(context))} and n.title_key like ${titlePattern(keyword)}
    and ${chosenBy(category)}`;
  const way = sql.raw(order.direction);
  const rows = await selectRecords(db, viewerOf(context))
    .where(fits)
    .where(beyond(order, cursor))
    .orderBy(sql`n.kind, n.${sql.ref(order.column)} ${way}, n.id ${way}`)
    .limit(paging.pageSize + 1)
    .offset(paging.offset)
    .execute();
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from node n where ${fits}`.execute(db);
  const page = rows.slice(0, paging.pageSize);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const next =
    last === undefined
      ? null
      : formatCursor({ section: last.kind, value: last[order.column], id: last.id }, scope);
  return {
    folder: null,
    chain: [],
    rows: await toRecords(context, page, { showParents: true }),
    ...pagingAnswer(paging, counted.rows[0]?.total ?? 0, next),
  };
};

const chosenBy = (category: string | undefined): RawBuilder<boolean> => {
  if (category === 'folder') return sql<boolean>`n.kind = ${FOLDER}`;
  return sql<boolean>`(n.kind = ${FOLDER} or (true ${categoryFilter(category)}))`;
};

/** A cursor stands behind one row: the next rows are of its kind and beyond it, or of the kind after. */
const beyond = (order: Order, cursor: Cursor | undefined): RawBuilder<boolean> => {
  if (cursor === undefined) return sql<boolean>`true`;
  const { section, value, id } = cursor;
  const sign = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql<boolean>`(n.kind > ${section} or (n.kind = ${section}
    and (n.${sql.ref(order.column)}, n.id) ${sign} (${value}, ${id}::uuid)))`;
};
