import { isCancelled } from '@chartdock/client';
import { KEPT, QUIET } from '../ports/call-settings.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import { afterLoadFailed, afterLoadStarted, afterLoaded, afterMoreLoaded } from './browsing.state.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { ListsClient } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { BrowsingState } from './browsing.types.ts';
import { fetchPage } from '../list/fetch-page.ts';
import type { PageRequest } from '../list/fetch-page.ts';
import type { FirstPage } from './first-page.ts';
import { isSameQuery } from '../list/list-query.ts';
import { LIST_PAGE_SIZE } from '../list/fetch-page.ts';
import {
  afterPageFailed,
  afterPagesAsked,
  afterRefreshAsked,
  contentOf,
  totalOf,
} from '../list/list.state.ts';
import type { ListQuery, ListState, LoadedPage } from '../list/list.types.ts';

/** Loads lists into the state. Every promise resolves when its load has settled, failed or was overtaken. */
export interface ListLoader {
  /** Loads the list of the open place or search from its start. */
  readonly load: () => Promise<void>;
  readonly ensureRange: (first: number, last: number) => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly retry: () => Promise<void>;
  /** Asks again for rows that were on their way while a row changed, because they may be older than the change. */
  readonly catchUp: () => Promise<void>;
  /** Loads rows (0-based, both included) and returns those of the list that is open then; rows that could not be loaded are left out. */
  readonly rowsBetween: (first: number, last: number) => Promise<readonly FileItem[]>;
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** A requested query, with the ticket of the request. */
interface Asked {
  readonly query: ListQuery;
  readonly ticket: number;
}

const PAGES_AT_ONCE = 4;

const START: Range = { first: 0, last: 0 };

const pagesOf = ({ first, last }: Range): readonly number[] => {
  const from = Math.floor(Math.max(0, first) / LIST_PAGE_SIZE);
  const to = Math.floor(Math.max(0, last) / LIST_PAGE_SIZE);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset);
};

/** Returns the pages of a range that have a gap in it and have not failed; those on their way are among them. */
export const missingPages = (list: ListState, { first, last }: Range): readonly number[] => {
  const content = contentOf(list);
  if (content === undefined || list.status === 'refreshing' || content.rows.length === 0) return [];
  const range = { first: Math.max(0, first), last: Math.min(last, content.rows.length - 1) };
  const hasGap = (page: number): boolean => {
    const from = Math.max(range.first, page * LIST_PAGE_SIZE);
    const to = Math.min(range.last + 1, (page + 1) * LIST_PAGE_SIZE);
    return content.rows.slice(from, to).includes(undefined);
  };
  return pagesOf(range).filter((page) => !content.broken.has(page) && hasGap(page));
};

/** Dependencies of the list loader. */
export interface ListContext extends StateAccess<BrowsingState> {
  readonly client: ListsClient;
  /** Taken over by the first load when that asks for the same. Default nothing was asked before. */
  readonly first?: FirstPage | undefined;
}

