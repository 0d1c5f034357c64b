import type { SourceDefinition } from '../model/definition.types.ts';
import { linesOf } from '@chartdock/text';
import { TAB_SPACES, widthOf } from '../text/measure.ts';
import { LINE, layoutText } from '../text/layout-text.ts';
import type { DrawContext } from './draw-graph.ts';
import type { Column } from './draw-prose.ts';
import { drawLayout, drawText } from './draw-text.ts';
import { element, withNumbers } from './markup.ts';
import type { DrawnPart, Drawing } from './markup.ts';
import { MOST_LINES, drawRest } from './draw-rest.ts';
import { blockId } from './block-id.ts';
import { PAGE_SHEETS } from './page-sheet.ts';
import type { PageKind } from './page-sheet.ts';

const STEP = 1.55;
const SMALL_LINES = 30;

/** A line of code, which may take several where it is long. */
export interface CodeRow {
  readonly svg: string;
  readonly y: number;
  readonly h: number;
}

/** Counts the columns that an indentation takes; a tab leads to the next fourth one. */
const columnsOf = (blank: string): number => {
  let columns = 0;
  for (const sign of blank) columns += sign === '\t' ? TAB_SPACES - (columns % TAB_SPACES) : 1;
  return columns;
};

/** Draws lines as they are typed, indented by steps of half an em. */
export const codeLines = (
  lines: readonly string[],
  top: number,
  column: Column,
): { readonly rows: readonly CodeRow[]; readonly h: number } => {
  const size = column.sheet.code;
  const step = size * STEP;
  let y = top;
  const rows = lines.map((text): CodeRow => {
    const typed = text.trimStart();
    // A text indented by more than half of a line would have no room.
    const indent = Math.min(columnsOf(text.slice(0, text.length - typed.length)) * size * 0.5, column.w / 2);
    const layout = layoutText(typed, { width: column.w - 28 - indent, size });
    const row = { y, h: step + (layout.lines.length - 1) * size * LINE };
    y += row.h;
    if (typed === '') return { ...row, svg: '' };
    const svg = drawLayout(layout, {
      box: { x: column.x + 14 + indent, y: row.y, w: column.w - 28 - indent, h: row.h },
      fill: /^\s*(%%|\/\/|#)/.test(text) ? column.theme.faintText : column.theme.text,
      align: 'left',
    });
    return { ...row, svg };
  });
  return { rows, h: y - top };
};

const LANGUAGES = { mermaid: 'Mermaid', latex: 'LaTeX' } as const;
const HEAD = 58;
/** Beginning of a line, and free room at its right; the numbers stand before it. */
const ROOMS = {
  wide: { left: 40, right: 20, numbers: 36 },
  narrow: { left: 18, right: 0, numbers: 26 },
} as const;

const widthFor = (lines: readonly string[], page: PageKind): number => {
  if (page === 'narrow') return PAGE_SHEETS.narrow.width;
  const widest = lines.reduce((wide, one) => Math.max(wide, widthOf(one, PAGE_SHEETS.wide.code)), 0);
  return Math.min(900, Math.max(420, widest + 120));
};

/** Draws a source text as it is typed, with numbers before its lines. */
export const drawSource = (
  { text, lang }: SourceDefinition,
  { theme, isSmall, page }: DrawContext,
): Drawing => {
  const all = linesOf(isSmall ? text.slice(0, SMALL_LINES * 400) : text);
  const lines = all.slice(0, isSmall ? SMALL_LINES : MOST_LINES);
  const width = widthFor(lines, page);
  const room = ROOMS[page];
  const sheet = PAGE_SHEETS[page];
  const column = { theme, sheet, x: room.left, w: width - room.left - room.right };
  const body = codeLines(lines, HEAD, column);
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
  const rows = body.rows.map(({ svg, y, h }, index): DrawnPart => {
    const number = drawText(String(index + 1), {
      box: { x: room.numbers - 30, y, w: 30, h: sheet.code * STEP },
      size: sheet.lineNumber,
      fill: theme.faintText,
      align: 'right',
      overflow: true,
    });
    return { svg: number + svg, box: { x: 0, y, w: width, h }, id: blockId(index) };
  });
  const isCut = !isSmall && all.length > lines.length;
  const rest = isCut ? drawRest(all.length - lines.length, HEAD + body.h + 12, column) : { svg: '', h: 0 };
  const box = { x: 0, y: 0, w: width, h: HEAD + body.h + 24 + rest.h };
  if (isCut) rows.push({ svg: rest.svg, box: { x: 0, y: HEAD + body.h, w: width, h: rest.h + 12 } });
  return { parts: [{ svg: head + title, box: { ...box, h: HEAD } }, ...rows], box };
};
