import type { Locale } from '../locale.ts';
import type { MessageKey } from './zh.ts';

/** A catalogue of texts for each language, with the same keys in each. */
export type Catalogue<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>;

/** Values that fill the `{name}` places of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Looks a text up by key and fills its places. */
export type Translate<Key extends string = MessageKey> = (key: Key, values?: MessageValues) => string;

/** Fills the `{name}` places of a text; a place without a value stays as it is. */
export const formatMessage = (text: string, values: MessageValues = {}): string =>
  // No pattern: the first list of a page is drawn while a browser would still compile one.
  text.split('{').reduce((before, part) => {
    const end = part.indexOf('}');
    const value = values[part.slice(0, end)];
    return before + (end < 1 || value === undefined ? `{${part}` : value + part.slice(end + 1));
  });

/** Creates a look-up for one language over a catalogue. */
export const createTranslator =
  <Key extends string>(locale: Locale, catalogue: Catalogue<Key>): Translate<Key> =>
  (key, values) =>
    formatMessage(catalogue[locale][key], values);
