import type { TextRun } from '@chartdock/documents';
import { tidyRuns } from '@chartdock/documents/checking';
import type { Fieldset } from '../things/thing.types.ts';

/** Returns which field holds the plain text that the runs of a thing spell; undefined for a thing without styled text. */
export const styledFieldOf = (thing: Fieldset): 'title' | 'text' | undefined => {
  if (thing['in'] === 'topics') return 'title';
  return thing['in'] === 'cells' && thing['t'] === 'node' ? 'text' : undefined;
};

/** Reads the runs of a thing; one for the whole of a plain text. */
export const runsOf = (thing: Fieldset, field: string): readonly TextRun[] => {
  const own = field === styledFieldOf(thing) ? thing['runs'] : undefined;
  // Things in an index have been checked.
  if (Array.isArray(own)) return own as readonly TextRun[];
  const text = thing[field];
  return typeof text === 'string' && text !== '' ? [{ text }] : [];
};

/** Spells the text of runs. */
export const spell = (put: string | readonly TextRun[]): string =>
  typeof put === 'string' ? put : put.map(({ text }) => text).join('');

/** Returns a thing with other styled text; runs that say no more than the text are left out. */
export const withRuns = (thing: Fieldset, field: string, runs: readonly TextRun[]): Fieldset => {
  const { runs: _old, ...rest } = thing;
  const text = spell(runs);
  if (field !== styledFieldOf(thing)) return { ...thing, [field]: text };
  const tidy = tidyRuns(runs);
  return { ...rest, [field]: text, ...(tidy === undefined ? {} : { runs: tidy }) };
};

/** Outcome of replacing a piece of styled text. */
export interface Spliced {
  readonly runs: readonly TextRun[];
  /** Piece that went: plain where all of it was. */
  readonly cut: string | readonly TextRun[];
}

/** Replaces a piece of styled text; a plain one takes the style of the text before it, or after it at the beginning. */
export const spliceRuns = (
  runs: readonly TextRun[],
  { at, cut, put }: { readonly at: number; readonly cut: number; readonly put: string | readonly TextRun[] },
): Spliced => {
  const before = sliceRuns(runs, 0, at);
  const gone = sliceRuns(runs, at, at + cut);
  const after = sliceRuns(runs, at + cut, Number.POSITIVE_INFINITY);
  const model = before.at(-1) ?? gone[0] ?? after[0];
  const put2 = typeof put === 'string' ? (put === '' ? [] : [{ ...model, text: put }]) : put;
  const next = [...before, ...put2, ...after];
  // Returning text must not take the style of its new surroundings.
  const isPlain = tidyRuns([...before, ...gone, ...after]) === undefined && tidyRuns(next) === undefined;
  return { runs: next, cut: isPlain ? spell(gone) : gone };
};

const sliceRuns = (runs: readonly TextRun[], from: number, to: number): readonly TextRun[] => {
  const slices: TextRun[] = [];
  let at = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (text !== '') slices.push({ ...run, text });
    at += run.text.length;
  }
  return slices;
};
