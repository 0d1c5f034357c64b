import { LIST_PAGE_SIZE } from './fetch-page.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { ListContent, ListQuery, ListState, LoadedPage } from './list.types.ts';

type Rows = ListContent['rows'];

/** A list that shows nothing yet. */
export const initialList: ListState = { status: 'idle', ticket: 0 };

/** Returns the content of a list; undefined while it has no rows to show. */
export const contentOf = (list: ListState): ListContent | undefined =>
  'content' in list ? list.content : undefined;

/** Counts the items of the list on screen; 0 while it is not loaded. */
export const totalOf = ({ list }: { readonly list: ListState }): number => contentOf(list)?.rows.length ?? 0;

/** Returns the latest query of a list. */
export const queryOf = (list: ListState): ListQuery | undefined =>
  'query' in list ? list.query : contentOf(list)?.query;

const withoutKey = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> => {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
};

const settled = (ticket: number, content: ListContent, pending: ReadonlySet<number>): ListState =>
  pending.size === 0
    ? { status: 'ready', ticket, content }
    : { status: 'loadingMore', ticket, content, pending };

const pendingOf = (list: ListState): ReadonlySet<number> =>
  list.status === 'loadingMore' ? list.pending : new Set<number>();

/**
 * Writes a page into the rows. An item that moved here from another row leaves a gap there, so that no id shows twice.
 *
 *     a b c d e f  + page 2 (rows 4, 5): b g  →  a … c d b g
 *     a b c d      + total 6                  →  a b c d … …
 *     a b c d      + total 2                  →  a b
 */
const placePage = (rows: Rows, page: LoadedPage): Rows => {
  const next: (FileItem | undefined)[] = rows.slice(0, page.total);
  while (next.length < page.total) next.push(undefined);
  const start = page.page * LIST_PAGE_SIZE;
  const incoming = new Set(page.items.map((item) => item.id));
  // A plain loop: on 100,000 rows an iterator costs several times as much.
  for (let index = 0; index < next.length; index += 1) {
    const row = next[index];
    if (row !== undefined && incoming.has(row.id)) next[index] = undefined;
  }
  for (const [offset, item] of page.items.entries())
    if (start + offset < page.total) next[start + offset] = item;
  return next;
};

const cursorsWith = (cursors: ReadonlyMap<number, string>, page: LoadedPage): ReadonlyMap<number, string> =>
  page.cursor === undefined ? cursors : new Map(cursors).set(page.page + 1, page.cursor);

const emptyContent = (query: ListQuery): ListContent => ({
  query,
  rows: [],
  folder: undefined,
  chain: [],
  cursors: new Map(),
  broken: new Map(),
});

const SHORT_PAGE: Failure = { code: 'short_page', text: { key: 'error.generic' }, isSilent: false };

/** A page with fewer rows than its place has leaves a gap: it counts as failed, so that it is not asked for without end. */
const brokenWith = (broken: ListContent['broken'], page: LoadedPage): ListContent['broken'] => {
  const expected = Math.min(LIST_PAGE_SIZE, page.total - page.page * LIST_PAGE_SIZE);
  return page.items.length < expected
    ? new Map(broken).set(page.page, SHORT_PAGE)
    : withoutKey(broken, page.page);
};

const contentWith = (content: ListContent, page: LoadedPage): ListContent => ({
  ...content,
  rows: placePage(content.rows, page),
  folder: page.folder,
  chain: page.chain,
  cursors: cursorsWith(content.cursors, page),
  broken: brokenWith(content.broken, page),
});

/** A list was asked for: its first page is on its way and older responses no longer count. */
export const afterListAsked = (list: ListState, query: ListQuery): ListState => ({
  status: 'loading',
  ticket: list.ticket + 1,
  query,
});

/** The first pages arrived, for a list that was asked for or refreshed. Late responses change nothing. */
export const afterListLoaded = (list: ListState, ticket: number, pages: readonly LoadedPage[]): ListState => {
  const query = queryOf(list);
  if (list.ticket !== ticket || query === undefined) return list;
  if (list.status !== 'loading' && list.status !== 'refreshing') return list;
  return { status: 'ready', ticket, content: pages.reduce(contentWith, emptyContent(query)) };
};

/** A first load or a refresh failed: the rows that are there stay. */
export const afterListFailed = (list: ListState, ticket: number, failure: Failure): ListState => {
  if (list.ticket !== ticket) return list;
  if (list.status === 'loading') return { status: 'failed', ticket, query: list.query, failure };
  return list.status === 'refreshing' ? { status: 'ready', ticket, content: list.content } : list;
};

/** The rows on screen are asked for again; a list without rows does not change. */
export const afterRefreshAsked = (list: ListState): ListState => {
  const content = contentOf(list);
  return content === undefined ? list : { status: 'refreshing', ticket: list.ticket + 1, content };
};

