import type { TextRun } from '../model/definition.types.ts';
import { wrapText } from '../text/wrap.ts';
import { LINE, drawText } from './draw-text.ts';
import { element } from './markup.ts';
import type { PageSheet } from './page-sheet.ts';
import type { MarkdownRun } from './parse-markdown.ts';
import { mixColors } from './themes.ts';
import type { Theme } from './themes.ts';

/** The room on a page that text is set into, from its left edge. */
export interface Column {
  readonly theme: Theme;
  readonly sheet: PageSheet;
  readonly x: number;
  readonly w: number;
}

/** Something drawn, with the height it takes. */
export interface Part {
  readonly svg: string;
  readonly h: number;
}

/** How a line of text looks; without a fill it has the colour of texts. */
export interface ProseLook {
  readonly size: number;
  readonly isBold?: boolean;
  readonly fill?: string;
}

const plainOf = (runs: readonly TextRun[]): string => runs.map((run) => run.text).join('');

/** Draws styled text into a column, from its top. */
export const prose = (
  runs: readonly MarkdownRun[],
  { y, look, column }: { y: number; look: ProseLook; column: Column },
): Part => {
  const { theme } = column;
  const text = plainOf(runs);
  const weight = look.isBold === true ? 'bold' : 'regular';
  // Bold words are wider than they are measured; a little room keeps them inside.
  const hasBold = runs.some((run) => run.bold === true);
  const width = hasBold ? column.w * 0.95 : column.w;
  const lines = wrapText(text, { width, size: look.size, weight });
  const h = lines.length * look.size * LINE;
  const ground = mixColors(theme.line, theme.page, 0.18);
  const svg = drawText(text, {
    box: { x: column.x, y, w: width, h },
    size: look.size,
    fill: look.fill ?? theme.text,
    weight,
    align: 'left',
    valign: 'top',
    overflow: true,
    runs: runs.map(({ isCode, ...run }) => ({
      ...run,
      ...(run.href === undefined ? {} : { color: theme.tones[0]?.stroke ?? theme.text }),
      ...(isCode === true ? { ground } : {}),
    })),
  });
  return { svg, h };
};

/** Draws a line of one pixel, or of another width. */
export const line = (d: string, stroke: string, width = 1): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width });
