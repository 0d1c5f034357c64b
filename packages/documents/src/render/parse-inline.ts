import { ENTITY, readEntity } from './entities.ts';
import type { MarkdownRun } from './markdown.types.ts';

/** Where the named links of a text lead, by their folded names. */
export type LinkNames = ReadonlyMap<string, string>;

/** Folds the name of a link: without case, and spaces as one. */
export const foldLinkName = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();

/** A piece of a line; what styles it is counted where they begin and end. */
interface Piece {
  text: string;
  readonly isCode: boolean;
  readonly href?: string;
}

/** Signs that may open or close a style. */
interface Delimiter {
  readonly sign: string;
  readonly piece: number;
  count: number;
  readonly all: number;
  readonly opens: boolean;
  readonly closes: boolean;
  isGone: boolean;
}

interface Bracket {
  readonly piece: number;
  readonly at: number;
  readonly isImage: boolean;
  /** How many delimiters stand before it. */
  readonly delimiters: number;
}

type Style = 'bold' | 'italic' | 'strike';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly style: Style | 'link';
  readonly href?: string;
}

const SAFE_LINK = /^(https?:\/\/|mailto:)/i;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const SPACE = /^[\s\u00a0\u2000-\u200a\u3000]?$/;
const ESCAPABLE = /[!-/:-@[-`{-~]/;
const AUTOLINK = /<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*)>/y;
const MAIL = /<([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)>/y;
const BARE = /(?:https?:\/\/|www\.)[^\s<>\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]{2,}/y;
const DESTINATION = /\s*(?:<((?:[^<>\n\\]|\\.)*)>|((?:[^\s()\\\u0000-\u001f]|\\.)*))/y;
const TITLE = /\s+(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\))/y;

/** Takes backslashes before punctuation away, and reads what stands for a sign. */
export const unescape = (text: string): string =>
  text.replace(
    /\\([!-/:-@[-`{-~])|&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g,
    (whole, sign: string | undefined) => {
      if (sign !== undefined) return sign;
      ENTITY.lastIndex = 0;
      const match = ENTITY.exec(whole);
      return match === null ? whole : readEntity(match);
    },
  );

