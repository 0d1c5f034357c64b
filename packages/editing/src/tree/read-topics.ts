import { cutText } from '@chartdock/text';
import type { Topic, TopicTask } from '@chartdock/documents';

/** A topic that was read from a text and has no id yet. */
export interface ReadTopic {
  readonly title: string;
  readonly task?: TopicTask;
  readonly children: readonly ReadTopic[];
}

/** No more is read of a text than this, and no deeper. */
const MOST = { topics: 5_000, depth: 40, title: 2_000 } as const;

interface Line {
  readonly depth: number;
  readonly title: string;
  readonly task?: TopicTask;
}

interface Growing {
  readonly title: string;
  readonly task?: TopicTask;
  readonly children: Growing[];
}

const HEADING = /^(#{1,6})\s+(\S.*)$/s;
const BULLET = /^(?:[-*+•·○▪◦–]|\d{1,4}[.)、]|[（(]\d{1,3}[)）])\s+/;
const BOX = /^\[([ xX])\]\s+/;
const TAB_WIDTH = 4;

/** Takes the signs off the end of a heading that some people close it with. */
const withoutClosing = (text: string): string => {
  let end = text.length;
  while (end > 1 && text.charAt(end - 1) === '#') end -= 1;
  return text.slice(0, end).trimEnd();
};

const indentOf = (line: string): number => {
  let width = 0;
  for (const sign of line) {
    if (sign === '\t') width += TAB_WIDTH - (width % TAB_WIDTH);
    else if (sign === ' ') width += 1;
    else if (sign === '\u3000') width += 2;
    else break;
  }
  return width;
};

const lineOf = (text: string, depth: number): Line => {
  const bare = text.trim().replace(BULLET, '');
  const box = BOX.exec(bare);
  const title = cutText(box === null ? bare : bare.slice(box[0].length), MOST.title);
  return box === null
    ? { depth, title }
    : { depth, title, task: box[1] === ' ' ? { done: false } : { done: true } };
};

/** Computes the depth of lines from their indentation, with any step; headings stand above all below them. */
const depthsOf = (lines: readonly string[]): Line[] => {
  const read: Line[] = [];
  let base = 0;
  let open: number[] = [];
  for (const text of lines) {
    const heading = HEADING.exec(text.trim());
    if (heading !== null) {
      const depth = (heading[1] ?? '#').length - 1;
      read.push(lineOf(withoutClosing(heading[2] ?? ''), depth));
      [base, open] = [depth + 1, []];
      continue;
    }
    const indent = indentOf(text);
    while (open.length > 0 && (open[open.length - 1] ?? 0) >= indent) open.pop();
    read.push(lineOf(text, base + open.length));
    open.push(indent);
  }
  return read;
};

/** Returns the lines that are read; where some are left out, the last one says how many, in no language. */
const readable = (lines: readonly Line[]): readonly Line[] => {
  if (lines.length <= MOST.topics) return lines;
  const kept = lines.slice(0, MOST.topics - 1);
  return [...kept, { depth: 0, title: `… (+${lines.length - kept.length})` }];
};

/** Builds topics of lines; a line that skips depths hangs below the last one all the same. */
const grow = (lines: readonly Line[]): ReadTopic[] => {
  const roots: Growing[] = [];
  const open: { readonly depth: number; readonly topic: Growing }[] = [];
  for (const { depth, title, task } of readable(lines)) {
    const topic: Growing = { title, children: [], ...(task === undefined ? {} : { task }) };
    while (open.length > 0 && ((open[open.length - 1]?.depth ?? 0) >= depth || open.length >= MOST.depth))
      open.pop();
    (open[open.length - 1]?.topic.children ?? roots).push(topic);
    open.push({ depth, topic });
  }
  return roots;
};

/** Returns whether lines are cells of a table, as sheets put them on the clipboard: tabs within lines, none before them. */
const isTable = (lines: readonly string[]): boolean =>
  lines.some((line) => /\S\t/.test(line)) && !lines.some((line) => /^\t+\S/.test(line) && !/\S\t/.test(line));

const rowsOf = (lines: readonly string[]): Line[] =>
  lines.flatMap((line) => {
    const cells = line.split('\t').map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .replace(/""/g, '"'),
    );
    const [first = '', ...others] = cells;
    const below = others
      .filter((cell) => cell !== '')
      .map((cell): Line => ({ depth: 1, title: cutText(cell, MOST.title) }));
    return first === '' ? below : [{ depth: 0, title: cutText(first, MOST.title) }, ...below];
  });

/**
 * Reads a text as topics: indented lines, bullets and numbers, headings and boxes of markdown, cells of a table. A line is one
 * topic, with any text in it; blank lines are none. Of more than 5,000 lines the last topic says how many were left out.
 */
export const readTopics = (text: string): ReadTopic[] => {
  const lines = text
    .replace(/\u0000/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '' && !/^\s*(?:-{3,}\s*|\*{3,}\s*|```.*)$/s.test(line));
  return grow(isTable(lines) ? rowsOf(lines) : depthsOf(lines));
};

/** Gives ids to topics that were read. */
export const withIds = (topics: readonly ReadTopic[], newId: () => string): Topic[] =>
  topics.map(({ title, task, children }) => ({
    id: newId(),
    title,
    children: withIds(children, newId),
    ...(task === undefined ? {} : { task }),
  }));
