import { evaluate } from '../shapes/expression.ts';
import type { PathStep, Shape, ShapePaint } from '../shapes/shape.types.ts';
import { element, num } from './markup.ts';
import type { Box } from './markup.ts';
import { mixColors } from './themes.ts';

/** How the outlines of a shape are painted. */
export interface ShapePaints {
  readonly fill: string;
  readonly stroke: string;
  readonly paper: string;
  readonly strokeWidth: number;
  readonly dash?: string | undefined;
}

const pathOf = (steps: readonly PathStep[], box: Box): string => {
  const size = { w: box.w, h: box.h };
  return steps
    .map(({ command, values }) => {
      const numbers = values.map((value) => evaluate(value, size));
      if (command !== 'A')
        return (
          command + numbers.map((value, index) => num(value + (index % 2 === 0 ? box.x : box.y))).join(' ')
        );
      const [rx = 0, ry = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
      return `A${num(Math.max(0, rx))} ${num(Math.max(0, ry))} 0 ${large > 0 ? 1 : 0} ${sweep > 0 ? 1 : 0} ${num(x + box.x)} ${num(y + box.y)}`;
    })
    .join('');
};

const FILLS: Readonly<Record<ShapePaint, (paints: ShapePaints) => { fill: string; stroke: string }>> = {
  body: ({ fill, stroke }) => ({ fill, stroke }),
  line: ({ stroke }) => ({ fill: 'none', stroke }),
  solid: ({ stroke }) => ({ fill: stroke, stroke: 'none' }),
  tint: ({ fill, stroke }) => ({ fill: fill === 'none' ? 'none' : mixColors(stroke, fill, 0.12), stroke }),
  paper: ({ paper, stroke }) => ({ fill: paper, stroke }),
  glass: ({ stroke }) => ({ fill: stroke, stroke }),
};

/** Draws the outlines of a shape into a rectangle. */
export const drawShape = (shape: Shape, box: Box, paints: ShapePaints): string =>
  shape.paths
    .map(({ paint, steps }) => {
      const { fill, stroke } = FILLS[paint](paints);
      const isLined = stroke !== 'none' && paints.strokeWidth > 0;
      return element('path', {
        d: pathOf(steps, box),
        fill,
        'fill-opacity': paint === 'glass' ? 0.2 : undefined,
        stroke: isLined ? stroke : undefined,
        'stroke-width': isLined ? paints.strokeWidth : undefined,
        'stroke-linejoin': isLined ? 'round' : undefined,
        'stroke-dasharray': isLined ? paints.dash : undefined,
      });
    })
    .join('');

/** Returns where a part of a shape lies on the page. */
export const boxInShape = (parts: Shape['text'], box: Box): Box => {
  const size = { w: box.w, h: box.h };
  const [x, y, w, h] = parts;
  return {
    x: box.x + evaluate(x, size),
    y: box.y + evaluate(y, size),
    w: evaluate(w, size),
    h: evaluate(h, size),
  };
};
