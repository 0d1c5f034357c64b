import type { Locale } from '@chartdock/contract';
import { formatMessage } from '@chartdock/contract';
import type { TextKey, TranslateText } from './texts.ts';

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

/** What completes the texts that were loaded for a first list. */
const completions = new Set<() => Promise<void>>();

/**
 * Loads the texts that a file picker shows with its first list. The others come into the same object before anything that
 * names them is drawn. Rejects when they cannot be loaded.
 */
export const loadListTexts = async (locale: Locale): Promise<PickerTexts> => {
  const texts = { ...(await lists[locale]()) };
  const complete = async (): Promise<void> => {
    Object.assign(texts, await loadPickerTexts(locale));
    completions.delete(complete);
  };
  completions.add(complete);
  return texts;
};

/** Completes the texts of every list; rejects when they cannot be loaded, and may be asked again. */
export const completeTexts = async (): Promise<void> => {
  await Promise.all([...completions].map(async (complete) => complete()));
};

/** Creates the look-up of loaded texts; a text that no picker shows returns its key. */
export const createPickerTextLookup =
  (texts: PickerTexts, overrides: Partial<Record<string, string>> = {}): TranslateText =>
  (key, values) =>
    formatMessage(overrides[key] ?? texts[key] ?? key, values);
