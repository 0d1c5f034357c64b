import type { Capabilities } from '@chartdock/platform';
import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { FileItem, ItemRole } from '../items/file-item.types.ts';
import { queryOf } from '../list/list.state.ts';
import type { ListState, Place } from '../list/list.types.ts';
import { actionsOf, offerOf } from './action-offers.ts';
import type { FileAction } from './action-table.ts';
import { menuActionsOf } from './menu-matrix.ts';
import type { MenuSubject } from './menu-matrix.ts';
import type { ActionOffer, MenuItem, MenuPage } from './menu.types.ts';

/** Where a menu opens, for whom and in which host. */
export interface MenuContext {
  readonly page: MenuPage;
  readonly role: ItemRole;
  /** Default: a host without rules of its own. */
  readonly host?: Pick<Capabilities, 'noDownload'>;
}

/** Lists the actions that the file area carries out by itself; the rest waits for a screen that offers it. */
export const CORE_ABILITIES: ReadonlySet<FileAction> = new Set<FileAction>([
  'open',
  'star',
  'details',
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

const subjectOf = (item: FileItem, { page, role, host }: MenuContext): MenuSubject => ({
  page,
  role,
  type: item.type,
  kind: item.kind,
  noDownload: host?.noDownload ?? false,
});

/**
 * Returns the whole menu of an item from the page, the item, the person's role and the host (MENU-59). The
 * publish entry names its effect (MENU-56, MENU-57). An empty menu means there is nothing to offer.
 */
export const menuFor = (item: FileItem, context: MenuContext): readonly MenuItem[] =>
  menuActionsOf(subjectOf(item, context)).map((action) => offerOf(action, item));

/** Everything besides page, role and host that the offers for an item depend on. */
type MenuFacts = Pick<FileItem, 'type' | 'kind' | 'isPublic'>;

/** Actions that someone can carry out on an item: its documents' menu, and all of them. */
export interface ItemOffers {
  readonly menu: readonly MenuItem[];
  readonly all: readonly ActionOffer[];
}

/** Works out offers that someone can carry out; items of which all is the same that offers depend on share one. */
export const createOffers = (
  abilities: ReadonlySet<FileAction>,
  isPinnedNow: (item: FileItem) => boolean = () => false,
): ((item: FileItem, context: MenuContext) => ItemOffers) => {
  const known = new Map<string, ItemOffers>();
  return (item, context) => {
    const { type, kind, isPublic }: MenuFacts = item;
    const noDownload = context.host?.noDownload ?? false;
    const isPinned = type === 'folder' && isPinnedNow(item);
    const key = [context.page, context.role, type, kind, isPublic, isPinned, noDownload].join('/');
    const found = known.get(key);
    if (found !== undefined) return found;
    const menu = menuWithin(menuFor(item, context), abilities);
    const all = actionsOf(subjectOf(item, context)).filter((action) => abilities.has(action));
    // A menu of ours alone would hide that there is nothing to do (MENU-54).
    const offers = {
      menu,
      all: menu.length === 0 ? [] : all.map((action) => offerOf(action, { isPublic, isPinned })),
    };
    known.set(key, offers);
    return offers;
  };
};

/** Leaves the entries that someone can carry out, in the same order. */
export const menuWithin = (
  menu: readonly MenuItem[],
  abilities: ReadonlySet<FileAction>,
): readonly MenuItem[] => menu.filter(({ action }) => abilities.has(action));

/** Returns which menu a place has, whose lists say nothing of searches. */
const menuPageOfPlace = (place: Place): MenuPage => {
  if (place.page === 'shared') return place.by === 'others' ? 'sharedWithMe' : 'sharedByMe';
  return place.page;
};

/** Tells which menu the open list has: search mode has its own (MENU-49). */
export const menuPageOf = ({ place, list }: { readonly place: Place; readonly list: ListState }): MenuPage =>
  queryOf(list)?.source === 'search' ? 'search' : menuPageOfPlace(place);

/** Tells which menu the list has that a state asks for, whether it is there or not. */
export const menuPageAt = ({ place, search }: Pick<BrowsingState, 'place' | 'search'>): MenuPage =>
  search.mode === 'on' ? 'search' : menuPageOfPlace(place);
