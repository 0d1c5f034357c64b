import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { SYLLABLE } from './word-index.ts';
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

/** Builds the condition by which the index of grams names what may have every word. */
export const mayHaveWords = (words: readonly WantedWord[]): RawBuilder<boolean> =>
  both(
    words.map(({ exact, spelled, initials }) =>
      both(
        [exact, spelled, initials].flatMap((grams) =>
          grams === undefined ? [] : [sql`w.grams @> ${listed(grams)}`],
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
