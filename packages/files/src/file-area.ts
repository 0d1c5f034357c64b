import { createStore } from 'zustand/vanilla';
import type { AreaContext } from './area-context.types.ts';
import { createChanges } from './changes/changes.ts';
import { createUndoSteps } from './changes/undo.ts';
import { createCloning } from './cloning/cloning.ts';
import { createCollaboration } from './sharing/collaboration.ts';
import { createCreation } from './creation/creation.ts';
import type { FileAreaEvent } from './file-area-event.types.ts';
import { createDownloading } from './export/downloading.ts';
import { createCancelling } from './favourites/cancelling.ts';
import { createFavourites } from './favourites/favourites.ts';
import { initialFileArea } from './browsing/browsing.state.ts';
import type { FileArea, FileAreaOptions, FileAreaState } from './file-area.types.ts';
import { loadDestinations } from './folders/destinations.ts';
import { createFolderTree } from './folders/folder-tree.ts';
import { createNavigation } from './opening/opening.ts';
import { roleOf } from './items/item-role.ts';
import { contentOf } from './list/list.state.ts';
import { createListLoader } from './browsing/list-loader.ts';
import { CORE_ABILITIES, createMenus, menuPageOf } from './menu/menu.ts';
import { createMoving } from './moving/moving.ts';
import { createOrdering } from './ordering/ordering.ts';
import { afterSortingChosen, afterViewChosen } from './preferences/preferences.state.ts';
import { loadPreferences } from './preferences/load-preferences.ts';
import {
  hasSeenFileList,
  rememberFileCount,
  rememberFileListSeen,
  savePreferences,
} from './preferences/preferences.ts';
import { createImporting } from './importing/importing.ts';
import { createPublishing } from './sharing/publishing.ts';
import { createRenaming } from './renaming/renaming.ts';
import { createRetention } from './retention/retention.ts';
import { createSearch } from './browsing/search.ts';
import { createSelection } from './selection/selection.ts';
import { createTrash } from './trash/trash.ts';

const createContext = (options: FileAreaOptions) => {
  const { storage, userId } = options;
  const store = createStore<FileAreaState>(() => initialFileArea(loadPreferences(storage, userId)));
  const listeners = new Set<(event: FileAreaEvent) => void>();
  const rememberCount = (): void => {
    const known = options.privilege.get();
    if (known !== undefined) rememberFileCount(storage, userId, known.usedFileCount);
  };
  rememberCount();
  const apply: AreaContext['apply'] = (transition) => store.setState(transition(store.getState()), true);
  const changes = createChanges({ clock: options.clock, apply });
  const tell = (event: FileAreaEvent): void => [...listeners].forEach((listener) => listener(event));
  const steps = createUndoSteps((taken) => tell({ type: 'changeUndone', taken }));
  const context: AreaContext = {
    ...options,
    privilege: {
      get: options.privilege.get,
      reload: async (how) => {
        await options.privilege.reload(how);
        rememberCount();
      },
    },
    getState: store.getState,
    apply,
    emit: (event) => tell(steps.withUndo(event)),
    undoable: steps.undoable,
    changes,
  };
  return { store, listeners, context, changes, steps };
};

/** Writes down what a change of state means for the next visit. */
const remember =
  ({ storage, userId }: FileAreaOptions) =>
  (now: FileAreaState, before: FileAreaState): void => {
    savePreferences(storage, userId, { before: before.preferences, now: now.preferences });
    if (now.list === before.list || hasSeenFileList(storage, userId)) return;
    const rows = contentOf(now.list)?.rows ?? [];
    if (rows.some((row) => row?.type === 'chart')) rememberFileListSeen(storage, userId);
  };

/**
 * Makes a file area: the state of one person's lists, folders and commands, without any screen. Nothing is loaded until a
 * place is opened.
 */
export const createFileArea = (options: FileAreaOptions): FileArea => {
  const { store, listeners, context, changes, steps } = createContext(options);
  const { getState, apply } = context;
  const list = createListLoader(context);
  const { stop, ...search } = createSearch(context, list);
  const { decide, ...retentionCommands } = createRetention(context);
  const { clearFrames, ...downloads } = createDownloading(context);
  const menus = createMenus(options.abilities ?? CORE_ABILITIES);
  const unsubscribes = new Set([store.subscribe(remember(options))]);
  return {
    ...search,
    ...createNavigation(context, list),
    ...createSelection(context, list),
    ...retentionCommands,
    ...createCreation(context, list, decide),
    ...createRenaming(context, list),
    ...createMoving(context, list),
    ...createOrdering(context, list),
    ...createTrash(context, list),
    ...createFavourites(context, list),
    ...createCancelling(context, list),
    ...createCollaboration(context, list),
    ...createPublishing(context, list),
    ...createCloning(context, list),
    ...downloads,
    ...createImporting(context, list, decide),
    undo: async () => {
      // What was just done can be taken back before the server has answered.
      await changes.settled();
      return steps.undo();
    },
    stopChange: changes.stopChange,
    retryChange: changes.retryChange,
    dismissChange: changes.dismissChange,
    ensureRange: list.ensureRange,
    refresh: list.refresh,
    retry: list.retry,
    setSorting: (sorting) => {
      apply((state) => ({ ...state, preferences: afterSortingChosen(state.preferences, sorting) }));
      return getState().place.page === 'diagrams' && getState().search.mode === 'off'
        ? list.load()
        : Promise.resolve();
    },
    setView: (view) =>
      apply((state) => ({
        ...state,
        position: undefined,
        preferences: afterViewChosen(state.preferences, state.place.page, view),
      })),
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
    menuOf: (item) => {
      const [page, role] = [menuPageOf(getState()), roleOf(item, options.userId)];
      const { capabilities } = options.host;
      return menus(item, { page, role, ...(capabilities && { host: capabilities }) });
    },
    createFolderTree: (moving = []) =>
      createFolderTree(options.client, { moving, recent: loadDestinations(options.storage, options.userId) }),
    dispose: () => {
      stop();
      clearFrames();
      steps.forget();
      listeners.clear();
      unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
  };
};
