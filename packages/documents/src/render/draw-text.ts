import type { TextRun } from '../model/definition.types.ts';
import { LINE, layoutText } from '../text/layout-text.ts';
import type { LaidLine, TextLayout } from '../text/layout-text.ts';
import { ASCENT, TAB_SPACES, widthOf } from '../text/measure.ts';
import type { FontWeight } from '../text/measure.ts';
import { element, escapeText, hexOr } from './markup.ts';
import type { Box } from './markup.ts';

const SMALLEST = 9;
/** Signs that a line has room for where its rectangle has none. */
const ROOMY = 12;

/** Text of one style, and the ground behind it. */
export interface DrawnRun extends TextRun {
  /** Colour of the ground of code in a line; only texts that begin at the left have one. */
  readonly ground?: string;
}

/** How a text is set into a rectangle. */
export interface TextOptions {
  readonly box: Box;
  readonly size: number;
  readonly fill: string;
  readonly weight?: FontWeight;
  readonly italic?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  readonly runs?: readonly DrawnRun[];
  /** Lets lines stand below the box instead of shrinking and shortening the text. */
  readonly overflow?: boolean;
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;
/** A line whose first letter is Hebrew or Arabic, or of another script that is read from the right. */
const FROM_RIGHT = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Marks a line that is read from the right. The attribute `direction` would turn its anchor as well, and not every renderer knows it. */
const directed = (line: string, content: string): string =>
  FROM_RIGHT.test(line) ? `\u202b${content}\u202c` : content;

const SHARES = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Lays a text out at the largest size, down to the smallest that is still read, at which it fits; then it is shortened. */
export const fitText = (
  text: string,
  { box, size, weight = 'regular', overflow = false, runs = [] }: TextOptions,
): TextLayout => {
  const set = (smaller: number, maxLines?: number): TextLayout =>
    layoutText(text, {
      width: box.w,
      size: smaller,
      weight,
      runs,
      ...(maxLines === undefined ? {} : { maxLines }),
    });
  if (overflow) return set(size);
  for (const factor of [1, 0.92, 0.84, 0.76, 0.68]) {
    const smaller = Math.max(size * factor, Math.min(size, SMALLEST));
    const room = Math.max(1, Math.floor((box.h + 2) / (smaller * LINE)));
    const layout = set(smaller, room);
    if (!layout.isCut && !breaksWords(text, layout)) return layout;
  }
  const smallest = Math.max(size * 0.68, Math.min(size, SMALLEST));
  return set(smallest, Math.max(1, Math.floor((box.h + 2) / (smallest * LINE))));
};

/** Returns whether a Latin word was cut apart, which a smaller size may spare. */
const breaksWords = (text: string, { lines }: TextLayout): boolean =>
  lines.some(({ end }, index) => {
    const next = lines[index + 1];
    return next?.start === end && isLatin(text.charCodeAt(end - 1)) && isLatin(text.charCodeAt(end));
  });

const isLatin = (unit: number): boolean => (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122);

const STARTS = { left: 0, center: 0.5, right: 1 } as const;

/** Gives a text in a rectangle that is narrower than a sign the room beside it. */
export const roomyBox = (box: Box, align: TextOptions['align'], size: number): Box => {
  if (box.w >= size) return box;
  const w = size * ROOMY;
  return { ...box, x: box.x + (box.w - w) * STARTS[align ?? 'center'], w };
};

/** Draws a text into a rectangle: wrapped, made smaller when it must be, and shortened at last. */
export const drawText = (text: string, options: TextOptions): string => {
  if (text.trim() === '') return '';
  const box = roomyBox(options.box, options.align, options.size);
  return drawLayout(fitText(text, { ...options, box }), { ...options, box });
};

/** Draws a text as it is laid out, into a rectangle. */
export const drawLayout = (layout: TextLayout, options: Omit<TextOptions, 'size' | 'overflow'>): string => {
  const { lines, size, h } = layout;
  const { box, align = 'center', valign = 'middle', runs = [] } = options;
  const step = size * LINE;
  const top = box.y + (box.h - h) * SHARES[valign];
  const x = box.x + box.w * STARTS[align];
  const baseline = top + (step - size) / 2 + size * ASCENT;
  const cut = createCutter(runs);
  const rows = lines.map((line, index) => ({
    line: line.text,
    parts: cut(line),
    y: baseline + index * step,
  }));
  const hasGrounds = align === 'left' && runs.some(({ ground }) => ground !== undefined);
  const written = rows.map(({ line, parts, y }) => ({
    y,
    ...(hasGrounds && !FROM_RIGHT.test(line)
      ? placeParts(parts, { x, y, size, weight: options.weight })
      : { content: directed(line, parts.map(drawPart).join('')), grounds: '' }),
  }));
  const grounds = written.map((row) => row.grounds).join('');
  const attributes = attributesOf(options, size);
  const [first] = written;
  if (written.length === 1 && first !== undefined)
    return first.content === ''
      ? ''
      : grounds + element('text', { x, y: first.y, ...attributes }, first.content);
  const spans = written.map(({ y, content }) => (content === '' ? '' : element('tspan', { x, y }, content)));
  return grounds + element('text', attributes, spans.join(''));
};

const attributesOf = (
  { fill, weight, italic, align = 'center' }: Omit<TextOptions, 'size' | 'overflow'>,
  size: number,
) => ({
  'font-size': size,
  fill,
  'font-weight': weight === 'bold' ? 'bold' : undefined,
  'font-style': italic === true ? 'italic' : undefined,
  'text-anchor': align === 'left' ? undefined : ANCHORS[align],
});

/** Text of a line in the style of a run; plain text has none. */
interface LinePart {
  readonly text: string;
  readonly run?: DrawnRun;
}

/** Returns a function that takes line after line of a text and cuts each by the runs of it. */
const createCutter = (runs: readonly DrawnRun[]): ((line: LaidLine) => LinePart[]) => {
  if (runs.length === 0) return ({ text }) => [{ text: keepSpaces(text, true) }];
  // The run that the last line ended in, and where it begins in the text.
  let [run, begin] = [0, 0];
  return ({ text, start, end }) => {
    const parts: LinePart[] = [];
    for (let at = start; at < end;) {
      const current = runs[run];
      if (current === undefined) break;
      const last = begin + current.text.length;
      if (last <= at) {
        [run, begin] = [run + 1, last];
        continue;
      }
      const piece = text.slice(at - start, Math.min(end, last) - start);
      const before = text.charAt(at - start - 1);
      parts.push({
        text: keepSpaces(piece, before === '' || before === ' ' || before === '\t'),
        run: current,
      });
      at += piece.length;
    }
    // The ellipsis of a line that is cut stands behind the text.
    const rest = text.slice(end - start);
    return rest === '' ? parts : [...parts, { text: rest }];
  };
};

const NO_BREAK = '\u00a0';
const TAB_TEXT = NO_BREAK.repeat(TAB_SPACES);

/** Writes spaces that XML would leave out, at the beginning of a line and behind another one, as spaces that stay. */
const keepSpaces = (text: string, isAfterBlank: boolean): string => {
  if (!/^ |  |\t/.test(text)) return text;
  const begun = isAfterBlank && text.startsWith(' ') ? NO_BREAK + text.slice(1) : text;
  return begun
    .replace(/[ \t]+/g, (blank) => (blank === ' ' ? blank : blank.replaceAll(' ', NO_BREAK)))
    .replaceAll('\t', TAB_TEXT);
};

const drawPart = ({ text, run }: LinePart): string =>
  run === undefined ? escapeText(text) : drawRun(text, run);

/** Writes a line whose parts stand where they are measured, with the grounds of those that have one. */
const placeParts = (
  parts: readonly LinePart[],
  { x, y, size, weight = 'regular' }: { x: number; y: number; size: number; weight: FontWeight | undefined },
): { readonly content: string; readonly grounds: string } => {
  let [at, content, grounds, wasGround] = [x, '', '', false];
  for (const { text, run } of parts) {
    const isGround = run?.ground !== undefined;
    const w = widthOf(text, size, run?.bold === true ? 'bold' : weight);
    if (isGround)
      grounds += element('rect', {
        ...{ x: at - 2, y: y - size, width: w + 4, height: size * 1.3, rx: 3 },
        fill: hexOr(run.ground, '#808080'),
      });
    // Another font is a little wider or narrower; a text with a ground stands on it all the same.
    content += drawRun(text, run ?? { text }, isGround || wasGround ? at : undefined);
    wasGround = isGround;
    at += w;
  }
  return { content, grounds };
};

const drawRun = (text: string, run: TextRun, x?: number): string => {
  const lines = [
    run.underline === true || run.href !== undefined ? 'underline' : '',
    run.strike === true ? 'line-through' : '',
  ];
  const decoration = lines.filter((line) => line !== '').join(' ');
  return element(
    'tspan',
    {
      x,
      'font-weight': run.bold === true ? 'bold' : undefined,
      'font-style': run.italic === true ? 'italic' : undefined,
      'text-decoration': decoration === '' ? undefined : decoration,
      fill: run.color === undefined ? undefined : hexOr(run.color, '#000000'),
    },
    escapeText(text),
  );
};
