import { LOCALES } from '@chartdock/contract';
import type { Locale } from '@chartdock/contract';
import type { KeyValueStorage } from '@chartdock/platform';
import { createChoice } from './choice.ts';
import type { Choice } from './choice.ts';

/** Where the language is kept; `public/boot.js` reads the same key before the first paint. */
export const localeKey = 'chartdock.locale';

/** Makes the choice of language, zh unless chosen otherwise (PROD-29), and marks the page with it. */
export const createLocaleChoice = (page: Window, storage: KeyValueStorage): Choice<Locale> =>
  createChoice({
    storage,
    key: localeKey,
    values: LOCALES,
    fallback: 'zh',
    apply: (locale) => {
      page.document.documentElement.lang = locale;
    },
  });
