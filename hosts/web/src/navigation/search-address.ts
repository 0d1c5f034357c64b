import type { FileAreaState, ListQuery, OpenedSearch, SearchFilter } from '@chartdock/files';
import { queryOf } from '@chartdock/files';
import { addressOf, placeAt } from './place-address.ts';

const owners: ReadonlySet<string | null> = new Set(['me', 'others']);

const isOwner = (value: string | null): value is 'me' | 'others' => owners.has(value);

// The server refuses what is no id, and an address may hold anything.
const isFolderId = (text: string): boolean =>
  /^(?:root|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.test(text);

/** Reads a day such as 2026-11-23 as its first moment here, in epoch milliseconds; undefined when it is none. */
const dayOf = (text: string | null): number | undefined => {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '');
  if (parts === null) return undefined;
  const [, year, month, day] = parts.map(Number);
  const moment = new Date(year ?? 0, (month ?? 1) - 1, day).getTime();
  return Number.isNaN(moment) ? undefined : moment;
};

const textOfDay = (moment: number): string => {
  const day = new Date(moment);
  const padded = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${padded(day.getMonth() + 1)}-${padded(day.getDate())}`;
};

/** Reads the search that a query string names, with what narrows it; undefined without one. */
export const searchAt = (search: string): OpenedSearch | undefined => {
  const query = new URLSearchParams(search);
  const text = query.get('q')?.trim() ?? '';
  if (text === '') return undefined;
  const [kind, owner, since] = [query.get('kind'), query.get('owner'), dayOf(query.get('since'))];
  const folderId = query.get('in') ?? '';
  const filter: SearchFilter = {
    ...(kind === 'folder' ? { type: 'folder' as const } : kind !== null && kind !== '' && { category: kind }),
    ...(isOwner(owner) && { owner }),
    ...(since !== undefined && { changedFrom: since }),
    ...(isFolderId(folderId) && { folderId }),
  };
  return Object.keys(filter).length === 0 ? { text } : { text, filter };
};

const withSearch = (address: string, { text, filter = {} }: OpenedSearch): string => {
  const { category, type, owner, changedFrom, folderId } = filter;
  const kind = type === 'folder' ? 'folder' : category;
  const query = new URLSearchParams({ q: text });
  if (kind !== undefined && kind !== '') query.set('kind', kind);
  if (owner !== undefined) query.set('owner', owner);
  if (changedFrom !== undefined) query.set('since', textOfDay(changedFrom));
  if (folderId !== undefined) query.set('in', folderId);
  return `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`;
};

/** The search whose matches a list shows; undefined for the list of a place. */
const searchOf = (query: ListQuery | undefined): OpenedSearch | undefined => {
  if (query?.source !== 'search') return undefined;
  const { source: _source, title, type, ...filter } = query;
  return { text: title, filter: type === 'folder' ? { ...filter, type } : filter };
};

type Shown = Pick<FileAreaState, 'place' | 'search' | 'list'>;

/** Returns whether a search was opened whose matches were not asked for yet. */
export const isSearchComing = ({ search, list }: Shown): boolean =>
  search.mode === 'on' && queryOf(list)?.source !== 'search';

/** Returns whether the matches of a search are shown. */
export const showsSearch = ({ search, list }: Shown): boolean =>
  search.mode === 'on' && queryOf(list)?.source === 'search';

/** Returns the address of what the file area shows: a place, or the matches of a search that was begun there. */
export const addressShown = (state: Shown): string => {
  const address = addressOf(state.place);
  const found = showsSearch(state) ? searchOf(queryOf(state.list)) : undefined;
  return found === undefined ? address : withSearch(address, found);
};

/** Brings an address into the one form that `addressShown` writes; undefined for pages outside of the file area. */
export const plainAddress = (at: {
  readonly pathname: string;
  readonly search: string;
}): string | undefined => {
  const place = placeAt(at);
  const search = searchAt(at.search);
  if (place === undefined) return undefined;
  return search === undefined ? addressOf(place) : withSearch(addressOf(place), search);
};
