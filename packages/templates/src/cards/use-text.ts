import type { MessageKey, MessageValues } from '@chartdock/contract';
import { priceKindOf } from './price-kind.ts';
import type { PriceKind, PricedCard } from './price-kind.ts';

const KEYS = {
  member: 'template.useMemberFree',
  paid: 'template.usePaid',
  free: 'template.useFree',
} as const satisfies Readonly<Record<PriceKind, MessageKey>>;

/** A shared text by its key, with the values of its placeholders. */
export interface UseText {
  readonly key: (typeof KEYS)[PriceKind];
  readonly values: MessageValues;
}

/** Writes a price in yuan: decimals when there are any, and then two. */
export const formatYuan = (price: number): string => {
  const fen = Math.round(price * 100);
  const [whole, rest] = [Math.floor(fen / 100), fen % 100];
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
};

/** Returns the text of a template's use button (TPL-36..38). */
export const useTextOf = (card: PricedCard): UseText => ({
  key: KEYS[priceKindOf(card)],
  values: { price: formatYuan(card.publicClonePrice ?? 0) },
});
