import { plainText } from './plain-text.ts';
import type { ListItem, TextReading } from './text-reading.types.ts';

interface Growing extends ListItem {
  readonly children: Growing[];
  /** How far in it stands: headings below zero, lines by their indent. */
  readonly depth: number;
}

const HEADING = /^(#{1,6})\s+(\S.*)$/s;
const MARKED = /^(?:[-*+•·]|\d{1,3}[.)、])\s+(\S.*)$/s;
const FENCE = /^(?:```|~~~)/;
const RULE = /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/;
const TAB = 4;

/** Takes the signs off the end of a heading that some people close it with. */
const withoutClosing = (text: string): string => {
  let end = text.length;
  while (end > 1 && text.charAt(end - 1) === '#') end -= 1;
  return text.slice(0, end).trimEnd();
};

const indentOf = (line: string): number => {
  const space = /^\s*/.exec(line)?.[0] ?? '';
  return [...space].reduce((width, sign) => width + (sign === '\t' ? TAB : sign === '\u3000' ? 2 : 1), 0);
};

/** Reads one line: its text and how far in it stands; undefined for one that says nothing. */
const readLine = (line: string): { readonly text: string; readonly depth: number } | undefined => {
  const content = line.trim();
  if (content === '' || FENCE.test(content) || RULE.test(content)) return undefined;
  const [, signs, heading] = HEADING.exec(content) ?? [];
  const [, marked] = MARKED.exec(content) ?? [];
  const text = plainText(heading === undefined ? (marked ?? content) : withoutClosing(heading));
  if (text === '') return undefined;
  return { text, depth: signs === undefined ? indentOf(line) : signs.length - HEADINGS };
};

/** Headings stand above every line: the deepest of them at -1. */
const HEADINGS = 7;

/**
 * Reads an indented list, markdown with headings, or plain lines. A line that is indented further is below
 * the one before it.
 */
export const readList = (lines: readonly string[]): TextReading => {
  const items: Growing[] = [];
  const path: Growing[] = [];
  for (const [index, whole] of lines.entries()) {
    const line = readLine(whole);
    if (line === undefined) continue;
    const item: Growing = { ...line, line: index + 1, children: [] };
    while ((path.at(-1)?.depth ?? -Infinity) >= item.depth) path.pop();
    (path.at(-1)?.children ?? items).push(item);
    path.push(item);
  }
  const [first, ...others] = items;
  const isTitle = first !== undefined && others.length === 0 && first.depth === 1 - HEADINGS;
  return isTitle
    ? { form: 'list', title: first.text, items: first.children }
    : { form: 'list', title: undefined, items };
};
