import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';

/** Proves that a store keeps bytes, independent of its medium. */
export const blobStoreSuite = (open: () => BlobStore): void => {
  it('gives bytes back unchanged', async () => {
    const store = open();
    for (const bytes of [randomBytes(0), randomBytes(1), randomBytes(3_000_000)]) {
      await store.put('definitions/a-1', bytes);
      expect((await store.get('definitions/a-1'))?.equals(bytes)).toBe(true);
    }
  });

  it('keeps keys apart', async () => {
    const store = open();
    await store.put('definitions/b-1', Buffer.from('one'));
    await store.put('definitions/b-2', Buffer.from('two'));
    await store.remove('definitions/b-1');
    expect(await store.get('definitions/b-1')).toBeUndefined();
    expect((await store.get('definitions/b-2'))?.toString()).toBe('two');
  });

  it('has nothing under unused keys', async () => {
    const store = open();
    expect(await store.get('definitions/never')).toBeUndefined();
    await store.remove('definitions/never');
    await store.remove('definitions/never');
  });

  it('replaces whole values under any rush', async () => {
    const store = open();
    const all = Array.from({ length: 12 }, (_, at) => Buffer.alloc(200_000, at));
    await Promise.all(all.map((bytes) => store.put('definitions/race', bytes)));
    const found = await store.get('definitions/race');
    expect(all.some((bytes) => found?.equals(bytes))).toBe(true);
  });

  describe('refuses', () => {
    it.each(['', '../a', 'a/../b', '/a', 'a/', 'a//b', 'A', 'ä', 'a?b', 'a#b', 'a%2e', 'a'.repeat(201)])(
      'the key %j',
      async (key) => {
        const store = open();
        const refused = { code: 'key_not_allowed' };
        await expect(async () => store.put(key, Buffer.from('x'))).rejects.toMatchObject(refused);
        await expect(async () => store.get(key)).rejects.toMatchObject(refused);
        await expect(async () => store.remove(key)).rejects.toMatchObject(refused);
      },
    );
  });
};
