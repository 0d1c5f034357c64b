import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { hasWords, mayHaveWords, nearlyHasWords, wantedWords } from '../search/index.ts';
import type { Wish } from './read-placed.ts';
import { LIBRARY_SCOPE, narrowingGrams, titleGrams } from './search-rows.ts';
import type { Narrowing } from './search-rows.ts';

const patternOf = (folded: string): string => `%${folded.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const ANY_TITLE = sql<boolean>`true`;

/** Wishes for all words, as they are, in pinyin or by first letters; those that have them in their title come first. */
export const wishFor = (folded: string, narrowing: Narrowing): Wish => {
  const words = wantedWords(LIBRARY_SCOPE, folded);
  const narrowed = narrowingGrams(narrowing);
  const titles = titleGrams(folded);
  return {
    has: hasWords(words),
    isTitled: sql<boolean>`w.titles like ${patternOf(folded)}`,
    named: mayHaveWords(words, narrowed),
    namedByTitle: sql<boolean>`w.grams @> ${titles}::int[]`,
    namedIn: (stretch, section) =>
      section === 1
        ? mayHaveWords(words, narrowed, stretch)
        : sql<boolean>`w.grams @> (${[...narrowed, ...titles]}::int[] || ${stretch}::int)`,
  };
};

/** Wishes for what nearly has all words. */
export const wishNear = (folded: string): Wish => {
  const near: RawBuilder<boolean> = nearlyHasWords(wantedWords(LIBRARY_SCOPE, folded));
  return { has: near, isTitled: ANY_TITLE, named: near, namedByTitle: near, namedIn: undefined };
};
