import type { ListQuery, Place, SearchFilter, Sorting } from './list.types.ts';

/** State that decides which list is shown. */
export interface ListSubject {
  readonly place: Place;
  readonly search:
    | { readonly mode: 'off' }
    | { readonly mode: 'on'; readonly title: string; readonly filter?: SearchFilter };
  readonly sorting: Sorting;
}

const queryOfPlace = (place: Place, sorting: Sorting): ListQuery => {
  switch (place.page) {
    case 'diagrams':
      return { source: 'folder', folderId: place.folderId, sorting, category: '', keyword: '' };
    case 'favourites':
      return { source: 'favourites', kind: place.kind };
    case 'shared':
      return { source: place.by === 'others' ? 'shared_with_me' : 'shared_by_me' };
    case 'history':
      return { source: 'history' };
    case 'trash':
      return { source: 'trash', ...(place.filter && { filter: place.filter }) };
  }
};

/** Returns the query to list: the matches while search mode is on (LIST-06), else the open place. */
export const queryFor = (at: ListSubject): ListQuery =>
  at.search.mode === 'on'
    ? { source: 'search', title: at.search.title, type: 'all', category: '', ...at.search.filter }
    : queryOfPlace(at.place, at.sorting);

/** Returns whether two queries ask for the same list. */
export const isSameQuery = (left: ListQuery | undefined, right: ListQuery): boolean =>
  left !== undefined && JSON.stringify(left) === JSON.stringify(right);

/** Returns whether two places are the same screen with the same contents. */
export const isSamePlace = (left: Place, right: Place): boolean =>
  JSON.stringify(left) === JSON.stringify(right);
