import type { FormatCanvas } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { createIds, fitText, treeCanvas } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';

const HEADING = /^(#{1,6})[ \t]+(.*)$/;
const ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(.*)$/;
const FENCE = /^\s*(```|~~~)/;

interface Open {
  readonly topic: DraftTopic;
  /** Rank of a heading, or 6 and the indent of an item. */
  readonly rank: number;
}

const plainInline = (text: string): string =>
  text
    .replace(/!?\[([^\]\n]{0,400})\]\([^)\s]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__|~~|`)([^\n]{1,400}?)\1/g, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!|~>])/g, '$1')
    .replace(/\s+#+\s*$/, '')
    .trim();

const addNote = (topic: DraftTopic, line: string): void => {
  topic.note = topic.note === undefined ? line : `${topic.note}\n${line}`;
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
    const heading = isCode ? null : HEADING.exec(line);
    const item = isCode ? null : ITEM.exec(line);
    if (heading !== null) put(heading[1]?.length ?? 1, plainInline(heading[2] ?? ''));
    else if (item !== null)
      put(7 + (item[1] ?? '').replaceAll('\t', '    ').length, plainInline(item[2] ?? ''));
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
