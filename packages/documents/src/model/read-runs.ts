import type { TextRun } from './definition.types.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { color, flag, link, listOf, objectOf, textUpTo } from './readers.ts';

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
