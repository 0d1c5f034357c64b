import { MAX_PAGE_SIZE } from '@chartdock/contract';
import { KEPT } from '../ports/call-settings.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { fetchPage } from '../list/fetch-page.ts';
import type { ListQuery } from '../list/list.types.ts';
import type { ListsClient } from '../ports/ports.types.ts';
import type { ChangedItem } from './change.types.ts';
import type { Watch } from './changes.ts';

/** Picks the fields of an item that a change needs, so that the rest of a long list can be released. */
export const changedItemOf = ({ id, type, parentId, title, category, orgId }: FileItem): ChangedItem => ({
  id,
  type,
  parentId,
  title,
  category,
  orgId,
});

/** Which items to find. */
export interface PickedQuery {
  readonly query: ListQuery;
  readonly except: ReadonlySet<string>;
}

const UNKNOWN_ROWS: Failure = { code: 'rows_unknown', text: { key: 'error.generic' }, isSilent: false };

/**
 * Asks the server, page by page, for all items of a list but some. Rows on screen are not touched and nothing but the
 * items' names and places is kept. Returns the failure when a page does not come, because "all" is never done in part.
 */
export const findPicked = async (
  client: ListsClient,
  { query, except }: PickedQuery,
  watch: Watch,
): Promise<readonly ChangedItem[] | { readonly failure: Failure }> => {
  const found = new Map<string, ChangedItem>();
  let cursor: string | undefined;
  let seen = 0;
  let hasCursors = false;
  for (let page = 0; !watch.isStopped(); page += 1) {
    try {
      const request = { query, page, cursor, pageSize: MAX_PAGE_SIZE };
      const loaded = await fetchPage(client, request, KEPT);
      for (const item of loaded.items) if (!except.has(item.id)) found.set(item.id, changedItemOf(item));
      seen += loaded.items.length;
      cursor = loaded.cursor;
      hasCursors ||= cursor !== undefined;
      watch.report({ tried: found.size, failed: [] });
      if (cursor !== undefined) continue;
      if (hasCursors || seen >= loaded.total) break;
      // A server without cursors goes on by number; a page without rows would repeat without end.
      if (loaded.items.length === 0) return { failure: UNKNOWN_ROWS };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  }
  return watch.isStopped() ? [] : [...found.values()];
};
