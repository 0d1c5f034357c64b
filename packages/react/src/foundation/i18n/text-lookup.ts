import type { Catalogue, Locale, Translate } from '@chartdock/contract';
import { formatMessage } from '@chartdock/contract';

/** Makes the look-up of a system's texts in the language of a surface. */
export type TextLookup = <Key extends string>(texts: Catalogue<Key>) => Translate<Key>;

/** Replaces single texts, whatever system they belong to. */
export type TextOverrides = Readonly<Record<string, string>>;

/** Creates the look-up of a language, for the texts of every system; `overrides` replaces single texts. */
export const createLookUp =
  (locale: Locale, overrides: TextOverrides = {}): TextLookup =>
  (texts) =>
  (key, values) =>
    formatMessage(overrides[key] ?? texts[locale][key], values);
