import type { FileItem, ItemRole } from '../items/file-item.types.ts';
import type { FileAreaState } from '../file-area.types.ts';
import { queryOf } from '../list/list.state.ts';
import type { MenuAction, MenuItem, MenuPage } from './menu.types.ts';

/** What a rule of the menu looks at. */
interface MenuSubject {
  readonly page: MenuPage;
  readonly item: FileItem;
  readonly role: ItemRole;
}

/** One rule: on these pages, for these roles, an action is offered. */
interface MenuRule {
  readonly action: MenuAction;
  readonly pages: readonly MenuPage[];
  readonly roles: readonly ItemRole[] | 'any';
  readonly unless?: (subject: MenuSubject) => boolean;
}

const OWN: readonly ItemRole[] = ['owner', 'creator'];
const OWN_PAGES: readonly MenuPage[] = ['diagrams', 'history', 'search', 'fav', 'sharedByMe'];
const isOnDiagrams = ({ page }: MenuSubject): boolean => page === 'diagrams';

/** Holds the menu as data, in the order it is drawn. */
const RULES: readonly MenuRule[] = [
  { action: 'rename', pages: OWN_PAGES, roles: OWN }, // MENU-05, MENU-10, MENU-25
  { action: 'locate', pages: OWN_PAGES, roles: ['owner'], unless: isOnDiagrams }, // MENU-20, MENU-21, MENU-29
  { action: 'copyMove', pages: OWN_PAGES, roles: OWN }, // MENU-07, MENU-12, MENU-31
  { action: 'unfavourite', pages: ['fav'], roles: 'any' }, // MENU-37, MENU-39
  { action: 'restore', pages: ['trash'], roles: 'any' }, // MENU-47
  { action: 'removeForGood', pages: ['trash'], roles: 'any' }, // MENU-48
  { action: 'delete', pages: OWN_PAGES, roles: OWN }, // MENU-08, MENU-13, MENU-32
];

const DANGEROUS: ReadonlySet<MenuAction> = new Set<MenuAction>(['delete', 'removeForGood']);

const isOffered = (rule: MenuRule, subject: MenuSubject): boolean =>
  rule.pages.includes(subject.page) &&
  (rule.roles === 'any' || rule.roles.includes(subject.role)) &&
  !(rule.unless?.(subject) ?? false);

/** Works out the menu of an item from the page, the item and the person's role (MENU-59). An empty menu means there is nothing to offer. */
export const menuFor = (item: FileItem, page: MenuPage, role: ItemRole): readonly MenuItem[] =>
  RULES.filter((rule) => isOffered(rule, { item, page, role })).map(({ action }) => ({
    action,
    isDangerous: DANGEROUS.has(action),
  }));

/** Tells which menu the open list has: search mode has its own (MENU-49). */
export const menuPageOf = ({ place, list }: Pick<FileAreaState, 'place' | 'list'>): MenuPage => {
  if (queryOf(list)?.source === 'search') return 'search';
  if (place.page === 'colla') return place.tab === 1 ? 'sharedWithMe' : 'sharedByMe';
  return place.page;
};
