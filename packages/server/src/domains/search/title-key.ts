import { pinyin } from 'pinyin-pro';

const DIGITS = /\d+/g;
const DIGIT_WIDTH = 10;
const SORT_LENGTH = 240;
// Compatibility forms can make a title eighteen times as long, and an index takes no row of more than 2,700 bytes.
const FOLDED_LENGTH = 512;
const CJK = /\p{Script=Han}/u;
const SEPARATOR = '\u0001';

/** Folds a text for comparing and searching: compatibility forms, letter case and runs of white space make no difference. */
export const foldTitle = (title: string): string => foldText(title).slice(0, FOLDED_LENGTH);

/** Invisible signs of a title: soft hyphens, spaces without a width, marks of direction. Joiners of emoji are seen. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Quotes that stand for the one of a keyboard. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u2032\uff07]/g;

/** Folds as {@link foldTitle} does, however long a text is. */
export const foldText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/**
 * Makes the key that a title sorts by, the same on every database: numbers by value, Chinese by pinyin. The folded
 * title follows, so that two titles have one key only when they read the same.
 */
export const titleKey = (title: string): string => {
  const folded = foldTitle(title);
  const spelled = CJK.test(folded) ? spell(folded) : folded;
  const padded = spelled.replace(DIGITS, (typed) => {
    const digits = typed.replace(/^0+(?=\d)/, '');
    if (digits.length <= DIGIT_WIDTH) return digits.padStart(DIGIT_WIDTH, '0');
    // A colon sorts behind every digit; among longer numbers that with fewer digits is the smaller one.
    return `:${String(digits.length).padStart(3, '0')}${digits}`;
  });
  return padded.slice(0, SORT_LENGTH) + SEPARATOR + folded;
};

const spell = (folded: string): string =>
  pinyin(folded, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join(' ');

/** Builds the LIKE pattern that finds a folded keyword inside the title part of a key. */
export const titlePattern = (foldedKeyword: string): string =>
  `%${SEPARATOR}%${foldedKeyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
