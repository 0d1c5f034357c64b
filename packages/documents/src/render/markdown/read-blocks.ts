import { isTableRule, splitCells } from './table-rows.ts';

/** A leaf of the blocks of a text, as it is typed. */
export type Leaf =
  | { readonly kind: 'paragraph'; readonly lines: string[] }
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'code'; readonly lines: string[]; readonly fence?: Fence }
  | { readonly kind: 'table'; readonly rule: string; readonly rows: string[] }
  | { readonly kind: 'rule' };

interface Fence {
  readonly sign: string;
  readonly length: number;
  readonly indent: number;
}

/** Container of a leaf. */
export type Container =
  | { readonly kind: 'quote' }
  | {
      readonly kind: 'item';
      /** Columns by which its content is indented. */
      readonly indent: number;
      readonly sign: string;
      readonly number: number | undefined;
      isEmpty: boolean;
    };

/** A leaf with its containers, the outermost first. */
export interface PlacedLeaf {
  readonly leaf: Leaf;
  readonly around: readonly Container[];
}

// Deeper nesting is text of the block it stands in.
const MOST_AROUND = 60;
const ITEM = /^([-*+]|(\d{1,9})([.)]))(?: (.*)|)$/s;

/** Writes tabs among the signs that begin a line as spaces up to the next fourth column. */
const withoutTabs = (line: string): string => {
  if (!line.includes('\t')) return line;
  let [text, at] = ['', 0];
  for (; at < line.length && /[ \t>*+\-\d.)]/.test(line.charAt(at)); at += 1) {
    const sign = line.charAt(at);
    text += sign === '\t' ? ' '.repeat(4 - (text.length % 4)) : sign;
  }
  return text + line.slice(at);
};

/** Counts the spaces that a text begins with, at most so many. */
const indentOf = (text: string, most = Infinity): number => {
  let at = 0;
  while (at < most && text.charAt(at) === ' ') at += 1;
  return at;
};

const isBlank = (text: string): boolean => text.trim() === '';

const isRule = (text: string): boolean => /^([-*_])(?: *\1){2,} *$/.test(text);

const fenceOf = (text: string, indent: number): Fence | undefined => {
  const [, signs = ''] = /^(`{3,}(?=[^`]*$)|~{3,})/s.exec(text) ?? [];
  return signs === '' ? undefined : { sign: signs.charAt(0), length: signs.length, indent };
};

/** Counts the spaces between the mark of an item and its words; before more than four of them it is code that follows. */
const gapBefore = (content: string): number => {
  const spaces = indentOf(content);
  return spaces > 3 ? 1 : spaces + 1;
};

/** Takes the signs off the end of a heading that close it, which a space stands before. */
const withoutClosing = (words: string): string => {
  const text = words.trim();
  let end = text.length;
  while (text.charAt(end - 1) === '#') end -= 1;
  return end === 0 || text.charAt(end - 1) === ' ' ? text.slice(0, end).trim() : text;
};

/** Returns the leaf that begins with a text, if it is none of the usual ones. */
const startOf = (text: string, indent: number): Leaf | undefined => {
  const [heading] = /^#{1,6}(?= |$)/.exec(text) ?? [];
  if (heading !== undefined)
    return { kind: 'heading', level: heading.length, text: withoutClosing(text.slice(heading.length)) };
  const fence = fenceOf(text, indent);
  if (fence !== undefined) return { kind: 'code', lines: [], fence };
  return isRule(text) ? { kind: 'rule' } : undefined;
};

/** Reads lines as leaves with their containers, as CommonMark has it. */
class BlockReader {
  readonly leaves: PlacedLeaf[] = [];
  #around: Container[] = [];
  #leaf: Leaf | undefined;

