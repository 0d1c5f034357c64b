/** Why nothing may be changed, with the remedy: ask for the right, make room, wait, load the newer program. */
export type ReadOnlyReason = 'right' | 'quota' | 'restricted' | 'gone' | 'newer' | 'otherTab';

/** Meaning of a failed call for saving. */
export type SavingFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'readOnly'; readonly reason: ReadOnlyReason };

/** State that an editor shows beside the title. `saved` is said only of changes that the server has written down. */
export type SavingPhase =
  /** All is on the server, since `savedAt`. */
  | 'saved'
  /** Changes wait for a pause, or are on their way. */
  | 'saving'
  /** The network is gone; changes are kept on this device. */
  | 'offline'
  /** The session is over; changes are kept, and saving goes on once someone signs in. */
  | 'signIn'
  /** Someone replaced the document; changes are kept until the person chooses. */
  | 'replaced'
  /** The server refuses the changes as they are; they are kept. */
  | 'refused'
  /** Nothing may be changed, for `reason`. */
  | 'readOnly';

/** State of saving one canvas. */
export interface SavingState {
  readonly phase: SavingPhase;
  /** How many transactions the server has not written down. */
  readonly waiting: number;
  /** Whether a call is under way. */
  readonly isSending: boolean;
  /** Whether the waiting changes are written on this device; without storage it is in memory alone, and the person is told. */
  readonly isKept: boolean;
  /** When the server last wrote changes down, in epoch milliseconds. */
  readonly savedAt: number | undefined;
  readonly reason: ReadOnlyReason | undefined;
  /** Calls that failed in a row. */
  readonly failures: number;
}

/** Event of saving. */
export type SavingEvent =
  | { readonly type: 'edited'; readonly waiting: number; readonly isKept: boolean }
  | { readonly type: 'due' }
  | { readonly type: 'acknowledged'; readonly waiting: number; readonly at: number }
  | { readonly type: 'failed'; readonly failure: SavingFailure }
  | { readonly type: 'online' }
  | { readonly type: 'signedIn' }
  | { readonly type: 'resolved'; readonly waiting: number }
  | { readonly type: 'locked'; readonly reason: ReadOnlyReason }
  | { readonly type: 'unlocked' };

/** Effect that is to follow. */
export type SavingEffect =
  | { readonly type: 'send' }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'askSignIn' }
  | { readonly type: 'askPerson' };

/** A state, and its effects. */
export interface SavingStep {
  readonly state: SavingState;
  readonly effects: readonly SavingEffect[];
}

const PAUSE_MS = 800;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** Begins with everything saved. */
export const savingStart = (savedAt?: number): SavingState => ({
  phase: 'saved',
  waiting: 0,
  isSending: false,
  isKept: true,
  savedAt,
  reason: undefined,
  failures: 0,
});

const stay = (state: SavingState): SavingStep => ({ state, effects: [] });

/** Phases in which nothing is sent until something else happens. */
const HALTED: ReadonlySet<SavingPhase> = new Set(['signIn', 'replaced', 'refused', 'readOnly']);

type Moves = {
  readonly [N in SavingEvent['type']]: (
    state: SavingState,
    event: Extract<SavingEvent, { readonly type: N }>,
  ) => SavingStep;
};

const MOVES: Moves = {
  edited: (state, event) => afterEdited(state, event),
  due: (state) => send(state),
  acknowledged: (state, event) => afterAcknowledged(state, event),
  failed: (state, { failure }) =>
    afterFailed({ ...state, isSending: false, failures: state.failures + 1 }, failure),
  online: (state) => (state.phase === 'offline' ? send(state) : stay(state)),
  signedIn: (state) => (state.phase === 'signIn' ? send({ ...state, phase: 'saving' }) : stay(state)),
  resolved: (state, { waiting }) => send({ ...state, waiting, phase: waiting === 0 ? 'saved' : 'saving' }),
  locked: (state, { reason }) => stay({ ...state, phase: 'readOnly', reason }),
  unlocked: (state) =>
    state.phase === 'readOnly'
      ? send({ ...state, phase: state.waiting === 0 ? 'saved' : 'saving', reason: undefined })
      : stay(state),
};

/** Moves on by one event. */
export const afterSavingEvent = <N extends SavingEvent['type']>(
  state: SavingState,
  event: Extract<SavingEvent, { readonly type: N }>,
): SavingStep => MOVES[event.type](state, event);

const afterEdited = (
  state: SavingState,
  event: Extract<SavingEvent, { readonly type: 'edited' }>,
): SavingStep => {
  const next = { ...state, waiting: event.waiting, isKept: event.isKept };
  if (event.waiting === 0)
    return stay(state.phase === 'saving' && !state.isSending ? { ...next, phase: 'saved' } : next);
  if (HALTED.has(state.phase) || state.phase === 'offline') return stay(next);
  const saving: SavingState = { ...next, phase: 'saving' };
  return state.isSending ? stay(saving) : { state: saving, effects: [{ type: 'wait', ms: PAUSE_MS }] };
};

const send = (state: SavingState): SavingStep => {
  if (state.isSending || state.waiting === 0 || HALTED.has(state.phase)) return stay(state);
  return { state: { ...state, isSending: true }, effects: [{ type: 'send' }] };
};

const afterAcknowledged = (
  state: SavingState,
  { waiting, at }: Extract<SavingEvent, { readonly type: 'acknowledged' }>,
): SavingStep => {
  const next: SavingState = { ...state, waiting, savedAt: at, isSending: false, failures: 0 };
  if (state.phase === 'readOnly') return stay(next);
  if (waiting === 0) return stay({ ...next, phase: 'saved' });
  return { state: { ...next, phase: 'saving' }, effects: [{ type: 'wait', ms: PAUSE_MS }] };
};

const afterFailed = (state: SavingState, failure: SavingFailure): SavingStep => {
  switch (failure.kind) {
    case 'network':
    case 'busy': {
      const ms = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(10, state.failures - 1));
      const phase = failure.kind === 'network' ? 'offline' : 'saving';
      return { state: { ...state, phase }, effects: [{ type: 'wait', ms }] };
    }
    case 'signIn':
      return { state: { ...state, phase: 'signIn' }, effects: [{ type: 'askSignIn' }] };
    case 'replaced':
    case 'refused':
      return { state: { ...state, phase: failure.kind }, effects: [{ type: 'askPerson' }] };
    case 'readOnly':
      return {
        state: { ...state, phase: 'readOnly', reason: failure.reason },
        effects: [{ type: 'askPerson' }],
      };
  }
};

/** Returns whether closing the page now would leave something that is written nowhere but in memory. */
export const losesOnClosing = ({ waiting, isKept }: SavingState): boolean => waiting > 0 && !isKept;
