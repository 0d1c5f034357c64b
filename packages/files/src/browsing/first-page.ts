import type { KeyValueStorage } from '@chartdock/platform';
import { QUIET } from '../ports/call-settings.ts';
import { fetchPage } from '../list/fetch-page.ts';
import { queryFor } from '../list/list-query.ts';
import type { ListQuery, LoadedPage, Place } from '../list/list.types.ts';
import type { ListsClient } from '../ports/ports.types.ts';
import { loadPreferences } from '../preferences/load-preferences.ts';
import { SEARCH_OFF } from './search.state.ts';

/** The first page of a list that was asked for before there were lists; they take it over instead of asking again. */
export interface FirstPage {
  readonly place: Place;
  readonly query: ListQuery;
  /** Rejects as a call of the client does. */
  readonly loaded: Promise<LoadedPage>;
}

/** Options of a request for the first page of a list. */
export interface FirstPageOptions {
  readonly client: ListsClient;
  /** Remembers the last folder and the order between visits. */
  readonly storage: KeyValueStorage;
  /** The signed-in person. */
  readonly userId: string;
  /** Default the folder that was open last. */
  readonly place?: Place | undefined;
}

/** Asks for the first page of a place, in the order that lists made with the same options show it. */
export const askFirstPage = ({ client, storage, userId, place }: FirstPageOptions): FirstPage => {
  const { folderId, sorting } = loadPreferences(storage, userId);
  const open: Place = place ?? { page: 'diagrams', folderId };
  const query = queryFor({ place: open, search: SEARCH_OFF, sorting });
  return { place: open, query, loaded: fetchPage(client, { query, page: 0, cursor: undefined }, QUIET) };
};
