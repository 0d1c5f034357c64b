import type { GraphNode } from '../../model/definition.types.ts';
import type { ShapesNear } from './routed-edge.ts';
import type { BoxGrid } from './box-grid.ts';
import type { Box } from '../markup.ts';

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.w >= inner.x + inner.w &&
  outer.y + outer.h >= inner.y + inner.h;

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Returns whether a connector leads around a shape: not around shapes that lie below connectors or hold others. */
export const isHindrance = ({ z, kind, w, h }: GraphNode): boolean =>
  z > 0 && (kind === undefined || kind === 'table') && w > 2 && h > 2;

/** Finds the shapes that connectors lead around, in a grid of all. Those that lie over an end of the connector do not count. */
export const shapesNear =
  (grid: BoxGrid, nodeOf: (id: string) => GraphNode | undefined): ShapesNear =>
  (area, besides) => {
    const ends = besides.flatMap((id) => nodeOf(id) ?? []);
    return grid
      .search(area)
      .sort()
      .flatMap((id): Box[] => {
        const node = nodeOf(id);
        if (node === undefined || besides.includes(id) || !isHindrance(node)) return [];
        const isBound = ends.some((end) => overlaps(end, node) || holds(node, end));
        return isBound ? [] : [{ x: node.x, y: node.y, w: node.w, h: node.h }];
      });
  };
