import { describe, expect, it } from 'vitest';
import { plainOptions } from './plain-data.ts';

describe('plainOptions', () => {
  it('copies lists and records, however deep they are', () => {
    const start = { folderId: 'a' };
    const watched = new Proxy({ types: new Proxy(['flow'], {}), start: new Proxy(start, {}) }, {});
    const plain = plainOptions(watched);
    expect(structuredClone(plain)).toEqual({ types: ['flow'], start: { folderId: 'a' } });
    expect(plain.start).not.toBe(start);
  });

  it('leaves functions and class instances alone', () => {
    const storage = { get: () => null, set: () => undefined };
    const { signal } = new AbortController();
    const baseUrl = new URL('https://charts.example.com');
    const canPick = (): boolean => true;
    const plain = plainOptions({ storage, signal, baseUrl, canPick });
    expect(plain.storage).toBe(storage);
    expect(plain.signal).toBe(signal);
    expect(plain.baseUrl).toBe(baseUrl);
    expect(plain.canPick).toBe(canPick);
  });
});
