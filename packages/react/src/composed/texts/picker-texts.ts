import type { Locale } from '@chartdock/contract';
import { formatMessage } from '@chartdock/contract';
import type { TextKey, TranslateText } from '../../foundation/i18n/text-keys.ts';
import { addCompletion } from '../../pickers/completions.ts';

/** The texts of pickers in one language. */
export type PickerTexts = Readonly<Partial<Record<TextKey, string>>>;

type Languages = Readonly<Record<Locale, () => Promise<PickerTexts>>>;

const languages: Languages = {
  zh: async () => (await import('./picker-zh.ts')).pickerTexts,
  en: async () => (await import('./picker-en.ts')).pickerTexts,
};

const lists: Languages = {
  zh: async () => (await import('./picker-list-zh.ts')).pickerTexts,
  en: async () => (await import('./picker-list-en.ts')).pickerTexts,
};

/** Loads the texts of pickers in a language; a picker carries the one it shows. Rejects when they cannot be loaded. */
export const loadPickerTexts = async (locale: Locale): Promise<PickerTexts> => languages[locale]();

/**
 * Loads the texts that a file picker shows with its first list. The others come into the same object before anything that
 * names them is drawn. Rejects when they cannot be loaded.
 */
export const loadListTexts = async (locale: Locale): Promise<PickerTexts> => {
  const texts = { ...(await lists[locale]()) };
  addCompletion(async () => void Object.assign(texts, await loadPickerTexts(locale)));
  return texts;
};

/** Creates the look-up of loaded texts; a text that no picker shows returns its key. */
export const createPickerTextLookup =
  (texts: PickerTexts, overrides: Partial<Record<string, string>> = {}): TranslateText =>
  (key, values) =>
    formatMessage(overrides[key] ?? texts[key] ?? key, values);
