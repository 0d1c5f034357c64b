import { createStore } from 'zustand/vanilla';
import type { Wish, WriteText } from './create-text-writer.ts';
import { writingProblem } from './writing-problem.ts';
import type { WritingState } from './writing.types.ts';

/** The writing of one text after another. */
export interface Writing {
  readonly getState: () => WritingState;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (listener: (state: WritingState, before: WritingState) => void) => () => void;
  /** Has a text written in place of the one before, which stops. Resolves when it ended, however. */
  readonly start: (wish: Wish) => Promise<void>;
  /** Stops the writing; the text written so far stays. */
  readonly stop: () => void;
  /** Stops the writing and forgets the text, as for a new session. */
  readonly reset: () => void;
}

const textIn = (state: WritingState): string => (state.status === 'idle' ? '' : state.text);

/** Creates the writing over a way to have texts written. */
export const createWriting = (write: WriteText): Writing => {
  const store = createStore<WritingState>(() => ({ status: 'idle' }));
  let running = new AbortController();
  const end = (): AbortController => {
    running.abort();
    running = new AbortController();
    return running;
  };
  const stop = (): void => {
    const state = store.getState();
    if (state.status !== 'writing') return;
    end();
    store.setState({ status: 'stopped', text: state.text }, true);
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start: async (wish) => {
      const mine = end();
      const { signal } = mine;
      // A stopped writing may still send a piece.
      const set = (state: WritingState): void => {
        if (running === mine) store.setState(state, true);
      };
      set({ status: 'writing', text: '' });
      const onPiece = (piece: string): void =>
        set({ status: 'writing', text: textIn(store.getState()) + piece });
      try {
        set({ status: 'written', ...(await write(wish, { signal, onPiece })) });
      } catch (thrown) {
        set({ status: 'failed', text: textIn(store.getState()), problem: writingProblem(thrown) });
      }
    },
    stop,
    reset: () => {
      end();
      store.setState({ status: 'idle' }, true);
    },
  };
};
