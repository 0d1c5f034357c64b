import { prose } from './draw-prose.ts';
import type { Column, Part } from './draw-prose.ts';
import { mixColors } from './themes.ts';
import { element } from './markup.ts';

/** Most lines of a source that are drawn; a last one says how many follow. */
export const MOST_LINES = 20_000;

/** Says that so many lines are not drawn, and where all of them are. */
export const drawRest = (count: number, y: number, column: Column): Part => {
  const words = `还有 ${count} 行未画出，下载文件可查看全部 · ${count} more lines are not drawn; download the file to see all`;
  const { svg, h } = prose([{ text: words }], {
    y: y + 10,
    look: { size: column.sheet.body, fill: column.theme.faintText },
    column: { ...column, x: column.x + 14, w: column.w - 28 },
  });
  const ground = element('rect', {
    x: column.x,
    y,
    width: column.w,
    height: h + 20,
    rx: 6,
    fill: mixColors(column.theme.line, column.theme.page, 0.14),
  });
  return { svg: ground + svg, h: h + 34 };
};
