import type { FileAction, FileAreaState } from '@chartdock/files';
import { isActionOf, menuPageAt } from '@chartdock/files';
import type { KeyCommand } from './key-table.ts';

/** Context that decides which keys mean something. */
export interface KeyMapContext {
  readonly state: Pick<FileAreaState, 'place' | 'search'>;
  readonly canReorder: boolean;
  /** Keys that the host carries out. */
  readonly hostKeys?: readonly KeyCommand[] | undefined;
}

type Condition = (context: KeyMapContext) => boolean;

const inFolder: Condition = ({ state }) => state.place.page === 'diagrams' && state.search.mode === 'off';
/** Holds on the page of the trash, where nothing is searched. */
export const inTrash: Condition = ({ state }) => state.place.page === 'trash' && state.search.mode === 'off';
/** Holds where the page offers someone an action, for any person and item. */
const offers =
  (action: FileAction): Condition =>
  ({ state }) =>
    isActionOf(menuPageAt(state), action);

const conditions: Readonly<Partial<Record<KeyCommand, Condition>>> = {
  open: offers('open'),
  parent: inFolder,
  rename: offers('rename'),
  star: offers('star'),
  cut: offers('copyMove'),
  copy: offers('copyMove'),
  paste: inFolder,
  raise: ({ canReorder }) => canReorder,
  lower: ({ canReorder }) => canReorder,
  search: ({ hostKeys }) => hostKeys?.includes('search') === true,
};

/** Returns whether a key means something on a page. */
export const isKeyUsed = (command: KeyCommand, context: KeyMapContext): boolean =>
  conditions[command]?.(context) ?? true;
