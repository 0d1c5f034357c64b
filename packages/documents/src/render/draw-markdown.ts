import type { MarkdownDefinition } from '../model/definition.types.ts';
import { blockId } from './block-id.ts';
import type { DrawContext } from './draw-graph.ts';
import { line, prose } from './draw-prose.ts';
import type { Column, Part } from './draw-prose.ts';
import { codeLines } from './draw-source.ts';
import { drawTable } from './draw-table.ts';
import { LINE } from '../text/layout-text.ts';
import { drawRest } from './draw-rest.ts';
import { drawText } from './draw-text.ts';
import { element, withNumbers } from './markup.ts';
import type { DrawnPart, Drawing } from './markup.ts';
import { PAGE_SHEETS } from './page-sheet.ts';
import { parseMarkdown } from './markdown/parse-markdown.ts';
import type { MarkdownBlock } from './markdown/markdown.types.ts';
import { mixColors } from './themes.ts';

const SMALL_BLOCKS = 24;
// A text may be one line of megabytes; no small picture shows more than this of it.
const SMALL_TEXT = SMALL_BLOCKS * 400;
/** How far a list sets its words in, and a quote its own. */
const STEP = 22;
const QUOTE_STEP = 18;

type Drawer<K extends MarkdownBlock['kind']> = (
  block: Extract<MarkdownBlock, { kind: K }>,
  y: number,
  column: Column,
) => Part;

const heading: Drawer<'heading'> = ({ level, runs }, y, column) => {
  const size = column.sheet.headings[level - 1] ?? column.sheet.body;
  const top = level === 1 ? 6 : 16;
  const { svg, h } = prose(runs, { y: y + top, look: { size, isBold: true }, column });
  const ruled =
    level <= 2
      ? line(withNumbers`M${column.x} ${Math.round(y + top + h + 7)}h${column.w}`, column.theme.faintLine)
      : '';
  return { svg: svg + ruled, h: top + h + (level <= 2 ? 18 : 8) };
};

const paragraph: Drawer<'paragraph'> = ({ runs }, y, column) => {
  const { svg, h } = prose(runs, { y, look: { size: column.sheet.body }, column });
  return { svg, h: h + 12 };
};

const item: Drawer<'item'> = ({ runs, level, mark, isDone }, y, column) => {
  // Lists that are nested deeper than the half of a page go on in smaller steps.
  const step = Math.min(STEP, (column.w * 0.5) / Math.max(1, level));
  const indent = STEP + level * step;
  const inner = { ...column, x: column.x + indent, w: column.w - indent };
  const size = column.sheet.body;
  const look = isDone === true ? { size, fill: column.theme.faintText } : { size };
  const { svg, h } = prose(runs, { y, look, column: inner });
  const middle = y + (size * LINE) / 2;
  return { svg: drawMark({ mark, isDone, x: inner.x, y: middle }, column) + svg, h: h + 5 };
};

interface Mark {
  readonly mark: string;
  readonly isDone: boolean | undefined;
  readonly x: number;
  readonly y: number;
}

const drawMark = ({ mark, isDone, x, y }: Mark, { theme, sheet }: Column): string => {
  const accent = theme.tones[0]?.stroke ?? theme.text;
  if (isDone !== undefined) {
    const box = element('rect', {
      x: x - 20,
      y: y - 6.5,
      width: 13,
      height: 13,
      rx: 3,
      fill: isDone ? accent : 'none',
      stroke: isDone ? accent : theme.line,
      'stroke-width': 1.3,
    });
    return isDone ? box + line(withNumbers`M${x - 17} ${y}l2.6 2.8 4.8 -5.4`, theme.page, 1.6) : box;
  }
  if (mark === '•') return element('circle', { cx: x - 12, cy: y + 0.5, r: 2.6, fill: accent });
  return drawText(mark, {
    box: { x: x - 40, y: y - 10, w: 34, h: 20 },
    size: sheet.body,
    fill: theme.faintText,
    align: 'right',
  });
};

