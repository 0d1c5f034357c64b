import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { hasWords, mayHaveWords, nearlyHasWords, wantedWords } from '../search/index.ts';
import type { Wish } from './read-placed.ts';
import { LIBRARY_SCOPE, narrowingGrams, titleGrams } from './search-rows.ts';
import type { Narrowing } from './search-rows.ts';

const patternOf = (folded: string): string => `%${folded.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const gramsOf = (words: ReturnType<typeof wantedWords>): readonly number[] =>
  words.flatMap(({ exact, spelled = [], initials = [], near = [] }) => [
    ...exact,
    ...spelled,
    ...initials,
    ...near,
  ]);

const ANY_TITLE = sql<boolean>`true`;

/** Wishes for all words, as they are, in pinyin or by first letters; those that have them in their title come first. */
export const wishFor = (folded: string, narrowing: Narrowing): Wish => {
  const words = wantedWords(LIBRARY_SCOPE, folded);
  const narrowed = narrowingGrams(narrowing);
  const titles = [...narrowed, ...titleGrams(folded)];
  return {
    has: hasWords(words),
    isTitled: sql<boolean>`w.titles like ${patternOf(folded)}`,
    named: mayHaveWords(words, narrowed),
    namedByTitle: sql<boolean>`w.grams @> ${titles}::int[]`,
    grams: [...titles, ...gramsOf(words)],
  };
};

/** Wishes for templates that nearly have all words. */
export const wishNear = (folded: string, narrowing: Narrowing): Wish => {
  const words = wantedWords(LIBRARY_SCOPE, folded);
  const near: RawBuilder<boolean> = nearlyHasWords(words);
  const narrowed = narrowingGrams(narrowing);
  const named = sql<boolean>`(w.grams @> ${[...narrowed]}::int[] and ${near})`;
  const grams = [...narrowed, ...gramsOf(words)];
  return { has: near, isTitled: ANY_TITLE, named, namedByTitle: named, grams };
};
