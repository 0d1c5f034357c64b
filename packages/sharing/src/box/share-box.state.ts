import type { ShareActivity, Sharing } from '@chartdock/contract';
import type { Candidate } from '../sharing.types.ts';
import type { ShareBoxState, ShareFailure } from './share-box.types.ts';

/** State before anything was asked. */
export const initialState: ShareBoxState = {
  status: 'loading',
  sharing: undefined,
  busy: new Set(),
  failure: undefined,
  candidates: [],
  activity: undefined,
};

/** Shows what the server said. */
export const afterLoaded = (state: ShareBoxState, sharing: Sharing): ShareBoxState => ({
  ...state,
  status: 'ready',
  sharing,
});

/** Shows that nothing came; what was known before stays. */
export const afterLoadFailed = (state: ShareBoxState, failure: ShareFailure): ShareBoxState => ({
  ...state,
  status: state.sharing === undefined ? 'failed' : state.status,
  failure,
});

/** Marks something as being changed; what failed before is forgotten. */
export const afterBegun = (state: ShareBoxState, what: string): ShareBoxState => ({
  ...state,
  busy: new Set([...state.busy, what]),
  failure: undefined,
});

/** Takes the mark away, with what failed if anything did. */
export const afterEnded = (
  state: ShareBoxState,
  what: string,
  failure: ShareFailure | undefined,
): ShareBoxState => ({
  ...state,
  busy: new Set([...state.busy].filter((one) => one !== what)),
  failure: failure ?? state.failure,
});

/** Shows whom the typed text may mean. */
export const afterFound = (state: ShareBoxState, candidates: readonly Candidate[]): ShareBoxState => ({
  ...state,
  candidates,
});

/** Shows what was done. */
export const afterActivity = (state: ShareBoxState, activity: readonly ShareActivity[]): ShareBoxState => ({
  ...state,
  activity,
});
