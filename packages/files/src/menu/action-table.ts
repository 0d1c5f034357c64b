import { ACTION_KEYS } from './action-keys.ts';

/** Where the preview above a list has an action: on its main button, on a small one, among the rest, or nowhere. */
export type OverlayPlace = 'main' | 'button' | 'rest' | 'none';

/** Properties of an action, the same on every surface. `offersFor` decides which items have it. */
interface ActionRow {
  readonly id: string;
  /** Whether the documents name it; all others are ours, and stand on no page that the documents close (MENU-40). */
  readonly isDocumented: boolean;
  /** Whether it is done to several items at once, or to one alone. */
  readonly items: 'one' | 'several';
  /** Whether menus show it. A key or a mark of the list may be the only way (`star-place`). */
  readonly inMenu: boolean;
  /** Whether the bar of the selection shows it. */
  readonly inBar: boolean;
  readonly inOverlay: OverlayPlace;
  /** Whether it takes something away, and is drawn as such. */
  readonly isDangerous: boolean;
  /** Key of its text. */
  readonly label: string;
  /** Key of the keyboard, as events name it. Default none. */
  readonly key?: string;
}

const documented = { isDocumented: true, inMenu: true, inBar: true, isDangerous: false } as const;
const ours = { isDocumented: false, inMenu: true, inBar: false, isDangerous: false } as const;

/**
 * Lists all actions on files and folders, in drawing order. Context menu, bar of the selection, preview, keys
 * and the file area of a partner's page read their actions here.
 */
export const ACTION_TABLE = [
  // A press on the name opens, and no menu of the documents has an entry for it.
  {
    ...ours,
    id: 'open',
    items: 'one',
    inMenu: false,
    inOverlay: 'main',
    label: 'action.open',
    key: ACTION_KEYS.open,
  },
  {
    ...documented,
    id: 'preview',
    items: 'one',
    inOverlay: 'none',
    label: 'action.preview',
    key: ACTION_KEYS.preview,
  },
  {
    ...documented,
    id: 'rename',
    items: 'one',
    inOverlay: 'rest',
    label: 'action.rename',
    key: ACTION_KEYS.rename,
  },
  { ...documented, id: 'share', items: 'several', inOverlay: 'button', label: 'action.share' },
  { ...ours, id: 'copyLink', items: 'one', inBar: true, inOverlay: 'button', label: 'action.copyLink' },
  {
    ...ours,
    id: 'star',
    items: 'one',
    inMenu: false,
    inOverlay: 'button',
    label: 'list.star',
    key: ACTION_KEYS.star,
  },
  { ...ours, id: 'pin', items: 'one', inOverlay: 'none', label: 'action.pin' },
  { ...documented, id: 'publish', items: 'one', inOverlay: 'rest', label: 'menu.publish' },
  { ...documented, id: 'clone', items: 'one', inOverlay: 'rest', label: 'action.clone' },
  { ...documented, id: 'locate', items: 'one', inOverlay: 'rest', label: 'action.locate' },
  { ...documented, id: 'download', items: 'several', inOverlay: 'button', label: 'action.download' },
  { ...documented, id: 'copyMove', items: 'several', inOverlay: 'rest', label: 'action.copyMove' },
  {
    ...ours,
    id: 'details',
    items: 'several',
    inOverlay: 'none',
    label: 'action.details',
    key: ACTION_KEYS.details,
  },
  { ...documented, id: 'exitCollaboration', items: 'several', inOverlay: 'rest', label: 'action.leave' },
  { ...documented, id: 'unfavourite', items: 'several', inOverlay: 'rest', label: 'action.unfavourite' },
  { ...documented, id: 'restore', items: 'several', inOverlay: 'rest', label: 'action.restore' },
  {
    ...documented,
    id: 'removeForGood',
    items: 'several',
    inOverlay: 'rest',
    isDangerous: true,
    label: 'action.remove',
    key: ACTION_KEYS.removeForGood,
  },
  {
    ...documented,
    id: 'delete',
    items: 'several',
    inOverlay: 'rest',
    isDangerous: true,
    label: 'action.trash',
    key: ACTION_KEYS.delete,
  },
] as const satisfies readonly ActionRow[];

type Row = (typeof ACTION_TABLE)[number];

/** Everything that can be done to an item. */
export type FileAction = Row['id'];

/** Actions of the documents' menus. */
export type MenuAction = Extract<Row, { isDocumented: true }>['id'];

/** Our actions beside the documents' menus. */
export type OwnAction = Exclude<FileAction, MenuAction>;

/** Key of the text of an action. */
export type ActionLabel = Row['label'];

/** Row of an action in the table. */
export type FileActionRow = ActionRow & Pick<Row, 'id' | 'label'>;

const rows = Object.fromEntries(ACTION_TABLE.map((row) => [row.id, row])) as Readonly<
  Record<FileAction, FileActionRow>
>;

/** Gets the row of an action. */
export const actionRow = (action: FileAction): FileActionRow => rows[action];

const isOfDocuments = (row: Row): row is Extract<Row, { isDocumented: true }> => row.isDocumented;

/** Lists the actions of the documents' menus, in drawing order. */
export const MENU_ACTIONS: readonly MenuAction[] = ACTION_TABLE.filter(isOfDocuments).map(({ id }) => id);
