import type { TopicRelation } from '../model/definition.types.ts';
import { layoutText } from '../text/layout-text.ts';
import { drawLayout } from './draw-text.ts';
import { boundsOf, element, hexOr, num } from './markup.ts';
import type { Box, DrawnPart } from './markup.ts';
import type { Theme } from './themes.ts';
import { moveTo } from './tree-joins.ts';

const DASHES = { solid: undefined, dashed: '5 4', dotted: '1.5 4' } as const;

interface Curve {
  readonly d: string;
  readonly middle: { readonly x: number; readonly y: number };
  readonly room: Box;
}

/** Bends below both topics, or along the handles that a person dragged, each from the middle of its topic. */
const curveOf = ({ bends }: TopicRelation, a: Box, b: Box): Curve => {
  const [one, two] = [bends?.[0], bends?.[1] ?? bends?.[0]];
  if (one === undefined || two === undefined) {
    const [x1, y1, x2, y2] = [a.x + a.w / 2, a.y + a.h, b.x + b.w / 2, b.y + b.h];
    const low = Math.max(y1, y2) + 46;
    return {
      d: `${moveTo(x1, y1)}C${num(x1)} ${num(low)} ${num(x2)} ${num(low)} ${num(x2)} ${num(y2)}`,
      middle: { x: (x1 + x2) / 2, y: low - 17 },
      room: boundsOf([a, b]),
    };
  }
  const [x1, y1, x2, y2] = [a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2];
  const [cx1, cy1, cx2, cy2] = [x1 + one[0], y1 + one[1], x2 + two[0], y2 + two[1]];
  const [from, to] = [edgeOf(a, cx1, cy1), edgeOf(b, cx2, cy2)];
  return {
    d: `${moveTo(from.x, from.y)}C${num(cx1)} ${num(cy1)} ${num(cx2)} ${num(cy2)} ${num(to.x)} ${num(to.y)}`,
    middle: {
      x: (from.x + to.x + 3 * (cx1 + cx2)) / 8,
      y: (from.y + to.y + 3 * (cy1 + cy2)) / 8,
    },
    room: boundsOf([a, b, { x: cx1, y: cy1, w: 0, h: 0 }, { x: cx2, y: cy2, w: 0, h: 0 }]),
  };
};

/** Finds where a line from the middle of a box to a point leaves the box. */
const edgeOf = (
  { x, y, w, h }: Box,
  toX: number,
  toY: number,
): { readonly x: number; readonly y: number } => {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const [dx, dy] = [toX - cx, toY - cy];
  const scale = Math.min(1, dx === 0 ? 1 : w / 2 / Math.abs(dx), dy === 0 ? 1 : h / 2 / Math.abs(dy));
  return { x: cx + dx * scale, y: cy + dy * scale };
};

/** Draws a line between two topics that are not parent and child, with its text on its middle. */
export const drawRelation = (
  relation: TopicRelation,
  { a, b, theme }: { readonly a: Box; readonly b: Box; readonly theme: Theme },
): DrawnPart => {
  const { d, middle, room } = curveOf(relation, a, b);
  const { style } = relation;
  const line = element('path', {
    d,
    fill: 'none',
    stroke: hexOr(style?.stroke, theme.line),
    'stroke-width': style?.strokeWidth ?? 1.4,
    'stroke-dasharray': DASHES[style?.dash ?? 'dashed'],
  });
  const layout = layoutText(relation.text, { width: 160, size: 12 });
  const [w, h] = [Math.max(160, layout.w), Math.max(18, layout.h)];
  const box = { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
  const text =
    relation.text.trim() === ''
      ? ''
      : drawLayout(layout, { box, fill: hexOr(style?.color, theme.faintText) });
  return { svg: line + text, box: boundsOf([room, box]), id: relation.id };
};
