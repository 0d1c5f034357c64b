import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('createTurns', () => {
  it('lets one write an owner run at a time, and those of other owners meanwhile', async () => {
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

  it('begins again behind the others when a write turns out to need an owner that is taken', async () => {
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

  it('does not let two writes wait for each other that need the same two owners', async () => {
    const turns = createTurns();
    const write = (mine: string, theirs: string) =>
      turns.run({ account: mine, owners: [mine] }, async (hold) => {
        await new Promise((resolve) => setImmediate(resolve));
        hold(theirs);
        return mine;
      });
    expect(await Promise.all([write('a', 'b'), write('b', 'a')])).toEqual(['a', 'b']);
  });

  it('gives back the turns that were taken on the way', async () => {
    const turns = createTurns();
    for (const account of ['a', 'b']) {
      const done = turns.run({ account, owners: [] }, (hold) => {
        hold('x');
        hold('x');
        return Promise.resolve(account);
      });
      expect(await done).toBe(account);
    }
    expect(await turns.run({ account: 'c', owners: ['x'] }, () => Promise.resolve('on'))).toBe('on');
  });

  it('gives the turn back when a write fails', async () => {
    const turns = createTurns();
    const wish = { account: 'a', owners: ['a'] };
    await expect(turns.run(wish, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run(wish, () => Promise.resolve('on'))).toBe('on');
  });
});
