import { describe, expect, it } from 'vitest';
import { freePrivilege } from '../testing/fake-backend.ts';
import { fileQuotaOf, tierOf } from './tier.ts';

describe('tierOf', () => {
  it('[PROD-19] calls an account without flags free, with quota', () => {
    expect(tierOf(freePrivilege)).toBe('free');
    expect(fileQuotaOf(freePrivilege)).toEqual({ used: 4, total: 9, isUnlimited: false });
  });

  it('[PROD-20] names a member by flag alone', () => {
    const privilege = { ...freePrivilege, member: true, expireTime: 1 };
    expect(tierOf(privilege)).toBe('member');
    expect(fileQuotaOf(privilege)).toEqual({ used: 4, total: 100, isUnlimited: true });
  });

  it('[PROD-21] names an organisation member by its own flag', () => {
    const privilege = { ...freePrivilege, orgMember: true };
    expect(tierOf(privilege)).toBe('organisation');
    expect(tierOf({ ...privilege, member: true })).toBe('organisation');
    expect(fileQuotaOf(privilege).isUnlimited).toBe(true);
  });

  it('[QUOTA-12] shows 100 as quota of both unlimited tiers', () => {
    const shown = { used: 500, total: 100, isUnlimited: true };
    for (const flags of [{ member: true }, { orgMember: true }])
      expect(fileQuotaOf({ ...freePrivilege, ...flags, usedFileCount: 500 })).toEqual(shown);
  });

  it('keeps an account free without flags', () => {
    expect(tierOf({ ...freePrivilege, expireTime: 9_999_999_999_999 } as typeof freePrivilege)).toBe('free');
  });
});
