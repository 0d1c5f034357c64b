import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('createTurns', () => {
  it('lets a new writer pass a busy one', async () => {
    const turns = createTurns();
    const order: string[] = [];
    const write = (account: string) =>
      turns.run({ account, owners: ['x'] }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        order.push(account);
      });
    const crowd = Array.from({ length: 12 }, () => write('a'));
    await new Promise((resolve) => setTimeout(resolve, 3));
    await Promise.all([...crowd, write('b')]);
    expect(order.indexOf('b')).toBeLessThan(8);
  });

  it('runs one write per owner at once', async () => {
    const turns = createTurns();
    const running = new Map<string, number>();
    let most = 0;
    const write = (owner: string) =>
      turns.run({ account: owner, owners: [owner] }, async (hold) => {
        hold(owner);
        running.set(owner, (running.get(owner) ?? 0) + 1);
        expect(running.get(owner)).toBe(1);
        most = Math.max(
          most,
          [...running.values()].reduce((sum, one) => sum + one, 0),
        );
        await new Promise((resolve) => setImmediate(resolve));
        running.set(owner, 0);
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(index % 2 === 0 ? 'a' : 'b')));
    expect(most).toBe(2);
  });

  it('queues again for an unforeseen owner', async () => {
    const turns = createTurns();
    const order: string[] = [];
    let attempts = 0;
    const first = turns.run({ account: 'a', owners: ['x'] }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push('first');
    });
    const second = turns.run({ account: 'b', owners: ['b'] }, async (hold) => {
      attempts += 1;
      await Promise.resolve();
      hold('x');
      order.push('second');
    });
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
    expect(attempts).toBe(2);
  });

  it('avoids deadlocks over two owners', async () => {
    const turns = createTurns();
    const write = (mine: string, theirs: string) =>
      turns.run({ account: mine, owners: [mine] }, async (hold) => {
        await new Promise((resolve) => setImmediate(resolve));
        hold(theirs);
        return mine;
      });
    expect(await Promise.all([write('a', 'b'), write('b', 'a')])).toEqual(['a', 'b']);
  });

  it('lets latecomers run after the waiting', async () => {
    const turns = createTurns();
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const [running, done]: [Set<number>, number[]] = [new Set(), []];
    const write = (at: number) =>
      turns.run({ account: `${at}`, owners: ['x'] }, async () => {
        running.add(at);
        expect(running.size).toBe(1);
        await gates[at]?.promise;
        running.delete(at);
        done.push(at);
      });
    const [first, second] = [write(0), write(1)];
    gates[0]?.resolve();
    await first;
    await expect.poll(() => [...running]).toEqual([1]);
    const third = write(2);
    gates[2]?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect([...running]).toEqual([1]);
    gates[1]?.resolve();
    await Promise.all([second, third]);
    expect(done).toEqual([0, 1, 2]);
  });

  it('gives turns back on the way', async () => {
    const turns = createTurns();
    let attempts = 0;
    for (const account of ['a', 'b']) {
      const done = turns.run({ account, owners: [] }, (hold) => {
        attempts += 1;
        hold('x');
        hold('x');
        return Promise.resolve(account);
      });
      expect(await done).toBe(account);
    }
    expect(await turns.run({ account: 'c', owners: ['x'] }, () => Promise.resolve('on'))).toBe('on');
    // A turn that is free is simply taken.
    expect(attempts).toBe(2);
  });

  it('gives the turn back when a write fails', async () => {
    const turns = createTurns();
    const wish = { account: 'a', owners: ['a'] };
    await expect(turns.run(wish, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run(wish, () => Promise.resolve('on'))).toBe('on');
  });
});
