import { createTranslator, sharedMessages } from '@chartdock/contract';
import { describe, expect, it } from 'vitest';
import { needsMembership, priceKindOf } from './price-kind.ts';
import type { PricedCard } from './price-kind.ts';
import { templateFileAddress } from './template-address.ts';
import { formatYuan, useTextOf } from './use-text.ts';
import { viewerKindOf } from './viewer-kind.ts';

const someone = { userId: 'u1', fullName: 'Someone' };

describe('price kind', () => {
  it('[TPL-33] is member-free for a priced template of nobody', () => {
    expect([{ publicClonePrice: 5 }, { publicClonePrice: 5, ownerId: '' }].map(priceKindOf)).toEqual([
      'member',
      'member',
    ]);
  });

  it('[TPL-34] is paid with price and owner', () => {
    const cards: PricedCard[] = [
      { publicClonePrice: 0.01, ownerId: 'u1' },
      { publicClonePrice: 5, owner: someone },
    ];
    expect(cards.map(priceKindOf)).toEqual(['paid', 'paid']);
  });

  it('[TPL-35] is free without a valid price', () => {
    const prices = [undefined, 0, -1, Number.NaN];
    const cards = prices.map((price) => (price === undefined ? {} : { publicClonePrice: price }));
    expect(cards.map((card) => priceKindOf({ ...card, ownerId: 'u1' }))).toEqual(Array(4).fill('free'));
  });

  it('asks people without any membership', () => {
    const house = { publicClonePrice: 5 };
    const of = (member: boolean, orgMember: boolean) => needsMembership(house, { member, orgMember });
    expect([of(false, false), of(true, false), of(false, true)]).toEqual([true, false, false]);
    expect(needsMembership({ publicClonePrice: 0 }, { member: false, orgMember: false })).toBe(false);
    expect(needsMembership(house, undefined)).toBe(false);
  });
});

describe('the use button', () => {
  const readIn = (locale: 'zh' | 'en', card: PricedCard): string => {
    const { key, values } = useTextOf(card);
    return createTranslator(locale, sharedMessages)(key, values);
  };

  it('[TPL-36] reads that it is free for members', () => {
    expect([readIn('en', { publicClonePrice: 9 }), readIn('zh', { publicClonePrice: 9 })]).toEqual([
      'VIP free use',
      'VIP 免费使用',
    ]);
  });

  it('[TPL-37] reads the price of a paid one', () => {
    expect(readIn('en', { publicClonePrice: 9.9, ownerId: 'u1' })).toBe('use ¥9.90');
    expect(readIn('zh', { publicClonePrice: 12, ownerId: 'u1' })).toContain('¥12');
  });

  it('[TPL-38] reads that any other is free', () => {
    expect([readIn('en', {}), readIn('zh', { publicClonePrice: 0 })]).toEqual(['free use', '免费使用']);
  });

  it('writes prices without floating decimals', () => {
    expect([0.1 + 0.2, 12, 9.99, 1234.5].map(formatYuan)).toEqual(['0.30', '12', '9.99', '1234.50']);
  });
});

it('[TPL-25] previews by mind, outline or flow', () => {
  const kinds = [
    'mind',
    'mind_fishbone',
    'mind_org',
    'mind_org_multistage',
    'outline',
    'flow',
    'er',
    'bpmn',
    'x',
  ];
  expect(kinds.map(viewerKindOf)).toEqual([
    ...Array<string>(4).fill('mind'),
    'outline',
    ...Array<string>(4).fill('flow'),
  ]);
});

it('[ROUTE-40] makes files at own addresses', () => {
  expect(templateFileAddress('t1', 'team a')).toBe('/diagraming/new?template=t1&team=team%20a');
  expect(templateFileAddress('a&b')).toBe('/diagraming/new?template=a%26b&team=');
});
