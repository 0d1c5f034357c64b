import type { MessageKey } from '@chartdock/contract';
import type { FileAction, MenuAction } from './action-table.ts';

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

/** One thing that can be done to an item. */
export interface ActionOffer<Action extends FileAction = FileAction> {
  readonly action: Action;
  /** Whether it takes something away and is drawn as such. */
  readonly isDangerous: boolean;
  /** Text of an offer that reads differently from item to item; absent where the action alone decides. */
  readonly text?: MessageKey;
}

/** One entry of the documents' context menu. */
export type MenuItem = ActionOffer<MenuAction>;
