import type { Locale } from '@chartdock/contract';
import { formatMessage, sharedMessages } from '@chartdock/contract';
import { surfaceEn } from './surface-en.ts';
import { surfaceZh } from './surface-zh.ts';
import type { TextKey, TranslateText } from './texts.ts';

const texts: Readonly<Record<Locale, Readonly<Partial<Record<TextKey, string>>>>> = {
  zh: { ...sharedMessages.zh, ...surfaceZh },
  en: { ...sharedMessages.en, ...surfaceEn },
};

/** Makes the look-up of a language for pickers; a text that no picker shows answers its key. */
export const createPickerTextLookup =
  (locale: Locale, overrides: Partial<Record<TextKey, string>> = {}): TranslateText =>
  (key, values) =>
    formatMessage(overrides[key] ?? texts[locale][key] ?? key, values);
