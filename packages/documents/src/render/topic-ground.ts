import type { TopicStyle } from '../model/definition.types.ts';
import { element, hexOr, num } from './markup.ts';
import type { Box } from './markup.ts';
import type { Tone } from './themes.ts';
import { moveTo } from './tree-joins.ts';
import type { Placed } from './tree-joins.ts';

const DASHES = { solid: undefined, dashed: '5 4', dotted: '1.5 4' } as const;

const ROUND = 7;

const polygon = ([first, ...others]: readonly (readonly [number, number])[]): string =>
  first === undefined ? '' : `${moveTo(...first)}${others.map(([x, y]) => `L${num(x)} ${num(y)}`).join('')}z`;

type Outline = (
  box: Box,
  level: number,
) => readonly [name: string, attributes: Readonly<Record<string, number | string>>];

const rounded =
  (radius: (box: Box, level: number) => number): Outline =>
  ({ x, y, w, h }, level) => ['rect', { x, y, width: w, height: h, rx: radius({ x, y, w, h }, level) }];

const usual = rounded(({ h }, level) => (level === 0 ? Math.min(14, h / 2) : ROUND));

/** The line around a topic, by the name of its shape. */
const OUTLINES: Readonly<Record<NonNullable<TopicStyle['shape']>, Outline>> = {
  rect: rounded(() => 0),
  round: usual,
  pill: rounded(({ h }) => h / 2),
  ellipse: ({ x, y, w, h }) => ['ellipse', { cx: x + w / 2, cy: y + h / 2, rx: w / 2, ry: h / 2 }],
  diamond: ({ x, y, w, h }) => [
    'path',
    {
      d: polygon([
        [x + w / 2, y],
        [x + w, y + h / 2],
        [x + w / 2, y + h],
        [x, y + h / 2],
      ]),
    },
  ],
  hexagon: ({ x, y, w, h }) => {
    const by = Math.min(12, w / 4);
    return [
      'path',
      {
        d: polygon([
          [x + by, y],
          [x + w - by, y],
          [x + w, y + h / 2],
          [x + w - by, y + h],
          [x + by, y + h],
          [x, y + h / 2],
        ]),
      },
    ];
  },
  underline: ({ x, y, w, h }) => ['path', { d: `${moveTo(x, y + h)}H${num(x + w)}` }],
  none: ({ x, y }) => ['path', { d: moveTo(x, y) }],
};

/** Draws the ground of a topic in its own shape, or the usual one; deeper ones have a line around. */
export const drawGround = ({ entry, place }: Placed, tone: Tone): string => {
  const { level, topic } = entry;
  const { shape, stroke, strokeWidth, dash } = topic.style ?? {};
  if (shape === 'none') return '';
  const [name, attributes] = (shape === undefined ? usual : OUTLINES[shape])(place, level);
  const isLine = shape === 'underline';
  const hasStroke = isLine || level > 1 || stroke !== undefined || strokeWidth !== undefined;
  return element(name, {
    ...attributes,
    fill: isLine ? 'none' : tone.fill,
    stroke: hasStroke ? hexOr(stroke, tone.stroke) : undefined,
    'stroke-width': hasStroke ? (strokeWidth ?? 1.2) : undefined,
    ...(dash === undefined ? {} : { 'stroke-dasharray': DASHES[dash] }),
  });
};
