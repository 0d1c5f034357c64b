import { clustersOf, linesOf } from '@chartdock/text';
import { advanceOfCluster } from './measure.ts';
import type { FontWeight } from './measure.ts';
import { EM } from './usual-advance.ts';

/** Height of a line, as a multiple of the size of its signs. */
export const LINE = 1.4;

/** How a text is laid out in lines. */
export interface LayoutOptions {
  /** Pixels that a line may be wide. */
  readonly width: number;
  /** Pixels. */
  readonly size: number;
  readonly weight?: FontWeight;
  /** How many lines may come out; more end in an ellipsis. Default all. */
  readonly maxLines?: number;
  /** Pieces of the text in styles; the bold ones are wider. */
  readonly runs?: readonly { readonly text: string; readonly bold?: boolean }[];
}

/** A line of a text as it is drawn. */
export interface LaidLine {
  /** The piece of the text that it shows, and an ellipsis where it is cut. */
  readonly text: string;
  /** Where the piece begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  /** Pixels. */
  readonly w: number;
}

/** A text in lines: the same for measuring and for drawing. */
export interface TextLayout {
  readonly lines: readonly LaidLine[];
  readonly size: number;
  /** Width of the widest line and height of all, in pixels. */
  readonly w: number;
  readonly h: number;
  /** Whether a part of the text is left out. */
  readonly isCut: boolean;
}

const ELLIPSIS = '…';
const NEVER_FIRST = new Set('，。、；：？！）》」』】〉〕〗…—～·％‰,.;:!?)]}>%”’々ー'.split(''));
const NEVER_LAST = new Set('（《「『【〈〔〖([{<“‘￥$'.split(''));

const isWide = (point: number): boolean => point >= 0x2e80 && point !== 0xfeff;
const isBlank = (sign: string): boolean => sign === ' ' || sign === '\t';

/** Widths in thousandths of an em, and the places of a text that lines begin and end at. */
interface Measured {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly width: number;
}

interface Piece extends Measured {
  readonly isSpace: boolean;
}

/** Returns the width of a character of the text that begins at a place. */
type Advance = (sign: string, at: number) => number;

const breaksBetween = (last: string, sign: string): boolean => {
  const [isNowBlank, wasBlank] = [isBlank(sign), isBlank(last)];
  if (isNowBlank || wasBlank) return isNowBlank !== wasBlank;
  if (NEVER_FIRST.has(sign) || NEVER_LAST.has(last)) return false;
  return (
    isWide(sign.codePointAt(0) ?? 0) ||
    isWide(last.codePointAt(0) ?? 0) ||
    last === '-' ||
    last === '/' ||
    last === '_' ||
    last === '\u200b'
  );
};

/** Cuts a line into pieces that stay together: words, spaces, and Chinese signs with the marks that cling to them. */
const piecesOf = (line: string, offset: number, advance: Advance): Piece[] => {
  const pieces: Piece[] = [];
  let [from, at, width, last] = [0, 0, 0, ''];
  const close = (): void => {
    if (at === from) return;
    const text = line.slice(from, at);
    pieces.push({ text, start: offset + from, end: offset + at, width, isSpace: isBlank(last) });
    [from, width] = [at, 0];
  };
  for (const sign of clustersOf(line)) {
    if (last !== '' && breaksBetween(last, sign)) close();
    width += advance(sign, offset + at);
    at += sign.length;
    last = sign;
  }
  close();
  return pieces;
};

/** Breaks a piece that is wider than a line between its characters. */
const chop = (piece: Piece, room: number, advance: Advance): Piece[] => {
  const parts: Piece[] = [];
  let [from, at, width] = [0, 0, 0];
  const close = (): void => {
    const text = piece.text.slice(from, at);
    parts.push({ text, start: piece.start + from, end: piece.start + at, width, isSpace: false });
    [from, width] = [at, 0];
  };
  for (const sign of clustersOf(piece.text)) {
    const one = advance(sign, piece.start + at);
    if (at > from && width + one > room) close();
    width += one;
    at += sign.length;
  }
  close();
  return parts;
};

/** Keeps as much of an indentation as leaves the half of a line for the text. */
const indentOf = (piece: Piece, room: number): Piece => {
  const kept = Math.floor(piece.text.length * Math.min(1, room / 2 / piece.width));
  const text = piece.text.slice(piece.text.length - kept);
  return {
    ...piece,
    text,
    start: piece.end - kept,
    width: (piece.width * kept) / piece.text.length,
  };
};

