import type { Client } from '@chartdock/client';
import { createSaver, losesOnClosing } from '@chartdock/editing';
import type {
  EditingStore,
  FieldConflict,
  RemoteTransaction,
  Saver,
  SavingPhase,
  SavingState,
  SendOutcome,
  Transaction,
} from '@chartdock/editing';
import type { DeviceJournal } from './device-journal.ts';
import { savingFailureOf } from './saving-failure.ts';
import type { CanvasSaver, SavedState } from './saving.types.ts';
import type { TabLock } from './tab-lock.ts';
import { watchPage } from './watch-page.ts';

/** A canvas of a file on the server. */
export interface CanvasAddress {
  readonly client: Client;
  readonly fileId: string;
  readonly canvasId: string;
}

/** Options of {@link createOpsSaver}. */
export interface OpsSaverOptions extends CanvasAddress {
  readonly store: EditingStore;
  /** Version of the canvas that the store holds. */
  readonly version: number;
  readonly device: DeviceJournal;
  /** Says whether another tab of this browser works on the canvas. */
  readonly tab: TabLock;
  /** Fields that were found to be changed on both sides when the canvas was opened. */
  readonly conflicts: readonly FieldConflict[];
  /** Loads the canvas again: another tab went on with it, or someone replaced it. */
  readonly onReload: () => void;
}

/** Sends transactions that were made on a version. A person who is no longer signed in stays in the page. */
export const sendOps = async (
  { client, fileId, canvasId }: CanvasAddress,
  transactions: readonly Transaction[],
  version: number,
): Promise<SendOutcome> => {
  const ops = JSON.stringify(
    transactions.map(({ id, label, cause, ops: list }) => ({ id, label, cause, ops: list })),
  );
  const answer = await client.definitions.applyOps(
    { chartId: fileId, defId: canvasId, version, ops },
    { quiet: true, keep: true, holdsSession: true },
  );
  return {
    version: answer.version,
    savedAt: answer.savedAt,
    rows: JSON.parse(answer.rows) as RemoteTransaction[],
  };
};

const STATUS: Readonly<
  Record<Exclude<SavingPhase, 'saved' | 'readOnly'>, (state: SavingState) => SavedState>
> = {
  saving: ({ isSending }) => ({ status: isSending ? 'saving' : 'waiting' }),
  offline: ({ isKept }) => ({ status: isKept ? 'offline' : 'unkept' }),
  signIn: () => ({ status: 'signedOut' }),
  replaced: () => ({ status: 'conflict' }),
  refused: () => ({ status: 'failed' }),
};

const toShown = (state: SavingState): SavedState => {
  if (state.phase === 'readOnly') return { status: 'readOnly', reason: state.reason ?? 'right' };
  if (state.phase === 'saved') return { status: 'saved', at: state.savedAt };
  return STATUS[state.phase](state);
};

const after = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Fields that both sides changed, until each is decided. */
interface Conflicts {
  readonly list: () => readonly FieldConflict[];
  readonly add: (more: readonly FieldConflict[]) => void;
  readonly resolve: CanvasSaver['resolve'];
}

const createConflicts = ({ store, conflicts }: OpsSaverOptions, tell: () => void): Conflicts => {
  let list = conflicts;
  const set = (next: readonly FieldConflict[]): void => {
    list = next;
    tell();
  };
  return {
    list: () => list,
    add: (more) => set([...list, ...more]),
    resolve: (side) => {
      const [first, ...rest] = list;
      if (first !== undefined && side === 'theirs')
        store.apply({ op: 'set', id: first.id, to: { [first.field]: first.theirs } }, { label: 'conflict' });
      set(rest);
    },
  };
};

/** Sends the waiting changes, and resolves once the call under way has ended. */
const flushOf =
  (saver: Saver, subscribe: CanvasSaver['subscribe']): CanvasSaver['flush'] =>
  async () => {
    saver.flush();
    await saver.settled();
    if (!saver.state.isSending) return;
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        if (saver.state.isSending) return;
        stop();
        resolve();
      });
    });
  };

/** Saves a canvas by its operations: at once on this device, and a moment later on the server. */
export const createOpsSaver = (options: OpsSaverOptions): CanvasSaver => {
  const { store, device, version, tab, onReload } = options;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const conflicts = createConflicts(options, tell);
  let shown: SavedState = { status: 'saved', at: undefined };
  const saver = createSaver({
    ...{ store, version, after },
    journal: device.journal,
    isKept: device.isKept,
    send: (transactions, made) => sendOps(options, transactions, made),
    failureOf: savingFailureOf,
    onState: (state) => {
      shown = toShown(state);
      tell();
    },
    onConflicts: conflicts.add,
  });

  const stopTab = tab.watch((isHeld) => {
    saver.tell(isHeld ? { type: 'unlocked' } : { type: 'locked', reason: 'otherTab' });
    // The other tab may have gone on with it.
    if (isHeld) onReload();
  });
  if (!tab.isHeld()) saver.tell({ type: 'locked', reason: 'otherTab' });
  const stopWatching = watchPage({
    onBack: () => saver.tell({ type: 'signedIn' }),
    onOnline: () => saver.tell({ type: 'online' }),
    onLeave: () => saver.flush(),
    mustAsk: () => losesOnClosing(saver.state),
  });
  return {
    state: () => shown,
    conflicts: conflicts.list,
    subscribe,
    flush: flushOf(saver, subscribe),
    retry: () => saver.tell({ type: 'resolved', waiting: store.pending.length }),
    resolve: conflicts.resolve,
    takeOver: () => tab.take(),
    stop: () => {
      saver.flush();
      stopWatching();
      stopTab();
      saver.stop();
    },
  };
};
