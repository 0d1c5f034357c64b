import { foldTitle } from './title-key.ts';

const HAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const WORD = /[\p{L}\p{N}]/u;

/** Lists the parts of a folded title that a search can start from: every sign alone, every pair, and triples of letters. */
export const partsOf = (folded: string): Set<string> => {
  const signs = [...folded];
  const parts = new Set<string>();
  signs.forEach((sign, index) => {
    const pair = signs.slice(index, index + 2);
    const triple = signs.slice(index, index + 3);
    if (sign !== ' ') parts.add(sign);
    if (pair.length === 2) parts.add(pair.join(''));
    if (triple.length === 3 && triple.every((one) => WORD.test(one) && !HAN.test(one)))
      parts.add(triple.join(''));
  });
  return parts;
};

/** Hashes a text into a signed 32-bit number, salted so that the titles of one owner or folder say nothing about another's. */
const hashPart = (part: string, salt: number): number => {
  let hash = salt;
  for (let index = 0; index < part.length; index += 1) {
    hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) | 0;
};

const saltOf = (scope: string): number => {
  let salt = 0x811c9dc5;
  for (let index = 0; index < scope.length; index += 1) {
    salt = Math.imul(salt ^ scope.charCodeAt(index), 0x01000193);
  }
  return salt | 0;
};

/** Hashes texts in a scope, whose name is the salt. */
export const hashAll = (parts: Iterable<string>, scope: string): number[] => {
  const salt = saltOf(scope);
  return [...parts].map((part) => hashPart(part, salt));
};

/** Sorts hashes and leaves out repeats. */
export const sorted = (hashes: readonly number[]): number[] => [...new Set(hashes)].sort((a, b) => a - b);

// The top level goes by its owner's id, and its titles must not be found among all the owner's.
const inside = (folderId: string): string => `in ${folderId}`;

/** Where a title stands. */
export interface TitlePlace {
  readonly ownerId: string;
  /** The owner's id for the top level. */
  readonly folderId: string;
}

/** Lists the search grams of a title, sorted: once for a search through all of its owner's things, once for one through its folder. */
export const titleGrams = ({ ownerId, folderId }: TitlePlace, title: string): number[] => {
  const parts = partsOf(foldTitle(title));
  return sorted([...hashAll(parts, ownerId), ...hashAll(parts, inside(folderId))]);
};

/**
 * Lists the grams that a title has which contains a folded keyword, sorted; at least one for every keyword. A part
 * that stands within a longer one is left out, because it names no fewer titles.
 */
export const keywordGrams = (
  where: { readonly ownerId: string } | { readonly folderId: string },
  folded: string,
): number[] => {
  const parts = [...partsOf(folded)];
  const longest = parts.filter((part) => !parts.some((other) => other !== part && other.includes(part)));
  return sorted(hashAll(longest, 'ownerId' in where ? where.ownerId : inside(where.folderId)));
};
