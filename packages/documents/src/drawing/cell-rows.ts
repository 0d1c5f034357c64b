import type { GraphNode } from '../model/definition.types.ts';
import { HEAD, ROW } from '../render/draw-node.ts';
import type { Box } from '../render/markup.ts';
import { findShape } from '../shapes/shapes.ts';

/** A cell in the rows of a class, an entity or a table. */
export interface RowPlace {
  readonly row: number;
  readonly column: number;
}

/** Returns whether a shape has a heading with rows below it. */
export const hasRows = ({ shape }: Pick<GraphNode, 'shape'>): boolean => findShape(shape)?.hasRows === true;

const measure = ({ text, h, rows = [] }: GraphNode): { readonly head: number; readonly step: number } => {
  const head = text === '' ? 0 : Math.min(HEAD, h);
  return { head, step: rows.length === 0 ? ROW : Math.min(ROW + 6, (h - head) / rows.length) };
};

/** Returns where a cell of the rows of a shape stands on the page. */
export const rowBoxOf = (node: GraphNode, { row, column }: RowPlace): Box => {
  const { head, step } = measure(node);
  const width = node.w / Math.max(1, node.rows?.[row]?.cells.length ?? 1);
  return { x: node.x + column * width, y: node.y + head + row * step, w: width, h: step };
};

/** Returns the cell of the rows of a shape at a place of the page; undefined for its heading and below its rows. */
export const rowAt = (
  node: GraphNode,
  { x, y }: { readonly x: number; readonly y: number },
): RowPlace | undefined => {
  if (!hasRows(node)) return undefined;
  const { head, step } = measure(node);
  const row = Math.floor((y - node.y - head) / step);
  const cells = node.rows?.[row]?.cells;
  if (row < 0 || cells === undefined || cells.length === 0) return undefined;
  const column = Math.floor(((x - node.x) / node.w) * cells.length);
  return { row, column: Math.max(0, Math.min(cells.length - 1, column)) };
};
