import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';

describe('LIMITS', () => {
  it('[CONST-01] says that a page has 10 rows', () => {
    expect(LIMITS.pageSize).toBe(10);
  });

  it('holds the documented numbers', () => {
    expect(LIMITS).toMatchObject({
      requestTimeoutMs: 50_000,
      tokenCookieDays: 7,
      verifiedTokenCookieDays: 15,
      pagerCount: 7,
      toastMs: 1500,
      restrictedNoticeMs: 3000,
      compactWidth: 785,
      crumbCollapseAt: 4,
      crumbTail: 2,
      unlimitedFiles: 100,
      dialogLayer: 100,
      dialogWidth: 386,
      dialogHeight: 443,
    });
  });
});
