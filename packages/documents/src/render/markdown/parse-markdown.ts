import { linesOf } from '@chartdock/text';
import type { Inset, MarkdownBlock, MarkdownRun } from './markdown.types.ts';
import { foldLinkName, readDestination, unescape } from './link-target.ts';
import { parseInline } from './parse-inline.ts';
import { readLeaves } from './read-blocks.ts';
import type { Container, Leaf, PlacedLeaf } from './read-blocks.ts';
import { readAligns, splitCells } from './table-rows.ts';

export type { MarkdownBlock } from './markdown.types.ts';

/** Most blocks that are drawn of a text; a line says how much follows. */
const MOST_BLOCKS = 20_000;

const NAME = /^\[((?:[^[\]\\]|\\[^]){1,999})\]:/;
const TITLE = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\)/y;

const afterBlanks = (text: string, at: number): number => {
  let end = at;
  while (text.charAt(end) === ' ' || text.charAt(end) === '\t') end += 1;
  return end;
};

const endsLine = (text: string, at: number): boolean => at === text.length || text.charAt(at) === '\n';

/** Finds the end of the title behind the address of a named link: a title there or on the next line, and nothing else. */
const endOfTitle = (text: string, from: number): number | undefined => {
  const here = afterBlanks(text, from);
  const next = text.charAt(here) === '\n' ? afterBlanks(text, here + 1) : here;
  TITLE.lastIndex = next;
  const title = next > from && TITLE.test(text) ? afterBlanks(text, TITLE.lastIndex) : undefined;
  return [title, next, here].find((end) => end !== undefined && endsLine(text, end));
};

/** Takes the names of links off the beginning of a paragraph. */
const takeNames = (text: string, names: Map<string, string>): string => {
  let rest = text;
  for (let match = NAME.exec(rest); match !== null; match = NAME.exec(rest)) {
    const [whole, name = ''] = match;
    const target = readDestination(rest, whole.length);
    if (target === undefined || name.trim() === '' || rest.slice(whole.length, target.end).trim() === '')
      break;
    const end = endOfTitle(rest, target.end);
    if (end === undefined) break;
    const key = foldLinkName(name);
    if (!names.has(key)) names.set(key, unescape(target.href));
    rest = rest.slice(end).replace(/^[ \t]*\n/, '');
  }
  return rest;
};

const insetOf = (around: readonly Container[]): Inset => {
  const lists = around.filter(({ kind }) => kind === 'item').length;
  const quotes = around.length - lists;
  return { ...(lists === 0 ? {} : { lists }), ...(quotes === 0 ? {} : { quotes }) };
};

const markOf = (item: Extract<Container, { kind: 'item' }>, number: number): string =>
  item.number === undefined ? '•' : `${number}${item.sign}`;

const CHECK = /^\[([ xX])\][ \n]+(?=\S)/;

