import { describe, expect, it } from 'vitest';
import { createIdMaker } from './uuid.ts';

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('createIdMaker', () => {
  it('makes UUIDs of version 7 by time', () => {
    const createId = createIdMaker({
      now: () => 0x0123456789ab,
      randomBytes: (n) => new Uint8Array(n).fill(255),
    });
    expect(createId()).toMatch(SHAPE);
    expect(createId().slice(0, 13)).toBe('01234567-89ab');
  });

  it('fills the rest at random but counters', () => {
    const idOf = (bytes: readonly number[], now = 1): string =>
      createIdMaker({
        now: () => now,
        randomBytes: (n) => Uint8Array.from({ length: n }, (_, at) => bytes[at] ?? 0),
      })();
    expect(idOf([])).toBe('00000000-0001-7000-8000-000000000000');
    expect(idOf(Array(10).fill(0xff) as number[])).toBe('00000000-0001-77ff-bfff-ffffffffffff');
    expect(idOf([0x01, 0x02, 3, 4, 5, 6, 7, 8, 9, 10])).toBe('00000000-0001-7102-8304-05060708090a');
  });

  it('counts within milliseconds and beyond', () => {
    let now = 5;
    const createId = createIdMaker({ now: () => now, randomBytes: (n) => new Uint8Array(n).fill(255) });
    const counts = Array.from({ length: 0x801 }, () => createId().slice(0, 18));
    expect(counts[0]).toBe('00000000-0005-77ff');
    expect(counts[1]).toBe('00000000-0005-7800');
    expect(counts[0x800]).toBe('00000000-0005-7fff');
    expect(createId().slice(0, 18)).toBe('00000000-0006-7000');
    now = 7;
    expect(createId().slice(0, 18)).toBe('00000000-0007-77ff');
  });

  it('keeps order past 4,096 and steps back', () => {
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
