import type { TextRun } from '../model/definition.types.ts';
import { ASCENT, widthOf } from '../text/measure.ts';
import type { FontWeight } from '../text/measure.ts';
import { wrapText } from '../text/wrap.ts';
import { element, escapeText, hexOr } from './markup.ts';
import type { Box } from './markup.ts';

/** Height of a line, as a multiple of the size of its signs. */
export const LINE = 1.4;
const SMALLEST = 9;

/** How a text is set into a rectangle. */
export interface TextOptions {
  readonly box: Box;
  readonly size: number;
  readonly fill: string;
  readonly weight?: FontWeight;
  readonly italic?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  readonly runs?: readonly TextRun[];
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
  const rows = lines.map((line, index) => ({
    y: baseline + index * step,
    content: directed(line, cut(line)),
  }));
  const attributes = attributesOf(options, size);
  const [first] = rows;
  if (rows.length === 1 && first !== undefined)
    return first.content === '' ? '' : element('text', { x, y: first.y, ...attributes }, first.content);
  const spans = rows.map(({ y, content }) => (content === '' ? '' : element('tspan', { x, y }, content)));
  return element('text', attributes, spans.join(''));
};

const attributesOf = ({ fill, weight, italic, align = 'center' }: TextOptions, size: number) => ({
  'font-size': size,
  fill,
  'font-weight': weight === 'bold' ? 'bold' : undefined,
  'font-style': italic === true ? 'italic' : undefined,
  'text-anchor': align === 'left' ? undefined : ANCHORS[align],
});

/** Returns a function that takes line after line of a text and writes each with the styles of its runs. */
const createCutter = (runs: readonly TextRun[]): ((line: string) => string) => {
  if (runs.length === 0) return escapeText;
  let [run, at] = [0, 0];
  const skipBlank = (): void => {
    while (/^\s$/.test(runs[run]?.text.charAt(at) ?? '')) {
      at += 1;
      if (at >= (runs[run]?.text.length ?? 0)) [run, at] = [run + 1, 0];
    }
  };
  return (line) => {
    skipBlank();
    let [left, written] = [line, ''];
    while (left !== '') {
      const current = runs[run];
      if (current === undefined) return written + escapeText(left);
      const part = left.slice(0, current.text.length - at);
      written += part === '' ? '' : drawRun(part, current);
      left = left.slice(part.length);
      at += part.length;
      if (at >= current.text.length) [run, at] = [run + 1, 0];
    }
    return written;
  };
};

const drawRun = (text: string, run: TextRun): string => {
  const lines = [
    run.underline === true || run.href !== undefined ? 'underline' : '',
    run.strike === true ? 'line-through' : '',
  ];
  const decoration = lines.filter((line) => line !== '').join(' ');
  return element(
    'tspan',
    {
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
