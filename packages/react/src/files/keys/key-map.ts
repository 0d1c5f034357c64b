import type { FileAction, FileAreaState } from '@chartdock/files';
import { isActionOf, menuPageAt } from '@chartdock/files';
import type { KeyCommand, KeyRow } from './key-table.ts';
import { KEY_TABLE } from './key-table.ts';

/** What decides which keys mean something. */
export interface KeyMapContext {
  readonly state: Pick<FileAreaState, 'place' | 'search'>;
  readonly canReorder: boolean;
  /** Keys that the host carries out. */
  readonly hostKeys?: readonly KeyCommand[] | undefined;
}

type Condition = (context: KeyMapContext) => boolean;

const inFolder: Condition = ({ state }) => state.place.page === 'diagrams' && state.search.mode === 'off';
const inTrash: Condition = ({ state }) => state.place.page === 'trash' && state.search.mode === 'off';
/** Holds where the page offers someone an action, whoever they are and whatever the item is. */
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

/** Lists the lines of the map of keys for a page; in trash Delete says what it does there. */
export const keyRowsFor = (context: KeyMapContext): readonly KeyRow[] =>
  KEY_TABLE.filter(({ command }) => isKeyUsed(command, context)).map((row) =>
    row.command === 'delete' && inTrash(context) ? { ...row, text: 'action.remove' } : row,
  );
