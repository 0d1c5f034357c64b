import { LOCALES, THEMES } from '@chartdock/contract';
import type { Locale, Theme } from '@chartdock/contract';
import { ENTRIES } from './redirect.ts';

/** Language and appearance that a page is asked to have; a missing one is the visitor's own. */
export interface AskedLooks {
  readonly locale?: Locale;
  readonly theme?: Theme;
}

const searchOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  if (pathname === '/connect') return search;
  const [target = '', query = ''] = (new URLSearchParams(search).get('redirect') ?? '').split('?', 2);
  return ENTRIES.has(pathname) && target === '/connect' ? query : '';
};

/**
 * Reads the language and the appearance of the partner's page that asks to be let in: its visitor reads that language, and may never
 * have been here. They hold for the question and for the pages of signing in before it, and nobody keeps them.
 */
export const askedLooks = (location: Pick<Location, 'pathname' | 'search'>): AskedLooks => {
  const asked = new URLSearchParams(searchOf(location));
  const locale = LOCALES.find((one) => one === asked.get('locale'));
  const theme = THEMES.find((one) => one === asked.get('theme'));
  return { ...(locale && { locale }), ...(theme && { theme }) };
};
