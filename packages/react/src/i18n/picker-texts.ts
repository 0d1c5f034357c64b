import type { Locale } from '@chartdock/contract';
import { formatMessage } from '@chartdock/contract';
import type { TextKey, TranslateText } from './texts.ts';

/** The texts of pickers in one language. */
export type PickerTexts = Readonly<Partial<Record<TextKey, string>>>;

const languages: Readonly<Record<Locale, () => Promise<{ readonly pickerTexts: PickerTexts }>>> = {
  zh: () => import('./picker-zh.ts'),
  en: () => import('./picker-en.ts'),
};

/** Loads the texts of pickers in a language; a picker carries the one it shows. Rejects when they cannot be loaded. */
export const loadPickerTexts = async (locale: Locale): Promise<PickerTexts> =>
  (await languages[locale]()).pickerTexts;

/** Makes the look-up of loaded texts; a text that no picker shows answers its key. */
export const createPickerTextLookup =
  (texts: PickerTexts, overrides: Partial<Record<string, string>> = {}): TranslateText =>
  (key, values) =>
    formatMessage(overrides[key] ?? texts[key] ?? key, values);
