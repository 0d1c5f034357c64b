import type { FilePage } from '@chartdock/contract';
import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { CAPPED } from '../search/index.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { pagingAnswer, readPaging } from './paging.ts';
import type { PagingInput } from './paging.ts';
import type { RecordOptions, RecordRow } from '../nodes/index.ts';
import { toRecords } from '../nodes/index.ts';

/** Which rows of a list to read, ready to put into its query. */
export interface Slice {
  /** Whether `beyond` leaves nothing out. */
  readonly isWhole: boolean;
  readonly beyond: RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}

/** A list that is ordered by one column and then by id. */
export interface KeyedList<Row extends RecordRow> {
  readonly input: PagingInput;
  /** Everything that shapes the list. */
  readonly scope: readonly unknown[];
  readonly column: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
  readonly valueType: 'string' | 'number';
  readonly valueOf: (row: Row) => string | number;
  readonly fetch: (slice: Slice) => Promise<readonly Row[]>;
  /** Counts all rows, asked only when the page itself does not tell. */
  readonly count: (context: CallContext) => Promise<number>;
  readonly records?: (rows: readonly Row[]) => Promise<RecordOptions>;
}

/** Returns one page of a list: adjacent pages by cursor at constant cost, others by their number. */
export const readKeyedPage = async <Row extends RecordRow>(
  context: CallContext,
  list: KeyedList<Row>,
): Promise<FilePage> => {
  const paging = readPaging(list.input);
  const rows = await list.fetch(sliceOf(list, paging));
  const page = rows.slice(0, paging.pageSize);
  const more = rows.length > paging.pageSize;
  const last = more ? page.at(-1) : undefined;
  const cursor =
    last === undefined
      ? null
      : formatCursor({ section: 1, value: list.valueOf(last), id: last.id }, list.scope);
  const tells = !more && paging.cursor === undefined && (page.length > 0 || paging.page === 1);
  const total = tells ? paging.offset + page.length : await list.count(context);
  const options = list.records === undefined ? {} : await list.records(page);
  return { rows: await toRecords(context, page, options), ...pagingAnswer(paging, total, cursor) };
};

const sliceOf = <Row extends RecordRow>(
  list: KeyedList<Row>,
  paging: ReturnType<typeof readPaging>,
): Slice => {
  const { column, direction, valueType, scope } = list;
  const way = sql.raw(direction);
  const cursor = paging.cursor === undefined ? undefined : parseCursor(paging.cursor, scope, valueType);
  const beyond =
    cursor === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(${column}, n.id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${cursor.value}, ${cursor.id})`;
  return {
    isWhole: cursor === undefined,
    beyond,
    order: sql`${column} ${way}, n.id ${way}`,
    limit: paging.pageSize + 1,
    offset: paging.offset,
  };
};

/** Order of a list by a time, newest first. */
export const NEWEST_FIRST = { direction: 'desc', valueType: 'number' } as const;

/** Reads a slice of a query. */
export const readSlice = <Database, Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  { beyond, order, limit, offset }: Slice,
) => query.where(beyond).orderBy(order).limit(limit).offset(offset).execute();

/** Counts the rows of a query, at most 1,001 of them. */
export const countCapped = async ({ db }: CallContext, rows: RawBuilder<unknown>): Promise<number> => {
  const answer = await sql<{
    count: number;
  }>`select count(*) as count from (${rows} limit ${CAPPED}) as counted`.execute(db);
  return answer.rows[0]?.count ?? 0;
};
