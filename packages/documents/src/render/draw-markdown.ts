import type { MarkdownDefinition, SourceDefinition, TextRun } from '../model/definition.types.ts';
import { widthOf } from '../text/measure.ts';
import { ellipsize, wrapText } from '../text/wrap.ts';
import type { DrawContext } from './draw-graph.ts';
import { LINE, drawText } from './draw-text.ts';
import { element, withNumbers } from './markup.ts';
import type { DrawnPart, Drawing } from './markup.ts';
import { parseMarkdown } from './parse-markdown.ts';
import type { MarkdownBlock } from './parse-markdown.ts';
import { mixColors } from './themes.ts';
import type { Theme } from './themes.ts';

const PAGE = { width: 720, padX: 56, padY: 48 } as const;
const BODY = 15;
const HEADINGS = [30, 23, 19, 17, 15, 15] as const;
const SMALL_BLOCKS = 24;
const CODE_LINES = 400;

interface Column {
  readonly theme: Theme;
  readonly x: number;
  readonly w: number;
}

interface Part {
  readonly svg: string;
  readonly h: number;
}

type Drawer<K extends MarkdownBlock['kind']> = (
  block: Extract<MarkdownBlock, { kind: K }>,
  y: number,
  column: Column,
) => Part;

const plainOf = (runs: readonly TextRun[]): string => runs.map((run) => run.text).join('');

interface ProseLook {
  readonly size: number;
  readonly isBold?: boolean;
  readonly fill?: string;
}

/** Draws styled text into the column. */
const prose = (
  runs: readonly TextRun[],
  { y, look, column }: { y: number; look: ProseLook; column: Column },
): Part => {
  const text = plainOf(runs);
  const weight = look.isBold === true ? 'bold' : 'regular';
  // Bold words are wider than they are measured; a little room keeps them inside.
  const hasBold = runs.some((run) => run.bold === true);
  const width = hasBold ? column.w * 0.95 : column.w;
  const lines = wrapText(text, { width, size: look.size, weight });
  const h = lines.length * look.size * LINE;
  const svg = drawText(text, {
    box: { x: column.x, y, w: width, h },
    size: look.size,
    fill: look.fill ?? column.theme.text,
    weight,
    align: 'left',
    valign: 'top',
    overflow: true,
    runs: runs.map((run) =>
      run.href === undefined ? run : { ...run, color: column.theme.tones[0]?.stroke ?? column.theme.text },
    ),
  });
  return { svg, h };
};

const line = (d: string, stroke: string, width = 1): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width });

const heading: Drawer<'heading'> = ({ level, runs }, y, column) => {
  const size = HEADINGS[level - 1] ?? BODY;
  const top = level === 1 ? 6 : 16;
  const { svg, h } = prose(runs, { y: y + top, look: { size, isBold: true }, column });
  const ruled =
    level <= 2
      ? line(withNumbers`M${column.x} ${Math.round(y + top + h + 7)}h${column.w}`, column.theme.faintLine)
      : '';
  return { svg: svg + ruled, h: top + h + (level <= 2 ? 18 : 8) };
};

const paragraph: Drawer<'paragraph'> = ({ runs }, y, column) => {
  const { svg, h } = prose(runs, { y, look: { size: BODY }, column });
  return { svg, h: h + 12 };
};

const item: Drawer<'item'> = ({ runs, level, mark, isDone }, y, column) => {
  const indent = 22 + level * 22;
  const inner = { ...column, x: column.x + indent, w: column.w - indent };
  const look = isDone === true ? { size: BODY, fill: column.theme.faintText } : { size: BODY };
  const { svg, h } = prose(runs, { y, look, column: inner });
  const middle = y + (BODY * LINE) / 2;
  return { svg: drawMark({ mark, isDone, x: inner.x, y: middle }, column.theme) + svg, h: h + 5 };
};

interface Mark {
  readonly mark: string;
  readonly isDone: boolean | undefined;
  readonly x: number;
  readonly y: number;
}

const drawMark = ({ mark, isDone, x, y }: Mark, theme: Theme): string => {
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
    size: BODY,
    fill: theme.faintText,
    align: 'right',
  });
};

