import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { requireApiError } from '../require-api-error.ts';
import type { RowsState } from './publishing.types.ts';

/** Rows that are loaded as one page, and commands after which they are loaded again. */
export interface RowsStore<State> extends Pick<StoreApi<State>, 'getState' | 'subscribe'> {
  readonly load: () => Promise<void>;
  /** Runs a command and loads the rows again, also when it was refused: then they may be out of date. */
  readonly run: (command: () => Promise<unknown>) => Promise<boolean>;
}

/** Creates a store of rows. Of overlapping loads the last counts. */
export const createRowsStore = <State extends RowsState<unknown>>(
  initial: State,
  ask: () => Promise<Partial<State>>,
): RowsStore<State> => {
  const store = createStore<State>(() => initial);
  const patch = (part: Partial<RowsState<unknown>>): void => {
    store.setState((state) => ({ ...state, ...part }));
  };
  let era = 0;

  const load = async (): Promise<void> => {
    const mine = (era += 1);
    if (store.getState().status !== 'loaded') patch({ status: 'loading' });
    try {
      const page = await ask();
      if (era === mine)
        store.setState((state) => ({ ...state, ...page, status: 'loaded', problem: undefined }));
    } catch (thrown) {
      const problem = requireApiError(thrown);
      if (era !== mine) return;
      patch({ problem, ...(store.getState().status === 'loaded' ? {} : { status: 'failed' }) });
    }
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load,
    run: async (command) => {
      try {
        await command();
      } catch (thrown) {
        const problem = requireApiError(thrown);
        await load();
        patch({ problem });
        return false;
      }
      await load();
      return true;
    },
  };
};
