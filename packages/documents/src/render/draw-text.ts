import type { TextRun } from '../model/definition.types.ts';
import { ASCENT, widthOf } from '../text/measure.ts';
import type { FontWeight } from '../text/measure.ts';
import { wrapText } from '../text/wrap.ts';
import { element, escapeText, hexOr } from './markup.ts';
import type { Box } from './markup.ts';

/** Height of a line, as a multiple of the size of its signs. */
export const LINE = 1.4;
const SMALLEST = 9;

/** Text of one style, and what stands behind it. */
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

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Finds the largest size, down to the smallest that is still read, at which a text fits; then it is shortened. */
const fit = (text: string, { box, size, weight = 'regular', overflow = false }: TextOptions): Fitted => {
  if (overflow) return { lines: wrapText(text, { width: box.w, size, weight }), size };
  for (const factor of [1, 0.92, 0.84, 0.76, 0.68]) {
    const smaller = Math.max(size * factor, Math.min(size, SMALLEST));
    const room = Math.max(1, Math.floor((box.h + 2) / (smaller * LINE)));
    const lines = wrapText(text, { width: box.w, size: smaller, weight, maxLines: 1_000 });
    if (lines.length <= room && !breaksWords(text, lines)) return { lines, size: smaller };
  }
  const smallest = Math.max(size * 0.68, Math.min(size, SMALLEST));
  const maxLines = Math.max(1, Math.floor((box.h + 2) / (smallest * LINE)));
  return { lines: wrapText(text, { width: box.w, size: smallest, weight, maxLines }), size: smallest };
};

/** Returns whether a Latin word was cut apart, which a smaller size may spare. */
const breaksWords = (text: string, lines: readonly string[]): boolean =>
  lines.length > 1 &&
  lines.some((line, index) => {
    const next = lines[index + 1];
    return (
      next !== undefined && /[A-Za-z]$/.test(line) && /^[A-Za-z]/.test(next) && text.includes(line + next)
    );
  });

const STARTS = { left: 0, center: 0.5, right: 1 } as const;

/** Draws a text into a rectangle: wrapped, made smaller when it must be, and shortened at last. */
export const drawText = (text: string, options: TextOptions): string => {
  if (text.trim() === '' || options.box.w < 4) return '';
  const { lines, size } = fit(text, options);
  const { box, align = 'center', valign = 'middle', runs = [] } = options;
  const step = size * LINE;
  const top = box.y + (box.h - lines.length * step) * SHARES[valign];
  const x = box.x + box.w * STARTS[align];
  const baseline = top + (step - size) / 2 + size * ASCENT;
  const cut = createCutter(runs);
  const rows = lines.map((line, index) => ({ line, parts: cut(line), y: baseline + index * step }));
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

const attributesOf = ({ fill, weight, italic, align = 'center' }: TextOptions, size: number) => ({
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
const createCutter = (runs: readonly DrawnRun[]): ((line: string) => LinePart[]) => {
  if (runs.length === 0) return (line) => [{ text: line }];
  let [run, at] = [0, 0];
  const skipBlank = (): void => {
    while (/^\s$/.test(runs[run]?.text.charAt(at) ?? '')) {
      at += 1;
      if (at >= (runs[run]?.text.length ?? 0)) [run, at] = [run + 1, 0];
    }
  };
  return (line) => {
    skipBlank();
    const parts: LinePart[] = [];
    let left = line;
    while (left !== '') {
      const current = runs[run];
      if (current === undefined) return [...parts, { text: left }];
      const text = left.slice(0, current.text.length - at);
      if (text !== '') parts.push({ text, run: current });
      left = left.slice(text.length);
      at += text.length;
      if (at >= current.text.length) [run, at] = [run + 1, 0];
    }
    return parts;
  };
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
    // Another font is a little wider or narrower; what has a ground stands on it all the same.
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

/** Returns the size of a text that is wrapped at a width. */
export const sizeOfText = (
  text: string,
  options: {
    readonly width: number;
    readonly size: number;
    readonly weight?: FontWeight;
    readonly maxLines?: number;
  },
): { readonly w: number; readonly h: number; readonly lines: readonly string[] } => {
  const lines = wrapText(text, options);
  const widths = lines.map((line) => widthOf(line, options.size, options.weight));
  return {
    w: widths.reduce((widest, one) => Math.max(widest, one), 0),
    h: lines.length * options.size * LINE,
    lines,
  };
};
