import { createTranslator } from '@chartdock/contract';
import type { Locale, Translate } from '@chartdock/contract';
import { createTextLookup } from '@chartdock/react';
import type { TranslateText } from '@chartdock/react';
import { en } from '../../src/messages/en.ts';
import { zh } from '../../src/messages/zh.ts';
import type { WebMessageKey } from '../../src/messages/zh.ts';

/** The texts a visitor reads, by key. */
export interface Words {
  readonly locale: Locale;
  /** A text of the web app. */
  readonly web: Translate<WebMessageKey>;
  /** A text of the components or one shared with the server. */
  readonly ui: TranslateText;
}

/** Looks up what the pages say in a language. */
export const wordsIn = (locale: Locale): Words => ({
  locale,
  web: createTranslator(locale, { zh, en }),
  ui: createTextLookup(locale),
});
