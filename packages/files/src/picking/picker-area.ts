import { createStore } from 'zustand/vanilla';
import { KEPT } from '../ports/call-settings.ts';
import { initialBrowsing } from '../browsing/browsing.state.ts';
import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import { createPlaces } from '../browsing/places.ts';
import { normaliseFile } from '../items/normalise-file.ts';
import { fetchPage } from '../list/fetch-page.ts';
import { createListLoader } from '../browsing/list-loader.ts';
import { loadPreferences } from '../preferences/load-preferences.ts';
import { savePreferences } from '../preferences/preferences.ts';
import { createSearch } from '../browsing/search.ts';
import type { PickerArea, PickerAreaOptions } from './picker-area.types.ts';

/** Questions of one round; a preselection of a hundred files would otherwise be a hundred calls at once. */
const AT_ONCE = 6;

const createQuestions = ({ client }: PickerAreaOptions): Pick<PickerArea, 'findFiles' | 'isTitleTaken'> => {
  const findFile = async (chartId: string) => {
    try {
      // Without the token the server knows public files only.
      return [normaliseFile((await client.charts.info({ chartId }, { ...KEPT, needToken: true })).file)];
    } catch {
      return [];
    }
  };
  const findFiles: PickerArea['findFiles'] = async (ids) => {
    if (ids.length === 0) return [];
    const found = await Promise.all(ids.slice(0, AT_ONCE).map(findFile));
    return [...found.flat(), ...(await findFiles(ids.slice(AT_ONCE)))];
  };
  return {
    findFiles,
    isTitleTaken: async (folderId, title) => {
      const query = {
        source: 'folder',
        folderId,
        sorting: { by: 'title', direction: 'asc' },
        category: '',
        keyword: title.slice(0, 128),
      } as const;
      const isTaken = async (page: number, cursor?: string): Promise<boolean> => {
        const answer = await fetchPage(client, { query, page, cursor }, KEPT);
        if (answer.items.some((item) => item.type !== 'folder' && item.title === title)) return true;
        return answer.cursor === undefined ? false : isTaken(page + 1, answer.cursor);
      };
      return isTaken(0);
    },
  };
};

/**
 * Creates the lists of a picker: the same parts as those of a file area, without its commands, so that a page
 * that only picks loads a third of it. The code that creates folders and files is loaded on first use.
 */
export const createPickerArea = (options: PickerAreaOptions): PickerArea => {
  const { client, clock, storage, userId, first } = options;
  const store = createStore<BrowsingState>(() => initialBrowsing(loadPreferences(storage, userId)));
  const apply: StateAccess<BrowsingState>['apply'] = (transition) =>
    store.setState(transition(store.getState()));
  const context = { client, clock, apply, getState: store.getState, first };
  const list = createListLoader(context);
  const { stop, ...search } = createSearch(context, list);
  const { keepPosition: _keepPosition, ...places } = createPlaces(context, list);
  const unsubscribes = new Set([
    store.subscribe((now, before) =>
      savePreferences(storage, userId, { before: before.preferences, now: now.preferences }),
    ),
  ]);
  const load = async () => (await import('./picker-making.ts')).createPickerMaking(context, list);
  let making: ReturnType<typeof load> | undefined;
  return {
    ...search,
    ...places,
    ...createQuestions(options),
    ensureRange: list.ensureRange,
    refresh: list.refresh,
    retry: list.retry,
    createFolder: async (title) => (await (making ??= load())).createFolder(title),
    openImport: async (onFile) => (await (making ??= load())).openImport(onFile),
    getState: store.getState,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener);
      unsubscribes.add(unsubscribe);
      return () => {
        unsubscribes.delete(unsubscribe);
        unsubscribe();
      };
    },
    dispose: () => {
      stop();
      unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
  };
};
