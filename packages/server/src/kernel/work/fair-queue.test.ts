import { describe, expect, it, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import type { FairQueue, FairQueueOptions, Leave } from './fair-queue.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Has so many keys take a place and leave it, one after the other. */
const visit = async (queue: FairQueue, keys: number): Promise<void> => {
  for (let key = 0; key < keys; key += 1) {
    (await queue.enter(`k${key}`))();
    await turn();
  }
};

/** Makes a queue on a clock of its own, and work in it that takes a millisecond of that clock and notes its name. */
const setUp = (options: Partial<FairQueueOptions> = {}) => {
  let time = 0;
  const order: string[] = [];
  const defaults = { slots: 1, share: 1, waiting: 100, patienceMs: 60_000, now: () => time };
  const queue: FairQueue = createFairQueue({ ...defaults, ...options });
  const work = async (key: string, name = key): Promise<void> => {
    const leave = await queue.enter(key);
    await turn();
    time += 1;
    order.push(name);
    leave();
  };
  const many = (key: string, count: number): Promise<void>[] =>
    Array.from({ length: count }, (_, index) => work(key, `${key}${index}`));
  return { queue, order, work, many };
};

describe('createFairQueue', () => {
  it('serves a newcomer next under other keys', async () => {
    const { order, work, many } = setUp();
    const crowd = many('a', 50);
    await turn();
    await Promise.all([...crowd, work('b')]);
    expect(order.indexOf('b')).toBeLessThan(4);
  });

  it('serves the newcomer last under one key', async () => {
    const { order, work, many } = setUp();
    const crowd = many('a', 50);
    await turn();
    await Promise.all([...crowd, work('a', 'newcomer')]);
    expect(order.at(-1)).toBe('newcomer');
  });

  it('keeps the order within one key', async () => {
    const { order, many } = setUp();
    await Promise.all(many('a', 5));
    expect(order).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
  });

  it('gives two crowds equal parts', async () => {
    const { order, many } = setUp();
    await Promise.all(many('a', 20));
    order.length = 0;
    await Promise.all([...many('a', 20), ...many('b', 20)]);
    const first = order.slice(0, 20).filter((name) => name.startsWith('b')).length;
    expect(first).toBeGreaterThan(7);
    expect(first).toBeLessThan(13);
  });

  it('leaves places free that one key may not hold', async () => {
    const { queue } = setUp({ slots: 4, share: 2 });
    await queue.enter('a');
    await queue.enter('a');
    expect(queue.tryEnter('a')).toBeUndefined();
    expect(queue.tryEnter('b')).toBeDefined();
    expect(queue.tryEnter('')).toBeDefined();
    expect(queue.isIdle()).toBe(false);
  });

  it('gives the server every place', async () => {
    const { queue } = setUp({ slots: 4, share: 1, alone: 3 });
    const held = [0, 1, 2, 3].map(() => queue.tryEnter(''));
    expect(held.map((leave) => leave !== undefined)).toEqual([true, true, true, true]);
    for (const leave of held.slice(1)) leave?.();
    await turn();
    expect([queue.tryEnter('a'), queue.tryEnter('a')].map((leave) => leave !== undefined)).toEqual([
      true,
      true,
    ]);
  });

  it('gives second places below the share', async () => {
    const { queue } = setUp({ slots: 8, share: 2 });
    queue.tryEnter('a');
    const leave = queue.tryEnter('b');
    expect(queue.tryEnter('a')).toBeUndefined();
    leave?.();
    await turn();
    expect(queue.tryEnter('a')).toBeDefined();
  });

  it('gives first places beyond the share', async () => {
    const { queue } = setUp({ slots: 4, share: 1 });
    queue.tryEnter('a')?.();
    await turn();
    expect(['b', 'c', 'a'].map((key) => queue.tryEnter(key) !== undefined)).toEqual([true, true, true]);
  });

  it('serves the least served next', async () => {
    let time = 0;
    const { queue } = setUp({ now: () => time });
    const uses = async (key: string, ms: number): Promise<void> => {
      const leave = await queue.enter(key);
      time += ms;
      leave();
      await turn();
    };
    await uses('a', 10);
    for (const ms of [2, 2, 2]) await uses('b', ms);
    const leave = await queue.enter('c');
    const order: string[] = [];
    const waits = ['a', 'b'].map(async (key) => {
      const done = await queue.enter(key);
      order.push(key);
      done();
    });
    leave();
    await Promise.all(waits);
    expect(order).toEqual(['b', 'a']);
  });

  it('is idle again after the last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { queue } = setUp({ patienceMs: 20 });
      const leave = await queue.enter('a');
      const waiting = queue.enter('a');
      expect(queue.isIdle()).toBe(false);
      leave();
      const last = await waiting;
      expect(queue.isIdle()).toBe(false);
      last();
      expect(queue.isIdle()).toBe(true);
      // Nobody gives up after having been served.
      vi.advanceTimersByTime(40);
      expect(queue.isIdle()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets nobody past the waiting', async () => {
    const { queue } = setUp({ slots: 1 });
    const leave = await queue.enter('a');
    const waiting = queue.enter('b');
    leave();
    expect(queue.tryEnter('c')).toBeUndefined();
    (await waiting)();
    const wide = setUp({ slots: 3, share: 1 }).queue;
    wide.tryEnter('z')?.();
    await turn();
    const held = await wide.enter('a');
    const second = wide.enter('a');
    expect(wide.tryEnter('c')).toBeUndefined();
    // Who asks for a first place need not wait for them to end.
    const other = await wide.enter('c');
    for (const one of [other, held]) one();
    (await second)();
  });

  it('forgets no key that holds a place', async () => {
    const { queue, work } = setUp({ slots: 4, share: 1 });
    queue.tryEnter('a');
    await visit(queue, 1_100);
    await work('b');
    expect(queue.tryEnter('a')).toBeUndefined();
  });

  it('forgets of a thousand keys none that waits', async () => {
    const { queue } = setUp({ patienceMs: 1_000 });
    await visit(queue, 1_000);
    const leave = await queue.enter('a');
    const waiting = queue.enter('b');
    await turn();
    leave();
    (await waiting)();
    expect(queue.isIdle()).toBe(true);
  });

  it.each([
    ['remembers what a thousand keys have used', 1_000, ['b', 'a']],
    ['forgets what one has used once there were more', 1_001, ['a', 'b']],
  ])('%s', async (_what, keys, served) => {
    let time = 0;
    const { queue } = setUp({ now: () => time });
    const uses = async (key: string, ms: number): Promise<void> => {
      const leave = await queue.enter(key);
      time += ms;
      leave();
      await turn();
    };
    await uses('a', 10);
    for (const key of ['b', 'c']) await uses(key, 0);
    await visit(queue, keys - 3);
    await uses('b', 2);
    const leave = await queue.enter('c');
    const order: string[] = [];
    const waits = ['a', 'b'].map(async (key) => {
      const done = await queue.enter(key);
      order.push(key);
      done();
    });
    leave();
    await Promise.all(waits);
    expect(order).toEqual(served);
  });

  it('grants no savings for absence', async () => {
    let time = 0;
    const { queue } = setUp({ slots: 2, share: 2, now: () => time });
    const uses = async (key: string, ms: number): Promise<void> => {
      const leave = await queue.enter(key);
      time += ms;
      leave();
      await turn();
    };
    await uses('away', 2);
    await uses('stays', 5);
    const staying = await queue.enter('stays');
    for (const ms of [10, 10, 10]) await uses('busy', ms);
    const last = await queue.enter('busy');
    const order: string[] = [];
    const waits = ['away', 'stays'].map(async (key) => {
      const done = await queue.enter(key);
      order.push(key);
      done();
    });
    last();
    await Promise.all(waits);
    expect(order).toEqual(['stays', 'away']);
    staying();
  });

  it('gives second places only below the share', async () => {
    const { queue } = setUp({ slots: 8, share: 2 });
    const held = [await queue.enter('a'), await queue.enter('a'), await queue.enter('b')];
    expect(queue.tryEnter('b')).toBeUndefined();
    held.push(await queue.enter('c'));
    for (const leave of [held[0], held[1], held[3]]) leave?.();
    await turn();
    expect(queue.tryEnter('b')).toBeDefined();
  });

  it('gives a lonely one more', async () => {
    let time = 5_000;
    const { queue } = setUp({ slots: 8, share: 2, alone: 4, now: () => time });
    const hold = (key: string, count: number): readonly (Leave | undefined)[] =>
      Array.from({ length: count }, () => queue.tryEnter(key));
    const places = hold('a', 5);
    expect(places.map((leave) => leave !== undefined)).toEqual([true, true, true, true, false]);
    queue.tryEnter('b')?.();
    for (const leave of places) leave?.();
    await turn();
    expect(hold('a', 3).map((leave) => leave !== undefined)).toEqual([true, true, false]);
    time += 999;
    expect(queue.tryEnter('a')).toBeUndefined();
    time += 1;
    expect(queue.tryEnter('a')).toBeDefined();
  });

  it('gives more to one alone at once', () => {
    const { queue } = setUp({ slots: 8, share: 2, alone: 4 });
    const places = [0, 1, 2, 3, 4].map(() => queue.tryEnter('a') !== undefined);
    expect(places).toEqual([true, true, true, true, false]);
  });

  it('counts nobody alone within a second', async () => {
    let time = 5_000;
    const { queue } = setUp({ slots: 8, share: 1, alone: 4, now: () => time });
    queue.tryEnter('a');
    time += 100;
    queue.tryEnter('b')?.();
    await turn();
    time += 950;
    expect(queue.tryEnter('a')).toBeUndefined();
    time += 50;
    expect(queue.tryEnter('a')).toBeDefined();
  });

  it('counts nobody alone beside returning ones', async () => {
    let time = 5_000;
    const { queue } = setUp({ slots: 8, share: 2, alone: 4, now: () => time });
    for (let round = 0; round < 4; round += 1) {
      for (const key of ['a', 'b', 'b']) {
        (await queue.enter(key))();
        await turn();
      }
      time += 400;
    }
    const places = [0, 1, 2].map(() => queue.tryEnter('a'));
    expect(places.map((leave) => leave !== undefined)).toEqual([true, true, false]);
  });

  it('puts the next step before waiters', async () => {
    const { queue, order, many } = setUp();
    const leave = await queue.enter('b');
    const crowd = many('a', 10);
    leave();
    (await queue.enter('b'))();
    expect(order).toEqual([]);
    await Promise.all(crowd);
  });

  it('reports full queues and long waits', async () => {
    const { queue } = setUp({ waiting: 1, patienceMs: 5 });
    const leave = await queue.enter('a');
    const patient = queue.enter('a');
    await expect(queue.enter('a')).rejects.toMatchObject({
      code: 'database_crowded',
      message: 'Too much is being asked for the same account.',
    });
    await expect(patient).rejects.toMatchObject({ code: 'database_crowded' });
    leave();
    leave();
    await turn();
    expect(queue.isIdle()).toBe(true);
  });
});
