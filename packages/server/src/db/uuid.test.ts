import { describe, expect, it } from 'vitest';
import { createIdMaker } from './uuid.ts';

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('createIdMaker', () => {
  it('makes UUIDs of version 7 that begin with the time', () => {
    const createId = createIdMaker({
      now: () => 0x0123456789ab,
      randomBytes: (n) => new Uint8Array(n).fill(255),
    });
    expect(createId()).toMatch(SHAPE);
    expect(createId().slice(0, 13)).toBe('01234567-89ab');
  });

  it('keeps ids in order within a millisecond, past 4,096 of them and when the clock steps back', () => {
    const times = [1000, 1000, 999, ...Array.from({ length: 10_000 }, () => 1000), 1001, 998];
    const createId = createIdMaker({
      now: () => times.shift() ?? 2000,
      randomBytes: (n) => new Uint8Array(n),
    });
    const ids = Array.from({ length: 10_005 }, createId);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
