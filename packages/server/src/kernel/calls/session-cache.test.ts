import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { createSessionCache } from './session-cache.ts';

const KEEP_MS = 1_000;
const NEVER = 1_000_000;

const actorOf = (userId: string): Actor => ({ userId, deviceId: 'd', tokenHash: 't', restricted: false });
const sessionOf = (userId: string, expiresAt = NEVER) => ({
  actor: actorOf(userId),
  expiresAt,
  lastSeen: 0,
});

describe('a cache of sessions', () => {
  it('trusts one for a time, rereading later', () => {
    const cache = createSessionCache(KEEP_MS);
    cache.write('t', sessionOf('ann'), { now: 0, age: cache.age() });
    const ages = [0, 499, 500, 999, 1_000, 5_000].map((now) => cache.read('t', now)?.age);
    expect(ages).toEqual(['fresh', 'fresh', 'due', 'due', 'stale', 'stale']);
    expect(cache.read('t', 5_000)?.actor.userId).toBe('ann');
  });

  it('trusts none beyond its end', () => {
    const cache = createSessionCache(KEEP_MS);
    cache.write('t', sessionOf('ann', 300), { now: 0, age: cache.age() });
    expect([cache.read('t', 299)?.age, cache.read('t', 300)?.age]).toEqual(['fresh', 'stale']);
  });

  it('forgets a person and older readings', () => {
    const cache = createSessionCache(KEEP_MS);
    const age = cache.age();
    cache.write('t', sessionOf('ann'), { now: 0, age });
    cache.write('u', sessionOf('bob'), { now: 0, age });
    cache.forgetUser('ann');
    expect([cache.read('t', 1), cache.read('u', 1)?.age]).toEqual([undefined, 'fresh']);
    cache.write('t', sessionOf('ann'), { now: 1, age });
    expect(cache.read('t', 1)).toBeUndefined();
  });

  it('remembers 10,000, forgetting the oldest reading', () => {
    const cache = createSessionCache(KEEP_MS);
    const write = (token: number): void =>
      cache.write(`t${token}`, sessionOf('ann'), { now: 0, age: cache.age() });
    for (let token = 0; token < 10_000; token += 1) write(token);
    expect([cache.read('t0', 1)?.age, cache.read('t9999', 1)?.age]).toEqual(['fresh', 'fresh']);
    write(0);
    write(10_000);
    expect([0, 1, 2, 10_000].map((token) => cache.read(`t${token}`, 1)?.age)).toEqual([
      'fresh',
      undefined,
      'fresh',
      'fresh',
    ]);
  });

  it('makes room for nobody when full', () => {
    const cache = createSessionCache(KEEP_MS);
    const write = (token: number): void =>
      cache.write(`t${token}`, sessionOf('ann'), { now: 0, age: cache.age() });
    for (let token = 0; token < 10_000; token += 1) write(token);
    write(9_999);
    expect(cache.read('t0', 1)?.age).toBe('fresh');
  });

  it('forgets everyone and older readings', () => {
    const cache = createSessionCache(KEEP_MS);
    const age = cache.age();
    cache.write('t', sessionOf('ann'), { now: 0, age });
    cache.clear();
    expect([cache.read('t', 1), cache.age()]).toEqual([undefined, age + 1]);
    cache.write('t', sessionOf('ann'), { now: 1, age });
    expect(cache.read('t', 1)).toBeUndefined();
    cache.forgetUser('bob');
    expect(cache.age()).toBe(age + 2);
  });

  it('keeps the newer of two readings', async () => {
    const cache = createSessionCache(KEEP_MS);
    const gates = [Promise.withResolvers<Actor>(), Promise.withResolvers<Actor>()];
    let begun = 0;
    const read = () =>
      cache.readOnce('t', () => gates[begun++]?.promise ?? Promise.reject(new Error('third')));
    const early = read();
    cache.clear();
    const late = read();
    gates[0]?.resolve(actorOf('before'));
    await early;
    const again = read();
    gates[1]?.resolve(actorOf('after'));
    expect((await Promise.all([late, again])).map(({ userId }) => userId)).toEqual(['after', 'after']);
    expect(begun).toBe(2);
  });

  it('reads once, and again after forgetting', async () => {
    const cache = createSessionCache(KEEP_MS);
    const ends: ((actor: Actor) => void)[] = [];
    const read = () =>
      cache.readOnce('t', () => {
        const { promise, resolve } = Promise.withResolvers<Actor>();
        ends.push(resolve);
        return promise;
      });
    const early = [read(), read()];
    cache.forgetUser('ann');
    const late = [read(), read()];
    ends.forEach((end, index) => end(actorOf(['before', 'after'][index] ?? '')));
    const found = await Promise.all([...early, ...late]);
    expect(found.map(({ userId }) => userId)).toEqual(['before', 'before', 'after', 'after']);
    void read();
    expect(ends).toHaveLength(3);
  });

  it('lets a failed reading be tried again', async () => {
    const cache = createSessionCache(KEEP_MS);
    await expect(cache.readOnce('t', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await expect(cache.readOnce('t', () => Promise.resolve(actorOf('ann')))).resolves.toMatchObject({
      userId: 'ann',
    });
  });
});
