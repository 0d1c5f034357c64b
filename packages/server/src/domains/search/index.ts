import { forgetIn, forgetInAll } from '../../kernel/calls/forget-nodes.ts';
import { moveIn, moveInAll } from '../../kernel/calls/move-nodes.ts';
import type { Domain } from '../../kernel/calls/domain.types.ts';
import { searchTables } from './tables.ts';

export { CAPPED } from './capped-count.ts';
export { countMatches, findFirst, findMatches, titlesNamed } from './find-matches.ts';
export type { FirstMatches, Ground, Matches, Stretch } from './find-matches.ts';
export { keywordGrams, titleGrams } from './grams.ts';
export type { TitlePlace } from './grams.ts';
export { mendSearchRows } from './mend-search.ts';
export { cutSnippet } from './snippet.ts';
export { foldText, foldTitle, titleKey, titlePattern } from './title-key.ts';
export { hasWords, mayHaveWords, nearlyHasWords, nearlyHasWordsOf } from './find-words.ts';
export { isNearWord, wantedWords } from './word-index.ts';
export { renameWords, wordsRow, wordsUpdate } from './write-words.ts';

/** Gives the server the domain of search: how titles are sorted and found. */
export const search: Domain = {
  tables: searchTables,
  forgetNodes: forgetInAll([forgetIn('node_search'), forgetIn('node_words')]),
  moveNodes: moveInAll([moveIn('node_search'), moveIn('node_words')]),
};
