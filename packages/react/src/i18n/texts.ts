import type { Locale, MessageKey, MessageValues, Translate } from '@chartdock/contract';
import { createTranslator, sharedMessages } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the interface or of a text shared with the server. */
export type TextKey = keyof typeof zh | MessageKey;

/** Looks a text up and fills its places. */
export type TranslateText = Translate<TextKey>;

/** Every text the components need, in both languages; hosts may merge their own texts over it. */
export const interfaceTexts: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = {
  zh: { ...sharedMessages.zh, ...zh },
  en: { ...sharedMessages.en, ...en },
};

/** Makes the look-up of a language; `overrides` replaces single texts. */
export function createTextLookup(
  locale: Locale,
  overrides?: Partial<Record<TextKey, string>>,
): TranslateText {
  const own = interfaceTexts[locale];
  const texts: Readonly<Record<TextKey, string>> = overrides === undefined ? own : { ...own, ...overrides };
  const t = createTranslator(locale, { zh: texts, en: texts });
  return (key: TextKey, values?: MessageValues): string => t(key, values);
}
