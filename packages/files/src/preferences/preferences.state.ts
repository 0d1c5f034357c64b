import { ROOT_ID } from '../items/normalise-file.ts';
import type { PageKey, Sorting } from '../list/list.types.ts';
import type { Preferences, ViewType } from './preferences.types.ts';

/** Defaults until a person chooses otherwise (PREF-01..05). */
export const DEFAULT_PREFERENCES: Preferences = {
  folderId: ROOT_ID,
  sorting: { by: 'modified', direction: 'desc' },
  favouriteKind: 'chart',
  views: { diagrams: 'icon', history: 'icon', trash: 'icon', favourites: 'icon', shared: 'icon' },
};

/** Lists the pages that remember a view of their own (LIST-03). */
export const PAGE_KEYS = Object.keys(DEFAULT_PREFERENCES.views) as readonly PageKey[];

/** The order of folder lists was chosen. */
export const afterSortingChosen = (preferences: Preferences, sorting: Sorting): Preferences => ({
  ...preferences,
  sorting,
});

/** A page's view was chosen. */
export const afterViewChosen = (preferences: Preferences, page: PageKey, view: ViewType): Preferences => ({
  ...preferences,
  views: { ...preferences.views, [page]: view },
});

/** A folder of My files was opened. */
export const afterFolderOpened = (preferences: Preferences, folderId: string): Preferences =>
  preferences.folderId === folderId ? preferences : { ...preferences, folderId };