const quote: Drawer<'quote'> = ({ runs }, y, column) => {
  const inner = { ...column, x: column.x + 18, w: column.w - 28 };
  const { svg, h } = prose(runs, {
    y: y + 6,
    look: { size: BODY, fill: column.theme.faintText },
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

/** Draws lines as they are typed, indented by steps of half an em. */
const codeLines = (lines: readonly string[], y: number, column: Column): { rows: string[]; h: number } => {
  const size = 13;
  const step = size * 1.55;
  const rows = lines.map((text, index) => {
    const typed = text.replaceAll('\t', '  ');
    const indent = (typed.length - typed.trimStart().length) * size * 0.5;
    const width = column.w - 28 - indent;
    return drawText(ellipsize(typed.trim(), { width, size }), {
      box: { x: column.x + 14 + indent, y: y + index * step, w: width + 20, h: step },
      size,
      fill: /^\s*(%%|\/\/|#)/.test(text) ? column.theme.faintText : column.theme.text,
      align: 'left',
      overflow: true,
    });
  });
  return { rows, h: lines.length * step };
};

const code: Drawer<'code'> = ({ lines }, y, column) => {
  const { rows, h } = codeLines(lines.slice(0, CODE_LINES), y + 10, column);
  const { theme } = column;
  const ground = element('rect', {
    x: column.x,
    y,
    width: column.w,
    height: h + 20,
    rx: 6,
    fill: mixColors(theme.line, theme.page, 0.1),
  });
  return { svg: ground + rows.join(''), h: h + 34 };
};

const ROW = 32;

const table: Drawer<'table'> = ({ rows }, y, column) => {
  const { theme } = column;
  const columns = Math.max(1, rows[0]?.length ?? 1);
  const w = column.w / columns;
  const shown = rows.slice(0, 200);
  const h = shown.length * ROW;
  const cells = shown.flatMap((row, index) =>
    row.slice(0, columns).map((text, at) =>
      drawText(ellipsize(text, { width: w - 22, size: 14, weight: index === 0 ? 'bold' : 'regular' }), {
        box: { x: column.x + at * w + 10, y: y + index * ROW, w: w - 16, h: ROW },
        size: 14,
        fill: theme.text,
        weight: index === 0 ? 'bold' : 'regular',
        align: 'left',
      }),
    ),
  );
  const head = element('rect', {
    x: column.x,
    y,
    width: column.w,
    height: ROW,
    rx: 4,
    fill: mixColors(theme.line, theme.page, 0.14),
  });
  const rules = shown
    .map((_, index) => withNumbers`M${column.x} ${y + (index + 1) * ROW}h${column.w}`)
    .join('');
  return { svg: head + line(rules, theme.faintLine) + cells.join(''), h: h + 16 };
};

const rule: Drawer<'rule'> = (_, y, column) => ({
  svg: line(withNumbers`M${column.x} ${Math.round(y) + 8.5}h${column.w}`, column.theme.faintLine, 1.5),
  h: 22,
});

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
      return table(block, y, column);
    case 'rule':
      return rule(block, y, column);
  }
};

/** Names a block of a text, or a line of a source, in its picture. */
export const blockId = (index: number): string => `b${index}`;

/** Draws a markdown text as a page. */
export const drawMarkdown = (
  { text }: Pick<MarkdownDefinition, 'text'>,
  { theme, isSmall }: DrawContext,
): Drawing => {
  const column = { theme, x: PAGE.padX, w: PAGE.width - PAGE.padX * 2 };
  const blocks = parseMarkdown(text, isSmall ? SMALL_BLOCKS : undefined);
  let y: number = PAGE.padY;
  const parts = blocks.map((block, index): DrawnPart => {
    const before = blocks[index - 1]?.kind;
    if (before === 'item' && block.kind !== 'item') y += 8;
    if (before === 'quote' && block.kind !== 'quote') y += 14;
    const part = drawBlock(block, y, column);
    const box = { x: column.x - 44, y, w: column.w + 48, h: part.h };
    y += part.h;
    return { svg: part.svg, box, id: blockId(index) };
  });
  return { parts, box: { x: 0, y: 0, w: PAGE.width, h: y + PAGE.padY } };
};

const LANGUAGES = { mermaid: 'Mermaid', latex: 'LaTeX' } as const;

/** Draws a source text as it is typed, with numbers before its lines. */
export const drawSource = ({ text, lang }: SourceDefinition, { theme, isSmall }: DrawContext): Drawing => {
  const lines = text
    .slice(0, 200_000)
    .split(/\r\n|\r|\n/)
    .slice(0, isSmall ? 30 : CODE_LINES);
  const size = 13;
  const step = size * 1.55;
  const widest = lines.reduce((wide, one) => Math.max(wide, widthOf(one, size)), 0);
  const width = Math.min(900, Math.max(420, widest + 120));
  const body = codeLines(lines, 58, { theme, x: 40, w: width - 60 });
  const numbers = lines.map((_, index) =>
    drawText(String(index + 1), {
      box: { x: 6, y: 58 + index * step, w: 30, h: step },
      size: 11,
      fill: theme.faintText,
      align: 'right',
      overflow: true,
    }),
  );
  const head = element('path', {
    d: withNumbers`M0 44h${width}`,
    fill: 'none',
    stroke: theme.faintLine,
    'stroke-width': 1,
  });
  const title = drawText(LANGUAGES[lang], {
    box: { x: 18, y: 8, w: 200, h: 32 },
    size: 14,
    fill: theme.tones[0]?.stroke ?? theme.text,
    weight: 'bold',
    align: 'left',
  });
  const box = { x: 0, y: 0, w: width, h: 58 + body.h + 24 };
  const rows = body.rows.map((svg, index): DrawnPart => ({
    svg: (numbers[index] ?? '') + svg,
    box: { x: 0, y: 58 + index * step, w: width, h: step },
    id: blockId(index),
  }));
  return { parts: [{ svg: head + title, box: { ...box, h: 58 } }, ...rows], box };
};
