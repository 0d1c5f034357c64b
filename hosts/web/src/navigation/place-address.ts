import { ROOT_ID } from '@chartdock/files';
import type { Place } from '@chartdock/files';

/** Answers the address of a place in the file area. */
export const addressOf = (place: Place): string => {
  if (place.page !== 'diagrams' || place.folderId === ROOT_ID) return `/${place.page}`;
  return `/diagrams?folder=${encodeURIComponent(place.folderId)}`;
};

/** Tells whether two places show the same list. */
export const isSamePlace = (one: Place, other: Place): boolean => {
  if (one.page === 'diagrams' && other.page === 'diagrams') return one.folderId === other.folderId;
  if (one.page === 'fav' && other.page === 'fav') return one.kind === other.kind;
  if (one.page === 'colla' && other.page === 'colla') return one.tab === other.tab;
  return one.page === other.page;
};

/** Reads the place an address stands for; undefined for pages outside of the file area. */
export const placeAt = (address: {
  readonly pathname: string;
  readonly search: string;
}): Place | undefined => {
  const page = address.pathname.replace(/\/+$/, '');
  if (page === '/history') return { page: 'history' };
  if (page === '/trash') return { page: 'trash' };
  if (page !== '/diagrams') return undefined;
  const folder = new URLSearchParams(address.search).get('folder');
  return { page: 'diagrams', folderId: folder === null || folder === '' ? ROOT_ID : folder };
};
