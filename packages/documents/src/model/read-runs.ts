import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { color, flag, link, listOf, objectOf, textUpTo } from './readers.ts';
import type { TextRun } from './text.types.ts';

/** Reads styled text. */
export const runs = listOf(
  objectOf(
    { text: textUpTo(LIMITS.text) },
    { bold: flag, italic: flag, underline: flag, strike: flag, color, href: link },
  ),
  LIMITS.runs,
);

/** Returns whether styled text says the same as the plain text beside it. */
export const spellsText = (styled: readonly TextRun[], plain: string): boolean =>
  styled.map((run) => run.text).join('') === plain;

/**
 * Writes styled text in the one form that stands for its look: no empty piece, no two neighbours of one style, and nothing at all
 * for a text without styles.
 */
export const tidyRuns = (styled: readonly TextRun[]): readonly TextRun[] | undefined => {
  const tidy: TextRun[] = [];
  for (const run of styled) {
    if (run.text === '') continue;
    const last = tidy.at(-1);
    const plain = styleOf(run);
    if (last !== undefined && isSameStyle(last, plain))
      tidy[tidy.length - 1] = { ...plain, text: last.text + run.text };
    else tidy.push(plain);
  }
  return tidy.every(isPlain) ? undefined : tidy;
};

const MARKS = ['bold', 'italic', 'underline', 'strike'] as const;

/** Leaves out marks that are off. */
const styleOf = (run: TextRun): TextRun => {
  const kept = MARKS.filter((mark) => run[mark] === true).map((mark) => [mark, true] as const);
  return {
    text: run.text,
    ...Object.fromEntries(kept),
    ...(run.color === undefined ? {} : { color: run.color }),
    ...(run.href === undefined ? {} : { href: run.href }),
  };
};

const isSameStyle = (a: TextRun, b: TextRun): boolean =>
  MARKS.every((mark) => a[mark] === b[mark]) && a.color === b.color && a.href === b.href;

const isPlain = (run: TextRun): boolean => Object.keys(run).length === 1;
