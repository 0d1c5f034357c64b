import type { Definition } from '@chartdock/documents';
import { applyAll } from '../operations/apply.ts';
import type { AppliedAll } from '../operations/apply.ts';
import type { Operation, Transaction } from '../operations/operation.types.ts';
import { rebase } from '../operations/rebase.ts';
import { reduceIntents } from '../operations/reduce.ts';
import type { Intent } from '../operations/intent.types.ts';
import { toDefinition } from '../things/definition-of.ts';
import { indexDefinition } from '../things/index-of.ts';
import type { ThingIndex } from '../things/thing-index.ts';
import {
  afterPause,
  afterRebase,
  afterReplay,
  afterRemote,
  afterStep,
  backOf,
  NO_HISTORY,
} from './history.ts';
import type { History, Step } from './history.ts';
import type {
  AppliedTransaction,
  ApplyOptions,
  Change,
  HistoryState,
  Listener,
  Outcome,
  StoreOptions,
} from './store.types.ts';

/**
 * Holds one document that is being edited: its things, the selection, the steps to undo, and the changes that the server has
 * not acknowledged. Everything that changes it goes through {@link EditingStore.apply}, {@link EditingStore.undo},
 * {@link EditingStore.redo} and {@link EditingStore.receive}.
 */
export class EditingStore {
  readonly #options: StoreOptions;
  readonly #listeners = new Set<Listener>();
  #index: ThingIndex;
  #selection: readonly string[] = [];
  #history: History = NO_HISTORY;
  #pending: readonly AppliedTransaction[] = [];
  #batch: Batch | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#index = indexDefinition(options.definition);
  }

  /** The things of the document. It is changed in place; listen to know when. */
  get index(): ThingIndex {
    return this.#index;
  }

  /** Ids of the selection, the one that was selected last at the end. */
  get selection(): readonly string[] {
    return this.#selection;
  }

  /** Transactions that {@link EditingStore.acknowledge} has not taken yet, in the order they were made. */
  get pending(): readonly AppliedTransaction[] {
    return this.#pending;
  }

  /** Tells the next steps to undo and to redo. */
  get history(): HistoryState {
    const [undo, redo] = [this.#history.done.at(-1), this.#history.undone.at(-1)];
    return {
      canUndo: undo !== undefined,
      canRedo: redo !== undefined,
      undoLabel: undo?.label,
      redoLabel: redo?.label,
    };
  }

  /** Calls a listener after every change, until the returned function is called. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Selects things; those that are not there are left out. */
  select(ids: readonly string[]): void {
    const next = this.#present(ids);
    if (isSameList(next, this.#selection)) return;
    this.#selection = next;
    this.#tell({ cause: 'user', label: 'select', changed: new Set(), isSelection: true });
  }

  /** Writes the document as a definition. */
  toDefinition(): Definition {
    return toDefinition(this.#index);
  }

  /** Makes an id that nothing in the document has. */
  newId(): string {
    for (;;) {
      const id = this.#options.newId();
      if (!this.#index.has(id)) return id;
    }
  }

  /**
   * Applies operations and intents together, as one step that can be undone. Faults refuse all of it and change nothing. Inside
   * {@link EditingStore.batch} it becomes part of the batch.
   */
  apply(intents: Intent | readonly Intent[], options: ApplyOptions = {}): Outcome {
    const reason = this.#options.readOnly?.();
    if (reason !== undefined) return { status: 'refused', faults: [readOnlyFault(reason)] };
    const before = this.#selection;
    const list = Array.isArray(intents) ? (intents as readonly Intent[]) : [intents as Intent];
    const reduced = reduceIntents(this.#index, list, { newId: () => this.newId() });
    if (reduced.status === 'refused') return reduced;
    const { applied, created } = reduced;
    if (this.#batch !== undefined) this.#batch = addToBatch(this.#batch, applied, { options, created });
    return this.#finish({ applied, created, options, before });
  }

  /** Makes several changes one step: the changes of `work` are undone, saved and told together. Faults inside take all of it back and are thrown on. */
  batch<T>(options: ApplyOptions, work: () => T): T {
    if (this.#batch !== undefined) return work();
    const before = this.#selection;
    this.#batch = { inverse: [], done: [], changed: new Set(), created: [], select: undefined };
    try {
      const result = work();
      const { done, inverse, changed, created, select } = this.#batch;
      this.#batch = undefined;
      const applied = { done, inverse, changed, missed: [] };
      this.#finish({
        applied,
        created,
        options: { ...options, ...(select === undefined ? {} : { select }), ...pickSelect(options) },
        before,
      });
      return result;
    } catch (error) {
      const open = this.#batch;
      this.#batch = undefined;
      if (open !== undefined) applyAll(this.#index, open.inverse, 'user');
      throw error;
    }
  }

  /** Takes the last step back; returns whether there was one. Fields that no longer hold the values of the step are left alone. */
  undo(): boolean {
    return this.#step('undo');
  }

  /** Does the step that was undone last again; returns whether there was one. */
  redo(): boolean {
    return this.#step('redo');
  }

  /** Ends the step that later changes could join: leaving a text, letting go of a drag. */
  settle(): void {
    this.#history = afterPause(this.#history);
  }

  /** Forgets pending transactions that the server has written down. */
  acknowledge(ids: readonly string[]): void {
    const gone = new Set(ids);
    this.#pending = this.#pending.filter(({ id }) => !gone.has(id));
  }

  /** Takes the changes of others, and the own ones that the server wrote down, in its order: pending ones are taken back and put on top again. */
  receive(transactions: readonly Transaction[]): void {
    if (transactions.length === 0) return;
    const changed = new Set<string>();
    this.#takeBack(changed);
    let waiting = this.#pending;
    let history = this.#history;
    for (const one of transactions) {
      for (const id of applyAll(this.#index, one.ops, one.cause).changed) changed.add(id);
      const rebased = rebase(waiting, one);
      waiting = rebased.waiting;
      if (rebased.over !== undefined) history = afterRemote(history, rebased.over);
    }
    this.#history = history;
    this.#putOnTop(waiting, changed);
    this.#selection = this.#present(this.#selection);
    this.#tell({ cause: 'remote', label: 'remote', changed, isSelection: false });
  }

  /** Puts transactions of a journal on top of the loaded document, with their inverses. */
  restore(transactions: readonly AppliedTransaction[]): void {
    const changed = new Set<string>();
    for (const one of transactions) {
      const applied = applyAll(this.#index, one.ops, one.cause);
      for (const id of applied.changed) changed.add(id);
      const again = { ...one, ops: applied.done, inverse: applied.inverse };
      this.#pending = [...this.#pending, again];
      this.#history = afterReplay(this.#history, this.#stepOf(again, { before: [], after: [] }), one.cause);
    }
    this.#tell({ cause: 'host', label: 'restore', changed, isSelection: false });
  }

  /** Takes steps into the history that the document holds already, the oldest first, so that they can be undone. */
  remember(transactions: readonly AppliedTransaction[]): void {
    for (const one of transactions)
      this.#history = afterReplay(this.#history, this.#stepOf(one, { before: [], after: [] }), one.cause);
  }

  #stepOf(
    { id, label, inverse, at }: AppliedTransaction,
    {
      before,
      after,
      joins,
    }: { before: readonly string[]; after: readonly string[]; joins?: string | undefined },
  ): Step {
    return { label, parts: [{ id, inverse }], before, after, at, joins };
  }

  #finish({ applied, created, options, before }: Finishing): Outcome {
    if (options.select !== undefined) this.#selection = this.#present(options.select);
    else this.#selection = this.#present(this.#selection);
    if (this.#batch !== undefined) return outcomeOf(this.#transactionOf(applied, options), created);
    if (applied.done.length === 0) {
      if (!isSameList(before, this.#selection))
        this.#tell({
          cause: options.cause ?? 'user',
          label: 'select',
          changed: new Set(),
          isSelection: true,
        });
      return { status: 'nothing' };
    }
    const transaction = this.#transactionOf(applied, options);
    const step = this.#stepOf(transaction, { before, after: this.#selection, joins: options.joins });
    this.#pending = [...this.#pending, transaction];
    this.#history = afterStep(this.#history, step);
    const { cause, label } = transaction;
    this.#tell({ cause, label, changed: applied.changed, isSelection: false });
    return outcomeOf(transaction, created);
  }

  #transactionOf(applied: AppliedAll, { label = 'edit', cause = 'user' }: ApplyOptions): AppliedTransaction {
    return {
      id: this.#options.newId(),
      label,
      cause,
      ops: applied.done,
      inverse: applied.inverse,
      at: this.#options.now(),
    };
  }

  #step(cause: 'undo' | 'redo'): boolean {
    if (this.#options.readOnly?.() !== undefined) return false;
    const from = cause === 'undo' ? this.#history.done : this.#history.undone;
    const step = from.at(-1);
    if (step === undefined) return false;
    const applied = applyAll(this.#index, backOf(step), cause);
    const transaction: AppliedTransaction = {
      ...{ id: this.#options.newId(), label: step.label, cause, at: this.#options.now() },
      ...{ ops: applied.done, inverse: applied.inverse },
    };
    const back: Step = {
      ...step,
      parts: [{ id: transaction.id, inverse: applied.inverse }],
      ...{ before: step.after, after: step.before, joins: undefined },
    };
    const { done, undone } = this.#history;
    this.#history =
      cause === 'undo'
        ? { done: done.slice(0, -1), undone: [...undone, back] }
        : { done: [...done, back], undone: undone.slice(0, -1) };
    if (applied.done.length > 0) this.#pending = [...this.#pending, transaction];
    this.#selection = this.#present(step.before);
    this.#tell({ cause, label: step.label, changed: applied.changed, isSelection: false });
    return true;
  }

  #takeBack(changed: Set<string>): void {
    for (const { inverse } of [...this.#pending].reverse())
      for (const id of applyAll(this.#index, inverse, 'remote').changed) changed.add(id);
  }

  #putOnTop(waiting: readonly AppliedTransaction[], changed: Set<string>): void {
    const inverses = new Map<string, readonly Operation[]>();
    this.#pending = waiting.map((one) => {
      const applied = applyAll(this.#index, one.ops, one.cause);
      for (const id of applied.changed) changed.add(id);
      inverses.set(one.id, applied.inverse);
      // A change that found no ground may find it again when others undo; it is sent as it was meant.
      return { ...one, inverse: applied.inverse };
    });
    this.#history = afterRebase(this.#history, inverses);
  }

  #present(ids: readonly string[]): readonly string[] {
    return [...new Set(ids)].filter((id) => this.#index.has(id));
  }

  #tell(change: Change): void {
    if (this.#batch !== undefined) return;
    for (const listener of this.#listeners) listener(change);
  }
}

interface Finishing {
  readonly applied: AppliedAll;
  readonly created: readonly string[];
  readonly options: ApplyOptions;
  readonly before: readonly string[];
}

interface Batch {
  readonly done: readonly Operation[];
  readonly inverse: readonly Operation[];
  readonly changed: ReadonlySet<string>;
  readonly created: readonly string[];
  readonly select: readonly string[] | undefined;
}

const addToBatch = (
  batch: Batch,
  applied: AppliedAll,
  { options, created }: { readonly options: ApplyOptions; readonly created: readonly string[] },
): Batch => ({
  done: [...batch.done, ...applied.done],
  inverse: [...applied.inverse, ...batch.inverse],
  changed: new Set([...batch.changed, ...applied.changed]),
  created: [...batch.created, ...created],
  select: options.select ?? batch.select,
});

const pickSelect = ({ select }: ApplyOptions): ApplyOptions => (select === undefined ? {} : { select });

const outcomeOf = (transaction: AppliedTransaction, created: readonly string[]): Outcome =>
  transaction.ops.length === 0 ? { status: 'nothing' } : { status: 'applied', transaction, created };

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

const readOnlyFault = (reason: string) => ({ path: '', kind: 'choice', en: reason, zh: reason }) as const;

/** Opens a document for editing. */
export const createStore = (options: StoreOptions): EditingStore => new EditingStore(options);
