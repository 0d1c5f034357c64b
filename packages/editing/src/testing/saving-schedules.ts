import { afterSavingEvent } from '../saving/saving.state.ts';
import type { SavingFailure } from '../saving/saving.state.ts';
import { createSaver } from '../saving/saver.ts';
import type { Saver, SendOutcome } from '../saving/saver.ts';
import { createMemoryJournal } from '../saving/memory-journal.ts';
import type { Journal, JournalRow } from '../saving/journal.types.ts';
import { recoverFrom } from '../saving/recover.ts';
import type { Transaction } from '../operations/operation.types.ts';
import { createStore } from '../store/store.ts';
import type { EditingStore } from '../store/store.ts';
import { OrderServer } from './order-server.ts';
import { Random } from './random.ts';
import { canonical, readAgain } from './random-editing.ts';
import { randomIntent } from './random-intent.ts';
import { seedTree } from './seed-definitions.ts';

/** A disk that writes when it is told to; rows that it was not told to write are gone after a crash. */
class Disk {
  readonly kept = createMemoryJournal();
  readonly #isForgetful: boolean;
  #waiting: (() => Promise<void>)[] = [];

  constructor(isForgetful: boolean) {
    this.#isForgetful = isForgetful;
  }

  journal(): Journal {
    const later = (work: () => Promise<void>): Promise<void> =>
      new Promise((resolve) => {
        this.#waiting.push(() => work().then(resolve));
        // As a control: it claims writes that did not happen.
        if (this.#isForgetful) resolve();
      });
    return {
      put: (row) => later(() => this.kept.put(JSON.parse(JSON.stringify(row)) as JournalRow)),
      acknowledge: (ids, version) => later(() => this.kept.acknowledge(ids, version)),
      list: this.kept.list,
      clear: this.kept.clear,
    };
  }

  /** Writes one waiting row; returns whether there was one. */
  async write(): Promise<boolean> {
    const next = this.#waiting.shift();
    await next?.();
    await settle();
    return next !== undefined;
  }

  crash(): void {
    this.#waiting = [];
  }
}

/** Lets everything that was resolved go on. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

interface Call {
  readonly transactions: readonly Transaction[];
  readonly version: number;
  readonly resolve: (outcome: SendOutcome) => void;
  readonly reject: (failure: SavingFailure) => void;
}

interface Tab {
  readonly store: EditingStore;
  readonly saver: Saver;
  readonly calls: Call[];
  readonly timers: Set<() => void>;
}

/** How a schedule may be broken on purpose, so that it must notice. */
export type Break = 'forgetful disk' | 'says saved too soon';

/** Outcome of one schedule. */
export interface ScheduleOutcome {
  readonly faults: readonly string[];
  readonly crashes: number;
}

/** Runs one random schedule of edits, lost calls, expired sessions, other people, and tabs that crash. */
export class SavingSchedule {
  readonly #random: Random;
  readonly #server = new OrderServer(readAgain(seedTree()));
  readonly #disk: Disk;
  readonly #broken: Break | undefined;
  readonly #faults: string[] = [];
  readonly #journaled = new Set<string>();
  #tab: Tab | undefined;
  #isSignedIn = true;
  #count = 0;
  #crashes = 0;

  constructor(seed: number, broken?: Break) {
    this.#random = new Random(seed + 5_000);
    this.#broken = broken;
    this.#disk = new Disk(broken === 'forgetful disk');
  }

