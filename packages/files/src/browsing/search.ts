import type { Clock, TimerHandle } from '@chartdock/platform';
import { afterSearchChanged } from './browsing.state.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { BrowsingState, ListCommands } from './browsing.types.ts';
import { isSameQuery, queryFor } from '../list/list-query.ts';
import { queryOf } from '../list/list.state.ts';
import type { ListLoader } from './list-loader.ts';

/** Pause after the last keystroke before the matches are asked for, in milliseconds. */
export const SEARCH_PAUSE_MS = 250;

type Search = Pick<ListCommands, 'setSearchText' | 'submitSearch' | 'clearSearch'> & {
  readonly stop: () => void;
};

/** Follows the search box: matches after a pause, the place again as soon as the text is gone (LIST-04..06). */
export const createSearch = (
  context: StateAccess<BrowsingState> & { readonly clock: Clock },
  list: Pick<ListLoader, 'load'>,
): Search => {
  const { apply, getState, clock } = context;
  let waiting: { readonly timer: TimerHandle; readonly done: () => void } | undefined;

  const stop = (): void => {
    if (waiting === undefined) return;
    clock.clearTimeout(waiting.timer);
    waiting.done();
    waiting = undefined;
  };

  const loadIfNew = (): Promise<void> => {
    stop();
    const { place, search, preferences, list: shown } = getState();
    const query = queryFor({ place, search, sorting: preferences.sorting });
    return isSameQuery(queryOf(shown), query) ? Promise.resolve() : list.load();
  };

  const pause = (): Promise<void> => {
    stop();
    return new Promise((done) => {
      const run = () => {
        waiting = undefined;
        void loadIfNew().then(done);
      };
      waiting = { timer: clock.setTimeout(run, SEARCH_PAUSE_MS), done };
    });
  };

  const setSearchText = (text: string): Promise<void> => {
    apply((state) => afterSearchChanged(state, text));
    return getState().search.mode === 'on' ? pause() : loadIfNew();
  };

  return { stop, setSearchText, submitSearch: loadIfNew, clearSearch: () => setSearchText('') };
};
