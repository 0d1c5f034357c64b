import { describe, expect, it } from 'vitest';
import { createGuardedStorage, createMemoryStorage } from './storage.ts';
import type { RawStorage } from './storage.ts';

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

/** A storage that can be filled up, blocked and read from outside. */
const createRaw = () => {
  const values = new Map<string, string>();
  const state = { isFull: false, isBlocked: false };
  const raw: RawStorage = {
    getItem: (key) => (state.isBlocked ? blocked() : (values.get(key) ?? null)),
    setItem: (key, value) => {
      if (state.isFull || state.isBlocked) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => (state.isBlocked ? blocked() : void values.delete(key)),
  };
  return { raw, values, state };
};

const always =
  <Value>(value: Value) =>
  (): Value =>
    value;

describe.each([
  ['memory', () => createMemoryStorage()],
  ['guarded', () => createGuardedStorage(always(createRaw().raw))],
  ['guarded without a storage', () => createGuardedStorage(() => undefined)],
  ['guarded with a storage that throws when it is looked at', () => createGuardedStorage(blocked)],
])('%s storage', (_name, make) => {
  it('keeps, changes and removes values', () => {
    const storage = make();
    expect(storage.get('a')).toBeUndefined();
    storage.set('a', '1');
    storage.set('b', '');
    storage.set('a', '2');
    expect([storage.get('a'), storage.get('b')]).toEqual(['2', '']);
    storage.remove('a');
    storage.remove('never there');
    expect([storage.get('a'), storage.get('b')]).toEqual([undefined, '']);
  });
});

describe('createMemoryStorage', () => {
  it('starts with given values, names apart', () => {
    const storage = createMemoryStorage({ a: '1' });
    expect([storage.get('a'), storage.get('toString'), storage.get('__proto__')]).toEqual([
      '1',
      undefined,
      undefined,
    ]);
  });
});

describe('createGuardedStorage', () => {
  it('writes to the real storage', () => {
    const { raw, values } = createRaw();
    createGuardedStorage(() => raw).set('a', '1');
    expect(values.get('a')).toBe('1');
  });

  it('reads unstored values back, never older', () => {
    const { raw, state, values } = createRaw();
    const storage = createGuardedStorage(() => raw);
    storage.set('a', 'old');
    state.isFull = true;
    storage.set('a', 'new');
    expect([storage.get('a'), values.get('a')]).toEqual(['new', 'old']);
    state.isFull = false;
    storage.set('a', 'newer');
    expect([storage.get('a'), values.get('a')]).toEqual(['newer', 'newer']);
  });

  it('has nothing under a key whose removal was blocked', () => {
    const { raw, state } = createRaw();
    const storage = createGuardedStorage(() => raw);
    storage.set('a', '1');
    state.isBlocked = true;
    storage.remove('a');
    state.isBlocked = false;
    expect(storage.get('a')).toBeUndefined();
    storage.set('a', '2');
    expect(storage.get('a')).toBe('2');
  });
});
