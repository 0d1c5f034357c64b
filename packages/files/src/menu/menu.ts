import type { Capabilities } from '@chartdock/platform';
import type { FileItem, ItemRole } from '../items/file-item.types.ts';
import { queryOf } from '../list/list.state.ts';
import type { ListState, Place } from '../list/list.types.ts';
import { menuActionsOf } from './menu-matrix.ts';
import type { MenuAction, MenuItem, MenuPage } from './menu.types.ts';

/** Where a menu opens, for whom and in which host. */
export interface MenuContext {
  readonly page: MenuPage;
  readonly role: ItemRole;
  /** Default: a host without rules of its own. */
  readonly host?: Pick<Capabilities, 'noDownload'>;
}

/** Lists the actions that the file area carries out by itself; the rest waits for a screen that offers it. */
export const CORE_ABILITIES: ReadonlySet<MenuAction> = new Set<MenuAction>([
  'preview',
  'rename',
  'clone',
  'copyMove',
  'delete',
  'locate',
  'download',
  'exitCollaboration',
  'unfavourite',
  'restore',
  'removeForGood',
]);

const DANGEROUS: ReadonlySet<MenuAction> = new Set<MenuAction>(['delete', 'removeForGood']);

const entryOf = (action: MenuAction, { isPublic }: Pick<FileItem, 'isPublic'>): MenuItem => {
  const entry = { action, isDangerous: DANGEROUS.has(action) };
  return action === 'publish' ? { ...entry, text: isPublic ? 'menu.cancelPublish' : 'menu.publish' } : entry;
};

/**
 * Works out the whole menu of an item from the page, the item, the person's role and the host (MENU-59). The publish entry
 * says what it would do (MENU-56, MENU-57). An empty menu means there is nothing to offer.
 */
export const menuFor = (item: FileItem, { page, role, host }: MenuContext): readonly MenuItem[] =>
  menuActionsOf({
    page,
    role,
    type: item.type,
    kind: item.kind,
    noDownload: host?.noDownload ?? false,
  }).map((action) => entryOf(action, item));

/** Everything besides page, role and host that the menu of an item depends on. */
type MenuFacts = Pick<FileItem, 'type' | 'kind' | 'isPublic'>;

/** Works out menus that someone can carry out; items of which all is the same that a menu depends on share one. */
export const createMenus = (
  abilities: ReadonlySet<MenuAction>,
): ((item: FileItem, context: MenuContext) => readonly MenuItem[]) => {
  const known = new Map<string, readonly MenuItem[]>();
  return (item, context) => {
    const { type, kind, isPublic }: MenuFacts = item;
    const noDownload = context.host?.noDownload ?? false;
    const key = [context.page, context.role, type, kind, isPublic, noDownload].join('/');
    const menu = known.get(key) ?? menuWithin(menuFor(item, context), abilities);
    known.set(key, menu);
    return menu;
  };
};

/** Leaves the entries that someone can carry out, in the same order. */
export const menuWithin = (
  menu: readonly MenuItem[],
  abilities: ReadonlySet<MenuAction>,
): readonly MenuItem[] => menu.filter(({ action }) => abilities.has(action));

/** Tells which menu the open list has: search mode has its own (MENU-49). */
export const menuPageOf = ({
  place,
  list,
}: {
  readonly place: Place;
  readonly list: ListState;
}): MenuPage => {
  if (queryOf(list)?.source === 'search') return 'search';
  if (place.page === 'shared') return place.by === 'others' ? 'sharedWithMe' : 'sharedByMe';
  return place.page;
};
