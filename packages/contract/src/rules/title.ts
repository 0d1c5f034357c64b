import { clustersOf, countClusters, cutText } from '@chartdock/text';

/** Longest title in characters as people count them. */
export const TITLE_LENGTH = 128;
/** Longest title in UTF-16 code units: a character may have any number of them. */
const TITLE_UNITS = 512;

// Text that a browser would run: elements of scripts with their content, and elements with handlers or addresses of scripts. A
// tag that is not closed counts up to the end, because other markup may close it. A frame without attributes shows nothing, and
// is a text.
const SCRIPT_BLOCK = /<(?:(script)\b|(iframe|object|embed)[\s/])[^>]*>[\s\S]*?<\/(?:\1\2)\s*>/gi;
const SCRIPT_TAG = /<\/?script\b[^>]*(?:>|$)|<(?:iframe|object|embed)[\s/][^>]*(?:>|$)/gi;
// Words of a text that begin as handlers do, and are none.
const HANDLER_TAG =
  /<[a-z][a-z0-9:-]*[\s/](?:[^>]*?[\s"'/])?on(?!(?:ce|e|ly|to|board|boarding|going|line|ward|set|shore|site|call)\s*=)[a-z]+\s*=[^>]*(?:>|$)/gi;
const SCRIPT_ADDRESS = /<[a-z][a-z0-9:-]*[\s/][^>]*?=[\s"']*javascript\s*:[^>]*(?:>|$)/gi;
// Control characters and direction overrides make one title look like another; neither has a place in a name.
const INVISIBLE = /[\u0000-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

// Of what draws nothing some has a place between other signs, such as the joiner in an emoji; a title of nothing else is none.
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\u2800]/u;

const stripOnce = (text: string): string =>
  text
    .replace(SCRIPT_BLOCK, '')
    .replace(SCRIPT_TAG, '')
    .replace(HANDLER_TAG, '')
    .replace(SCRIPT_ADDRESS, '')
    .replace(INVISIBLE, '');

/**
 * Removes markup that a browser would run until none is left, so that pieces cannot join into new markup (VALID-02). Everything
 * else is a text, and stays: `a<b`, `<b>`, `online=true`, `JavaScript: The Good Parts`. The view that shows it escapes it.
 */
export const stripScript = (text: string): string => {
  let before = text;
  for (;;) {
    const after = stripOnce(before);
    if (after === before) return after;
    before = after;
  }
};

/** Returns whether some of the typed text was taken away, beside the blanks around it. */
export const isTitleChanged = (raw: string, title: string): boolean => raw.trim() !== title;

/** Why a title is refused. */
export type TitleProblem = 'empty' | 'too_long';

/** A title made ready to send, or the reason why it is refused. */
export type CleanTitle =
  { readonly ok: true; readonly title: string } | { readonly ok: false; readonly problem: TitleProblem };

const isTooLong = (title: string): boolean =>
  title.length > TITLE_UNITS || (title.length > TITLE_LENGTH && countClusters(title) > TITLE_LENGTH);

/** Shortens a title to the longest that is taken, less a number of characters that come behind it. Default none. */
export const cutTitle = (title: string, less = 0): string =>
  cutText(
    clustersOf(title)
      .slice(0, TITLE_LENGTH - less)
      .join(''),
    TITLE_UNITS - less,
  );

/**
 * Trims a file or folder title and strips script markup (VALID-01, VALID-02). A result of which nothing is
 * seen and one of more than 128 characters, or of 512 UTF-16 code units, are refused. Client and server apply the same rule.
 */
export const cleanTitle = (raw: string): CleanTitle => {
  const title = stripScript(raw).trim();
  if (!VISIBLE.test(title)) return { ok: false, problem: 'empty' };
  return isTooLong(title) ? { ok: false, problem: 'too_long' } : { ok: true, title };
};