/** Further pages are on their way. */
export const afterPagesAsked = (list: ListState, pages: readonly number[]): ListState => {
  if (pages.length === 0 || (list.status !== 'ready' && list.status !== 'loadingMore')) return list;
  const broken = pages.reduce(withoutKey, list.content.broken);
  const pending = new Set([...pendingOf(list), ...pages]);
  return { status: 'loadingMore', ticket: list.ticket, content: { ...list.content, broken }, pending };
};

const withoutPending = (list: ListState, page: number): ReadonlySet<number> =>
  new Set([...pendingOf(list)].filter((each) => each !== page));

/** A further page arrived. Late responses change nothing. */
export const afterPageLoaded = (list: ListState, ticket: number, page: LoadedPage): ListState => {
  if (list.ticket !== ticket || list.status !== 'loadingMore') return list;
  return settled(ticket, contentWith(list.content, page), withoutPending(list, page.page));
};

/** A further page could not be loaded: its rows stay open and the reason is kept for them. */
export const afterPageFailed = (
  list: ListState,
  ticket: number,
  fault: { page: number; failure: Failure },
): ListState => {
  if (list.ticket !== ticket || list.status !== 'loadingMore') return list;
  const broken = new Map(list.content.broken).set(fault.page, fault.failure);
  return settled(ticket, { ...list.content, broken }, withoutPending(list, fault.page));
};

/** The rows changed by a command: responses that are on their way would bring old rows back, so they no longer count. */
const afterRowsChanged = (list: ListState, change: (rows: Rows) => Rows): ListState => {
  const content = contentOf(list);
  if (content === undefined) return list;
  const rows = change(content.rows);
  if (rows === content.rows) return list;
  return { status: 'ready', ticket: list.ticket + 1, content: { ...content, rows, cursors: new Map() } };
};

/**
 * Items left the list, by a move, a delete or a restore. Places that are not loaded stay open.
 *
 *     a b … d  − b, d  →  a …
 *     a … c    − x     →  a … c
 */
export const afterItemsRemoved = (list: ListState, ids: ReadonlySet<string>): ListState =>
  afterRowsChanged(list, (rows) => {
    const rest = rows.filter((row) => row === undefined || !ids.has(row.id));
    return rest.length === rows.length ? rows : rest;
  });

/**
 * The rows were put into another order; nothing changes when others have taken the place of `before` meanwhile.
 *
 *     a b c    before a b c, next c a b  →  c a b
 *     a b c d  before a b c, next c a b  →  a b c d
 */
export const afterRowsOrdered = (list: ListState, before: Rows, next: Rows): ListState =>
  afterRowsChanged(list, (rows) => (rows === before ? next : rows));

/** An item with the row (0-based) it belongs to. */
export interface PlacedItem {
  readonly index: number;
  readonly item: FileItem;
}

/** Returns the rows that hold some items, so that they can be put back. */
export const placesOf = (list: ListState, ids: ReadonlySet<string>): readonly PlacedItem[] =>
  (contentOf(list)?.rows ?? []).flatMap((item, index) => (item && ids.has(item.id) ? [{ index, item }] : []));

const mergeRows = (rows: Rows, placed: readonly PlacedItem[]): Rows => {
  const next: (FileItem | undefined)[] = [];
  let taken = 0;
  const takeUntil = (length: number): void => {
    while (next.length < length && taken < rows.length) next.push(rows[taken++]);
  };
  for (const { index, item } of [...placed].sort((left, right) => left.index - right.index)) {
    takeUntil(index);
    next.push(item);
  }
  takeUntil(Infinity);
  return next;
};

/**
 * Items came to the list, or came back to it. Those that are there already stay where they are.
 *
 *     a c d    + b at 1          →  a b c d
 *     a … d    + b at 1, e at 4  →  a b … d e
 *     a b c    + b at 0, z at 9  →  a b c z
 */
export const afterItemsInserted = (list: ListState, placed: readonly PlacedItem[]): ListState =>
  afterRowsChanged(list, (rows) => {
    const known = new Set(rows.map((row) => row?.id));
    const missing = placed.filter(({ item }) => !known.has(item.id));
    return missing.length === 0 ? rows : mergeRows(rows, missing);
  });

/** An item changed and stays where it is. */
export const afterItemChanged = (
  list: ListState,
  id: string,
  change: (item: FileItem) => FileItem,
): ListState => {
  if (!('content' in list)) return list;
  const { rows, folder } = list.content;
  const index = rows.findIndex((row) => row !== undefined && row.id === id);
  const item = rows[index];
  if (item === undefined && folder?.id !== id) return list;
  const next = rows.slice();
  if (item !== undefined) next[index] = change(item);
  return {
    ...list,
    content: { ...list.content, folder: folder?.id === id ? change(folder) : folder, rows: next },
  };
};
