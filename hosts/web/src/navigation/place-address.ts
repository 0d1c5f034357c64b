import { ROOT_ID } from '@chartdock/files';
import type { Place } from '@chartdock/files';

/** Returns the address of a place in the file area. */
export const addressOf = (place: Place): string => {
  if (place.page === 'shared') return place.by === 'others' ? '/colla' : '/colla?tab=2';
  if (place.page === 'favourites') return place.kind === 'chart' ? '/fav' : '/fav?tab=template';
  if (place.page !== 'diagrams' || place.folderId === ROOT_ID) return `/${place.page}`;
  return `/diagrams?folder=${encodeURIComponent(place.folderId)}`;
};

/** Returns the address of a page that makes a file, with the folder that is open. */
export const creationAddress = (path: string, place: Place): string =>
  place.page === 'diagrams' && place.folderId !== ROOT_ID
    ? `${path}?folder=${encodeURIComponent(place.folderId)}`
    : path;

/** Returns whether two places show the same list. */
export const isSamePlace = (one: Place, other: Place): boolean => {
  if (one.page === 'diagrams' && other.page === 'diagrams') return one.folderId === other.folderId;
  if (one.page === 'favourites' && other.page === 'favourites') return one.kind === other.kind;
  if (one.page === 'shared' && other.page === 'shared') return one.by === other.by;
  return one.page === other.page;
};

const readers: Readonly<Record<string, (query: URLSearchParams) => Place>> = {
  '/history': () => ({ page: 'history' }),
  '/trash': () => ({ page: 'trash' }),
  '/colla': (query) => ({ page: 'shared', by: query.get('tab') === '2' ? 'me' : 'others' }),
  '/fav': (query) => ({ page: 'favourites', kind: query.get('tab') === 'template' ? 'template' : 'chart' }),
  '/diagrams': (query) => {
    const folder = query.get('folder');
    return { page: 'diagrams', folderId: folder === null || folder === '' ? ROOT_ID : folder };
  },
};

/** Reads the place an address stands for, its tab included; undefined for pages outside of the file area. */
export const placeAt = (address: { readonly pathname: string; readonly search: string }): Place | undefined =>
  readers[address.pathname.replace(/\/{1,100}$/, '')]?.(new URLSearchParams(address.search));
