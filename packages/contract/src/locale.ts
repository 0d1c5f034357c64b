/** Lists the interface languages, the default first (PROD-29). */
export const LOCALES = ['zh', 'en'] as const;

/** An interface language. */
export type Locale = (typeof LOCALES)[number];

/**
 * Reads the wanted language from an Accept-Language style value. Only a leading `en` asks for English; everything else,
 * a missing value included, means the default zh (PROD-29).
 */
export const parseLocale = (value: string | undefined): Locale =>
  value !== undefined && /^\s*en\b/i.test(value) ? 'en' : 'zh';