  /** Reads one more line. */
  read(typed: string): void {
    const { matched, rest: begun } = this.#match(withoutTabs(typed));
    const isAll = matched === this.#around.length;
    const fence = this.#leaf?.kind === 'code' ? this.#leaf.fence : undefined;
    if (isAll && fence !== undefined) return this.#readFence(begun, fence);
    const { rest, count } = this.#openContainers(begun, matched);
    const isLeft = count === matched && !isAll;
    if (isLeft && this.#isLazy(rest)) return this.#addLine(rest.trim());
    if (isLeft) this.#leave(matched);
    return this.#readLeaf(rest);
  }

  /** Returns whether a line goes on with a paragraph without the marks of its containers. */
  #isLazy(rest: string): boolean {
    if (this.#leaf?.kind !== 'paragraph' || isBlank(rest)) return false;
    const indent = indentOf(rest);
    const text = rest.slice(indent);
    return indent >= 4 || (startOf(text, indent) === undefined && !text.startsWith('>') && !ITEM.test(text));
  }

  #readFence(rest: string, fence: Fence): void {
    const indent = indentOf(rest);
    const closing = new RegExp(`^\\${fence.sign}{${fence.length},} *$`);
    if (indent < 4 && closing.test(rest.slice(indent))) this.#leaf = undefined;
    else this.#addLine(rest.slice(Math.min(indent, fence.indent)));
  }

