import type { Coupon } from '@chartdock/contract';

/** Returns the code that a field is filled with: of the first coupon that is neither used nor expired; empty for none (COUPON-01, COUPON-02). */
export const prefilledCode = (
  coupons: readonly Pick<Coupon, 'code' | 'used' | 'expireTime'>[],
  now: number,
): string => coupons.find(({ used, expireTime }) => !used && expireTime > now)?.code ?? '';

/** Returns the code as it is sent; undefined for one that is empty or only spaces (COUPON-03). */
export const cleanCode = (text: string): string | undefined => text.trim() || undefined;
