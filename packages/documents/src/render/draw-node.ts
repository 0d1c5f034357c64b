import type { GraphNode } from '../model/definition.types.ts';
import { LINE, ellipsize } from '../text/layout-text.ts';
import type { TextLayout } from '../text/layout-text.ts';
import { findShape } from '../shapes/shapes.ts';
import type { Shape } from '../shapes/shape.types.ts';
import { boxInShape, drawShape } from './draw-shape.ts';
import { drawLayout, drawText, fitText, roomyBox } from './draw-text.ts';
import type { TextOptions } from './draw-text.ts';
import { boundsOf, element, hexOr, widen, withNumbers } from './markup.ts';
import type { Box } from './markup.ts';
import { contrastOf, inkOn, mixColors, toneOf } from './themes.ts';
import type { Theme, Tone } from './themes.ts';

/** Size of the signs of a shape that says nothing of it. */
export const USUAL = 13;
/** Height of the heading of a shape with rows. */
export const HEAD = 30;
/** Height of a row at most, but for its padding. */
export const ROW = 22;
const DASHES = { solid: undefined, dashed: '6 4', dotted: '1.5 4' } as const;
/** Shapes whose text stands upwards along their left edge, and how wide that is. */
export const SIDE_LANES: ReadonlyMap<string, number> = new Map([
  ['lane', 32],
  ['pool', 36],
]);

/** Gives pictures by their ids, as data addresses of PNG, JPEG or WebP. */
export type PictureSource = (id: string) => string | undefined;

const PICTURE = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]*$/;

/** Draws a stored picture into a rectangle, or a placeholder when there is none. */
export const drawPicture = (href: string | undefined, { x, y, w, h }: Box, theme: Theme): string => {
  if (href !== undefined && PICTURE.test(href))
    return element('image', { x, y, width: w, height: h, href, preserveAspectRatio: 'xMidYMid slice' });
  const shape = findShape('ui-image');
  const paints = { fill: theme.paper, stroke: theme.faintLine, paper: theme.paper, strokeWidth: 1.5 };
  return shape === undefined ? '' : drawShape(shape, { x, y, w, h }, paints);
};

/** Finds the colours of a shape: its own, then those of its tone. Text that could not be read on its ground changes. */
export const paintOf = ({ style }: GraphNode, theme: Theme): Tone => {
  const tone = toneOf(theme.tones, style.tone ?? 0);
  const fill = style.fill === 'none' ? theme.page : hexOr(style.fill, tone.fill);
  const usual = style.fill === undefined ? tone.text : inkOn(fill);
  const wanted = hexOr(style.color, usual);
  return {
    fill,
    stroke: hexOr(style.stroke, tone.stroke),
    text: contrastOf(wanted, fill) >= 3 ? wanted : inkOn(fill),
  };
};

const isOutside = (text: Box, node: Box): boolean =>
  text.y >= node.y + node.h || text.x >= node.x + node.w || text.y + text.h <= node.y + 1;

/** Fields of a form begin at the left. */
const LEFT_ALIGNED = /^ui-(input|select|search|checkbox|radio|textarea|toggle|avatar|menu)$/;

/** The text of a shape that is only lines or a solid figure stands on the page, not on a fill. */
export const isOpen = (shape: Shape): boolean => shape.paths.every(({ paint }) => paint === 'line');

/** The text of a shape in lines, and where it stands. */
export interface PlacedText {
  readonly layout: TextLayout;
  readonly box: Box;
  /** Whether it stands beside the shape, or over one that is too narrow for a sign. */
  readonly isOutside: boolean;
  readonly options: Omit<TextOptions, 'box' | 'size' | 'fill'>;
}

/** Lays the text of a shape out in the room that the shape has for it; one without room has its text around its middle. */
export const placeText = (node: GraphNode, shape: Shape): PlacedText => {
  const { style } = node;
  const own = boxInShape(shape.text, node);
  const size = style.fontSize ?? USUAL;
  const options = {
    weight: style.bold === true ? 'bold' : 'regular',
    italic: style.italic === true,
    align: style.align ?? usualAlign(node, own),
    valign: style.valign ?? shape.valign,
    ...(node.runs === undefined ? {} : { runs: node.runs }),
  } as const;
  const box = roomyBox(own, options.align, size);
  const layout = fitText(node.text, { ...options, box, size, fill: '' });
  return { layout, box, isOutside: isOutside(own, node) || box !== own, options };
};

