import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { SYLLABLE, wantedWords } from './word-index.ts';
import type { WantedWord } from './word-index.ts';

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Pinyin may be typed up to the middle of its last syllable, and begins where a syllable does. */
const spelledPattern = (word: string): string => SYLLABLE + [...word].join(`${SYLLABLE}?`);

const listed = (grams: readonly number[]): RawBuilder<unknown> => sql`${[...grams]}::int[]`;

const both = (conditions: readonly RawBuilder<unknown>[], by: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, by)})`;

const AND = sql` and `;
const OR = sql` or `;

/** Builds the condition under which `node_words w` has every word as it is, in pinyin or by the first letters of its pinyin. */
export const hasWords = (words: readonly WantedWord[]): RawBuilder<boolean> =>
  both(
    words.map(({ word, spelled, initials }) =>
      both(
        [
          sql`w.folded like ${likePattern(word)}`,
          ...(spelled === undefined ? [] : [sql`w.spelled ~ ${spelledPattern(word)}`]),
          ...(initials === undefined ? [] : [sql`w.initials like ${likePattern(word)}`]),
        ],
        OR,
      ),
    ),
    AND,
  );

/**
 * Builds the condition by which the index of grams names rows that may have every word, and other grams as well (default none):
 * asked together they name fewer.
 */
export const mayHaveWords = (
  words: readonly WantedWord[],
  others: readonly number[] = [],
): RawBuilder<boolean> =>
  both(
    words.map(({ exact, spelled, initials }) =>
      both(
        [exact, spelled, initials].flatMap((grams) =>
          grams === undefined ? [] : [sql`w.grams @> ${listed([...grams, ...others])}`],
        ),
        OR,
      ),
    ),
    AND,
  );

/** Builds the condition under which `node_words w` has every word, or one that differs from it by a mistake in typing. */
export const nearlyHasWords = (words: readonly WantedWord[]): RawBuilder<boolean> =>
  both(
    words.map(({ exact, near }) =>
      near === undefined ? sql`w.grams @> ${listed(exact)}` : sql`w.grams && ${listed(near)}`,
    ),
    AND,
  );

/** People whose things are searched for mistyped words; the words of each of them are hashed apart. */
const MOST_OWNERS = 100;

/** Builds the condition that {@link nearlyHasWords} is, for words in things of several owners, of at most 100. */
export const nearlyHasWordsOf = (owners: readonly string[], keyword: string): RawBuilder<boolean> => {
  const each = [...new Set(owners)]
    .slice(0, MOST_OWNERS)
    .map((owner) => sql`w.owner_id = ${owner} and ${nearlyHasWords(wantedWords(owner, keyword))}`);
  return each.length === 0 ? sql<boolean>`false` : both(each, OR);
};
