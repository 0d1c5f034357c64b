import { pinyin } from 'pinyin-pro';
import { foldText } from './title-key.ts';

const HAN = /^\p{Script=Han}/u;
const RUNS = /\p{Script=Han}+|\P{Script=Han}+/gu;

/** Signs before the first match that a snippet shows of a long line. */
const BEFORE = 16;
/** Most signs of a snippet. */
const LENGTH = 80;

/** Words around a match: plain text, and which parts of it match, each from a position up to another. */
export interface Snippet {
  readonly text: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

type Range = readonly [from: number, to: number];

/** Returns where a folded word stands in a line; signs that fold to more or fewer signs count as one. */
const exactRanges = (signs: readonly string[], word: string): readonly Range[] => {
  const folded = signs.map(foldText);
  const ranges: Range[] = [];
  for (let from = 0; from < signs.length; from += 1) {
    let [have, to] = ['', from];
    while (to < signs.length && have.length < word.length) {
      have += folded[to] === '' ? ' ' : (folded[to] ?? '');
      to += 1;
    }
    if (folded[from] !== '' && have.startsWith(word)) ranges.push([from, to]);
  }
  return ranges;
};

/** Returns where Chinese stands that is spelled, or abbreviated by first letters, as a word is. */
const spelledRanges = (signs: readonly string[], word: string): readonly Range[] => {
  if (!/^[a-z]{2,40}$/.test(word)) return [];
  // Whole runs, because how a sign is spoken depends on those beside it.
  const syllables = (signs.join('').match(RUNS) ?? []).flatMap((run) =>
    HAN.test(run) ? pinyin(run, { toneType: 'none', type: 'array', v: true }) : [...run].map(() => ''),
  );
  for (const spelling of [syllables, syllables.map((syllable) => syllable.charAt(0))]) {
    for (let from = 0; from < signs.length; from += 1) {
      let [have, to] = ['', from];
      while (to < signs.length && spelling[to] !== '' && have.length < word.length) {
        have += spelling[to] ?? '';
        to += 1;
      }
      if (have.startsWith(word)) return [[from, to]];
    }
  }
  return [];
};

const joined = (ranges: readonly Range[]): readonly Range[] => {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
};

/** Cuts the line of a text that shows the most of some folded words, around the first of them; undefined when no line shows any. */
export const cutSnippet = (text: string, words: readonly string[]): Snippet | undefined => {
  let best:
    | { readonly signs: readonly string[]; readonly ranges: readonly Range[]; readonly found: number }
    | undefined;
  for (const line of text.split('\n')) {
    const signs = [...line];
    const found = words.map((word) => {
      const exact = exactRanges(signs, word);
      return exact.length > 0 ? exact : spelledRanges(signs, word);
    });
    const count = found.filter((ranges) => ranges.length > 0).length;
    if (count > (best?.found ?? 0)) best = { signs, ranges: joined(found.flat()), found: count };
    if (count === words.length) break;
  }
  if (best === undefined) return undefined;
  const first = best.ranges[0]?.[0] ?? 0;
  const start = Math.max(0, Math.min(first - BEFORE, best.signs.length - LENGTH));
  const end = Math.min(best.signs.length, start + LENGTH);
  const [head, tail] = [start > 0 ? '…' : '', end < best.signs.length ? '…' : ''];
  // Positions are those of a string: a sign outside of the first plane takes two.
  const at = (sign: number): number => head.length + best.signs.slice(start, sign).join('').length;
  const ranges = best.ranges
    .filter(([from]) => from < end)
    .map(([from, to]): Range => [at(from), at(Math.min(to, end))]);
  return { text: head + best.signs.slice(start, end).join('') + tail, ranges };
};
