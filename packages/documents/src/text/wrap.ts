import { advanceOf, widthInEm } from './measure.ts';
import type { FontWeight } from './measure.ts';

/** How text is broken into lines. */
export interface WrapOptions {
  /** Pixels that a line may be wide. */
  readonly width: number;
  /** Pixels. */
  readonly size: number;
  readonly weight?: FontWeight;
  /** How many lines may come out; more end in an ellipsis. */
  readonly maxLines?: number;
}

const NEVER_FIRST = new Set('，。、；：？！）》」』】〉〕〗…—～·％‰,.;:!?)]}>%”’々ー'.split(''));
const NEVER_LAST = new Set('（《「『【〈〔〖([{<“‘￥$'.split(''));
const MAX_INPUT = 20_000;

/** Returns whether a sign belongs to the one before it: marks of every script, and what joins or varies. */
const isJoined = (point: number): boolean =>
  point >= 0x300 && (point === 0x200d || /\p{M}/u.test(String.fromCodePoint(point)));

const isWide = (point: number): boolean => point >= 0x2e80 && point !== 0xfeff;

interface Piece {
  readonly text: string;
  readonly width: number;
  readonly isSpace: boolean;
}

/** Cuts a line into pieces that stay together: words, spaces, and Chinese signs with the marks that cling to them. */
const piecesOf = (line: string, weight: FontWeight): Piece[] => {
  const pieces: Piece[] = [];
  let [text, width, last] = ['', 0, ''];
  const close = (): void => {
    if (text !== '') pieces.push({ text, width, isSpace: /^[ \t]+$/.test(text) });
    [text, width] = ['', 0];
  };
  for (const sign of line) {
    const point = sign.codePointAt(0) ?? 0;
    if (last !== '' && breaksBetween(last, sign, point)) close();
    text += sign;
    width += advanceOf(point, weight);
    last = sign;
  }
  close();
  return pieces;
};

const breaksBetween = (last: string, sign: string, point: number): boolean => {
  const isBlank = sign === ' ' || sign === '\t';
  const wasBlank = last === ' ' || last === '\t';
  if (isBlank || wasBlank) return isBlank !== wasBlank;
  if (isJoined(point) || last === '\u200d' || NEVER_FIRST.has(sign) || NEVER_LAST.has(last)) return false;
  return isWide(point) || isWide(last.codePointAt(0) ?? 0) || /[-/_]/.test(last);
};

/** Breaks a piece that is wider than a line between its signs. */
const chop = (piece: Piece, room: number, weight: FontWeight): Piece[] => {
  const parts: Piece[] = [];
  let [text, width] = ['', 0];
  for (const sign of piece.text) {
    const point = sign.codePointAt(0) ?? 0;
    const advance = advanceOf(point, weight);
    if (text !== '' && width + advance > room && !isJoined(point)) {
      parts.push({ text, width, isSpace: false });
      [text, width] = ['', 0];
    }
    text += sign;
    width += advance;
  }
  parts.push({ text, width, isSpace: false });
  return parts;
};

const breakLine = (line: string, room: number, weight: FontWeight): string[] => {
  const lines: string[] = [];
  let [text, width] = ['', 0];
  for (const whole of piecesOf(line, weight)) {
    for (const piece of whole.width > room && !whole.isSpace ? chop(whole, room, weight) : [whole]) {
      if (text !== '' && width + piece.width > room) {
        if (piece.isSpace) continue;
        lines.push(text.trimEnd());
        [text, width] = ['', 0];
      }
      text += piece.text;
      width += piece.width;
    }
  }
  lines.push(text.trimEnd());
  return lines;
};

/** Shortens a text so that it and an ellipsis fit a width in pixels. */
export const ellipsize = (text: string, { width, size, weight = 'regular' }: WrapOptions): string => {
  const room = (width * 1_000) / size;
  if (widthInEm(text, weight) <= room) return text;
  let [kept, used] = ['', 1_000];
  for (const sign of text) {
    used += advanceOf(sign.codePointAt(0) ?? 0, weight);
    if (used > room) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
};

/** Breaks a text into lines: between Chinese signs but never before closing marks, between words, and inside words that are too long. */
export const wrapText = (text: string, options: WrapOptions): string[] => {
  const { width, size, weight = 'regular', maxLines = 1_000 } = options;
  const room = Math.max((width * 1_000) / size, 1_000);
  const lines: string[] = [];
  for (const line of text.slice(0, MAX_INPUT).split(/\r\n|\r|\n/)) {
    lines.push(...breakLine(line, room, weight));
    if (lines.length > maxLines) break;
  }
  if (lines.length <= maxLines) return lines;
  const kept = lines.slice(0, maxLines);
  const last = kept.pop() ?? '';
  const cut = ellipsize(`${last}…${lines[maxLines] ?? ''}`, { ...options, weight });
  const end = cut.indexOf('…');
  return [...kept, end < 0 ? cut : `${cut.slice(0, end)}…`];
};
