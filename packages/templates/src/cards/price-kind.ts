import { isUnlimited } from '@chartdock/contract';
import type { QuotaState, TemplateCard } from '@chartdock/contract';

/** Price of using a template. */
export type PriceKind = 'free' | 'paid' | 'member';

/** The part of a card that its price kind is read from; a price in yuan. */
export type PricedCard = Partial<Pick<TemplateCard, 'publicClonePrice' | 'owner' | 'ownerId'>>;

const hasOwner = ({ owner, ownerId }: PricedCard): boolean =>
  owner !== undefined || (ownerId !== undefined && ownerId !== '');

/**
 * Tells the price of using a template: money for a person's work, a membership for a priced one of the house
 * (TPL-33..35).
 */
export const priceKindOf = (card: PricedCard): PriceKind => {
  const price = Number(card.publicClonePrice ?? 0);
  if (!(price > 0)) return 'free';
  return hasOwner(card) ? 'paid' : 'member';
};

/** Returns whether a template is for members and this person is none; members of an organisation are (TPL-39). */
export const needsMembership = (
  card: PricedCard,
  privilege: Pick<QuotaState, 'member' | 'orgMember'> | undefined,
): boolean => priceKindOf(card) === 'member' && privilege !== undefined && !isUnlimited(privilege);
