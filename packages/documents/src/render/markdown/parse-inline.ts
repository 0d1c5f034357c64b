import { readAngled, readBare } from './addresses.ts';
import type { FoundAddress } from './addresses.ts';
import { pairDelimiters, readDelimiter, signBefore, usedBy } from './delimiters.ts';
import type { Delimiter } from './delimiters.ts';
import { ENTITY, readEntity } from './entities.ts';
import { isEscapable, matchAt, readInlineTarget, readNamedTarget } from './link-target.ts';
import type { LinkNames, LinkTarget } from './link-target.ts';
import type { MarkdownRun } from './markdown.types.ts';
import { writeRuns } from './write-runs.ts';
import type { Piece, Span } from './write-runs.ts';

interface Bracket {
  readonly piece: number;
  readonly at: number;
  readonly isImage: boolean;
  /** How many delimiters stand before it. */
  readonly delimiters: number;
}

const SAFE_LINK = /^(https?:\/\/|mailto:)/i;

/** Reads the styles of one text. */
class InlineReader {
  readonly #text: string;
  readonly #names: LinkNames;
  readonly #pieces: Piece[] = [];
  readonly #delimiters: Delimiter[] = [];
  readonly #brackets: Bracket[] = [];
  readonly #spans: Span[] = [];
  /** So many of the brackets that are open stand around a link, and become none. */
  #off = 0;
  #ticks: Map<number, number[]> | undefined;
  #at = 0;

  constructor(text: string, names: LinkNames) {
    this.#text = text;
    this.#names = names;
  }

