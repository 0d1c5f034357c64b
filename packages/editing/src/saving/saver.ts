import type { EditingStore } from '../store/store.ts';
import type { AppliedTransaction } from '../store/store.types.ts';
import { listConflicts } from './conflicts.ts';
import type { FieldConflict, RemoteTransaction } from './conflicts.ts';
import type { Journal } from './journal.types.ts';
import { afterSavingEvent, savingStart } from './saving.state.ts';
import type { SavingEffect, SavingEvent, SavingFailure, SavingState } from './saving.state.ts';

/** Response of the server to transactions that were sent. */
export interface SendOutcome {
  readonly version: number;
  readonly savedAt: number;
  /** Every transaction after the version that was named, own ones included. */
  readonly rows: readonly RemoteTransaction[];
}

/** Outside needs of saving. */
export interface SaverOptions {
  readonly store: EditingStore;
  readonly journal: Journal;
  /** Version of the canvas that the store holds. */
  readonly version: number;
  readonly savedAt?: number;
  /** Whether the waiting changes are written on this device. Default true, until the journal refuses something. */
  readonly isKept?: boolean;
  /** Sends transactions that were made on a version. Rejects with an error that {@link SaverOptions.failureOf} understands. */
  readonly send: (transactions: readonly AppliedTransaction[], version: number) => Promise<SendOutcome>;
  /** Tells the meaning of a rejected call for saving. */
  readonly failureOf: (error: unknown) => SavingFailure;
  /** Calls back after so many milliseconds, until the returned function is called. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Hears of every other state. */
  readonly onState?: (state: SavingState) => void;
  /** Hears of fields that both sides changed. */
  readonly onConflicts?: (conflicts: readonly FieldConflict[]) => void;
  /** Is asked to have the person sign in, or to choose; `event` goes on. */
  readonly onAsk?: (effect: Extract<SavingEffect, { readonly type: 'askSignIn' | 'askPerson' }>) => void;
}

const MOST_AT_ONCE = 100;

/** Saves the changes of a store: at once into the journal, and after a pause to the server. */
export interface Saver {
  readonly state: SavingState;
  /** Version of the canvas that the server last told. */
  readonly version: number;
  /** Tells it of events outside: the network is back, someone signed in, the right is gone. */
  readonly tell: (event: SavingEvent) => void;
  /** Resolves once the journal has all that was changed so far. */
  readonly settled: () => Promise<void>;
  /** Sends the waiting changes now, without a pause. */
  readonly flush: () => void;
  /** Stops listening and waiting; the journal stays. */
  readonly stop: () => void;
}

/** Creates the saver of a store. */
export const createSaver = (options: SaverOptions): Saver => {
  const { store, journal } = options;
  let state = savingStart(options.savedAt);
  let { version } = options;
  let writing: Promise<unknown> = Promise.resolve();
  let isKept = options.isKept ?? true;
  let cancel = (): void => undefined;
  let isStopped = false;
  const journaled = new Set<string>(store.pending.map(({ id }) => id));

  const tell = (event: SavingEvent): void => {
    if (isStopped) return;
    const step = afterSavingEvent(state, event);
    const isOther = step.state !== state;
    state = step.state;
    if (isOther) options.onState?.(state);
    for (const effect of step.effects) perform(effect);
  };

  const perform = (effect: SavingEffect): void => {
    if (effect.type === 'wait') {
      cancel();
      cancel = options.after(effect.ms, () => {
        tell({ type: 'due' });
      });
    } else if (effect.type === 'send') void sendWaiting();
    else options.onAsk?.(effect);
  };

  const keep = (work: () => Promise<void>): void => {
    writing = writing.then(work).then(
      () => undefined,
      () => {
        isKept = false;
        tell({ type: 'edited', waiting: store.pending.length, isKept });
      },
    );
  };

  const sendWaiting = async (): Promise<void> => {
    const batch = store.pending.slice(0, MOST_AT_ONCE);
    if (batch.length === 0) {
      tell({ type: 'acknowledged', waiting: 0, at: state.savedAt ?? 0 });
      return;
    }
    try {
      const outcome = await options.send(batch, version);
      if (isStopped) return;
      takeIn(outcome);
    } catch (error) {
      tell({ type: 'failed', failure: options.failureOf(error) });
    }
  };

  const takeIn = ({ rows, version: next, savedAt }: SendOutcome): void => {
    const conflicts = listConflicts(store.pending, rows);
    const waitingBefore = new Set(store.pending.map(({ id }) => id));
    store.receive(rows);
    version = next;
    const acknowledged = rows.filter(({ id }) => waitingBefore.has(id)).map(({ id }) => id);
    keep(() => journal.acknowledge(acknowledged, next));
    if (conflicts.length > 0) options.onConflicts?.(conflicts);
    tell({ type: 'acknowledged', waiting: store.pending.length, at: savedAt });
  };

  const unsubscribe = store.subscribe(({ isSelection }) => {
    if (isSelection) return;
    for (const transaction of store.pending)
      if (!journaled.has(transaction.id)) {
        journaled.add(transaction.id);
        const base = version;
        keep(() => journal.put({ transaction, base }));
      }
    tell({ type: 'edited', waiting: store.pending.length, isKept });
  });

  if (store.pending.length > 0) tell({ type: 'edited', waiting: store.pending.length, isKept });
  return {
    get state() {
      return state;
    },
    get version() {
      return version;
    },
    tell,
    settled: async () => {
      await writing;
    },
    flush: () => {
      cancel();
      tell({ type: 'due' });
    },
    stop: () => {
      isStopped = true;
      cancel();
      unsubscribe();
    },
  };
};
