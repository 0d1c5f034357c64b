import type { ShopTextKey } from '../texts/pages/shop-texts.ts';

const KEYS: Readonly<Record<string, ShopTextKey>> = {
  account_unknown: 'org.unknown',
  elsewhere: 'org.elsewhere',
  seats_taken: 'org.full',
  not_owner: 'org.notOwner',
  not_invited: 'org.notInvited',
};

/** Returns the key of the text about why someone was not added, by what goes with the refusal; undefined for a reason without one. */
export const refusalText = (data: unknown): ShopTextKey | undefined => {
  if (typeof data !== 'object' || data === null || !('reason' in data)) return undefined;
  const { reason } = data;
  return typeof reason === 'string' && Object.hasOwn(KEYS, reason) ? KEYS[reason] : undefined;
};
