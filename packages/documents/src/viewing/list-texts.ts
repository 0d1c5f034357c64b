import { linesOf } from '@chartdock/text';
import type {
  BoardDefinition,
  Definition,
  GraphDefinition,
  GraphNode,
  TextRun,
  Topic,
  TreeDefinition,
} from '../model/definition.types.ts';
import { blockId } from '../render/block-id.ts';
import { MOST_LINES } from '../render/draw-rest.ts';
import { parseMarkdown } from '../render/markdown/parse-markdown.ts';
import type { MarkdownBlock } from '../render/markdown/markdown.types.ts';

/** Words of a document in the order of reading: texts for searches and for screen readers. */
export interface TextLine {
  /** Id of the cell, topic, element or block in the picture. */
  readonly id: string;
  /** Depth from 1, as headings have it. */
  readonly level: number;
  readonly text: string;
  readonly note?: string;
  /** An address with http, https or mailto. */
  readonly href?: string;
  /** Where connectors lead from here, in words. */
  readonly leads?: readonly string[];
  /** Whether there are lines below it that can be hidden, and whether they are. */
  readonly fold?: 'open' | 'closed';
  /** Lies below a line that is closed, so that the picture does not show it. Default false. */
  readonly hidden?: boolean;
}

const SAME_LINE = 24;

const linkIn = (runs: readonly TextRun[] | undefined): string | undefined =>
  runs?.find(({ href }) => href !== undefined)?.href;

/** Leaves out missing fields, so that lines stay small on the wire. */
const lineOf = (
  id: string,
  level: number,
  {
    text,
    note,
    href,
    leads = [],
    fold,
    hidden = false,
  }: {
    readonly text: string;
    readonly note?: string | undefined;
    readonly href?: string | undefined;
    readonly leads?: readonly string[];
    readonly fold?: 'open' | 'closed' | undefined;
    readonly hidden?: boolean;
  },
): TextLine => ({
  id,
  level,
  text,
  ...(note === undefined ? {} : { note }),
  ...(href === undefined ? {} : { href }),
  ...(leads.length === 0 ? {} : { leads }),
  ...(fold === undefined ? {} : { fold }),
  ...(hidden ? { hidden } : {}),
});

const wordsOf = ({ text, rows = [] }: GraphNode): string =>
  [text, ...rows.map(({ cells }) => cells.join(' '))].filter((one) => one.trim() !== '').join('\n');

/** Returns where the connectors of a graph lead, by the cell they leave. */
const leadsOf = ({ cells }: GraphDefinition): Map<string, string[]> => {
  const leads = new Map<string, string[]>();
  for (const cell of Object.values(cells)) {
    if (cell.t !== 'edge' || cell.from.id === undefined || cell.to.id === undefined) continue;
    const target = cells[cell.to.id];
    const to = target?.t === 'node' ? wordsOf(target).split('\n')[0] : undefined;
    if (to === undefined || to === '') continue;
    const label = cell.labels.map(({ text }) => text).join(' ');
    const words = label === '' ? to : `${label}: ${to}`;
    const known = leads.get(cell.from.id);
    if (known === undefined) leads.set(cell.from.id, [words]);
    else known.push(words);
  }
  return leads;
};

/** Orders by line and then by place in the line, as a page is read. */
const inReadingOrder = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number => {
  const [one, other] = [Math.round(a.y / SAME_LINE), Math.round(b.y / SAME_LINE)];
  return one === other ? a.x - b.x : one - other;
};

const graphLines = (definition: GraphDefinition): TextLine[] => {
  const leads = leadsOf(definition);
  const nodes = Object.entries(definition.cells).flatMap(([id, cell]) =>
    cell.t === 'node' ? [{ id, cell }] : [],
  );
  const labels = Object.entries(definition.cells).flatMap(([id, cell]) =>
    cell.t === 'edge' ? cell.labels.map(({ text }) => lineOf(id, 2, { text })) : [],
  );
  const lines = [...nodes]
    .sort((a, b) => inReadingOrder(a.cell, b.cell))
    .map(({ id, cell }) =>
      lineOf(id, 1, {
        text: wordsOf(cell),
        href: cell.href ?? linkIn(cell.runs),
        leads: leads.get(id) ?? [],
      }),
    );
  return [...lines, ...labels].filter(({ text }) => text !== '');
};

/** Lists the texts that a topic shows: its title, and its labels below. */
const topicText = ({ title, labels = [] }: Topic): string =>
  [title, ...labels.filter((label) => label.trim() !== '')].join('\n');

/** Lists all topics, each before those below it, also collapsed ones. No depth exhausts the stack. */
const topicLines = (top: Topic, isMain: boolean): TextLine[] => {
  const lines: TextLine[] = [];
  const waiting = [{ topic: top, level: isMain ? 1 : 2, hidden: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { topic, level, hidden } = next;
    const isClosed = level > 1 && topic.collapsed === true;
    // Topics beside the tree are not folded in a view.
    const canFold = isMain && level > 1 && topic.children.length > 0;
    lines.push(
      lineOf(topic.id, level, {
        text: topicText(topic),
        note: topic.note,
        href: topic.href ?? linkIn(topic.runs),
        fold: canFold ? (isClosed ? 'closed' : 'open') : undefined,
        hidden,
      }),
    );
    for (const child of [...topic.children].reverse())
      waiting.push({ topic: child, level: level + 1, hidden: hidden || isClosed });
  }
  return lines;
};

/** Lists the topics of a tree, those beside it, and the texts at lines, brackets and frames. */
const treeLines = ({
  root,
  floating = [],
  relations = [],
  summaries = [],
  boundaries = [],
}: TreeDefinition): TextLine[] => [
  ...topicLines(root, true),
  ...floating.flatMap((topic) => topicLines(topic, false)),
  ...[...relations, ...summaries, ...boundaries]
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, text }) => lineOf(id, 2, { text })),
];

const boardLines = ({ elements }: BoardDefinition): TextLine[] =>
  elements
    .filter(({ text }) => text.trim() !== '')
    .sort(inReadingOrder)
    .map(({ id, text, type }) => lineOf(id, type === 'frame' ? 1 : 2, { text }));

const plain = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');

const blockLine = (block: MarkdownBlock, id: string): TextLine[] => {
  switch (block.kind) {
    case 'rule':
    case 'rest':
      return [];
    case 'code':
      return [lineOf(id, 2, { text: block.lines.join('\n') })];
    case 'table':
      return [lineOf(id, 2, { text: block.rows.map((row) => row.join(' ')).join('\n') })];
    case 'heading':
      return [lineOf(id, block.level, { text: plain(block.runs), href: linkIn(block.runs) })];
    default:
      return [lineOf(id, 7, { text: plain(block.runs), href: linkIn(block.runs) })];
  }
};

/** Lists the words of a document in the order of reading. */
export const listTexts = (definition: Definition): TextLine[] => {
  switch (definition.type) {
    case 'graph':
      return graphLines(definition);
    case 'board':
      return boardLines(definition);
    case 'tree':
      return treeLines(definition);
    case 'markdown':
      return parseMarkdown(definition.text).flatMap((block, index) => blockLine(block, blockId(index)));
    case 'source':
      return linesOf(definition.text)
        .slice(0, MOST_LINES)
        .map((text, index) => lineOf(blockId(index), 1, { text }))
        .filter(({ text }) => text.trim() !== '');
  }
};
