import { describe, expect, it } from 'vitest';
import { canCreateFile, isUnlimited, remainingFiles } from './quota.ts';

const free = (used: number, fileCount = 9) => ({
  member: false,
  orgMember: false,
  fileCount,
  usedFileCount: used,
});

describe('remainingFiles', () => {
  it.each([
    [0, 9],
    [8, 1],
    [9, 0],
    [10, 0],
    [1000, 0],
  ])('[QUOTA-01] leaves %i used of 9 room for %i', (used, left) => {
    expect(remainingFiles(free(used))).toBe(left);
  });

  it.each([0, 9, 99, 100, 101, 500])('[QUOTA-02] is 100 for a member with %i used files', (used) => {
    expect(remainingFiles({ ...free(used), member: true })).toBe(100);
  });

  it.each([0, 9, 99, 100, 101, 500])('[QUOTA-03] is 100 for an organisation with %i files', (used) => {
    expect(remainingFiles({ ...free(used), orgMember: true })).toBe(100);
  });
});

describe('canCreateFile', () => {
  it('[QUOTA-06] says no above the quota', () => {
    expect([canCreateFile(free(10)), canCreateFile(free(500))]).toEqual([false, false]);
  });

  it('says no at the quota', () => {
    expect(canCreateFile(free(9))).toBe(false);
  });

  it('[QUOTA-07] says yes one below the quota', () => {
    expect(canCreateFile(free(8))).toBe(true);
  });

  it('[QUOTA-08] lets members beyond the quota', () => {
    for (const used of [9, 10, 500]) {
      expect(canCreateFile({ ...free(used), member: true })).toBe(true);
      expect(canCreateFile({ ...free(used), orgMember: true })).toBe(true);
    }
  });
});

it('tells the unlimited tiers from the limited one', () => {
  expect([free(0), { ...free(0), member: true }, { ...free(0), orgMember: true }].map(isUnlimited)).toEqual([
    false,
    true,
    true,
  ]);
});
