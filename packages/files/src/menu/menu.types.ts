import type { MessageKey } from '@chartdock/contract';

/** Lists what menu items do, in the order a menu draws them. */
export const MENU_ACTIONS = [
  'preview',
  'rename',
  'share',
  'publish',
  'clone',
  'locate',
  'download',
  'copyMove',
  'exitCollaboration',
  'unfavourite',
  'restore',
  'removeForGood',
  'delete',
] as const;

/** What a menu item does. */
export type MenuAction = (typeof MENU_ACTIONS)[number];

/** Lists the pages that have a menu of their own; search mode is one of them, and so is each tab of the collaboration page. */
export const MENU_PAGES = [
  'diagrams',
  'history',
  'favourites',
  'sharedWithMe',
  'sharedByMe',
  'trash',
  'search',
] as const;

/** Page whose menu is asked for. */
export type MenuPage = (typeof MENU_PAGES)[number];

/** One entry of the context menu. */
export interface MenuItem {
  readonly action: MenuAction;
  /** Whether the entry takes something away for good and is drawn as such. */
  readonly isDangerous: boolean;
  /** Text of an entry that reads differently from item to item; absent where the action alone decides. */
  readonly text?: MessageKey;
}
