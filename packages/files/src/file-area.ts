import { createStore } from 'zustand/vanilla';
import { createArranging } from './browsing/arranging.ts';
import { initialBrowsing } from './browsing/browsing.state.ts';
import { createListLoader } from './browsing/list-loader.ts';
import { createPlaces } from './browsing/places.ts';
import { createSearchOpening } from './browsing/search-opening.ts';
import { createSearch } from './browsing/search.ts';
import { createChanges } from './changes/changes.ts';
import { NO_CHANGES } from './changes/progress.state.ts';
import { NOTHING_RETURNED } from './changes/returned.state.ts';
import { createUndoSteps } from './changes/undo.ts';
import { createCloning } from './cloning/cloning.ts';
import { createCreation } from './creation/creation.ts';
import { createDownloading } from './export/downloading.ts';
import { createCancelling } from './favourites/cancelling.ts';
import { createFavourites } from './favourites/favourites.ts';
import type { FileAreaEvent } from './file-area-event.types.ts';
import type { FileArea, FileAreaOptions, FileAreaState } from './file-area.types.ts';
import { loadDestinations } from './folders/destinations.ts';
import { createFolderTree } from './folders/folder-tree.ts';
import { createKnownFolders } from './folders/known-folders.ts';
import { createImporting } from './importing/importing.ts';
import { roleOf } from './items/item-role.ts';
import { contentOf } from './list/list.state.ts';
import type { FileItem } from './items/file-item.types.ts';
import type { ItemOffers } from './menu/menu.ts';
import { CORE_ABILITIES, createOffers, menuPageOf } from './menu/menu.ts';
import { createMoving } from './moving/moving.ts';
import { createOpening } from './opening/opening.ts';
import { createOrdering } from './ordering/ordering.ts';
import { createPinning } from './pinning/pinning.ts';
import type { StateAccess } from './ports/state-access.types.ts';
import { loadPreferences } from './preferences/load-preferences.ts';
import {
  hasSeenFileList,
  rememberFileCount,
  rememberFileListSeen,
  savePreferences,
} from './preferences/preferences.ts';
import type { Preferences } from './preferences/preferences.types.ts';
import { createRenaming } from './renaming/renaming.ts';
import { createRetention } from './retention/retention.ts';
import { createSelection } from './selection/selection.ts';
import { createCollaboration } from './sharing/collaboration.ts';
import { createPublishing } from './sharing/publishing.ts';
import { TRASH_UNKNOWN } from './trash/trash.state.ts';
import { createTrash } from './trash/trash.ts';

/** The state of a file area that has opened nothing yet. */
export const initialFileArea = (preferences: Preferences): FileAreaState => ({
  ...initialBrowsing(preferences),
  trash: TRASH_UNKNOWN,
  changes: NO_CHANGES,
  returned: NOTHING_RETURNED,
  pins: undefined,
});

const createContext = (options: FileAreaOptions) => {
  const { storage, userId } = options;
  const store = createStore<FileAreaState>(() => initialFileArea(loadPreferences(storage, userId)));
  const listeners = new Set<(event: FileAreaEvent) => void>();
  const rememberCount = (): void => {
    const known = options.privilege.get();
    if (known !== undefined) rememberFileCount(storage, userId, known.usedFileCount);
  };
  rememberCount();
  const apply: StateAccess<FileAreaState>['apply'] = (transition) =>
    store.setState(transition(store.getState()));
  const changes = createChanges({ clock: options.clock, apply });
  const tell = (event: FileAreaEvent): void => [...listeners].forEach((listener) => listener(event));
  const steps = createUndoSteps((taken) => tell({ type: 'changeUndone', taken }));
  const folders = createKnownFolders();
  const context = {
    ...options,
    folders,
    privilege: {
      get: options.privilege.get,
      reload: async (how: { readonly compulsion: boolean }): Promise<void> => {
        await options.privilege.reload(how);
        rememberCount();
      },
    },
    getState: store.getState,
    apply,
    // The way back that an event carries goes into the history of changes by itself.
    emit: (event: FileAreaEvent): void => tell(steps.withUndo(event)),
    undoable: steps.undoable,
    changes,
  };
  return { store, listeners, context, changes, steps, folders };
};

/** Stores the parts of a state change that the next visit needs. */
const remember =
  ({ storage, userId }: FileAreaOptions) =>
  (now: FileAreaState, before: FileAreaState): void => {
    savePreferences(storage, userId, { before: before.preferences, now: now.preferences });
    if (now.list === before.list || hasSeenFileList(storage, userId)) return;
    const rows = contentOf(now.list)?.rows ?? [];
    if (rows.some((row) => row?.type === 'chart')) rememberFileListSeen(storage, userId);
  };

/**
 * Creates a file area: the state of one person's lists, folders and commands, without any screen. Nothing is loaded until a
 * place is opened.
 */
export const createFileArea = (options: FileAreaOptions): FileArea => {
  const { store, listeners, context, changes, steps, folders } = createContext(options);
  const { getState } = context;
  const list = createListLoader(context);
  const { stop, ...search } = createSearch(context, list);
  const places = createPlaces(context, list);
  const { decide, ...retentionCommands } = createRetention(context);
  const { clearFrames, ...downloads } = createDownloading(context);
  const isPinned = ({ id }: FileItem): boolean => getState().pins?.some((pin) => pin.id === id) ?? false;
  const offers = createOffers(options.abilities ?? CORE_ABILITIES, isPinned);
  const offersHere = (item: FileItem): ItemOffers => {
    const [page, role] = [menuPageOf(getState()), roleOf(item, options.userId)];
    const { capabilities } = options.host;
    return offers(item, { page, role, ...(capabilities && { host: capabilities }) });
  };
  const unsubscribes = new Set([
    store.subscribe(remember(options)),
    store.subscribe((now, before) => {
      if (now.list !== before.list) folders.learnList(now.list);
    }),
  ]);
  return {
    ...search,
    ...places,
    ...createArranging(context, list),
    ...createSearchOpening(context, list, search),
    ...createOpening(context, { ...list, ...places }),
    ...createSelection(context, list),
    ...retentionCommands,
    ...createCreation(context, list, decide),
    ...createRenaming(context, list),
    ...createMoving(context, list),
    ...createOrdering(context, list),
    ...createTrash(context, list),
    ...createFavourites(context, list),
    ...createCancelling(context, list),
    ...createPinning(context),
    ...createCollaboration(context, list),
    ...createPublishing(context, list),
    ...createCloning(context, list),
    ...downloads,
    ...createImporting(context, list, decide),
    undo: async () => {
      // A change can be undone before the server has answered it.
      await changes.settled();
      return steps.undo();
    },
    stopChange: changes.stopChange,
    retryChange: changes.retryChange,
    dismissChange: changes.dismissChange,
    ensureRange: list.ensureRange,
    refresh: list.refresh,
    retry: list.retry,
    getState,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener);
      unsubscribes.add(unsubscribe);
      return () => {
        unsubscribes.delete(unsubscribe);
        unsubscribe();
      };
    },
    onEvent: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    menuOf: (item) => offersHere(item).menu,
    offersOf: (item) => offersHere(item).all,
    chainTo: folders.chainTo,
    createFolderTree: (moving = []) => {
      const recent = loadDestinations(options.storage, options.userId);
      return folders.learnTree(createFolderTree(options.client, { moving, recent }));
    },
    dispose: () => {
      stop();
      clearFrames();
      steps.forget();
      listeners.clear();
      unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
  };
};
