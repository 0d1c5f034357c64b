import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

it('opens its seal for its use alone', () => {
  const random = (length: number): Buffer => Buffer.alloc(length, 7);
  const key = { use: 'meeting-binding', secret: 'secret' } as const;
  const sealed = seal('text 图', key, random);
  expect(unseal(sealed, key)).toBe('text 图');
  expect(unseal(sealed, { ...key, secret: 'other' })).toBeUndefined();
  expect(unseal(sealed, { ...key, use: 'wechat-payer' })).toBeUndefined();
  sealed[14] = (sealed[14] ?? 0) ^ 1;
  expect(unseal(sealed, key)).toBeUndefined();
  expect(unseal(Buffer.alloc(3), key)).toBeUndefined();
});
