import { describe, expect, it } from 'vitest';
import { decideSale, leastOf } from './sale.ts';
import type { PriceKind, Sale } from './sale.ts';

const OUTSIDER = { isShown: true, isOwn: false, isGranted: false, isMember: false };
const decideFor = (price: PriceKind, sale: Partial<Sale> = {}) => decideSale({ ...OUTSIDER, price, ...sale });

describe('how much of something for sale a person gets', () => {
  it.each([
    ['free', {}, 'whole'],
    ['paid', {}, 'preview'],
    ['paid', { isMember: true }, 'preview'],
    ['paid', { isGranted: true }, 'whole'],
    ['paid', { isOwn: true }, 'whole'],
    ['member', {}, 'preview'],
    ['member', { isMember: true }, 'whole'],
    ['member', { isGranted: true }, 'whole'],
    ['member', { isOwn: true }, 'whole'],
  ] as const)('%s with %o is %s', (price, sale, holding) => {
    expect(decideFor(price, sale)).toBe(holding);
  });

  it('excludes things hidden from others', () => {
    for (const price of ['free', 'paid', 'member'] as const) {
      expect(decideFor(price, { isShown: false, isGranted: true, isMember: true })).toBe('nothing');
      expect(decideFor(price, { isShown: false, isOwn: true })).toBe('whole');
    }
  });

  it('is the least of all that it comes from', () => {
    expect(leastOf([])).toBe('whole');
    expect(leastOf(['whole', 'preview'])).toBe('preview');
    expect(leastOf(['preview', 'nothing', 'whole'])).toBe('nothing');
  });
});
