import type { Catalogue, Locale } from '@chartdock/contract';
import { sharedMessages } from '@chartdock/contract';
import { createLookUp } from '../../foundation/i18n/text-lookup.ts';
import type { TextOverrides } from '../../foundation/i18n/text-lookup.ts';
import type { TextKey, TranslateText } from '../../foundation/i18n/text-keys.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Every text that all surfaces have, in both languages. */
export const interfaceTexts: Catalogue<TextKey> = {
  zh: { ...sharedMessages.zh, ...zh },
  en: { ...sharedMessages.en, ...en },
};

/** Creates the look-up of the texts that all surfaces have in a language; `overrides` replaces single texts. */
export const createTextLookup = (locale: Locale, overrides?: TextOverrides): TranslateText =>
  createLookUp(locale, overrides)(interfaceTexts);
