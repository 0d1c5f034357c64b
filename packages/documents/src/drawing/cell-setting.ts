import type { GraphNode } from '../model/definition.types.ts';
import { HEAD, isOpen, paintOf, placeText, roomOfText, SIDE_LANES, USUAL } from '../render/draw-node.ts';
import { hexOr } from '../render/markup.ts';
import type { Box } from '../render/markup.ts';
import type { Theme } from '../render/themes.ts';
import { rowBoxOf } from './cell-rows.ts';
import type { RowPlace } from './cell-rows.ts';
import { findShape } from '../shapes/shapes.ts';
import { LINE } from '../text/layout-text.ts';

/** How the text of a shape is set, for a field that lies over it. */
export interface CellSetting {
  /** Where its lines stand on the page. */
  readonly box: Box;
  /** How wide a line may become, in pixels. */
  readonly width: number;
  readonly size: number;
  /** Height of a line in pixels. */
  readonly line: number;
  readonly isBold: boolean;
  readonly align: 'left' | 'center' | 'right';
  /** Colour of the letters. */
  readonly ink: string;
}

interface Plain {
  readonly box: Box;
  readonly ink: string;
  readonly size: number;
  readonly isBold: boolean;
}

const STARTS = { left: 0, center: 0.5, right: 1 } as const;

/** Sets one line into the middle of a box. */
const inMiddle = ({ box, ink, size, isBold }: Plain): CellSetting => ({
  box: { ...box, y: box.y + (box.h - size * LINE) / 2, h: size * LINE },
  width: box.w,
  size,
  line: size * LINE,
  isBold,
  align: 'center',
  ink,
});

/** Returns how the text of a cell in the rows of a shape is set in a theme. */
export const rowSettingOf = (node: GraphNode, place: RowPlace, theme: Theme): CellSetting => {
  const { x, y, w, h } = rowBoxOf(node, place);
  const size = Math.min(12, h * 0.6);
  const line = size * LINE;
  return {
    box: { x: x + 8, y: y + (h - line) / 2, w: w - 12, h: line },
    width: w - 12,
    size,
    line,
    isBold: false,
    align: 'left',
    ink: theme.text,
  };
};

/** Returns how the text of a shape is set in a theme; the title of a lane is written level while it is edited. */
export const cellSettingOf = (node: GraphNode, theme: Theme): CellSetting => {
  const shape = findShape(node.shape) ?? findShape('rect');
  const tone = paintOf(node, theme);
  const { x, y, w, h } = node;
  const size = node.style.fontSize ?? USUAL;
  const band = SIDE_LANES.get(node.shape);
  if (band !== undefined)
    return inMiddle({
      box: { x: x + 4, y, w: Math.min(w - 8, 160), h },
      ink: theme.text,
      size,
      isBold: true,
    });
  if (shape === undefined || shape.hasRows)
    return inMiddle({ box: { x: x + 8, y, w: w - 16, h: HEAD }, ink: theme.text, size: USUAL, isBold: true });
  const placed = placeText(node, shape);
  const { layout, options } = placed;
  const align = options.align ?? 'center';
  const room = roomOfText(placed);
  const isOnPage = placed.isOutside || isOpen(shape);
  const width = Math.max(placed.box.w, layout.size);
  return {
    box: {
      x: placed.box.x + (placed.box.w - width) * STARTS[align],
      y: layout.h === 0 ? room.y - (layout.size * LINE) / 2 : room.y,
      w: width,
      h: Math.max(layout.h, layout.size * LINE),
    },
    width,
    size: layout.size,
    line: layout.size * LINE,
    isBold: options.weight === 'bold',
    align,
    ink: isOnPage ? hexOr(node.style.color, theme.text) : tone.text,
  };
};