  read(): MarkdownRun[] {
    while (this.#at < this.#text.length) this.#step();
    this.#pair(0);
    return writeRuns(this.#pieces, this.#spans);
  }

  #add(text: string, isCode = false): void {
    const last = this.#pieces.at(-1);
    const isPlain =
      last !== undefined &&
      !last.isCode &&
      !isCode &&
      this.#delimiters.at(-1)?.piece !== this.#pieces.length - 1 &&
      this.#brackets.at(-1)?.piece !== this.#pieces.length - 1 &&
      this.#spans.at(-1)?.to !== this.#pieces.length;
    if (isPlain) last.text += text;
    else this.#pieces.push({ text, isCode });
  }

  readonly #steps: ReadonlyMap<string, () => void> = new Map([
    ['\\', () => this.#escape()],
    ['`', () => this.#code()],
    ['*', () => this.#delimit()],
    ['_', () => this.#delimit()],
    ['~', () => this.#delimit()],
    ['[', () => this.#open(false)],
    ['!', () => (this.#text.charAt(this.#at + 1) === '[' ? this.#open(true) : this.#plain(1))],
    [']', () => this.#close()],
    ['<', () => this.#angle()],
    ['&', () => this.#entity()],
    ['\n', () => this.#lineEnd()],
    ['h', () => this.#bare()],
    ['w', () => this.#bare()],
  ]);

  #step(): void {
    const step = this.#steps.get(this.#text.charAt(this.#at));
    if (step === undefined) this.#plain(1);
    else step();
  }

  /** Takes signs as they are, and all that follow without a meaning. */
  #plain(count: number): void {
    let end = this.#at + count;
    while (end < this.#text.length && !/[\\`*_~[\]!<&\nhw]/.test(this.#text.charAt(end))) end += 1;
    this.#add(this.#text.slice(this.#at, end));
    this.#at = end;
  }

  #escape(): void {
    const next = this.#text.charAt(this.#at + 1);
    if (next === '\n') {
      this.#add('\n');
      this.#at += 2;
      this.#skipBlank();
    } else if (next !== '' && isEscapable(next)) {
      this.#add(next);
      this.#at += 2;
    } else this.#plain(1);
  }

  #skipBlank(): void {
    while (this.#text.charAt(this.#at) === ' ') this.#at += 1;
  }

  /** Ends a line: with two spaces before it the next one stays apart, else they are joined as a sentence. */
  #lineEnd(): void {
    const last = this.#pieces.at(-1);
    const before = this.#text.slice(Math.max(0, this.#at - 2), this.#at);
    if (last !== undefined && !last.isCode) last.text = last.text.replace(/ {1,200}$/, '');
    this.#at += 1;
    this.#skipBlank();
    if (before === '  ') return this.#add('\n');
    const left = this.#pieces.at(-1)?.text.at(-1) ?? '';
    const right = this.#text.charAt(this.#at);
    const isWide = /[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f]/;
    if (!(isWide.test(left) && isWide.test(right))) this.#add(' ');
    return undefined;
  }

  #code(): void {
    const text = this.#text;
    let end = this.#at;
    while (text.charAt(end) === '`') end += 1;
    const count = end - this.#at;
    const closing = this.#ticksOf(count).find((at) => at >= end);
    if (closing === undefined) {
      this.#add(text.slice(this.#at, end));
      this.#at = end;
      return;
    }
    const inner = text.slice(end, closing).replaceAll('\n', ' ');
    const isPadded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
    this.#add(isPadded ? inner.slice(1, -1) : inner, true);
    this.#at = closing + count;
  }

  /** Lists where so many backticks stand alone, from the place on; those before it are not asked for again. */
  #ticksOf(count: number): number[] {
    if (this.#ticks === undefined) {
      this.#ticks = new Map();
      for (const { 0: run, index } of this.#text.matchAll(/`+/g)) {
        const known = this.#ticks.get(run.length);
        if (known === undefined) this.#ticks.set(run.length, [index]);
        else known.push(index);
      }
    }
    const all = this.#ticks.get(count) ?? [];
    while (all.length > 0 && (all[0] ?? 0) < this.#at + count) all.shift();
    return all;
  }

  #delimit(): void {
    const delimiter = readDelimiter(this.#text, this.#at, this.#pieces.length);
    const { sign, all } = delimiter;
    this.#pieces.push({ text: sign.repeat(all), isCode: false });
    this.#at += all;
    if (sign !== '~' || all <= 2) this.#delimiters.push(delimiter);
  }

  #open(isImage: boolean): void {
    this.#pieces.push({ text: isImage ? '![' : '[', isCode: false });
    this.#at += isImage ? 2 : 1;
    this.#brackets.push({
      piece: this.#pieces.length - 1,
      at: this.#at,
      isImage,
      delimiters: this.#delimiters.length,
    });
  }

  #close(): void {
    const bracket = this.#brackets.pop();
    const isOff = bracket?.isImage === false && this.#brackets.length < this.#off;
    this.#off = Math.min(this.#off, this.#brackets.length);
    if (bracket === undefined || isOff) return this.#plain(1);
    const found = this.#targetOf(bracket);
    if (found === undefined) return this.#plain(1);
    const from = this.#pieces[bracket.piece];
    if (from !== undefined) from.text = '';
    this.#pair(bracket.delimiters);
    this.#spans.push({
      from: bracket.piece,
      to: this.#pieces.length,
      style: 'link',
      ...(SAFE_LINK.test(found.href) && !bracket.isImage ? { href: found.href } : {}),
    });
    this.#at = found.end;
    // A link holds no other link.
    if (!bracket.isImage) this.#off = this.#brackets.length;
    return undefined;
  }

  #targetOf({ at }: Bracket): LinkTarget | undefined {
    const [text, next] = [this.#text, this.#at + 1];
    const label = text.slice(at, this.#at);
    return readInlineTarget(text, next) ?? readNamedTarget(text, { at: next, label }, this.#names);
  }

  #angle(): void {
    this.#link(readAngled(this.#text, this.#at));
  }

  #link(found: FoundAddress | undefined): void {
    if (found === undefined) return this.#plain(1);
    const { text, href, length } = found;
    this.#pieces.push({ text, isCode: false, ...(SAFE_LINK.test(href) ? { href } : {}) });
    // The next sign begins a piece of its own.
    this.#pieces.push({ text: '', isCode: false });
    this.#at += length;
    return undefined;
  }

  /** Reads an address that stands in a text by itself. */
  #bare(): void {
    const isInside =
      /[A-Za-z0-9/]/.test(signBefore(this.#text, this.#at)) || this.#brackets.length > this.#off;
    this.#link(isInside ? undefined : readBare(this.#text, this.#at));
  }

  #entity(): void {
    const found = matchAt(ENTITY, this.#text, this.#at);
    if (found === null) return this.#plain(1);
    this.#add(readEntity(found));
    this.#at += found[0].length;
    return undefined;
  }

  #pair(from: number): void {
    pairDelimiters(this.#delimiters, from, (opener, closer) => this.#match(opener, closer));
  }

  #match(opener: Delimiter, closer: Delimiter): void {
    const used = usedBy(opener, closer);
    for (const one of [opener, closer]) {
      one.count -= used;
      const piece = this.#pieces[one.piece];
      if (piece !== undefined) piece.text = piece.text.slice(used);
    }
    const style = opener.sign === '~' ? 'strike' : used === 2 ? 'bold' : 'italic';
    this.#spans.push({ from: opener.piece + 1, to: closer.piece, style });
  }
}

/** Reads the styles within a text; other text stays as it was typed. Markup of HTML is plain text. */
export const parseInline = (text: string, names: LinkNames = new Map()): MarkdownRun[] =>
  new InlineReader(text, names).read();
