import { drawLayout } from '../draw-text.ts';
import { drawHead } from './edge-heads.ts';
import { curveOf, pathOf } from './edge-path.ts';
import type { Crossing } from './edge-path.ts';
import { element, hexOr } from '../markup.ts';
import type { RoutedEdge } from './routed-edge.ts';
import { toneOf } from '../themes.ts';
import type { Theme } from '../themes.ts';

const DASHES = { solid: undefined, dashed: '6 4', dotted: '1.5 4' } as const;

/** Surroundings of a connector that is drawn. */
export interface EdgeContext {
  readonly theme: Theme;
  /** The upright lines it jumps over, when the page wants jumps. */
  readonly crossing?: Crossing | undefined;
}

/** Draws the line and the heads of a connector, without its labels. */
export const drawEdge = ({ edge, points, isCurve }: RoutedEdge, { theme, crossing }: EdgeContext): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return '';
  const { style } = edge;
  const stroke = hexOr(
    style.stroke,
    style.tone === undefined ? theme.line : toneOf(theme.tones, style.tone).stroke,
  );
  const width = style.strokeWidth ?? 1.5;
  const line = element('path', {
    d: isCurve ? curveOf(points) : pathOf(points, crossing),
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-dasharray': DASHES[style.dash ?? 'solid'],
    'stroke-linecap': style.dash === 'dotted' ? 'round' : undefined,
  });
  const paint = { stroke, ground: theme.page, width };
  const begin = drawHead(style.begin, [first, points[1] ?? first], paint);
  return line + begin + drawHead(style.end, [last, points.at(-2) ?? last], paint);
};

/** Draws the labels of a connector; they stand above all lines. */
export const drawEdgeLabels = ({ labels }: RoutedEdge, theme: Theme): string =>
  labels
    .map(({ layout, box, look }) => {
      const ground = element('rect', {
        x: box.x,
        y: box.y + 1,
        width: box.w,
        height: Math.max(1, box.h - 2),
        rx: 3,
        fill: hexOr(look?.fill, theme.page),
      });
      const options = {
        box,
        fill: hexOr(look?.color, theme.faintText),
        italic: look?.italic === true,
      } as const;
      return ground + drawLayout(layout, look?.bold === true ? { ...options, weight: 'bold' } : options);
    })
    .join('');
