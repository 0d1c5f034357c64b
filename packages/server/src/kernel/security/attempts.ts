import { CallError } from '../errors/call-error.ts';

/** Says how many tries something has. */
export interface AttemptLimit {
  readonly key: string;
  /** Tries within the window that need not wait. */
  readonly most: number;
  /** How long the tries before count; after so much quiet they are forgotten. */
  readonly windowMs: number;
  /** Delay of the next try once there were so many; each further one twice as long. */
  readonly delayMs: number;
}

/** Counts tries before they are made: one that turns out right is given back. */
export interface AttemptLimiter {
  /** Takes a try and returns 0 when there was one, else the milliseconds to wait for the next. Of tries at the same moment no more get one than there are. */
  readonly take: (limit: AttemptLimit, now: number) => Promise<number>;
  /** Returns the milliseconds to wait for the next try, and takes none. */
  readonly waitOf: (limit: AttemptLimit, now: number) => Promise<number>;
  /** Returns how many tries need not wait, and takes none. */
  readonly leftOf: (limit: AttemptLimit, now: number) => Promise<number>;
  readonly giveBack: (key: string) => Promise<void>;
  /** Forgets a key. */
  readonly clear: (key: string) => Promise<void>;
}

/** Longest wait for a next try, in milliseconds. */
export const MAX_DELAY_MS = 15 * 60_000;
/** Waits that are twice as long as the one before, at most. */
export const MAX_DOUBLINGS = 20;
const MAX_KEYS = 50_000;

/** Stored tries of a key. */
export interface Row {
  readonly points: number;
  /** While tries are left, the end of the window; then the window's length after the next try is due. */
  readonly expires: number;
}

/** Tells how the row of a key goes on with one more try; undefined when it has to wait. */
export const afterTry = (row: Row | undefined, limit: AttemptLimit, now: number): Row | undefined => {
  const running = row !== undefined && row.expires > now ? row : { points: 0, expires: now + limit.windowMs };
  if (waitFor(running, limit, now) > 0) return undefined;
  const points = running.points + 1;
  const doublings = Math.min(points - limit.most, MAX_DOUBLINGS);
  if (doublings < 0) return { points, expires: running.expires };
  return { points, expires: now + Math.min(MAX_DELAY_MS, limit.delayMs * 2 ** doublings) + limit.windowMs };
};

/** Returns the milliseconds that the next try of a running row waits for. */
export const waitFor = (row: Row, { most, windowMs }: AttemptLimit, now: number): number =>
  row.points < most ? 0 : Math.max(0, row.expires - windowMs - now);

/** Returns how many tries of a row need not wait. */
export const leftIn = (row: Pick<Row, 'points'> | undefined, { most }: AttemptLimit): number =>
  Math.max(0, most - (row?.points ?? 0));

/** Makes a limiter in the memory of this process, for one server. */
export const createMemoryAttempts = (): AttemptLimiter => {
  const rows = new Map<string, Row>();
  return {
    take: (limit, now) => {
      const row = rows.get(limit.key);
      const next = afterTry(row, limit, now);
      if (next === undefined) return Promise.resolve(row === undefined ? 0 : waitFor(row, limit, now));
      rows.set(limit.key, next);
      if (rows.size > MAX_KEYS) dropExpired(rows, now);
      return Promise.resolve(0);
    },
    waitOf: (limit, now) => {
      const row = rows.get(limit.key);
      return Promise.resolve(row === undefined ? 0 : waitFor(row, limit, now));
    },
    leftOf: (limit, now) => {
      const row = rows.get(limit.key);
      return Promise.resolve(leftIn(row !== undefined && row.expires > now ? row : undefined, limit));
    },
    giveBack: (key) => {
      const row = rows.get(key);
      if (row !== undefined) rows.set(key, { ...row, points: Math.max(0, row.points - 1) });
      return Promise.resolve();
    },
    clear: (key) => {
      rows.delete(key);
      return Promise.resolve();
    },
  };
};

const dropExpired = (rows: Map<string, Row>, now: number): void => {
  for (const [key, row] of rows) if (row.expires <= now) rows.delete(key);
  // All of them are running: forgetting the oldest keeps the memory bounded.
  for (const key of rows.keys()) {
    if (rows.size <= MAX_KEYS) return;
    rows.delete(key);
  }
};

const SECOND_MS = 1_000;

/** Makes the refusal of a try that has to wait so many milliseconds. */
export const refuseTry = (waitMs: number): CallError =>
  new CallError('tooManyRequests', { retryAfter: Math.ceil(waitMs / SECOND_MS) });

/** Kind of a try and its limits; all limits must have a try left. */
export interface Attempt {
  readonly limiter: AttemptLimiter;
  readonly limits: readonly AttemptLimit[];
  readonly now: number;
}

/** Throws `tooManyRequests` when a try would have to wait. It takes none: `countTry` alone decides. */
export const requireTry = async ({ limiter, limits, now }: Attempt): Promise<void> => {
  for (const limit of limits) {
    const wait = await limiter.waitOf(limit, now);
    if (wait > 0) throw refuseTry(wait);
  }
};

/**
 * Makes a check that counts as a try before it is made: `check` calls `begin` right before its work. A check that was right,
 * and one that could not be made, gives the tries back. Throws `tooManyRequests`.
 */
export const countTry = async (
  { limiter, limits, now }: Attempt,
  check: (begin: () => Promise<void>) => Promise<boolean>,
): Promise<boolean> => {
  const taken: string[] = [];
  const begin = async (): Promise<void> => {
    for (const limit of limits) {
      const wait = await limiter.take(limit, now);
      if (wait > 0) throw refuseTry(wait);
      taken.push(limit.key);
    }
  };
  const giveBack = async (): Promise<void> => {
    for (const key of taken) await limiter.giveBack(key);
  };
  try {
    const right = await check(begin);
    if (right) await giveBack();
    return right;
  } catch (error) {
    await giveBack();
    throw error;
  }
};