const quote: Drawer<'quote'> = ({ runs }, y, column) => {
  const inner = { ...column, x: column.x + 18, w: column.w - 28 };
  const { svg, h } = prose(runs, {
    y: y + 6,
    look: { size: column.sheet.body, fill: column.theme.faintText },
    column: inner,
  });
  const ground = element('rect', {
    x: column.x,
    y,
    width: column.w,
    height: h + 12,
    rx: 3,
    fill: column.theme.tones[0]?.fill ?? column.theme.paper,
  });
  const bar = element('rect', {
    x: column.x,
    y,
    width: 4,
    height: h + 12,
    rx: 2,
    fill: column.theme.tones[0]?.stroke ?? column.theme.line,
  });
  return { svg: ground + bar + svg, h: h + 12 };
};

const code: Drawer<'code'> = ({ lines }, y, column) => {
  const { theme } = column;
  const { rows, h } = codeLines(lines, y + 10, column);
  const ground = element('rect', {
    x: column.x,
    y,
    width: column.w,
    height: h + 20,
    rx: 6,
    fill: mixColors(theme.line, theme.page, 0.1),
  });
  return { svg: ground + rows.map(({ svg }) => svg).join(''), h: h + 34 };
};

const rule: Drawer<'rule'> = (_, y, column) => ({
  svg: line(withNumbers`M${column.x} ${Math.round(y) + 8.5}h${column.w}`, column.theme.faintLine, 1.5),
  h: 22,
});

/** Says how much of a text is not drawn, and where all of it is. */
const rest: Drawer<'rest'> = ({ count }, y, column) => drawRest(count, y, column);

/** Draws a block set in by the lists and quotes around it, with the bars of the quotes. */
const drawInset = (block: MarkdownBlock, y: number, column: Column): Part => {
  const quotes = block.kind === 'quote' ? (block.quotes ?? 1) - 1 : (block.quotes ?? 0);
  const lists = block.kind === 'item' ? 0 : (block.lists ?? 0);
  if (quotes + lists === 0) return drawBlock(block, y, column);
  const left = Math.min(quotes * QUOTE_STEP + lists * STEP, column.w * 0.6);
  const part = drawBlock(block, y, { ...column, x: column.x + left, w: column.w - left });
  const bars = Array.from({ length: Math.min(quotes, 10) }, (_, index) =>
    element('rect', {
      x: column.x + index * QUOTE_STEP,
      y,
      width: 4,
      height: Math.max(0, part.h - 6),
      rx: 2,
      fill: column.theme.tones[0]?.stroke ?? column.theme.line,
    }),
  );
  return { ...part, svg: bars.join('') + part.svg };
};

const drawBlock = (block: MarkdownBlock, y: number, column: Column): Part => {
  switch (block.kind) {
    case 'heading':
      return heading(block, y, column);
    case 'paragraph':
      return paragraph(block, y, column);
    case 'item':
      return item(block, y, column);
    case 'quote':
      return quote(block, y, column);
    case 'code':
      return code(block, y, column);
    case 'table':
      return drawTable(block, y, column);
    case 'rest':
      return rest(block, y, column);
    case 'rule':
      return rule(block, y, column);
  }
};

/** Draws a markdown text as a page. */
export const drawMarkdown = (
  { text }: Pick<MarkdownDefinition, 'text'>,
  { theme, isSmall, page }: DrawContext,
): Drawing => {
  const sheet = PAGE_SHEETS[page];
  const column = { theme, sheet, x: sheet.padX, w: sheet.width - sheet.padX * 2 };
  const beside = Math.min(44, column.x);
  const blocks = isSmall
    ? parseMarkdown(text.slice(0, SMALL_TEXT), SMALL_BLOCKS).filter(({ kind }) => kind !== 'rest')
    : parseMarkdown(text);
  let [y, widest] = [sheet.padY, sheet.width];
  const parts = blocks.map((block, index): DrawnPart => {
    const before = blocks[index - 1]?.kind;
    if (before === 'item' && block.kind !== 'item') y += 8;
    if (before === 'quote' && block.kind !== 'quote') y += 14;
    const part = drawInset(block, y, column);
    const wide = Math.max(column.w, part.w ?? 0);
    widest = Math.max(widest, column.x + wide + sheet.padX);
    const box = { x: column.x - beside, y, w: wide + beside + 4, h: part.h };
    y += part.h;
    return { svg: part.svg, box, id: blockId(index) };
  });
  return { parts, box: { x: 0, y: 0, w: widest, h: y + sheet.padY } };
};
