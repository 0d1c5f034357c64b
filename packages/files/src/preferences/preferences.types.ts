import type { FavouriteKind, PageKey, Sorting } from '../list/list.types.ts';

/** How a list is drawn. */
export type ViewType = 'icon' | 'list';

/** Preferences of a person that the browser remembers (PREF-01..08, LIST-03). */
export interface Preferences {
  readonly folderId: string;
  readonly sorting: Sorting;
  readonly favouriteKind: FavouriteKind;
  readonly views: Readonly<Record<PageKey, ViewType>>;
}
