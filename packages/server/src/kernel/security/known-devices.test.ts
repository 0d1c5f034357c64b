import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KNOWN_LIFE_MS, accountSubject, createKnownDevices } from './known-devices.ts';

const devices = createKnownDevices(Buffer.alloc(32, 1), randomBytes);

describe('a known device', () => {
  it('stays known for a year', () => {
    expect(KNOWN_LIFE_MS).toBe(31_536_000_000);
  });

  it('is known by the account’s name', () => {
    expect([accountSubject('a'), accountSubject('b')]).toEqual(['account:a', 'account:b']);
  });

  it('has no more than eight marks looked at', () => {
    const [mark] = [devices.remember(undefined, 'account:a')];
    const others = Array.from({ length: 8 }, (_, at) => devices.remember(undefined, `other ${at}`));
    expect(devices.find([...others.slice(1), mark].join('.'), 'account:a')).toBeDefined();
    expect(devices.find([...others, mark].join('.'), 'account:a')).toBeUndefined();
  });

  it('is known only by a right password', () => {
    const cookie = devices.remember(undefined, 'account:a');
    const id = devices.find(cookie, 'account:a');
    expect(id).toMatch(/^[\w-]{12}$/);
    expect(devices.find(cookie, 'account:b')).toBeUndefined();
    const both = devices.remember(cookie, 'account:b');
    expect(devices.find(both, 'account:a')).toBe(id);
    expect(devices.find(both, 'account:b')).not.toBe(id);
  });

  it('keeps its id and eight accounts', () => {
    let cookie = devices.remember(undefined, 'first');
    const id = devices.find(cookie, 'first');
    expect(devices.remember(cookie, 'first')).toBe(cookie);
    for (let other = 0; other < 7; other += 1) cookie = devices.remember(cookie, `other ${other}`);
    expect(devices.find(cookie, 'first')).toBe(id);
    cookie = devices.remember(cookie, 'one more');
    expect([devices.find(cookie, 'first'), cookie.split('.').length]).toEqual([undefined, 8]);
  });

  it('is never invented or altered', () => {
    const cookie = devices.remember(undefined, 'account:a');
    const foreign = createKnownDevices(Buffer.alloc(32, 2), randomBytes).remember(undefined, 'account:a');
    const changed = `${cookie.startsWith('A') ? 'B' : 'A'}${cookie.slice(1)}`;
    for (const other of [foreign, changed, '', '...', 'x'.repeat(34), `${cookie}x`, undefined])
      expect(devices.find(other, 'account:a')).toBeUndefined();
  });
});
