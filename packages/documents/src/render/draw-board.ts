import type { BoardDefinition, BoardElement, BoardElementType } from '../model/definition.types.ts';
import type { DrawContext } from './draw-graph.ts';
import { drawPicture } from './draw-node.ts';
import { drawText } from './draw-text.ts';
import { boundsOf, element, hexOr, num, widen } from './markup.ts';
import type { Box, DrawnPart, Drawing } from './markup.ts';
import { inkOn, mixColors } from './themes.ts';
import type { Theme } from './themes.ts';

const MAX_SMALL = 300;
const STROKE = 2.5;
// Arrows and shadows reach beyond the box of an element.
const ROOM = 16;

interface Sketch {
  readonly one: BoardElement;
  readonly box: Box;
  readonly paint: string;
  readonly context: DrawContext;
}

type Drawer = (sketch: Sketch) => string;

/** A box with no negative lengths; a line may lead up or to the left. */
const upright = ({ x, y, w, h }: Box): Box => ({
  x: Math.min(x, x + w),
  y: Math.min(y, y + h),
  w: Math.abs(w),
  h: Math.abs(h),
});

const words = ({ one, box, context }: Sketch, fill = context.theme.text, inset = 10): string =>
  drawText(one.text, {
    box: { x: box.x + inset, y: box.y + inset / 2, w: box.w - inset * 2, h: box.h - inset },
    size: one.fontSize ?? 15,
    fill,
  });

const wash = (paint: string, { page }: Theme): string => mixColors(paint, page, 0.14);

const rectangle: Drawer = (sketch) => {
  const { box, paint, context } = sketch;
  const ground = element('rect', {
    x: box.x,
    y: box.y,
    width: box.w,
    height: box.h,
    rx: 10,
    fill: wash(paint, context.theme),
    stroke: paint,
    'stroke-width': STROKE,
  });
  return ground + words(sketch);
};

const ellipse: Drawer = (sketch) => {
  const { box, paint, context } = sketch;
  const ground = element('ellipse', {
    cx: box.x + box.w / 2,
    cy: box.y + box.h / 2,
    rx: box.w / 2,
    ry: box.h / 2,
    fill: wash(paint, context.theme),
    stroke: paint,
    'stroke-width': STROKE,
  });
  return ground + words(sketch, context.theme.text, box.w * 0.14);
};

const diamond: Drawer = (sketch) => {
  const { box, paint, context } = sketch;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const d = `M${num(cx)} ${num(box.y)}L${num(box.x + box.w)} ${num(cy)}L${num(cx)} ${num(box.y + box.h)}L${num(box.x)} ${num(cy)}Z`;
  const ground = element('path', {
    d,
    fill: wash(paint, context.theme),
    stroke: paint,
    'stroke-width': STROKE,
    'stroke-linejoin': 'round',
  });
  return ground + words(sketch, context.theme.text, box.w * 0.2);
};

/** A note of paper: a soft shadow below it, and a folded corner. */
const note: Drawer = (sketch) => {
  const { box, paint, context } = sketch;
  const { x, y, w, h } = box;
  const fold = Math.min(16, w / 4, h / 4);
  const shadow = element('rect', {
    x: x + 2,
    y: y + 4,
    width: w,
    height: h,
    rx: 3,
    fill: context.theme.isDark ? '#000000' : '#1b2333',
    'fill-opacity': 0.12,
  });
  const sheet = element('path', {
    d: `M${num(x)} ${num(y)}H${num(x + w)}V${num(y + h - fold)}L${num(x + w - fold)} ${num(y + h)}H${num(x)}Z`,
    fill: paint,
  });
  const corner = element('path', {
    d: `M${num(x + w)} ${num(y + h - fold)}H${num(x + w - fold)}V${num(y + h)}Z`,
    fill: mixColors('#000000', paint, 0.14),
  });
  return shadow + sheet + corner + words(sketch, inkOn(paint));
};

const frame: Drawer = ({ one, box, context }) => {
  const { theme } = context;
  const outline = element('rect', {
    x: box.x,
    y: box.y,
    width: box.w,
    height: box.h,
    rx: 6,
    fill: 'none',
    stroke: theme.line,
    'stroke-width': 1.5,
    'stroke-dasharray': '7 5',
  });
  return (
    outline +
    drawText(one.text, {
      box: { x: box.x + 2, y: box.y - 24, w: box.w, h: 20 },
      size: one.fontSize ?? 14,
      fill: theme.faintText,
      weight: 'bold',
      align: 'left',
    })
  );
};

const plain: Drawer = ({ one, box, context }) =>
  drawText(one.text, {
    box,
    size: one.fontSize ?? 18,
    fill: context.theme.text,
    weight: 'bold',
    align: 'left',
    valign: 'top',
    overflow: true,
  });

const stroke = (d: string, paint: string): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: paint,
    'stroke-width': STROKE + 0.5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const pointsOf = ({ x, y, w, h, points }: BoardElement): readonly (readonly [number, number])[] =>
  points === undefined || points.length < 2
    ? [
        [x, y],
        [x + w, y + h],
      ]
    : points.map(([dx, dy]) => [x + dx, y + dy] as const);

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

const line: Drawer = ({ one, paint }) => stroke(pathOf(pointsOf(one)), paint);

const arrow: Drawer = ({ one, paint }) => {
  const points = pointsOf(one);
  const [tip, from] = [points.at(-1), points.at(-2)];
  if (tip === undefined || from === undefined) return '';
  const length = Math.sqrt((tip[0] - from[0]) ** 2 + (tip[1] - from[1]) ** 2) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const wing = (side: 1 | -1) =>
    [tip[0] - ux * 13 - uy * 8 * side, tip[1] - uy * 13 + ux * 8 * side] as const;
  return stroke(pathOf(points) + pathOf([wing(1), tip, wing(-1)]), paint);
};

const image: Drawer = ({ one, box, context }) =>
  drawPicture(one.image === undefined ? undefined : context.pictures(one.image), box, context.theme);

const DRAWERS: Readonly<Record<BoardElementType, Drawer>> = {
  rectangle,
  ellipse,
  diamond,
  note,
  frame,
  text: plain,
  line,
  arrow,
  pen: line,
  image,
};

/** Draws the notes, shapes and strokes of a whiteboard in their order. */
export const drawBoard = ({ elements }: BoardDefinition, context: DrawContext): Drawing => {
  const shown = elements.slice(0, context.isSmall ? MAX_SMALL : undefined);
  const parts = shown.map((one): DrawnPart => {
    const paint = hexOr(one.color, context.theme.tones[0]?.stroke ?? context.theme.line).slice(0, 7);
    return {
      svg: DRAWERS[one.type]({ one, box: upright(one), paint, context }),
      box: widen(boundsOf(roomsOf(one)), ROOM),
      id: one.id,
    };
  });
  return { parts, box: boundsOf(shown.flatMap(roomsOf)) };
};

const roomsOf = (one: BoardElement): Box[] => [
  upright(one),
  ...(one.type === 'frame' ? [{ x: one.x, y: one.y - 26, w: 1, h: 1 }] : []),
  ...(one.points ?? []).map(([x, y]) => ({ x: one.x + x, y: one.y + y, w: 0, h: 0 })),
];
