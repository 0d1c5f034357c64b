import type { PartnerTextKey } from './texts/partner-texts.ts';
import { partnerTexts } from './texts/partner-texts.ts';

const isKnown = (key: string): key is PartnerTextKey => key in partnerTexts.zh;

/** Says in words the right that a scope gives a partner. A later server may have one that this page does not know; its own name is better than silence. */
export const scopeText = (t: (key: PartnerTextKey) => string, scope: string): string => {
  const key = `partners.scope.${scope}`;
  return isKnown(key) ? t(key) : scope;
};