/** Breaks a line of a text that begins at a place of it. Spaces at its beginning stay; blanks at the end of the result go. */
const breakLine = (line: string, offset: number, { room, advance }: Breaking): Measured[] => {
  const lines: Measured[] = [];
  let [start, end, width, gap] = [offset, offset, 0, 0];
  const close = (): void => {
    lines.push({ text: line.slice(start - offset, end - offset), start, end, width });
  };
  for (const whole of piecesOf(line, offset, advance)) {
    if (whole.isSpace && whole.start > offset) {
      gap += whole.width;
      continue;
    }
    if (whole.isSpace) {
      const indent = whole.width > room / 2 ? indentOf(whole, room) : whole;
      [start, end, width] = [indent.start, indent.end, indent.width];
      continue;
    }
    for (const piece of whole.width > room ? chop(whole, room, advance) : [whole]) {
      if (
        end > start &&
        width + gap + piece.width > room &&
        line.slice(start - offset, end - offset).trim() !== ''
      ) {
        close();
        [start, width, gap] = [piece.start, 0, 0];
      }
      width += gap + piece.width;
      [end, gap] = [piece.end, 0];
    }
  }
  if (line.trim() === '') [start, end, width] = [offset, offset, 0];
  close();
  return lines;
};

interface Breaking {
  readonly room: number;
  readonly advance: Advance;
}

const NO_RUNS: NonNullable<LayoutOptions['runs']> = [];

/** Returns the widths of characters in the weight of their runs. */
const advanceIn = (text: string, weight: FontWeight, runs = NO_RUNS): Advance => {
  if (weight === 'bold' || !runs.some(({ bold }) => bold === true))
    return (sign) => advanceOfCluster(sign, weight);
  const isBold = new Uint8Array(text.length);
  let at = 0;
  for (const run of runs) {
    if (run.bold === true) isBold.fill(1, at, at + run.text.length);
    at += run.text.length;
  }
  return (sign, place) => advanceOfCluster(sign, isBold[place] === 1 ? 'bold' : weight);
};

/** Shortens a line so that it and an ellipsis fit. */
const cutLine = (line: Measured, { room, advance }: Breaking): Measured => {
  const dots = advance(ELLIPSIS, line.start);
  let [at, width] = [0, 0];
  for (const sign of clustersOf(line.text)) {
    const one = advance(sign, line.start + at);
    if (width + one + dots > room) break;
    width += one;
    at += sign.length;
  }
  const kept = line.text.slice(0, at).trimEnd();
  return { text: kept + ELLIPSIS, start: line.start, end: line.start + kept.length, width: width + dots };
};

const layOut = (lines: readonly Measured[], size: number, isCut: boolean): TextLayout => ({
  lines: lines.map(({ text, start, end, width }) => ({ text, start, end, w: (width * size) / EM })),
  size,
  w: (lines.reduce((widest, { width }) => Math.max(widest, width), 0) * size) / EM,
  h: lines.length * size * LINE,
  isCut,
});

/**
 * Lays a text out in lines: broken between Chinese signs but never before closing marks, between words, and inside words that
 * are too long, but never inside a character. Measuring and drawing take the same layout.
 */
export const layoutText = (text: string, options: LayoutOptions): TextLayout => {
  const { width, size, weight = 'regular', maxLines = Infinity } = options;
  const breaking = {
    room: Math.max((width * EM) / size, EM),
    advance: advanceIn(text, weight, options.runs),
  };
  const lines: Measured[] = [];
  let offset = 0;
  for (const line of linesOf(text)) {
    // One by one: a text may have more lines than a call may have arguments.
    for (const one of breakLine(line, offset, breaking)) lines.push(one);
    if (lines.length > maxLines) break;
    offset += line.length;
    offset += text.startsWith('\r\n', offset) ? 2 : 1;
  }
  if (lines.length <= maxLines) return layOut(lines, size, false);
  const kept = lines.slice(0, maxLines);
  const last = kept.pop();
  return layOut(last === undefined ? kept : [...kept, cutLine(last, breaking)], size, true);
};

/** Shortens a text so that it and an ellipsis fit a width in pixels. */
export const ellipsize = (text: string, options: LayoutOptions): string => {
  const line = linesOf(text).join(' ');
  const breaking = {
    room: (options.width * EM) / options.size,
    advance: advanceIn(line, options.weight ?? 'regular'),
  };
  let [at, width] = [0, 0];
  for (const sign of clustersOf(line)) {
    width += breaking.advance(sign, at);
    if (width > breaking.room)
      return cutLine({ text: line, start: 0, end: line.length, width }, breaking).text;
    at += sign.length;
  }
  return line;
};