  /** Runs so many events, then heals everything, and tells the losses. */
  async run(length: number): Promise<ScheduleOutcome> {
    await this.#open();
    for (let step = 0; step < length; step += 1) await this.#step();
    await this.#heal();
    this.#check();
    return { faults: this.#faults, crashes: this.#crashes };
  }

  async #open(): Promise<void> {
    const rows = JSON.parse(JSON.stringify(await this.#disk.kept.list())) as JournalRow[];
    let opened = this.#load();
    const recovery = recoverFrom(rows, opened, this.#server.version);
    if (recovery.status === 'behind') {
      const outcome = this.#server.take(
        recovery.rows.map(({ transaction }) => transaction),
        recovery.base,
      );
      await this.#disk.kept.acknowledge(
        recovery.rows.map(({ transaction }) => transaction.id),
        outcome.version,
      );
      opened = this.#load();
    }
    const calls: Call[] = [];
    const timers = new Set<() => void>();
    const saver = createSaver({
      store: opened,
      journal: this.#disk.journal(),
      version: this.#server.version,
      send: (transactions, version) =>
        new Promise((resolve, reject: (failure: SavingFailure) => void) => {
          calls.push({
            transactions: JSON.parse(JSON.stringify(transactions)) as Transaction[],
            version,
            resolve,
            reject,
          });
        }),
      failureOf: (error) => error as SavingFailure,
      after: (_ms, work) => {
        timers.add(work);
        return () => timers.delete(work);
      },
      onState: (state) => {
        if (state.phase === 'saved') this.#checkShown();
      },
    });
    this.#tab = { store: opened, saver, calls, timers };
  }

  #load(): EditingStore {
    const name = `s${(this.#count += 1)}`;
    let own = 0;
    return createStore({
      definition: readAgain(this.#server.definition()),
      now: () => 1_000 * (this.#count += 1),
      newId: () => `${name}-${(own += 1)}`,
    });
  }

  /** Checks that the server has everything that the tab calls saved. */
  #checkShown(): void {
    for (const { id } of this.#tab?.store.pending ?? [])
      if (!this.#server.rows.some((row) => row.id === id))
        this.#faults.push(`shown as saved and is not: ${id}`);
  }

  async #step(): Promise<void> {
    const tab = this.#tab;
    if (tab === undefined) return;
    const chance = this.#random.next();
    if (chance < 0.4) this.#edit(tab);
    else if (chance < 0.6) await this.#writeDisk(tab);
    else if (chance < 0.72) this.#fireTimer(tab);
    else if (chance < 0.88) await this.#answer(tab);
    else if (chance < 0.92) this.#editElsewhere();
    else if (chance < 0.95) await this.#crash();
    else if (chance < 0.98) this.#toggleSession(tab);
    else tab.saver.tell({ type: 'online' });
    await settle();
  }

  #edit(tab: Tab): void {
    if (this.#random.chance(0.1)) tab.store.undo();
    else {
      const intent = randomIntent(tab.store, this.#random);
      if (intent !== undefined) tab.store.apply(intent);
    }
    if (this.#broken === 'says saved too soon' && tab.store.pending.length > 0) {
      const { state } = afterSavingEvent(tab.saver.state, { type: 'acknowledged', waiting: 0, at: 1 });
      if (state.phase === 'saved') this.#checkShown();
    }
  }

  async #writeDisk(tab: Tab): Promise<void> {
    await this.#disk.write();
    if (this.#broken === 'forgetful disk') await tab.saver.settled();
    const kept =
      this.#broken === 'forgetful disk' ? tab.store.pending.map(({ id }) => id) : await this.#listKept();
    for (const id of kept) this.#journaled.add(id);
  }

  async #listKept(): Promise<readonly string[]> {
    return (await this.#disk.kept.list()).map(({ transaction }) => transaction.id);
  }

  #fireTimer({ timers }: Tab): void {
    const work = this.#random.pick([...timers]);
    if (work === undefined) return;
    timers.delete(work);
    work();
  }

  async #answer({ calls }: Tab): Promise<void> {
    const call = calls.shift();
    if (call === undefined) return;
    const chance = this.#random.next();
    if (!this.#isSignedIn) call.reject({ kind: 'signIn' });
    else if (chance < 0.2) call.reject({ kind: 'network' });
    else if (chance < 0.25) call.reject({ kind: 'busy' });
    else {
      const outcome = this.#server.take(call.transactions, call.version);
      // The server has written it down, and the answer is lost: it was killed right after, or the network went.
      if (chance < 0.45) call.reject({ kind: 'network' });
      else call.resolve(JSON.parse(JSON.stringify(outcome)) as SendOutcome);
    }
    await settle();
  }

  #editElsewhere(): void {
    const other = this.#load();
    const intent = randomIntent(other, this.#random);
    if (intent !== undefined) other.apply(intent);
    if (other.pending.length > 0) this.#server.take(other.pending, this.#server.version);
  }

  async #crash(): Promise<void> {
    this.#crashes += 1;
    this.#tab?.saver.stop();
    this.#disk.crash();
    await this.#open();
  }

  #toggleSession({ saver }: Tab): void {
    this.#isSignedIn = !this.#isSignedIn;
    if (this.#isSignedIn) saver.tell({ type: 'signedIn' });
  }

  async #heal(): Promise<void> {
    this.#isSignedIn = true;
    this.#tab?.saver.tell({ type: 'signedIn' });
    for (let round = 0; round < 200; round += 1) {
      const tab = this.#tab;
      if (tab === undefined) return;
      await this.#disk.write();
      const call = tab.calls.shift();
      if (call !== undefined) call.resolve(this.#server.take(call.transactions, call.version));
      await settle();
      tab.saver.flush();
      await settle();
      if (tab.store.pending.length === 0 && tab.calls.length === 0 && round > 20) return;
    }
    this.#faults.push('saving never came to an end');
  }

  #check(): void {
    const rows = new Set(this.#server.rows.map(({ id }) => id));
    for (const id of this.#journaled) if (!rows.has(id)) this.#faults.push(`journalled and lost: ${id}`);
    const tab = this.#tab;
    if (tab === undefined) return;
    if (tab.saver.state.phase !== 'saved') this.#faults.push(`ended ${tab.saver.state.phase}`);
    if (tab.saver.version !== this.#server.version) return;
    if (canonical(readAgain(tab.store.toDefinition())) !== canonical(readAgain(this.#server.definition())))
      this.#faults.push('the tab shows something else than what is stored');
  }
}
