import { pinyin } from 'pinyin-pro';
import { hashAll, partsOf, sorted } from './grams.ts';
import { foldText } from './title-key.ts';

const HAN = /\p{Script=Han}/u;
const HAN_RUNS = /\p{Script=Han}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const MOST_HAN = 3_000;
const MOST_WORDS = 400;
/** Lengths of words in which a mistake is forgiven; shorter ones are too much like one another. */
const SHORTEST = 4;
const LONGEST = 24;

/** Marks where a syllable begins, in a text that is spelled. */
export const SYLLABLE = '\u0001';

/** Search words of a file besides its title's own index. */
export interface IndexedWords {
  readonly text: string;
  /** Title and text as they are compared. */
  readonly folded: string;
  /** Its Chinese in pinyin, each syllable behind its mark, runs of signs apart by blanks. */
  readonly spelled: string;
  /** First letters of that pinyin. */
  readonly initials: string;
  readonly grams: number[];
}

const scopes = {
  exact: (ownerId: string) => `words ${ownerId}`,
  spelled: (ownerId: string) => `pinyin ${ownerId}`,
  initials: (ownerId: string) => `initials ${ownerId}`,
  near: (ownerId: string) => `near ${ownerId}`,
} as const;

const spell = (folded: string): readonly (readonly string[])[] => {
  let left = MOST_HAN;
  return (folded.match(HAN_RUNS) ?? []).flatMap((run) => {
    const taken = run.slice(0, left);
    left -= taken.length;
    return taken === '' ? [] : [pinyin(taken, { toneType: 'none', type: 'array', v: true })];
  });
};

/** Lists the texts that a word becomes when one of its letters is left out, with the word itself. */
const nearOf = (word: string): readonly string[] => {
  const signs = [...word];
  return [word, ...signs.map((_, at) => [...signs.slice(0, at), ...signs.slice(at + 1)].join(''))];
};

const canBeNear = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && !HAN.test(word);

/** Works out the search words of a file: its title and the words in it. */
export const indexWords = (
  ownerId: string,
  { title, text }: { readonly title: string; readonly text: string },
): IndexedWords => {
  const folded = foldText(`${title}\n${text}`);
  const runs = spell(folded);
  const joined = runs.map((run) => run.join('')).join(' ');
  const initials = runs.map((run) => run.map((syllable) => syllable.charAt(0)).join('')).join(' ');
  const words = [...new Set(folded.match(WORDS) ?? [])].filter(canBeNear).slice(0, MOST_WORDS);
  return {
    text,
    folded,
    spelled: runs.map((run) => run.map((syllable) => SYLLABLE + syllable).join('')).join(' '),
    initials,
    grams: sorted([
      ...hashAll(partsOf(folded), scopes.exact(ownerId)),
      ...hashAll(partsOf(joined), scopes.spelled(ownerId)),
      ...hashAll(partsOf(initials), scopes.initials(ownerId)),
      ...hashAll(new Set(words.flatMap(nearOf)), scopes.near(ownerId)),
    ]),
  };
};

/** One word that is looked for, with the grams of each way in which a file can have it. */
export interface WantedWord {
  readonly word: string;
  readonly exact: readonly number[];
  /** Of its pinyin, when the word can be pinyin. */
  readonly spelled: readonly number[] | undefined;
  readonly initials: readonly number[] | undefined;
  /** A file that has one of these has the word with a letter missing, added, exchanged or in another place. */
  readonly near: readonly number[] | undefined;
}

const LATIN = /^[a-z]{2,40}$/;

/** Lists the words of a keyword, each with the grams that find it. */
export const wantedWords = (ownerId: string, keyword: string): readonly WantedWord[] => {
  const words = [...new Set(foldText(keyword).split(/\s+/))].filter((word) => word !== '').slice(0, 8);
  return words.map((word) => {
    const parts = [...partsOf(word)];
    const longest = parts.filter((part) => !parts.some((other) => other !== part && other.includes(part)));
    const isLatin = LATIN.test(word);
    return {
      word,
      exact: sorted(hashAll(longest, scopes.exact(ownerId))),
      spelled: isLatin ? sorted(hashAll(longest, scopes.spelled(ownerId))) : undefined,
      initials: isLatin ? sorted(hashAll(longest, scopes.initials(ownerId))) : undefined,
      near: canBeNear(word) ? sorted(hashAll(nearOf(word), scopes.near(ownerId))) : undefined,
    };
  });
};

/** Returns whether two words differ by one mistake in typing, as the index sees it. */
export const isNearWord = (word: string, other: string): boolean => {
  if (!canBeNear(word) || !canBeNear(other)) return false;
  const near = new Set(nearOf(other));
  return nearOf(word).some((one) => near.has(one));
};
