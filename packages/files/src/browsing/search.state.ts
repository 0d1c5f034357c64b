import type { SearchState } from './browsing.types.ts';

/** An empty search box. */
export const SEARCH_OFF: SearchState = { mode: 'off', text: '' };

/** Longest text the search call takes, in UTF-16 code units. */
export const SEARCH_LENGTH = 128;

/** The search box changed: search mode is on while its trimmed text is not empty (LIST-04, LIST-05). */
export const afterSearchTyped = (text: string): SearchState => {
  const title = text.trim().slice(0, SEARCH_LENGTH);
  return title === '' ? { mode: 'off', text } : { mode: 'on', text, title };
};
