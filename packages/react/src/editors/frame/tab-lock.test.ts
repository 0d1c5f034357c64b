import { expect, it } from 'vitest';
import { createTabLock } from './tab-lock.ts';

interface Asker {
  readonly grant: (lock: Lock | null) => unknown;
  readonly refuse: (reason: Error) => void;
  readonly resolve: (value: unknown) => void;
}

/** Gives one name to one holder at a time, as browsers do. */
const createLocks = (): LockManager => {
  let holder: Asker | undefined;
  let line: Asker[] = [];
  const lock = { name: 'canvas', mode: 'exclusive' } as Lock;
  const give = (asker: Asker): void => {
    holder = asker;
    void Promise.resolve(asker.grant(lock)).then((value) => {
      asker.resolve(value);
      if (holder !== asker) return;
      holder = undefined;
      const next = line.shift();
      if (next !== undefined) give(next);
    });
  };
  const request = (
    _name: string,
    { ifAvailable, steal, signal }: LockOptions,
    grant: (lock: Lock | null) => unknown,
  ): Promise<unknown> =>
    new Promise((resolve, refuse) => {
      const asker = { grant, refuse, resolve };
      signal?.addEventListener('abort', () => {
        line = line.filter((one) => one !== asker);
        refuse(new Error('left the line'));
      });
      if (steal === true) {
        holder?.refuse(new Error('stolen'));
        give(asker);
      } else if (holder === undefined) give(asker);
      else if (ifAvailable === true) resolve(grant(null));
      else line.push(asker);
    });
  return { request } as unknown as LockManager;
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('belongs to the first tab, then the next', async () => {
  const locks = createLocks();
  const first = createTabLock(locks, 'canvas');
  const second = createTabLock(locks, 'canvas');
  await settle();
  expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
  first.release();
  await settle();
  expect(second.isHeld()).toBe(true);
});

it('goes to the tab that takes it, and back', async () => {
  const locks = createLocks();
  const first = createTabLock(locks, 'canvas');
  const second = createTabLock(locks, 'canvas');
  await settle();
  const told: boolean[] = [];
  first.watch((isHeld) => told.push(isHeld));
  second.take();
  await settle();
  expect([first.isHeld(), second.isHeld()]).toEqual([false, true]);
  second.release();
  await settle();
  expect([told, first.isHeld()]).toEqual([[false, true], true]);
});

it('lets every tab work without locks', () => {
  expect(createTabLock(undefined, 'canvas').isHeld()).toBe(true);
});