const matchAt = (form: RegExp, text: string, at: number): RegExpExecArray | null => {
  form.lastIndex = at;
  return form.exec(text);
};

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
    return this.#write();
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
    ['*', () => this.#delimit('*')],
    ['_', () => this.#delimit('_')],
    ['~', () => this.#delimit('~')],
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
    } else if (next !== '' && ESCAPABLE.test(next)) {
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

  #delimit(sign: string): void {
    const text = this.#text;
    let end = this.#at;
    while (text.charAt(end) === sign) end += 1;
    const count = end - this.#at;
    const sides = sidesOf(signBefore(text, this.#at), signAfter(text, end), sign === '_');
    this.#pieces.push({ text: text.slice(this.#at, end), isCode: false });
    this.#at = end;
    if (sign === '~' && count > 2) return;
    const piece = this.#pieces.length - 1;
    this.#delimiters.push({ sign, piece, count, all: count, ...sides, isGone: false });
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
    const found = this.#inlineTarget(this.#at + 1) ?? this.#namedTarget(bracket);
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

  #inlineTarget(at: number): { readonly href: string; readonly end: number } | undefined {
    const text = this.#text;
    if (text.charAt(at) !== '(') return undefined;
    const target = readDestination(text, at + 1);
    if (target === undefined) return undefined;
    const title = matchAt(TITLE, text, target.end);
    let end = target.end + (title?.[0].length ?? 0);
    while (/\s/.test(text.charAt(end))) end += 1;
    return text.charAt(end) === ')' ? { href: unescape(target.href), end: end + 1 } : undefined;
  }

  #namedTarget({ at }: Bracket): { readonly href: string; readonly end: number } | undefined {
    const text = this.#text;
    const label = text.slice(at, this.#at);
    const next = /\[((?:[^[\]\\]|\\[^]){0,999})\]/y;
    const named = matchAt(next, text, this.#at + 1);
    const name = named?.[1] === undefined || named[1] === '' ? label : named[1];
    if (name.trim() === '' || name.length > 999) return undefined;
    const href = this.#names.get(foldLinkName(name));
    if (href === undefined) return undefined;
    return { href, end: this.#at + 1 + (named?.[0].length ?? 0) };
  }

  #angle(): void {
    const link = matchAt(AUTOLINK, this.#text, this.#at);
    const mail = link === null ? matchAt(MAIL, this.#text, this.#at) : null;
    const found = link ?? mail;
    if (found === null) return this.#plain(1);
    const [whole, address = ''] = found;
    this.#link(address, mail === null ? address : `mailto:${address}`);
    this.#at += whole.length;
    return undefined;
  }

  #link(text: string, href: string): void {
    this.#pieces.push({ text, isCode: false, ...(SAFE_LINK.test(href) ? { href } : {}) });
    // What follows begins a piece of its own.
    this.#pieces.push({ text: '', isCode: false });
  }

  /** Reads an address that stands in a text by itself. */
  #bare(): void {
    const before = signBefore(this.#text, this.#at);
    const found =
      /[A-Za-z0-9/]/.test(before) || this.#brackets.length > this.#off
        ? null
        : matchAt(BARE, this.#text, this.#at);
    if (found === null) return this.#plain(1);
    let [address] = found;
    address = address.replace(/(?:[?!.,:*_~'"]|&[A-Za-z0-9]{1,30};){1,100}$/, '');
    while (address.endsWith(')') && count(address, ')') > count(address, '(')) address = address.slice(0, -1);
    address = address.replace(/[*_~`\]].*$/s, '');
    if (address.length < 6) return this.#plain(1);
    this.#link(address, address.startsWith('www.') ? `http://${address}` : address);
    this.#at += address.length;
    return undefined;
  }

  #entity(): void {
    const found = matchAt(ENTITY, this.#text, this.#at);
    if (found === null) return this.#plain(1);
    this.#add(readEntity(found));
    this.#at += found[0].length;
    return undefined;
  }

  /** Pairs the delimiters from a number on, as CommonMark does. */
  #pair(from: number): void {
    const list = this.#delimiters;
    const bottoms = new Map<string, number>();
    for (let at = from; at < list.length; at += 1) {
      const closer = list[at];
      if (closer === undefined || !closer.closes || closer.isGone) continue;
      while (closer.count > 0) {
        const key = `${closer.sign}${closer.opens ? 1 : 0}${closer.all % 3}`;
        const bottom = Math.max(from, bottoms.get(key) ?? from);
        const opener = this.#openerFor(closer, at, bottom);
        if (opener === -1) {
          bottoms.set(key, at);
          break;
        }
        this.#match(opener, at);
      }
    }
    list.length = from;
  }

  #openerFor(closer: Delimiter, at: number, bottom: number): number {
    for (let index = at - 1; index >= bottom; index -= 1) {
      const one = this.#delimiters[index];
      if (one !== undefined && opensFor(one, closer)) return index;
    }
    return -1;
  }

  #match(opener: number, closer: number): void {
    const [a, b] = [this.#delimiters[opener], this.#delimiters[closer]];
    if (a === undefined || b === undefined) return;
    const used = a.sign === '~' ? a.count : a.count >= 2 && b.count >= 2 ? 2 : 1;
    for (const one of [a, b]) {
      one.count -= used;
      const piece = this.#pieces[one.piece];
      if (piece !== undefined) piece.text = piece.text.slice(used);
    }
    for (let index = opener + 1; index < closer; index += 1) {
      const between = this.#delimiters[index];
      if (between !== undefined) between.isGone = true;
    }
    const style = a.sign === '~' ? 'strike' : used === 2 ? 'bold' : 'italic';
    this.#spans.push({ from: a.piece + 1, to: b.piece, style });
  }

  /** Writes the pieces with the styles that are open at each. */
  #write(): MarkdownRun[] {
    const begins = new Map<number, Span[]>();
    const ends = new Map<number, Span[]>();
    for (const span of this.#spans) {
      if (span.from >= span.to) continue;
      put(begins, span.from, span);
      put(ends, span.to, span);
    }
    const open = { bold: 0, italic: 0, strike: 0 };
    const links: (string | undefined)[] = [];
    const runs: MarkdownRun[] = [];
    this.#pieces.forEach(({ text, isCode, href }, index) => {
      for (const { style } of ends.get(index) ?? [])
        if (style === 'link') links.pop();
        else open[style] -= 1;
      for (const { style, href: own } of begins.get(index) ?? [])
        if (style === 'link') links.push(own);
        else open[style] += 1;
      if (text === '') return;
      pushRun(runs, styled({ text, isCode, href: href ?? lastOf(links) }, open));
    });
    return runs;
  }
}

const lastOf = (links: readonly (string | undefined)[]): string | undefined =>
  links.reduce((last, one) => one ?? last, undefined);

const styled = (
  {
    text,
    isCode,
    href,
  }: { readonly text: string; readonly isCode: boolean; readonly href: string | undefined },
  open: Readonly<Record<Style, number>>,
): MarkdownRun => ({
  text,
  ...(open.bold > 0 ? { bold: true } : {}),
  ...(open.italic > 0 ? { italic: true } : {}),
  ...(open.strike > 0 ? { strike: true } : {}),
  ...(href === undefined ? {} : { href }),
  ...(isCode ? { isCode: true } : {}),
});

/** Returns whether a delimiter between two signs may open a style, and whether it may close one. */
const sidesOf = (
  before: string,
  after: string,
  isLine: boolean,
): { readonly opens: boolean; readonly closes: boolean } => {
  const [spaceBefore, spaceAfter] = [SPACE.test(before), SPACE.test(after)];
  const [markBefore, markAfter] = [PUNCTUATION.test(before), PUNCTUATION.test(after)];
  const isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore);
  const isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter);
  if (!isLine) return { opens: isLeft, closes: isRight };
  return { opens: isLeft && (!isRight || markBefore), closes: isRight && (!isLeft || markAfter) };
};

const opensFor = (one: Delimiter, closer: Delimiter): boolean => {
  if (one.isGone || !one.opens || one.sign !== closer.sign || one.count === 0) return false;
  if (closer.sign === '~') return one.count === closer.count;
  const isEither = one.closes || closer.opens;
  return !isEither || (one.all + closer.all) % 3 !== 0 || (one.all % 3 === 0 && closer.all % 3 === 0);
};

const put = (map: Map<number, Span[]>, key: number, span: Span): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [span]);
  else known.push(span);
};

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const signBefore = (text: string, at: number): string => {
  const last = text.charAt(at - 1);
  return /[\udc00-\udfff]/.test(last) ? text.slice(at - 2, at) : last;
};

const signAfter = (text: string, at: number): string => {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
};

const STYLES = ['bold', 'italic', 'strike', 'href', 'isCode'] as const;

/** Joins a run with the one before it where they look the same. */
const pushRun = (runs: MarkdownRun[], run: MarkdownRun): void => {
  const last = runs.at(-1);
  const isSame = last !== undefined && run.isCode !== true && STYLES.every((key) => last[key] === run[key]);
  if (isSame) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
};

/** Reads where a link leads: an address in angle brackets, or one without spaces whose brackets are closed. */
export const readDestination = (
  text: string,
  at: number,
): { readonly href: string; readonly end: number } | undefined => {
  const match = matchAt(DESTINATION, text, at);
  if (match === null) return undefined;
  if (match[1] !== undefined) return { href: match[1], end: at + match[0].length };
  const start = at + (match[0].length - (match[2]?.length ?? 0));
  const end = text.charAt(start) === '<' ? undefined : endOfAddress(text, start);
  return end === undefined ? undefined : { href: text.slice(start, end), end };
};

/** Finds the end of an address: a space, or a bracket that it did not open. One with too many brackets in another is none. */
const endOfAddress = (text: string, start: number): number | undefined => {
  let [end, depth] = [start, 0];
  for (; end < text.length; end += 1) {
    const sign = text.charAt(end);
    if (sign === '\\' && ESCAPABLE.test(text.charAt(end + 1))) end += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (/[\s\u0000-\u001f]/.test(sign)) break;
    if (depth < 0) break;
    if (depth > 32) return undefined;
  }
  return end;
};

/** Reads the styles within a text; what is none stays as it was typed. Markup of HTML is plain text. */
export const parseInline = (text: string, names: LinkNames = new Map()): MarkdownRun[] =>
  new InlineReader(text, names).read();
