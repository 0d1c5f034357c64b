/**
 * Signs of which each is a character by itself next to any other: Latin letters, Chinese signs, whole Hangul
 * syllables. Most texts have no others, and need no segmenter.
 */
const PLAIN =
  /^[\u0000-\u000c\u000e-\u02ff\u2010-\u2027\u2030-\u205e\u2070-\u209c\u20a0-\u20c0\u2100-\u2bff\u2e80-\u3029\u3030-\u3098\u309b-\ua48c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff9d\uffe0-\uffe6]*$/;

/** Returns whether every code unit of a text is a character of its own. */
export const isPlainText = (text: string): boolean => PLAIN.test(text);

/** Marks that extend the sign before them, and skin tones. */
const EXTENDING = String.raw`\p{Gr_Ext}\p{EMod}`;
/** Signs that join the one before them: marks also with a width of their own, skin tones, joiners, tags of flags. */
const CLINGS = String.raw`[\p{M}${EXTENDING}\u200d\u0e33\u0eb3]`;
/** Signs between two consonants that a mark joins. */
const BETWEEN = String.raw`(?:(?!\u200c)[${EXTENDING}\u200d])*`;
/** Consonants of scripts that join around a mark, and those marks. */
const CONSONANT = String.raw`[\u0915-\u0939\u0958-\u095f\u0978-\u097f\u0995-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09dc\u09dd\u09df\u09f0\u09f1\u0a95-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0af9\u0b15-\u0b28\u0b2a-\u0b30\u0b32\u0b33\u0b35-\u0b39\u0b5c\u0b5d\u0b5f\u0b71\u0c15-\u0c28\u0c2a-\u0c39\u0c58-\u0c5a\u0d15-\u0d3a]`;
const LINKER = String.raw`[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]`;
/** Hangul syllables that another vowel may follow: those without a last consonant, which is every 28th. */
const OPEN_SYLLABLE = `[${String.fromCharCode(...Array.from({ length: 399 }, (_, index) => 0xac00 + index * 28))}]`;
const VOWELS = String.raw`[\u1160-\u11a7\ud7b0-\ud7c6]`;
const JAMO = String.raw`[\u1100-\u115f\ua960-\ua97c]*(?:${VOWELS}+|${OPEN_SYLLABLE}${VOWELS}*|[\uac00-\ud7a3])[\u11a8-\u11ff\ud7cb-\ud7fb]*|[\u1100-\u115f\ua960-\ua97c]+|[\u11a8-\u11ff\ud7cb-\ud7fb]+`;
const PREPENDS = String.raw`[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u{110bd}\u{110cd}\u{111c2}\u{111c3}\u{1193f}\u{11941}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}]`;
const CONTROL = String.raw`[\p{Zl}\p{Zp}\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb]`;

const TABLE = new RegExp(
  String.raw`\r\n|${CONTROL}|${PREPENDS}*(?:${JAMO}|\p{RI}{2}|\p{ExtPict}(?:[${EXTENDING}]*\u200d\p{ExtPict})*` +
    String.raw`|${CONSONANT}(?:${BETWEEN}${LINKER}${BETWEEN}${CONSONANT})*|(?!${CONTROL})[^])${CLINGS}*|${PREPENDS}+|[^]`,
  'gu',
);

/** Cuts a text into its characters as people see them. */
export type Cutter = (text: string) => string[];

/** Where a segmenter comes from; a browser may have none. */
type Segmenting = Pick<typeof Intl, 'Segmenter'> | { readonly Segmenter?: undefined };

/** Returns a function that cuts texts into characters: with the segmenter of the engine, or by a table where there is none. */
export const createCutter = ({ Segmenter }: Segmenting = Intl): Cutter => {
  if (Segmenter === undefined) return (text) => text.match(TABLE) ?? [];
  const segmenter = new Segmenter('und', { granularity: 'grapheme' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
};

const cut = createCutter();

/** Cuts a text into its characters as people see them: a flag, a family, a letter with its accents are one each. */
export const clustersOf: Cutter = (text) => (isPlainText(text) ? text.split('') : cut(text));

/** Counts the characters of a text as people see them. */
export const countClusters = (text: string): number => clustersOf(text).length;

/** Returns the beginning of a text that has at most so many UTF-16 code units, and ends with a whole character. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  if (isPlainText(text)) return text.slice(0, most);
  let length = 0;
  // A character that is cut reaches no further than this; longer ones are no characters of a language.
  for (const cluster of cut(text.slice(0, most + 200))) {
    if (length + cluster.length > most) break;
    length += cluster.length;
  }
  return text.slice(0, length);
};