  /** Counts the containers that go on in a line, and returns the text behind their marks. */
  #match(line: string): { readonly matched: number; readonly rest: string } {
    let [rest, matched, isEmpty] = [line, 0, isBlank(line)];
    for (const one of this.#around) {
      if (one.kind === 'quote') {
        const indent = indentOf(rest, 4);
        if (indent > 3 || rest.charAt(indent) !== '>') break;
        rest = afterMark(rest, indent + 1);
        isEmpty = isBlank(rest);
      } else if (isEmpty) {
        if (one.isEmpty) break;
      } else if (indentOf(rest, one.indent) === one.indent) rest = rest.slice(one.indent);
      else break;
      matched += 1;
    }
    return { matched, rest };
  }

  /** Opens the quotes and items that begin in a line; returns the rest, and how many containers are open then. */
  #openContainers(begun: string, matched: number): { readonly rest: string; readonly count: number } {
    let [rest, count] = [begun, matched];
    for (;;) {
      const indent = indentOf(rest);
      const text = rest.slice(indent);
      if (indent > 3 || text === '' || count >= MOST_AROUND) return { rest, count };
      if (text.startsWith('>')) {
        this.#leave(count);
        this.#around.push({ kind: 'quote' });
        rest = afterMark(text, 1);
      } else {
        const item = isRule(text) ? undefined : this.#itemOf(text, indent, count);
        if (item === undefined) return { rest, count };
        this.#leave(count);
        this.#around.push(item.container);
        rest = item.rest;
      }
      count += 1;
    }
  }

  #itemOf(
    text: string,
    indent: number,
    count: number,
  ): { readonly container: Container; readonly rest: string } | undefined {
    const match = ITEM.exec(text);
    if (match === null) return undefined;
    const [, mark = '', digits, end, content = ''] = match;
    const isInParagraph = count === this.#around.length && this.#leaf?.kind === 'paragraph';
    if (isInParagraph && !this.#breaksParagraph(text, content, digits)) return undefined;
    const isEmpty = isBlank(content);
    const gap = isEmpty ? 1 : gapBefore(content);
    return {
      container: {
        kind: 'item',
        indent: indent + mark.length + gap,
        sign: end ?? mark,
        number: digits === undefined ? undefined : Number(digits),
        isEmpty,
      },
      rest: isEmpty ? '' : content.slice(gap - 1),
    };
  }

  /** Returns whether an item may begin in the middle of a paragraph: with words, and a list from 1 on. */
  #breaksParagraph(text: string, content: string, digits: string | undefined): boolean {
    return !isBlank(content) && (digits === undefined || Number(digits) === 1) && !this.#isSetext(text);
  }

  #isSetext(text: string): boolean {
    return this.#leaf?.kind === 'paragraph' && /^(=+|-+) *$/.test(text);
  }

  /** Closes containers beyond so many, and the leaf in them. */
  #leave(count: number): void {
    this.#around = this.#around.slice(0, count);
    this.#leaf = undefined;
  }

  #readLeaf(rest: string): void {
    const [indent, leaf] = [indentOf(rest), this.#leaf];
    if (isBlank(rest)) return this.#readBlank(rest);
    this.#fillItems();
    if (indent >= 4) return this.#readIndented(rest);
    const text = rest.slice(indent);
    if (leaf?.kind === 'paragraph' && this.#isSetext(text)) return this.#underline(leaf.lines, text);
    const start = startOf(text, indent);
    if (start !== undefined) return this.#begin(start);
    if (leaf?.kind === 'paragraph') return this.#goOn(leaf.lines, text);
    if (leaf?.kind !== 'table') return this.#begin({ kind: 'paragraph', lines: [text] });
    leaf.rows.push(text);
    return undefined;
  }

  /** Makes a heading of a paragraph that a line stands below. */
  #underline(lines: readonly string[], line: string): void {
    this.leaves.pop();
    this.#leaf = undefined;
    this.#push({ kind: 'heading', level: line.startsWith('=') ? 1 : 2, text: lines.join('\n') });
  }

  #fillItems(): void {
    for (const one of this.#around) if (one.kind === 'item') one.isEmpty = false;
  }

  #readIndented(rest: string): void {
    if (this.#leaf?.kind === 'paragraph') this.#addLine(rest.trim());
    else if (this.#leaf?.kind === 'code') this.#addLine(rest.slice(4));
    else this.#begin({ kind: 'code', lines: [rest.slice(4)] });
  }

  /** Adds a line to a paragraph, or makes a table of both. */
  #goOn(lines: string[], text: string): void {
    const head = lines.at(-1) ?? '';
    if (!isTableRule(text) || splitCells(head).length !== splitCells(text).length) return this.#addLine(text);
    lines.pop();
    if (lines.length === 0) this.leaves.pop();
    return this.#begin({ kind: 'table', rule: text, rows: [head] });
  }

  #readBlank(rest: string): void {
    if (this.#leaf?.kind === 'code') this.#addLine(rest.slice(4));
    else {
      // An item without a word is shown all the same.
      const last = this.#around.at(-1);
      if (last?.kind === 'item' && last.isEmpty && !this.#isBegun(last))
        this.#push({ kind: 'paragraph', lines: [] });
      this.#leaf = undefined;
    }
  }

  #isBegun(item: Container): boolean {
    return this.leaves.at(-1)?.around.includes(item) === true;
  }

  #push(leaf: Leaf): void {
    this.leaves.push({ leaf, around: this.#around });
    this.#around = [...this.#around];
  }

  #begin(leaf: Leaf): void {
    this.#push(leaf);
    this.#leaf = leaf.kind === 'heading' || leaf.kind === 'rule' ? undefined : leaf;
  }

  #addLine(text: string): void {
    if (this.#leaf?.kind === 'paragraph' || this.#leaf?.kind === 'code') this.#leaf.lines.push(text);
  }
}

/** Returns the text behind a mark and one space. */
const afterMark = (text: string, at: number): string => text.slice(text.charAt(at) === ' ' ? at + 1 : at);

/** Reads lines from a number on as leaves with their containers, until there are more than so many; `at` is the line that follows. */
export const readLeaves = (
  lines: readonly string[],
  first: number,
  most: number,
): { readonly leaves: readonly PlacedLeaf[]; readonly isCut: boolean; readonly at: number } => {
  const reader = new BlockReader();
  let began = first;
  for (let at = first; at < lines.length; at += 1) {
    const before = reader.leaves.length;
    reader.read(lines[at] ?? '');
    if (reader.leaves.length > before) began = at;
    if (reader.leaves.length > most) return { leaves: reader.leaves.slice(0, most), isCut: true, at: began };
  }
  reader.read('');
  return { leaves: reader.leaves, isCut: false, at: lines.length };
};
