import type { Box } from '@chartdock/editing/graph';
import { createDrawn } from '../../viewer/adopt-markup.ts';

/** Looks of the sheet below a graph. */
export interface SheetLook {
  readonly page: Box;
  readonly look: {
    readonly ground: string;
    readonly grid: number;
    readonly theme: { readonly faintLine: string };
  };
  readonly scale: number;
}

/** Below this distance on the screen lines of the grid are left out, in pixels. */
const CLOSEST = 7;
const EVERY = 5;

const setAll = (element: Element, values: Readonly<Record<string, string | number>>): void => {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, `${value}`);
};

/** Creates the sheet that a graph is drawn on, with its grid. */
export const createSheet = (): { readonly element: SVGElement; readonly draw: (look: SheetLook) => void } => {
  const element = createDrawn('g', { class: 'cd-graph__sheet' });
  const paper = createDrawn('rect', { class: 'cd-graph__paper' });
  const fine = createDrawn('path', { class: 'cd-graph__grid' });
  const strong = createDrawn('path', { class: 'cd-graph__grid cd-graph__grid--strong' });
  for (const part of [paper, fine, strong]) element.appendChild(part);
  let before = '';

  const linesOf = ({ x, y, w, h }: Box, step: number): string => {
    let path = '';
    for (let at = Math.ceil(x / step) * step; at <= x + w; at += step) path += `M${at} ${y}v${h}`;
    for (let at = Math.ceil(y / step) * step; at <= y + h; at += step) path += `M${x} ${at}h${w}`;
    return path;
  };

  return {
    element,
    draw: ({ page, look: { ground, grid, theme }, scale }) => {
      const isFine = grid > 0 && grid * scale >= CLOSEST;
      const isStrong = grid > 0 && grid * EVERY * scale >= CLOSEST;
      const { x, y, w, h } = page;
      const now = [x, y, w, h, ground, grid, isFine, isStrong, theme.faintLine].join(' ');
      if (now === before) return;
      before = now;
      setAll(paper, { x, y, width: w, height: h, fill: ground });
      setAll(fine, { d: isFine ? linesOf(page, grid) : '', stroke: theme.faintLine });
      setAll(strong, { d: isStrong ? linesOf(page, grid * EVERY) : '', stroke: theme.faintLine });
    },
  };
};
