import type { Locale } from '../locale.ts';
import type { MessageKey } from './zh.ts';

/** A catalogue of texts for each language, with the same keys in each. */
export type Catalogue<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>;

/** Values that fill the `{name}` places of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Looks a text up by key and fills its places. */
export type Translate<Key extends string = MessageKey> = (key: Key, values?: MessageValues) => string;

const filled = (part: string, values: MessageValues): string => {
  const end = part.indexOf('}');
  const value = end > 0 ? values[part.slice(0, end)] : undefined;
  return value === undefined ? `{${part}` : `${value}${part.slice(end + 1)}`;
};

/** Fills the `{name}` places of a text; a place without a value stays as it is. */
export const formatMessage = (text: string, values: MessageValues = {}): string => {
  // No pattern: the first list of a page is drawn while a browser would still compile one.
  const [start = '', ...parts] = text.split('{');
  return parts.reduce((before, part) => before + filled(part, values), start);
};

/** Creates a look-up for one language over a catalogue. */
export const createTranslator =
  <Key extends string>(locale: Locale, catalogue: Catalogue<Key>): Translate<Key> =>
  (key, values) =>
    formatMessage(catalogue[locale][key], values);
