import type { FormatCanvas } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { createIds, fitText, treeCanvas } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';

const HEADING = /^(#{1,6})[ \t]+(.*)/s;
const ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(.*)/s;
const FENCE = /^\s*(```|~~~)/;

interface Open {
  readonly topic: DraftTopic;
  /** Rank of a heading, or 6 and the indent of an item. */
  readonly rank: number;
}

/** Takes the signs off the end of a heading that some people close it with. */
const withoutClosing = (text: string): string => {
  const bare = text.trimEnd();
  let end = bare.length;
  while (bare.charAt(end - 1) === '#') end -= 1;
  return end < bare.length && /\s/.test(bare.charAt(end - 1)) ? bare.slice(0, end) : text;
};

const plainInline = (text: string): string =>
  withoutClosing(
    text
      .replace(/!?\[([^\]\n]{0,400})\]\([^)\s]{0,2000}\)/g, '$1')
      .replace(/(\*\*|__|~~|`)([^\n]{1,400}?)\1/g, '$2')
      .replace(/\\([\\`*_{}[\]()#+\-.!|~>])/g, '$1'),
  ).trim();

const addNote = (topic: DraftTopic, line: string): void => {
  topic.note = topic.note === undefined ? line : `${topic.note}\n${line}`;
};

/** First rank of list items, below all headings. */
const ITEMS = 7;

/** Reads a heading or an item of a list; undefined for any other line. */
const placedOf = (line: string): { readonly rank: number; readonly words: string } | undefined => {
  const [, signs, heading = ''] = HEADING.exec(line) ?? [];
  if (signs !== undefined) return { rank: signs.length, words: plainInline(heading) };
  const [, indent, item = ''] = ITEM.exec(line) ?? [];
  return indent === undefined
    ? undefined
    : { rank: ITEMS + indent.replaceAll('\t', '    ').length, words: plainInline(item) };
};

/** Reads markdown as a tree: headings and list items are topics, other lines are notes of the topic before them. */
export const readMarkdownTree = (text: string, title: string): FormatCanvas => {
  const nextId = createIds();
  const losses = new LossCounter();
  const root: DraftTopic = { id: nextId(), title, children: [] };
  const open: Open[] = [{ topic: root, rank: -1 }];
  let isCode = false;
  const put = (rank: number, words: string): void => {
    while (open.length > 1 && (open.at(-1)?.rank ?? 0) >= rank) open.pop();
    const topic: DraftTopic = { id: nextId(), title: fitText(words, losses), children: [] };
    (open.at(-1)?.topic ?? root).children.push(topic);
    open.push({ topic, rank });
  };
  for (const line of text.split(/\r\n?|\n/)) {
    if (FENCE.test(line)) isCode = !isCode;
    const placed = isCode ? undefined : placedOf(line);
    if (placed !== undefined) put(placed.rank, placed.words);
    else if (line.trim() !== '') addNote(open.at(-1)?.topic ?? root, line.trimEnd());
  }
  return treeCanvas({ title: title === '' ? root.title : title, structure: 'free', root: singleRoot(root) });
};

/** Takes the only top heading for the root, as a person who writes one means it. */
const singleRoot = (root: DraftTopic): DraftTopic => {
  const [only, ...others] = root.children;
  return only !== undefined && others.length === 0 && root.note === undefined && only.children.length > 0
    ? only
    : root;
};
