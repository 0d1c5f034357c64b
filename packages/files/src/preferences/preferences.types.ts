import type { FavouriteKind, PageKey, Sorting } from '../list/list.types.ts';

/** How a list is drawn. */
export type ViewType = 'icon' | 'list';

/** What the browser remembers of a person's choices (PREF-01..08, LIST-03). */
export interface Preferences {
  readonly folderId: string;
  readonly sorting: Sorting;
  readonly favouriteKind: FavouriteKind;
  readonly views: Readonly<Record<PageKey, ViewType>>;
}
