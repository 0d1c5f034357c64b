import { widthOf } from '../text/measure.ts';
import { LINE, layoutText } from '../text/layout-text.ts';
import { line } from './draw-prose.ts';
import type { Column, Part } from './draw-prose.ts';
import type { CellAlign } from './markdown/markdown.types.ts';
import { drawLayout } from './draw-text.ts';
import { element, withNumbers } from './markup.ts';
import { mixColors } from './themes.ts';

const ROW = 32;
const PAD = 10;
// A narrower column would show a sign a line.
const NARROWEST = 40;

type Rows = readonly (readonly string[])[];

const weightOf = (row: number): 'bold' | 'regular' => (row === 0 ? 'bold' : 'regular');

/** Returns how wide the columns are: all alike where every text has room in one line, else by their content. */
const widthsOf = (rows: Rows, { w, sheet }: Column): number[] => {
  const count = Math.max(1, rows[0]?.length ?? 1);
  const wanted = Array.from({ length: count }, (_, at) =>
    rows.reduce(
      (most, row, index) => Math.max(most, widthOf(row[at] ?? '', sheet.cell, weightOf(index)) + PAD * 2 + 2),
      NARROWEST,
    ),
  );
  const equal = w / count;
  if (wanted.every((one) => one <= equal)) return wanted.map(() => equal);
  const sum = wanted.reduce((all, one) => all + one, 0);
  // A long text wraps; without a limit it would leave the others no room.
  const shares = sum <= w ? wanted : wanted.map((one) => Math.max(NARROWEST, Math.min(one, equal * 1.6)));
  const shared = shares.reduce((all, one) => all + one, 0);
  // A table of more columns than there is room for reaches over the page.
  const room = Math.max(w, count * NARROWEST);
  return shares.map((one) => (one / shared) * room);
};

/** Rows of texts, the first of them the heading, and how their columns are set. */
interface Table {
  readonly rows: Rows;
  readonly aligns?: readonly CellAlign[];
}

/** Draws a table over a column; texts that are longer than a cell take several lines. */
export const drawTable = ({ rows, aligns = [] }: Table, top: number, column: Column): Part => {
  const { theme, sheet } = column;
  const widths = widthsOf(rows, column);
  const size = sheet.cell;
  const wide = Math.max(
    column.w,
    widths.reduce((sum, one) => sum + one, 0),
  );
  let y = top;
  const drawn = rows.map((row, index) => {
    const weight = weightOf(index);
    const texts = row.slice(0, widths.length);
    const cells = texts.map((text, at) =>
      layoutText(text, { width: (widths[at] ?? 0) - PAD * 2, size, weight }),
    );
    const most = cells.reduce((count, { lines }) => Math.max(count, lines.length), 1);
    const h = ROW + (most - 1) * size * LINE;
    let x = column.x;
    const svg = cells.map((layout, at) => {
      const w = widths[at] ?? 0;
      const box = { x: x + PAD, y, w: w - PAD * 2, h };
      x += w;
      if (texts[at]?.trim() === '') return '';
      return drawLayout(layout, { box, fill: theme.text, weight, align: aligns[at] ?? 'left' });
    });
    y += h;
    return { svg: svg.join(''), rule: withNumbers`M${column.x} ${y}h${wide}`, h };
  });
  const head = element('rect', {
    x: column.x,
    y: top,
    width: wide,
    height: drawn[0]?.h ?? ROW,
    rx: 4,
    fill: mixColors(theme.line, theme.page, 0.14),
  });
  const rules = line(drawn.map(({ rule }) => rule).join(''), theme.faintLine);
  return { svg: head + rules + drawn.map(({ svg }) => svg).join(''), h: y - top + 16, w: wide };
};
