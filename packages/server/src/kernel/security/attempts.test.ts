import { describe, expect, it } from 'vitest';
import { isCallError } from '../errors/call-error.ts';
import { countTry, createMemoryAttempts, requireTry } from './attempts.ts';
import { createKeyedQueue, createBoundedQueue } from '../work/bounded-queue.ts';

const limit = { key: 'k', most: 3, windowMs: 900_000, delayMs: 30_000 };

describe('tries', () => {
  it('tell how many are left', async () => {
    const limiter = createMemoryAttempts();
    const left: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      left.push(await limiter.leftOf(limit, 0));
      await limiter.take(limit, 0);
    }
    expect(left).toEqual([3, 2, 1, 0]);
    expect(await limiter.leftOf(limit, 2_000_000)).toBe(3);
  });

  it('wait longer and longer, then free', async () => {
    const limiter = createMemoryAttempts();
    let now = 1_000;
    const waits: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      expect(await limiter.take(limit, now)).toBe(0);
      const wait = await limiter.waitOf(limit, now);
      waits.push(wait / 1_000);
      expect(await limiter.take(limit, now + wait - 1)).toBe(wait === 0 ? 0 : 1);
      if (wait === 0) await limiter.giveBack('k');
      now += wait;
    }
    expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900]);
    now += 900_000;
    for (let time = 0; time < 3; time += 1) expect(await limiter.take(limit, now)).toBe(0);
  });

  it('are counted anew after the window', async () => {
    const limiter = createMemoryAttempts();
    for (let time = 0; time < 3; time += 1) await limiter.take(limit, 0);
    const over = limit.delayMs + limit.windowMs;
    expect([await limiter.leftOf(limit, over - 1), await limiter.leftOf(limit, over)]).toEqual([0, 3]);
    expect([await limiter.waitOf(limit, 0), await limiter.waitOf(limit, over)]).toEqual([30_000, 0]);
    await limiter.giveBack('never tried');
    expect(await limiter.leftOf({ ...limit, key: 'never tried' }, 0)).toBe(3);
  });

  it('wait for nothing when unused', async () => {
    const limiter = createMemoryAttempts();
    expect(await limiter.waitOf(limit, 0)).toBe(0);
    await expect(requireTry({ limiter, limits: [limit], now: 0 })).resolves.toBeUndefined();
  });

  it('are forgotten on request, those of one key alone', async () => {
    const limiter = createMemoryAttempts();
    const other = { ...limit, key: 'other' };
    for (const one of [limit, other]) await limiter.take(one, 0);
    await limiter.clear('k');
    expect([await limiter.leftOf(limit, 0), await limiter.leftOf(other, 0)]).toEqual([3, 2]);
  });

  it('of 50,000 keys forget the oldest first', async () => {
    const limiter = createMemoryAttempts();
    const of = (key: number) => ({ ...limit, key: `k${key}` });
    const left = (key: number, now: number) => limiter.leftOf(of(key), now);
    for (let key = 0; key < 50_000; key += 1) await limiter.take(of(key), key === 7 ? 0 : 1_000);
    expect([await left(0, 1_000), await left(7, 1_000)]).toEqual([2, 2]);
    await limiter.take(of(50_000), limit.windowMs);
    // The seventh was over and made the room.
    expect([await left(0, limit.windowMs), await left(7, 0)]).toEqual([2, 3]);
    await limiter.take(of(50_001), limit.windowMs);
    expect([await left(0, limit.windowMs), await left(1, limit.windowMs)]).toEqual([3, 2]);
  });

  it('are returned when right or unmade', async () => {
    const limiter = createMemoryAttempts();
    const attempt = { limiter, limits: [limit], now: 0 };
    const tryIt = (right: boolean | Error) =>
      countTry(attempt, async (begin) => {
        await begin();
        if (right instanceof Error) throw right;
        return right;
      });
    for (let time = 0; time < 5; time += 1) {
      expect(await tryIt(true)).toBe(true);
      await expect(tryIt(new Error('no database'))).rejects.toThrow('no database');
    }
    for (let time = 0; time < 3; time += 1) expect(await tryIt(false)).toBe(false);
    await expect(tryIt(true)).rejects.toMatchObject({ code: '429', data: { retryAfter: 30 } });
    await expect(requireTry(attempt)).rejects.toMatchObject({ code: '429' });
    await requireTry({ ...attempt, now: 30_000 });
  });

  it('take all their limits or none', async () => {
    const limiter = createMemoryAttempts();
    const other = { ...limit, key: 'other', most: 1 };
    const attempt = { limiter, limits: [limit, other], now: 0 };
    const wrong = () =>
      countTry(attempt, async (begin) => {
        await begin();
        return false;
      });
    expect(await wrong()).toBe(false);
    for (let time = 0; time < 5; time += 1) await expect(wrong()).rejects.toMatchObject({ code: '429' });
    expect([await limiter.take(limit, 0), await limiter.take(limit, 0)]).toEqual([0, 0]);
    expect(await limiter.waitOf(limit, 0)).toBe(30_000);
  });
});

describe('turns', () => {
  it('let few tasks run and few wait', async () => {
    const turns = createBoundedQueue({ running: 2, waiting: 3 });
    const gate = Promise.withResolvers<void>();
    let most = 0;
    let running = 0;
    const tasks = Array.from({ length: 8 }, () =>
      turns(async () => {
        running += 1;
        most = Math.max(most, running);
        await gate.promise;
        running -= 1;
        return 'done';
      }),
    );
    const ends = Promise.allSettled(tasks);
    gate.resolve();
    const results = await ends;
    const refused = results.filter((one) => one.status === 'rejected');
    expect([most, refused.length]).toEqual([2, 3]);
    expect(refused.every(({ reason }) => isCallError(reason, 'databaseBusy'))).toBe(true);
    expect(await turns(() => Promise.resolve('next'))).toBe('next');
  });

  it('of one key run in turn', async () => {
    const inTurn = createKeyedQueue(10);
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
    };
    await Promise.all([inTurn('a', task('1')), inTurn('a', task('2')), inTurn('b', task('3'))]);
    expect(log.indexOf('1 ends')).toBeLessThan(log.indexOf('2 begins'));
    expect(log.indexOf('3 begins')).toBeLessThan(log.indexOf('1 ends'));
  });
});
