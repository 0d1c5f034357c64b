import type {
  BoardDefinition,
  Definition,
  GraphDefinition,
  GraphNode,
  TextRun,
} from '../model/definition.types.ts';
import { blockId } from '../render/draw-markdown.ts';
import { parseMarkdown } from '../render/parse-markdown.ts';
import type { MarkdownBlock } from '../render/parse-markdown.ts';
import { listTopics } from '../layouts/topic-list.ts';

/** Words of a document in the order of reading: what a search looks through and what a screen reader reads out. */
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
}

const SAME_LINE = 24;

const linkIn = (runs: readonly TextRun[] | undefined): string | undefined =>
  runs?.find(({ href }) => href !== undefined)?.href;

/** Leaves out what is not there, so that lines stay small on the wire. */
const lineOf = (
  id: string,
  level: number,
  {
    text,
    note,
    href,
    leads = [],
    fold,
  }: {
    readonly text: string;
    readonly note?: string | undefined;
    readonly href?: string | undefined;
    readonly leads?: readonly string[];
    readonly fold?: 'open' | 'closed' | undefined;
  },
): TextLine => ({
  id,
  level,
  text,
  ...(note === undefined ? {} : { note }),
  ...(href === undefined ? {} : { href }),
  ...(leads.length === 0 ? {} : { leads }),
  ...(fold === undefined ? {} : { fold }),
});

const wordsOf = ({ text, rows = [] }: GraphNode): string =>
  [text, ...rows.map((row) => row.join(' '))].filter((one) => one.trim() !== '').join('\n');

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
    cell.t === 'edge' && (cell.from.id === undefined || cell.to.id === undefined)
      ? cell.labels.map(({ text }) => lineOf(id, 2, { text }))
      : [],
  );
  const lines = nodes
    .toSorted((a, b) => inReadingOrder(a.cell, b.cell))
    .map(({ id, cell }) =>
      lineOf(id, 1, {
        text: wordsOf(cell),
        href: cell.href ?? linkIn(cell.runs),
        leads: leads.get(id) ?? [],
      }),
    );
  return [...lines, ...labels].filter(({ text }) => text !== '');
};

const boardLines = ({ elements }: BoardDefinition): TextLine[] =>
  elements
    .filter(({ text }) => text.trim() !== '')
    .toSorted(inReadingOrder)
    .map(({ id, text, type }) => lineOf(id, type === 'frame' ? 1 : 2, { text }));

const plain = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');

const blockLine = (block: MarkdownBlock, id: string): TextLine[] => {
  switch (block.kind) {
    case 'rule':
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
      return listTopics(definition.root).map(({ topic, level, hidden, children }) =>
        lineOf(topic.id, level + 1, {
          text: topic.title,
          note: topic.note,
          href: topic.href ?? linkIn(topic.runs),
          fold: level === 0 ? undefined : hidden > 0 ? 'closed' : children.length > 0 ? 'open' : undefined,
        }),
      );
    case 'markdown':
      return parseMarkdown(definition.text).flatMap((block, index) => blockLine(block, blockId(index)));
    case 'source':
      return definition.text
        .split(/\r\n|\r|\n/)
        .map((text, index) => lineOf(blockId(index), 1, { text }))
        .filter(({ text }) => text.trim() !== '');
  }
};
