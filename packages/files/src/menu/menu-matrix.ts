import type { FileKind } from '@chartdock/contract';
import type { ItemRole, ItemType } from '../items/file-item.types.ts';
import { MENU_ACTIONS } from './action-table.ts';
import type { MenuAction } from './action-table.ts';
import type { MenuPage } from './menu.types.ts';

/** Everything that a menu depends on (MENU-59). */
export interface MenuSubject {
  readonly page: MenuPage;
  readonly type: ItemType;
  /** Kind of the item's category; `folder` for folders. */
  readonly kind: FileKind;
  readonly role: ItemRole;
  /** The host's rule against downloads. */
  readonly noDownload: boolean;
}

type ByRole = Readonly<Record<ItemRole, readonly MenuAction[]>>;

/** Names an owner's actions wherever the documents say "full set" (MENU-55). */
export const FULL_SET: readonly MenuAction[] = [
  'preview',
  'rename',
  'share',
  'publish',
  'clone',
  'locate',
  'download',
  'copyMove',
  'delete',
];

const without = (...left: readonly MenuAction[]): readonly MenuAction[] =>
  FULL_SET.filter((action) => !left.includes(action));

/**
 * Leaves out owner-only actions for someone who made the item but does not own it: it is not in their
 * folders.
 */
const makers = (actions: readonly MenuAction[]): readonly MenuAction[] =>
  actions.filter((action) => action !== 'publish' && action !== 'locate');

const owned = (actions: readonly MenuAction[], foreign: Pick<ByRole, 'collaborator' | 'other'>): ByRole => ({
  owner: actions,
  creator: makers(actions),
  ...foreign,
});

const everyone = (actions: readonly MenuAction[]): ByRole => ({
  owner: actions,
  creator: actions,
  collaborator: actions,
  other: actions,
});

const VISITOR: readonly MenuAction[] = ['preview', 'share'];
const GUEST: readonly MenuAction[] = ['preview', 'exitCollaboration'];
const ONLY_PREVIEW: readonly MenuAction[] = ['preview'];

/**
 * Holds the actions of each role on each page, before `MENU_LIMITS` removes those that an item cannot have
 * (MENU-05..17, MENU-24..53).
 */
export const MENU_MATRIX: Readonly<Record<MenuPage, ByRole>> = {
  diagrams: owned(without('locate'), { collaborator: VISITOR, other: VISITOR }),
  history: owned(without('clone'), { collaborator: ONLY_PREVIEW, other: ONLY_PREVIEW }),
  favourites: owned([...FULL_SET, 'unfavourite'], {
    collaborator: [...GUEST, 'unfavourite'],
    other: ['preview', 'unfavourite'],
  }),
  sharedWithMe: { owner: ONLY_PREVIEW, creator: GUEST, collaborator: GUEST, other: GUEST },
  sharedByMe: owned(FULL_SET, { collaborator: GUEST, other: ONLY_PREVIEW }),
  trash: everyone(['preview', 'restore', 'removeForGood']),
  search: owned(FULL_SET, { collaborator: GUEST, other: ONLY_PREVIEW }),
};

/** One reason why an item of some kind lacks an action, for any page and role. */
export interface MenuLimit {
  readonly actions: readonly MenuAction[];
  /** Says the reason in a few words. */
  readonly because: string;
  readonly applies: (subject: MenuSubject) => boolean;
}

/** Lists the actions that items cannot have; they are removed from the matrix. */
export const MENU_LIMITS: readonly MenuLimit[] = [
  {
    // MENU-09, MENU-46
    actions: ['preview', 'publish', 'clone', 'download'],
    because: 'folders have no content of their own',
    applies: ({ type }) => type === 'folder',
  },
  {
    // MENU-22, MENU-23, MENU-28
    actions: ['publish', 'clone'],
    because: 'markdown files are neither published nor cloned',
    applies: ({ kind }) => kind === 'markdown',
  },
  {
    // MENU-18
    actions: ['download'],
    because: 'outlines and whiteboards have no download formats',
    applies: ({ kind }) => kind === 'outline' || kind === 'board',
  },
  {
    // MENU-53
    actions: ['publish'],
    because: 'outlines have a set of their own among recent files',
    applies: ({ kind, page }) => kind === 'outline' && page === 'history',
  },
  {
    // MENU-42
    actions: ['preview'],
    because: 'whiteboards shared with me have no preview',
    applies: ({ kind, page }) => kind === 'board' && page === 'sharedWithMe',
  },
  {
    // MENU-19
    actions: ['download'],
    because: 'the meeting app saves no files on a Mac',
    applies: ({ noDownload }) => noDownload,
  },
];

const canHave = (action: MenuAction, subject: MenuSubject): boolean =>
  !MENU_LIMITS.some((limit) => limit.actions.includes(action) && limit.applies(subject));

/** Works out the actions of a menu in drawing order; none at all means the no-permission text (MENU-54, MENU-59). */
export const menuActionsOf = (subject: MenuSubject): readonly MenuAction[] => {
  const offered = MENU_MATRIX[subject.page][subject.role];
  return MENU_ACTIONS.filter((action) => offered.includes(action) && canHave(action, subject));
};
