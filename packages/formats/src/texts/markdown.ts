import type { Definition } from '@chartdock/documents';
import { strToU8 } from 'fflate';
import { decodeUtf8 } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader, FormatWriter } from '../model/format.types.ts';
import { walkTopics } from '../trees/tree-parts.ts';
import { readMarkdownTree } from './markdown-tree.ts';

const HEADINGS = 3;
// Signs that markdown would take for markup at the beginning of a line or anywhere in it.
const MARKUP = /([\\`*_[\]<>])/g;

const escape = (text: string): string =>
  text
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap))
    .replace(MARKUP, '\\$1')
    .replace(/^(#|\+|-|\d+\.)/, '\\$1');

const markdownOf = (definition: Definition): string => {
  if (definition.type === 'markdown') return definition.text;
  if (definition.type !== 'tree') throw new FormatError('no_content', 'neither a text nor a tree');
  const blocks = walkTopics(definition.root).map(({ topic, depth }) => {
    const title = topic.href === undefined ? escape(topic.title) : `[${escape(topic.title)}](${topic.href})`;
    const isHeading = depth < HEADINGS && (depth === 0 || topic.children.length > 0);
    const line = isHeading
      ? `${'#'.repeat(depth + 1)} ${title}`
      : `${'  '.repeat(Math.max(0, depth - HEADINGS))}- ${title}`;
    const note = topic.note === undefined || topic.note === '' ? '' : `\n\n${topic.note}\n`;
    return { isHeading, text: `${line}${note}` };
  });
  return blocks
    .map(({ isHeading, text }, at) =>
      at > 0 && (isHeading || blocks[at - 1]?.isHeading === true) ? `\n${text}` : text,
    )
    .join('\n');
};

const withoutLineEnds = (text: string): string => {
  let end = text.length;
  while (text.charAt(end - 1) === '\n') end -= 1;
  return text.slice(0, end);
};

/** Writes markdown as it is, and trees as headings and lists. Throws `no_content` for drawings. */
export const writeMarkdown: FormatWriter = ({ canvases }) =>
  strToU8(`${withoutLineEnds(canvases.map(({ definition }) => markdownOf(definition)).join('\n\n'))}\n`);

/** Reads markdown as a tree by its headings and lists. */
export const readMarkdown: FormatReader = (bytes) => {
  const canvas = readMarkdownTree(decodeUtf8(bytes), '');
  const { definition } = canvas;
  const title =
    definition.type === 'tree' && definition.root.title !== '' ? definition.root.title : undefined;
  return { title, canvases: [canvas], losses: [] };
};
