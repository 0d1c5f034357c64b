import type { CallParsedInput, FilePage } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { foldTitle, titlePattern } from '../search/index.ts';
import { trashCount } from './counts.ts';
import { categoryFilter } from './folder-rows.ts';
import { NEWEST_FIRST, countCapped, readKeyedPage, readSlice } from './keyed-page.ts';
import { DELETED, FILE, isVisibleTo, LIVE, loadPaths, selectRecords, viewerOf } from '../nodes/index.ts';

type Input<Name extends 'historyFiles' | 'favFiles' | 'trashFiles'> = CallParsedInput<'lists', Name>;

/** Builds the condition that a title of `n` contains a keyword; a blank keyword lets all through. */
export const titleFilter = (keyword: string | undefined): RawBuilder<boolean> => {
  const folded = foldTitle(keyword ?? '');
  return folded === '' ? sql<boolean>`true` : sql<boolean>`n.title_key like ${titlePattern(folded)}`;
};

const filled = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** Lists files by the time the person last opened or changed them (CALL-F-003). */
const historyFiles = (context: CallContext, input: Input<'historyFiles'>): Promise<FilePage> => {
  const { db, actor } = context;
  const me = actor.userId;
  const where = sql<boolean>`r.user_id = ${me} and n.state = ${LIVE} and n.kind = ${FILE} and ${titleFilter(input.keyword)}
    and ${isVisibleTo(viewerOf(context))} ${categoryFilter(filled(input.category))}`;
  return readKeyedPage(context, {
    input,
    scope: ['history', me, input.category, input.keyword],
    column: sql`r.opened_at`,
    ...NEWEST_FIRST,
    fetch: (slice) =>
      readSlice(
        selectRecords(db, viewerOf(context))
          .innerJoin('recent as r', (join) =>
            join.onRef('r.node_id', '=', 'n.id').onRef('r.owner_id', '=', 'n.owner_id'),
          )
          .select('r.opened_at')
          .where(where),
        slice,
      ),
    valueOf: (row) => row.opened_at,
    count: () =>
      countCapped(
        context,
        sql`select 1 from recent r join node n on n.owner_id = r.owner_id and n.id = r.node_id where ${where}`,
      ),
  });
};

const FAVOURITE_KIND = { chart: 0, template: 1 } as const;

/** Lists favourites, newest first (CALL-F-005). */
const favFiles = (context: CallContext, input: Input<'favFiles'>): Promise<FilePage> => {
  const { db, actor } = context;
  const me = actor.userId;
  const kind = input.chartType === undefined ? sql`` : sql`and f.kind = ${FAVOURITE_KIND[input.chartType]}`;
  const where = sql<boolean>`f.user_id = ${me} ${kind} and n.state = ${LIVE} and ${titleFilter(input.keyword)}
    and ${isVisibleTo(viewerOf(context))}`;
  return readKeyedPage(context, {
    input,
    scope: ['favourites', me, input.chartType, input.keyword],
    column: sql`f.created_at`,
    ...NEWEST_FIRST,
    fetch: (slice) =>
      readSlice(
        selectRecords(db, viewerOf(context))
          .innerJoin('favourite as f', (join) =>
            join.onRef('f.node_id', '=', 'n.id').onRef('f.owner_id', '=', 'n.owner_id'),
          )
          .select('f.created_at as starred_at')
          .where(where),
        slice,
      ),
    valueOf: (row) => row.starred_at,
    count: () =>
      countCapped(
        context,
        sql`select 1 from favourite f join node n on n.owner_id = f.owner_id and n.id = f.node_id where ${where}`,
      ),
  });
};

/** Lists the person's deleted things, latest first; things inside a deleted folder are not listed by themselves (CALL-F-006). */
const trashFiles = (context: CallContext, input: Input<'trashFiles'>): Promise<FilePage> => {
  const { db, actor } = context;
  const me = actor.userId;
  const where = sql<boolean>`n.owner_id = ${me} and n.state = ${DELETED} and ${titleFilter(input.keyword)}
    ${trashFilter(input)}`;
  return readKeyedPage(context, {
    input,
    scope: ['trash', me, input.keyword, input.type, input.deletedFrom, input.deletedTo],
    column: sql`n.deleted_at`,
    ...NEWEST_FIRST,
    fetch: (slice) => readSlice(selectRecords(db, viewerOf(context), me).where(where), slice),
    valueOf: (row) => row.deleted_at ?? 0,
    count: () => countTrash(context, input, where),
    // The former place says most about a deleted thing.
    records: async (rows) => ({ paths: await loadPaths(context, rows) }),
  });
};

/** Lists the calls about a person's own lists. */
export const personalListCalls: readonly ImplementedCall[] = [
  implement(endpoints.lists.historyFiles, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    isJoint: true,
    handler: historyFiles,
  }),
  implement(endpoints.lists.favFiles, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    isJoint: true,
    handler: favFiles,
  }),
  implement(endpoints.lists.trashFiles, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    isJoint: true,
    handler: trashFiles,
  }),
];

const TRASH_KIND = { folder: 0, chart: 1 } as const;

const trashFilter = ({ type = 'all', deletedFrom, deletedTo }: Input<'trashFiles'>): RawBuilder<unknown> => {
  const kind = type === 'all' ? sql`` : sql`and n.kind = ${TRASH_KIND[type]}`;
  const from = deletedFrom === undefined ? sql`` : sql`and n.deleted_at >= ${deletedFrom}`;
  const to = deletedTo === undefined ? sql`` : sql`and n.deleted_at <= ${deletedTo}`;
  return sql`${kind} ${from} ${to}`;
};

/** Counts the trash: all of it from the counter, however much it is, and a filtered part of it up to the usual cap. */
const countTrash = async (
  context: CallContext,
  input: Input<'trashFiles'>,
  where: RawBuilder<boolean>,
): Promise<number> => {
  const { keyword, type = 'all', deletedFrom, deletedTo } = input;
  const isWhole =
    filled(keyword?.trim()) === undefined &&
    type === 'all' &&
    deletedFrom === undefined &&
    deletedTo === undefined;
  if (isWhole) return (await trashCount(context)).trashChartCount;
  return countCapped(context, sql`select 1 from node n where ${where}`);
};
