import type { TextRun } from '../model/definition.types.ts';

/** Text of one style in a line of markdown. */
export interface MarkdownRun extends TextRun {
  /** Whether it was typed as code. */
  readonly isCode?: boolean;
}

/** A block of a markdown text. */
export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly MarkdownRun[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly MarkdownRun[] }
  | {
      readonly kind: 'item';
      readonly level: number;
      readonly mark: string;
      readonly isDone?: boolean;
      readonly runs: readonly MarkdownRun[];
    }
  | { readonly kind: 'quote'; readonly runs: readonly MarkdownRun[] }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'rule' };

const MAX_LINE = 4_000;
const INLINE =
  /\*\*([^*\n]{1,400})\*\*|__([^_\n]{1,400})__|~~([^~\n]{1,400})~~|`([^`\n]{1,400})`|!?\[([^\]\n]{0,400})\]\(([^)\s]{0,2000})\)|\*([^*\s][^*\n]{0,400})\*/g;
const SAFE_LINK = /^(https?:\/\/|mailto:)/i;

/** Reads the styles within a line; what is none stays as it was typed. Markup of HTML is plain text. */
export const parseInline = (line: string): MarkdownRun[] => {
  const text = line.slice(0, MAX_LINE);
  const runs: MarkdownRun[] = [];
  let last = 0;
  const plain = (end: number): void => {
    if (end > last) runs.push({ text: text.slice(last, end) });
  };
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, heavy, strike, code, label, address, italic] = match;
    plain(match.index);
    last = match.index + whole.length;
    const strong = bold ?? heavy;
    if (strong !== undefined) runs.push({ text: strong, bold: true });
    else if (strike !== undefined) runs.push({ text: strike, strike: true });
    else if (code !== undefined) runs.push({ text: code, isCode: true });
    else if (italic !== undefined) runs.push({ text: italic, italic: true });
    else if (label !== undefined)
      runs.push({ text: label, ...(SAFE_LINK.test(address ?? '') ? { href: address ?? '' } : {}) });
  }
  plain(text.length);
  return runs;
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .slice(0, 20)
    .map((cell) =>
      parseInline(cell.trim())
        .map((run) => run.text)
        .join(''),
    );

const isTableRule = (line: string | undefined): boolean =>
  line !== undefined && /^\s*\|?[\s:|-]{3,200}$/.test(line) && line.includes('-') && line.includes('|');

interface Found {
  readonly block: MarkdownBlock | undefined;
  /** Number of the line after it. */
  readonly next: number;
}

const readCode = (lines: readonly string[], at: number): Found => {
  const end = lines.findIndex((line, index) => index > at && /^\s*(```|~~~)/.test(line));
  const last = end === -1 ? lines.length : end;
  return { block: { kind: 'code', lines: lines.slice(at + 1, last) }, next: last + 1 };
};

const readTable = (lines: readonly string[], at: number): Found => {
  let next = at + 2;
  while (lines[next]?.includes('|') === true) next += 1;
  const rows = [lines[at] ?? '', ...lines.slice(at + 2, next)].map(cellsOf);
  return { block: { kind: 'table', rows }, next };
};

const ITEM = /^(\s{0,40})([-*+]|\d{1,9}[.)])\s+(?:\[([ xX])\]\s+)?(\S.*)?$/;

const readItem = (line: string): MarkdownBlock | undefined => {
  const item = ITEM.exec(line);
  if (item === null) return undefined;
  const [, indent = '', sign = '', box, text = ''] = item;
  return {
    kind: 'item',
    level: Math.min(6, Math.floor(indent.replaceAll('\t', '  ').length / 2)),
    mark: /\d/.test(sign) ? sign : '•',
    ...(box === undefined ? {} : { isDone: box !== ' ' }),
    runs: parseInline(text),
  };
};

/** Leaves out the signs that close a heading, which stand behind a blank. */
const withoutClosing = (text: string): string => {
  const whole = text.trimEnd();
  let end = whole.length;
  while (whole[end - 1] === '#') end -= 1;
  const isClosed = end < whole.length && /\s/.test(whole[end - 1] ?? '');
  return isClosed ? whole.slice(0, end).trimEnd() : text;
};

const readLine = (line: string): MarkdownBlock | undefined => {
  const heading = /^(#{1,6})\s+(\S.*)?$/.exec(line);
  if (heading !== null) {
    const runs = parseInline(withoutClosing(heading[2] ?? ''));
    return { kind: 'heading', level: heading[1]?.length ?? 1, runs };
  }
  if (/^\s*([-*_])(?:\s*\1){2,}\s*$/.test(line.slice(0, 200))) return { kind: 'rule' };
  const item = readItem(line);
  if (item !== undefined) return item;
  if (line.startsWith('>')) return { kind: 'quote', runs: parseInline(line.replace(/^[>\s]+/, '')) };
  return undefined;
};

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

const readParagraph = (lines: readonly string[], at: number): Found => {
  let next = at + 1;
  while (
    !isBlank(lines[next]) &&
    readLine(lines[next] ?? '') === undefined &&
    !/^\s*(```|~~~)/.test(lines[next] ?? '')
  )
    next += 1;
  const text = lines
    .slice(at, next)
    .map((line) => line.trim())
    .reduce(
      (all, line) =>
        /[a-z0-9,.;:)]$/i.test(all) && /^[\x20-\x7e]/.test(line) ? `${all} ${line}` : all + line,
      '',
    );
  return { block: { kind: 'paragraph', runs: parseInline(text) }, next };
};

const readBlock = (lines: readonly string[], at: number): Found => {
  const line = lines[at] ?? '';
  if (isBlank(line)) return { block: undefined, next: at + 1 };
  if (/^\s*(```|~~~)/.test(line)) return readCode(lines, at);
  if (line.includes('|') && isTableRule(lines[at + 1])) return readTable(lines, at);
  const block = readLine(line);
  return block === undefined ? readParagraph(lines, at) : { block, next: at + 1 };
};

/** Reads a markdown text as blocks, at most so many; what follows is left out. */
export const parseMarkdown = (text: string, maxBlocks = 2_000): MarkdownBlock[] => {
  const blocks: MarkdownBlock[] = [];
  // A text may be one line of megabytes; no picture shows more than this.
  const lines = text.slice(0, maxBlocks * 400).split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length && blocks.length < maxBlocks;) {
    const { block, next } = readBlock(lines, at);
    if (block !== undefined) blocks.push(block);
    at = next;
  }
  return blocks;
};
