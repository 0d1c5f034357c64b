import type { FileItem } from '../items/file-item.types.ts';
import { ACTION_TABLE, actionRow } from './action-table.ts';
import type { FileAction, FileActionRow } from './action-table.ts';
import type { MenuSubject } from './menu-matrix.ts';
import { menuActionsOf } from './menu-matrix.ts';
import type { ActionOffer, MenuPage } from './menu.types.ts';
import { OWN_RULES } from './own-actions.ts';

/** Where actions are offered. */
export type ActionSurface = 'menu' | 'bar' | 'overlay';

const isShownOn: Readonly<Record<ActionSurface, (row: FileActionRow) => boolean>> = {
  menu: ({ inMenu }) => inMenu,
  bar: ({ inBar }) => inBar,
  overlay: ({ inOverlay }) => inOverlay !== 'none',
};

const subjectsOf = (page: MenuPage): readonly MenuSubject[] =>
  (['owner', 'collaborator'] as const).flatMap((role) => [
    { page, role, type: 'chart', kind: 'flow', noDownload: false },
    { page, role, type: 'folder', kind: 'folder', noDownload: false },
  ]);

/** Returns whether a page offers an action to anyone at all. */
export const isActionOf = (page: MenuPage, action: FileAction): boolean =>
  subjectsOf(page).some((subject) => actionsOf(subject).includes(action));

/**
 * Returns every action on an item, in drawing order: those that the documents offer for its page, role, kind
 * and host (MENU-59), and ours.
 */
export const actionsOf = (subject: MenuSubject): readonly FileAction[] => {
  const offered = menuActionsOf(subject);
  return ACTION_TABLE.filter((row) =>
    row.isDocumented ? offered.includes(row.id) : OWN_RULES[row.id](subject),
  ).map(({ id }) => id);
};

/** Leaves the offers that a surface shows for a number of items. */
export const offersOn = (
  offers: readonly ActionOffer[],
  surface: ActionSurface,
  count = 1,
): readonly ActionOffer[] =>
  offers.filter(({ action }) => {
    const row = actionRow(action);
    return isShownOn[surface](row) && (count === 1 || row.items === 'several');
  });

/** Facts about an item beyond its menu. */
export interface OfferFacts extends Pick<FileItem, 'isPublic'> {
  /** Default: it is not. */
  readonly isPinned?: boolean;
}

/**
 * Creates the offer of an action for an item; publishing and pinning name their effect (MENU-56, MENU-57).
 */
export const offerOf = <Action extends FileAction>(
  action: Action,
  { isPublic, isPinned = false }: OfferFacts,
): ActionOffer<Action> => {
  const { isDangerous } = actionRow(action);
  if (action === 'publish')
    return { action, isDangerous, text: isPublic ? 'menu.cancelPublish' : 'menu.publish' };
  return isPinned && action === 'pin' ? { action, isDangerous, text: 'menu.unpin' } : { action, isDangerous };
};

/** Returns the offers shared by all lists, in the order of the first. */
export const commonOffers = (lists: Iterable<readonly ActionOffer[]>): readonly ActionOffer[] => {
  // Thousands of items have a handful of lists between them.
  const [first = [], ...others] = new Set(lists);
  return first.filter(({ action }) => others.every((list) => list.some((offer) => offer.action === action)));
};

/** Finds the offer that a key stands for; a key may stand for another action on another page. */
export const offerOfKey = (offers: readonly ActionOffer[], key: string): ActionOffer | undefined =>
  offers.find(({ action }) => actionRow(action).key === key);
