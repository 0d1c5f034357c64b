import { DatabaseError } from '../errors/database-error.ts';

/** Gives a place back; a second call does nothing. */
export type Leave = () => void;

/** Sets how many work at once, in all and for one key, and how long and with how many others one waits. */
export interface FairQueueOptions {
  /** Places in all. */
  readonly slots: number;
  /** Places that one key may hold at once beside others, as long as no more are held in all; one it gets always. The key '' stands for the server itself and may hold them all. */
  readonly share: number;
  /** Places that one key may hold at once when no other has taken one in the last second; `share` unless given. */
  readonly alone?: number;
  /** Most that may wait under one key. */
  readonly waiting: number;
  /** Longest wait in milliseconds. */
  readonly patienceMs: number;
  /** Milliseconds that never step back. */
  readonly now: () => number;
}

/** Hands out places so that who asks for many waits behind who asks for few. */
export interface FairQueue {
  /** Waits for a place. Throws `database_crowded` when too many wait under the key, or the wait takes too long. */
  readonly enter: (key: string) => Promise<Leave>;
  /** Takes a place when one is free and nobody waits for it. */
  readonly tryEnter: (key: string) => Leave | undefined;
  /** Returns whether nobody holds a place or waits for one. */
  readonly isIdle: () => boolean;
}

interface Waiter {
  readonly begin: (leave: Leave) => void;
  readonly timer: NodeJS.Timeout;
}

interface Line {
  held: number;
  /** Time that this key has used, counted from a start that all keys share. */
  used: number;
  readonly waiters: Waiter[];
}

const REMEMBERED = 1_000;
/** Milliseconds in which who took a place counts as still there. */
const COMPANY_MS = 1_000;

/** Creates a queue in which the key that has used the least time comes first; a key that was away brings no savings with it. */
export const createFairQueue = (options: FairQueueOptions): FairQueue => {
  const { share, alone = share } = options;
  const lines = new Map<string, Line>();
  let held = 0;
  // The key that took a place last, and when any other one did.
  let latest = '';
  let latestAt = -COMPANY_MS;
  let othersAt = latestAt;
  let waiting = 0;
  // Past use of the key served last: no later key counts as having used less.
  let present = 0;

  const lineOf = (key: string): Line => {
    const known = lines.get(key);
    if (known !== undefined) return known;
    const line: Line = { held: 0, used: present, waiters: [] };
    lines.set(key, line);
    return line;
  };
  // Everyone gets a first place. Further ones are for quiet times: all others wait for the work of one key in them.
  const mayHold = (key: string, line: Line): boolean => {
    if (key === '' || line.held === 0) return true;
    return held < (isAlone(key) ? alone : share);
  };
  const isAlone = (key: string): boolean =>
    options.now() - (key === latest ? othersAt : latestAt) >= COMPANY_MS;
  const note = (key: string, now: number): void => {
    if (key === '') return;
    if (key !== latest) othersAt = latestAt;
    [latest, latestAt] = [key, now];
  };
  const forget = (): void => {
    if (lines.size <= REMEMBERED) return;
    for (const [key, line] of lines) if (line.held === 0 && line.waiters.length === 0) lines.delete(key);
  };

  const take = (key: string, line: Line): Leave => {
    const begun = options.now();
    note(key, begun);
    line.used = Math.max(line.used, present);
    present = line.used;
    line.held += 1;
    held += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      line.held -= 1;
      held -= 1;
      line.used += options.now() - begun;
      schedule();
    };
  };

  const next = (): readonly [string, Line] | undefined => {
    let best: readonly [string, Line] | undefined;
    for (const [key, line] of lines) {
      if (line.waiters.length === 0 || !mayHold(key, line)) continue;
      if (best === undefined || line.used < best[1].used) best = [key, line];
    }
    return best;
  };

  const serve = (): void => {
    while (waiting > 0 && held < options.slots) {
      const [key = '', line] = next() ?? [];
      const waiter = line?.waiters.shift();
      if (line === undefined || waiter === undefined) break;
      clearTimeout(waiter.timer);
      waiting -= 1;
      waiter.begin(take(key, line));
    }
    forget();
  };

  // Work that follows at once from ended work asks again before the place is given away.
  const schedule = (): void => {
    process.nextTick(serve);
  };

  const tryEnter = (key: string): Leave | undefined => {
    if (waiting > 0 || held >= options.slots) return undefined;
    const line = lineOf(key);
    return mayHold(key, line) ? take(key, line) : undefined;
  };

  const wait = (line: Line): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        line.waiters.splice(line.waiters.indexOf(waiter), 1);
        waiting -= 1;
        reject(crowdedError());
      };
      const waiter: Waiter = { begin: resolve, timer: setTimeout(giveUp, options.patienceMs) };
      line.waiters.push(waiter);
      waiting += 1;
      schedule();
    });

  return {
    tryEnter,
    enter: async (key) => {
      const leave = tryEnter(key);
      if (leave !== undefined) return leave;
      const line = lineOf(key);
      if (line.waiters.length >= options.waiting) throw crowdedError();
      line.used = line.waiters.length === 0 && line.held === 0 ? Math.max(line.used, present) : line.used;
      return wait(line);
    },
    isIdle: () => held === 0 && waiting === 0,
  };
};

const crowdedError = (): DatabaseError =>
  new DatabaseError('database_crowded', 'Too much is being asked for the same account.');
