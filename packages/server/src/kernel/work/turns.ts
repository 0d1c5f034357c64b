import { createFairQueue } from './fair-queue.ts';
import type { FairQueue, Leave } from './fair-queue.ts';

const WAITING_PER_ACCOUNT = 256;
const PATIENCE_MS = 20_000;

/**
 * Takes the turn to write to the files of one owner. Throws when another write has it: the transaction then ends, waits without a
 * connection and begins again.
 */
export type HoldTurn = (ownerId: string) => void;

/** Says who writes, and to whose things at least. */
export interface TurnWish {
  readonly account: string;
  /** Owners whose turn the write waits for before it begins. */
  readonly owners: readonly string[];
}

/** Lets writes to the things of one owner wait for one another where a wait costs nothing: outside of the database. */
export interface Turns {
  /** Runs a transaction with the turns it wishes for, and again when it turns out to need another one. */
  readonly run: <T>(wish: TurnWish, body: (hold: HoldTurn) => Promise<T>) => Promise<T>;
}

class TurnNeeded extends Error {
  override readonly name = 'TurnNeeded';
  readonly ownerId: string;

  constructor(ownerId: string) {
    super('Another write has the turn.');
    this.ownerId = ownerId;
  }
}

/** Creates the turns of one server. Servers that share a database wait for one another in the database, each with one connection. */
export const createTurns = (now: () => number = () => performance.now()): Turns => {
  const queues = new Map<string, FairQueue>();
  const queueOf = (ownerId: string): FairQueue => {
    const known = queues.get(ownerId);
    if (known !== undefined) return known;
    const options = { slots: 1, share: 1, waiting: WAITING_PER_ACCOUNT, patienceMs: PATIENCE_MS, now };
    const queue = createFairQueue(options);
    queues.set(ownerId, queue);
    return queue;
  };
  const giveBack = (held: ReadonlyMap<string, Leave>): void => {
    for (const [ownerId, leave] of held) {
      leave();
      if (queues.get(ownerId)?.isIdle() === true) queues.delete(ownerId);
    }
  };

  const attempt = async <T>(wish: TurnWish, body: (hold: HoldTurn) => Promise<T>): Promise<T> => {
    const held = new Map<string, Leave>();
    const hold = (ownerId: string): void => {
      if (held.has(ownerId)) return;
      const leave = queueOf(ownerId).tryEnter(wish.account);
      if (leave === undefined) throw new TurnNeeded(ownerId);
      held.set(ownerId, leave);
    };
    try {
      // In one order for everyone, so that no two wait for each other.
      for (const ownerId of [...wish.owners].toSorted())
        held.set(ownerId, await queueOf(ownerId).enter(wish.account));
      return await body(hold);
    } finally {
      giveBack(held);
    }
  };

  return {
    run: async (wish, body) => {
      for (let owners = wish.owners; ;) {
        try {
          return await attempt({ ...wish, owners }, body);
        } catch (error) {
          if (!(error instanceof TurnNeeded)) throw error;
          owners = [...owners, error.ownerId];
        }
      }
    },
  };
};