const textOf = (node: GraphNode, shape: Shape, { theme, tone }: { theme: Theme; tone: Tone }): string => {
  if (node.text.trim() === '') return '';
  const band = SIDE_LANES.get(node.shape);
  if (band !== undefined) return laneTitle(node, { band, tone });
  const placed = placeText(node, shape);
  const onPage = placed.isOutside || isOpen(shape);
  const ground = placed.isOutside && node.z > 0 ? groundBelow(node, placed, theme) : '';
  const fill = onPage ? hexOr(node.style.color, theme.text) : tone.text;
  return ground + drawLayout(placed.layout, { ...placed.options, box: placed.box, fill });
};

const SHARES = { top: 0, middle: 0.5, bottom: 1, left: 0, center: 0.5, right: 1 } as const;

/** Returns the room that the lines of a text take. */
export const roomOfText = ({ layout: { w, h }, box, options }: PlacedText): Box => ({
  x: box.x + (box.w - w) * SHARES[options.align ?? 'center'],
  y: box.y + (box.h - h) * SHARES[options.valign ?? 'middle'],
  w,
  h,
});

/** Keeps connectors from running through a caption below a shape. */
const groundBelow = (node: GraphNode, placed: PlacedText, theme: Theme): string => {
  if (placed.box.y < node.y + node.h) return '';
  const { x, y, w, h } = roomOfText(placed);
  return element('rect', { x: x - 2, y, width: w + 4, height: h, fill: theme.page, 'fill-opacity': 0.85 });
};

const usualAlign = (node: GraphNode, text: Box): 'left' | 'center' =>
  text.x >= node.x + node.w || LEFT_ALIGNED.test(node.shape) ? 'left' : 'center';

/** Writes the title of a lane upwards along its left edge. */
const laneTitle = (node: GraphNode, { band, tone }: { band: number; tone: Tone }): string => {
  const [cx, cy] = [node.x + band / 2, node.y + node.h / 2];
  const box = { x: cx - node.h / 2 + 6, y: cy - band / 2, w: node.h - 12, h: band };
  const text = drawText(node.text, {
    box,
    size: node.style.fontSize ?? USUAL,
    fill: tone.text,
    weight: 'bold',
  });
  return text === '' ? '' : element('g', { transform: withNumbers`rotate(-90 ${cx} ${cy})` }, text);
};

const NO_ROWS: readonly (readonly string[])[] = [];

/** Draws the heading and the rows of a class, an entity or a table. */
const drawRows = (node: GraphNode, { theme, tone }: { theme: Theme; tone: Tone }): string => {
  const rows = node.rows?.map(({ cells }) => cells) ?? NO_ROWS;
  const { x, y, w, h } = node;
  const head = node.text === '' ? 0 : Math.min(HEAD, h);
  const step = Math.min(ROW + 6, rows.length === 0 ? ROW : (h - head) / rows.length);
  const ground = mixColors(tone.stroke, theme.page, theme.isDark ? 0.34 : 0.2);
  const heading =
    head === 0
      ? ''
      : element('path', {
          d: withNumbers`M${x} ${y + head}h${w}`,
          fill: 'none',
          stroke: tone.stroke,
          'stroke-width': 1.5,
        });
  const title = drawText(node.text, {
    box: { x: x + 8, y, w: w - 16, h: head },
    size: USUAL,
    fill: inkOn(ground),
    weight: 'bold',
  });
  const band =
    head === 0
      ? ''
      : element('rect', {
          x: x + 1,
          y: y + 1,
          width: Math.max(0, w - 2),
          height: head - 1,
          rx: 2,
          fill: ground,
        });
  return (
    band +
    heading +
    title +
    rows
      .map((row, index) =>
        drawRow(row, { box: { x, y: y + head + index * step, w, h: step }, index, theme, tone }),
      )
      .join('')
  );
};

interface RowContext {
  readonly box: Box;
  readonly index: number;
  readonly theme: Theme;
  readonly tone: Tone;
}

