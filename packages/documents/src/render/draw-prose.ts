import type { TextRun } from '../model/definition.types.ts';
import { layoutText } from '../text/layout-text.ts';
import { drawLayout } from './draw-text.ts';
import { element } from './markup.ts';
import type { PageSheet } from './page-sheet.ts';
import type { MarkdownRun } from './markdown/markdown.types.ts';
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
  /** Where it is wider than its column. */
  readonly w?: number;
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
  const layout = layoutText(text, { width: column.w, size: look.size, weight, runs });
  const { h } = layout;
  const ground = mixColors(theme.line, theme.page, 0.18);
  if (text.trim() === '') return { svg: '', h };
  const svg = drawLayout(layout, {
    box: { x: column.x, y, w: column.w, h },
    fill: look.fill ?? theme.text,
    weight,
    align: 'left',
    valign: 'top',
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
