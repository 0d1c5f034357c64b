/** What a menu item does. */
export type MenuAction =
  'rename' | 'copyMove' | 'delete' | 'locate' | 'unfavourite' | 'restore' | 'removeForGood';

/** Page whose menu is asked for; search mode is a page of its own here. */
export type MenuPage = 'diagrams' | 'history' | 'search' | 'trash' | 'fav' | 'sharedWithMe' | 'sharedByMe';

/** One entry of the context menu. */
export interface MenuItem {
  readonly action: MenuAction;
  /** Whether the entry takes something away for good and is drawn as such. */
  readonly isDangerous: boolean;
}