/** Turns leaves into blocks: an item begins with the first of its leaves. */
class BlockWriter {
  readonly blocks: MarkdownBlock[] = [];
  readonly #names: ReadonlyMap<string, string>;
  readonly #shown = new Set<Container>();
  /** The last number of each list that is open, by how deep it is. */
  readonly #numbers: { readonly sign: string; number: number }[] = [];

  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names;
  }

  write({ around, leaf }: PlacedLeaf, text: string): void {
    const last = around.at(-1);
    for (const [index, one] of around.entries()) {
      if (one.kind !== 'item' || this.#shown.has(one)) continue;
      this.#shown.add(one);
      const isFirst = one === last && leaf.kind === 'paragraph';
      this.#item(around.slice(0, index + 1), one, isFirst ? text : '');
      if (isFirst) return;
    }
    const block = this.#blockOf(leaf, text, insetOf(around));
    if (block !== undefined) this.blocks.push(block);
  }

  #item(around: readonly Container[], item: Extract<Container, { kind: 'item' }>, text: string): void {
    const inset = insetOf(around);
    const level = (inset.lists ?? 1) - 1;
    const check = CHECK.exec(text);
    const words = check === null ? text : text.slice(check[0].length);
    this.blocks.push({
      kind: 'item',
      level,
      mark: markOf(item, this.#numberOf(item, level)),
      ...(check === null ? {} : { isDone: check[1] !== ' ' }),
      ...(inset.quotes === undefined ? {} : { quotes: inset.quotes }),
      runs: parseInline(words, this.#names),
    });
  }

  /** Counts on in a list whose items have the same sign; a list begins with the number of its first item. */
  #numberOf(item: Extract<Container, { kind: 'item' }>, level: number): number {
    const known = this.#numbers[level];
    this.#numbers.length = Math.min(this.#numbers.length, level + 1);
    const number = known?.sign === item.sign ? known.number + 1 : (item.number ?? 0);
    this.#numbers[level] = { sign: item.sign, number };
    return number;
  }

  #blockOf(leaf: Leaf, text: string, inset: Inset): MarkdownBlock | undefined {
    if (inset.lists === undefined) this.#numbers.length = 0;
    switch (leaf.kind) {
      case 'heading':
        return { kind: 'heading', level: leaf.level, runs: parseInline(text, this.#names), ...inset };
      case 'rule':
        return { kind: 'rule', ...inset };
      case 'code':
        return {
          kind: 'code',
          lines: leaf.fence === undefined ? withoutLastBlanks(leaf.lines) : leaf.lines,
          ...inset,
        };
      case 'table':
        return tableOf(leaf, this.#names, inset);
      case 'paragraph':
        return text === '' ? undefined : this.#paragraph(text, inset);
    }
  }

  #paragraph(text: string, inset: Inset): MarkdownBlock {
    const runs = parseInline(text, this.#names);
    // Blocks in a list are set in like its words.
    return inset.quotes !== undefined && inset.lists === undefined
      ? { kind: 'quote', runs, ...(inset.quotes === 1 ? {} : { quotes: inset.quotes }) }
      : { kind: 'paragraph', runs, ...inset };
  }
}

/** Leaves blank lines out that follow indented code. */
const withoutLastBlanks = (lines: readonly string[]): readonly string[] =>
  lines.slice(
    0,
    lines.reduce((end, line, index) => (line.trim() === '' ? end : index + 1), 0),
  );

const wordsOf = (runs: readonly MarkdownRun[]): string => runs.map(({ text }) => text).join('');

const tableOf = (
  { rule, rows }: Extract<Leaf, { kind: 'table' }>,
  names: ReadonlyMap<string, string>,
  inset: Inset,
): MarkdownBlock => {
  const aligns = readAligns(rule);
  const cells = rows.map((row) => {
    const own = splitCells(row).slice(0, aligns.length);
    return Array.from({ length: aligns.length }, (_, at) => wordsOf(parseInline(own[at] ?? '', names)));
  });
  return {
    kind: 'table',
    rows: cells,
    ...(aligns.every((one) => one === 'left') ? {} : { aligns }),
    ...inset,
  };
};

/** Matches the part between dashes at the top of a text: data about it, which is shown as it is typed. */
const FRONT = /^---[ \t]*\n((?:.*\n){0,200}?)(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** Reads a markdown text as blocks, at most so many; the last one says how many lines follow. */
export const parseMarkdown = (text: string, maxBlocks = MOST_BLOCKS): MarkdownBlock[] => {
  const lines = linesOf(text);
  const front = lines[0]?.trimEnd() === '---' ? FRONT.exec(lines.slice(0, 202).join('\n')) : null;
  const isFront = front !== null && /^[\w-]+[ \t]*:/m.test(front[1] ?? '');
  const head = isFront ? (front[1] ?? '').split('\n').slice(0, -1) : [];
  const { leaves, isCut, at } = readLeaves(lines, isFront ? head.length + 2 : 0, maxBlocks);
  const names = new Map<string, string>();
  const texts = leaves.map(({ leaf }) => {
    if (leaf.kind === 'heading') return leaf.text;
    return leaf.kind === 'paragraph' ? takeNames(leaf.lines.join('\n').trimEnd(), names) : '';
  });
  const writer = new BlockWriter(names);
  if (isFront) writer.blocks.push({ kind: 'code', lines: head });
  leaves.forEach((one, index) => {
    const text = texts[index] ?? '';
    const isNames = one.leaf.kind === 'paragraph' && text === '' && one.leaf.lines.length > 0;
    if (!isNames || one.around.length > 0) writer.write(one, text);
  });
  if (isCut) writer.blocks.push({ kind: 'rest', count: lines.length - at });
  return writer.blocks;
};
