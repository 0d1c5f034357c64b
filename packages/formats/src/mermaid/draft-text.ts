import { drawDraft } from '@chartdock/drafting';
import type { Definition } from '@chartdock/documents';
import { FormatError } from '../model/format-error.ts';
import { definitionOf } from '../trees/tree-parts.ts';

// Signs that mean something in a draft travel through it as private ones.
const SIGNS = '|:;#/@~\\%-=><*.!`"\'{}[]()&+?,';
const FIRST = 0xe100;

/** Writes a text so that a draft takes it for nothing but text. */
export const draftText = (text: string): string => {
  const plain = text.replace(/[\ue100-\ue1ff]/g, '').trim();
  const words = [...plain]
    .map((sign) => {
      const at = SIGNS.indexOf(sign);
      return at === -1 ? sign : String.fromCharCode(FIRST + at);
    })
    .join('');
  return words === ''
    ? String.fromCharCode(FIRST + SIGNS.length)
    : words.replace(/\s+/g, (gap) => (gap.includes('\n') ? '\\n' : gap)).replace(/\t/g, ' ');
};

const restore = (text: string): string =>
  text.replace(/[\ue100-\ue1ff]/g, (sign) => SIGNS[sign.charCodeAt(0) - FIRST] ?? '');

const restoreAll = (value: unknown): unknown => {
  if (typeof value === 'string') return restore(value);
  if (Array.isArray(value)) return value.map(restoreAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, restoreAll(one)]));
};

/**
 * Draws a draft whose texts were written by {@link draftText}. Throws `too_large` or `damaged` with the fault
 * of the draft.
 */
export const drawText = (lines: readonly string[], title: string): Definition => {
  const outcome = drawDraft(lines.join('\n'), { title, language: 'zh' });
  if (outcome.status === 'drawn') return definitionOf(restoreAll(outcome.definition));
  const [fault] = outcome.faults;
  throw new FormatError(
    fault !== undefined && /400/.test(fault.en) ? 'too_large' : 'damaged',
    fault === undefined ? 'no drawing' : restore(fault.en),
  );
};