const drawRow = (row: readonly string[], { box, index, theme, tone }: RowContext): string => {
  const { x, y, w, h } = box;
  const isRule = row.length === 1 && row[0] === '';
  const line = (d: string, stroke: string): string =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': 1 });
  if (isRule) return line(withNumbers`M${x} ${y + h / 2}h${w}`, tone.stroke);
  const size = Math.min(12, h * 0.6);
  const isTable = row.length > 1;
  const column = w / Math.max(1, row.length);
  const cells = row.map((text, at) =>
    drawText(ellipsize(text, { width: column - 14, size }), {
      box: { x: x + at * column + 8, y, w: column - 12, h },
      size,
      fill: at > 0 && isTable ? theme.faintText : theme.text,
      align: 'left',
    }),
  );
  const rule =
    index > 0 && isTable ? line(withNumbers`M${x} ${y}h${w}`, mixColors(tone.stroke, theme.page, 0.25)) : '';
  return rule + cells.join('');
};

/** Draws the picture or the outlines of a shape. */
const drawBody = (node: GraphNode, shape: Shape, { theme, tone, pictures }: BodyContext): string => {
  if (node.image !== undefined) return drawPicture(pictures(node.image), node, theme);
  return drawShape(shape, node, {
    fill: shape.hasRows ? theme.paper : tone.fill,
    stroke: tone.stroke,
    paper: theme.paper,
    strokeWidth: node.style.strokeWidth ?? 1.5,
    dash: DASHES[node.style.dash ?? 'solid'],
  });
};

interface BodyContext {
  readonly theme: Theme;
  readonly tone: Tone;
  readonly pictures: PictureSource;
}

/** Turns and fades the drawing of a shape as its node says. */
const turned = (svg: string, { x, y, w, h, rot = 0, style: { opacity = 1 } }: GraphNode): string => {
  if (rot === 0 && opacity === 1) return svg;
  const transform = rot === 0 ? undefined : withNumbers`rotate(${rot} ${x + w / 2} ${y + h / 2})`;
  return element('g', { transform, opacity: opacity === 1 ? undefined : opacity }, svg);
};

/** Draws a shape with its text. */
export const drawNode = (node: GraphNode, theme: Theme, pictures: PictureSource): string => {
  const shape = findShape(node.shape) ?? findShape('rect');
  if (shape === undefined) return '';
  const tone = paintOf(node, theme);
  const onPaper = shape.paths[0]?.paint === 'paper' && node.style.fill === undefined;
  const ink = onPaper ? { ...tone, text: theme.text } : tone;
  const content = shape.hasRows ? drawRows(node, { theme, tone }) : textOf(node, shape, { theme, tone: ink });
  return turned(drawBody(node, shape, { theme, tone, pictures }) + content, node);
};

/** Returns the room a shape takes with its text and its turn. */
export const roomOf = (node: GraphNode): Box => {
  const shape = findShape(node.shape) ?? findShape('rect');
  const box = { x: node.x, y: node.y, w: node.w, h: node.h };
  const whole = shape === undefined ? box : withText(node, shape, box);
  if (node.rot === undefined || node.rot === 0) return whole;
  const [cx, cy] = [node.x + node.w / 2, node.y + node.h / 2];
  const [right, down] = [
    Math.max(cx - whole.x, whole.x + whole.w - cx),
    Math.max(cy - whole.y, whole.y + whole.h - cy),
  ];
  const reach = Math.sqrt(right * right + down * down);
  return { x: cx - reach, y: cy - reach, w: reach * 2, h: reach * 2 };
};

/** Widens the frame of a shape by the room its text takes beyond it. */
const withText = (node: GraphNode, shape: Shape, box: Box): Box => {
  if (node.text.trim() === '') return box;
  // Headings of tables and lanes begin at their edge, and reach over one that is too small for them.
  if (shape.hasRows || SIDE_LANES.has(node.shape)) return Math.min(box.w, box.h) < ROW ? widen(box, 80) : box;
  const own = boxInShape(shape.text, box);
  const isSmall = own.w < (node.style.fontSize ?? USUAL) || own.h < (node.style.fontSize ?? USUAL) * LINE;
  if (!isSmall && !isOutside(own, node)) return box;
  return boundsOf([box, roomOfText(placeText(node, shape))]);
};
