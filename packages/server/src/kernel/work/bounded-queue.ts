import { CallError } from '../errors/call-error.ts';

/** Lets few tasks run at once and few more wait. */
export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** Makes a queue for so many running and waiting tasks. A task that finds no place is not begun: it throws `databaseBusy`, which says to try later. */
export const createBoundedQueue = (most: {
  readonly running: number;
  readonly waiting: number;
}): BoundedQueue => {
  let free = most.running;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= most.waiting) throw new CallError('databaseBusy');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};

/** Lets the tasks of one key run one after the other. */
export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Makes a queue for each key, one task of a key at a time, for so many that wait; a key without tasks holds no memory. */
export const createKeyedQueue = (waiting: number): KeyedQueue => {
  const keyed = new Map<string, { readonly queue: BoundedQueue; users: number }>();
  return async (key, task) => {
    const entry = keyed.get(key) ?? { queue: createBoundedQueue({ running: 1, waiting }), users: 0 };
    keyed.set(key, entry);
    entry.users += 1;
    try {
      return await entry.queue(task);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) keyed.delete(key);
    }
  };
};
