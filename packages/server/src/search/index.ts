import { forgetIn } from '../calls/forget-nodes.ts';
import type { Domain } from '../calls/domain.types.ts';

export { CAPPED } from './capped-count.ts';
export { countMatches, findMatches } from './find-matches.ts';
export type { Ground, Matches, Stretch } from './find-matches.ts';
export { keywordGrams, titleGrams } from './grams.ts';
export type { TitlePlace } from './grams.ts';
export { mendSearchRows } from './mend-search.ts';
export { foldTitle, titleKey, titlePattern } from './title-key.ts';

/** Gives the server what belongs to search: how titles are sorted and found. */
export const search: Domain = {
  forgetNodes: forgetIn('node_search'),
};