/** Creates the loader of one file area. */
export const createListLoader = (context: ListContext): ListLoader => {
  const { client, getState, apply } = context;
  let { first } = context;
  /** The latest load of each page (0-based). */
  const onTheirWay = new Map<number, Promise<void>>();
  let visible = START;

  /**
   * Returns the prefetched page when it answers the first load, and drops it in any case: it is too old for
   * later loads.
   */
  const takeFirst = ({ query }: PageRequest): Promise<LoadedPage> | undefined => {
    const known = first;
    first = undefined;
    return isSameQuery(known?.query, query) ? known?.loaded : undefined;
  };

  // The client lets a repeat take the place of an equal call. When the repeat came from elsewhere, say from a second area
  // on the same client, its response goes there, so the page is asked for once more, out of reach of repeats.
  const fetchWanted = async (request: PageRequest, ticket: number): Promise<LoadedPage> => {
    const known = takeFirst(request);
    try {
      return await (known ?? fetchPage(client, request, QUIET));
    } catch (error) {
      if (!isCancelled(error) || getState().list.ticket !== ticket) throw error;
      return fetchPage(client, request, KEPT);
    }
  };

  const fetchRun = async (
    { query, ticket }: Asked,
    pages: readonly number[],
  ): Promise<readonly LoadedPage[]> => {
    const loaded: LoadedPage[] = [];
    for (const page of pages) {
      const cursor = loaded[loaded.length - 1]?.cursor;
      // Without a cursor after the first page the list has ended.
      if (loaded.length > 0 && cursor === undefined) break;
      loaded.push(await fetchWanted({ query, page, cursor }, ticket));
    }
    return loaded;
  };

  const settle = async (asked: Asked, pages: readonly number[]): Promise<void> => {
    const { ticket } = asked;
    try {
      const loaded = await fetchRun(asked, pages);
      apply((state) => afterLoaded(state, ticket, loaded));
    } catch (error) {
      apply((state) => afterLoadFailed(state, ticket, failureOf(error)));
    }
  };

  const load = (): Promise<void> => {
    visible = START;
    apply(afterLoadStarted);
    const { list } = getState();
    return list.status === 'loading' ? settle(list, [0]) : Promise.resolve();
  };

  const loadPage = async (page: number): Promise<void> => {
    const { list } = getState();
    const content = contentOf(list);
    if (content === undefined) return;
    try {
      const request = { query: content.query, page, cursor: content.cursors.get(page) };
      const loaded = await fetchWanted(request, list.ticket);
      apply((state) => afterMoreLoaded(state, list.ticket, loaded));
    } catch (error) {
      const fault = { page, failure: failureOf(error) };
      apply((state) => ({ ...state, list: afterPageFailed(state.list, list.ticket, fault) }));
    }
  };

  /** Loads pages, and waits for those that are on their way already. */
  const loadPages = async (pages: readonly number[]): Promise<void> => {
    const { list } = getState();
    const under = list.status === 'loadingMore' ? list.pending : new Set<number>();
    const fresh = pages.filter((page) => !under.has(page));
    apply((state) => ({ ...state, list: afterPagesAsked(state.list, fresh) }));
    for (const page of fresh) onTheirWay.set(page, loadPage(page));
    await Promise.all(pages.map((page) => onTheirWay.get(page) ?? Promise.resolve()));
  };

  /** Loads the gaps of a range a few pages at a time, and stops when another list takes its place or nobody wants them any more. */
  const loadMissing = async (range: Range, isWanted: () => boolean = () => true): Promise<void> => {
    const { ticket } = getState().list;
    // A page that leaves a gap is not asked for twice, so that a wrong response never becomes a storm of calls.
    const asked = new Set<number>();
    while (getState().list.ticket === ticket && isWanted()) {
      const missing = missingPages(getState().list, range).filter((page) => !asked.has(page));
      const pages = missing.slice(0, PAGES_AT_ONCE);
      if (pages.length === 0) return;
      pages.forEach((page) => asked.add(page));
      await loadPages(pages);
    }
  };

  /** Returns the pages on their way that a range does not need, when they are as many as may be at once. */
  const crowdBefore = (range: Range): readonly Promise<void>[] => {
    const { list } = getState();
    if (list.status !== 'loadingMore') return [];
    const needed = new Set(pagesOf(range));
    const others = [...list.pending].filter((page) => !needed.has(page));
    return others.length < PAGES_AT_ONCE
      ? []
      : others.map((page) => onTheirWay.get(page) ?? Promise.resolve());
  };

  /**
   * Loads the visible rows. Rows that were only scrolled past are skipped, so that the visible ones do not
   * wait behind them.
   */
  const loadView = async (range: Range): Promise<void> => {
    visible = range;
    const isWanted = (): boolean => visible === range;
    for (let crowd = crowdBefore(range); crowd.length > 0 && isWanted(); crowd = crowdBefore(range))
      await Promise.race(crowd);
    await loadMissing(range, isWanted);
  };

  const refresh = async (): Promise<void> => {
    const content = contentOf(getState().list);
    if (content === undefined) return load();
    apply((state) => ({ ...state, list: afterRefreshAsked(state.list) }));
    const { ticket } = getState().list;
    await settle({ query: content.query, ticket }, pagesOf(visible));
    if (getState().list.ticket === ticket) await loadMissing(visible);
  };

  return {
    load,
    refresh,
    ensureRange: (first, last) => loadView({ first, last }),
    catchUp: () =>
      ['idle', 'failed', 'ready'].includes(getState().list.status) ? Promise.resolve() : refresh(),
    retry: async () => {
      const content = contentOf(getState().list);
      if (content === undefined) return load();
      await loadPages([...content.broken.keys()]);
    },
    rowsBetween: async (first, last) => {
      await loadMissing({ first, last: Math.min(last, totalOf(getState()) - 1) });
      const rows = contentOf(getState().list)?.rows ?? [];
      return rows.slice(first, last + 1).filter((row) => row !== undefined);
    },
  };
};
