import type { GraphDefinition, GraphNode } from '../model/definition.types.ts';
import { drawEdge, drawEdgeLabels, routeEdge, uprightLines } from './draw-edge.ts';
import { drawNode, roomOf } from './draw-node.ts';
import type { PictureSource } from './draw-node.ts';
import { boundsOf, element, hexOr } from './markup.ts';
import type { Box, Drawing } from './markup.ts';

import type { Theme } from './themes.ts';

/** What a document is drawn with. */
export interface DrawContext {
  readonly theme: Theme;
  readonly pictures: PictureSource;
  /** Writes the ids of cells and topics into the picture, for a viewer that finds them again. */
  readonly marks: boolean;
  /** Draws only so much as a small picture can show. */
  readonly isSmall: boolean;
}

const MAX_SMALL = 400;

/** Wraps what is drawn of a cell or topic into a group that says which, when the picture is for a viewer. */
export const mark = (svg: string, id: string, { marks }: DrawContext): string =>
  marks && svg !== '' ? element('g', { 'data-id': id }, svg) : svg;

/** Draws the shapes and connectors of a graph: what lies at the bottom, connectors, shapes, and labels above all. */
export function drawGraph({ cells, page }: GraphDefinition, context: DrawContext): Drawing {
  const all = Object.entries(cells).slice(0, context.isSmall ? MAX_SMALL : undefined);
  const nodes = new Map<string, GraphNode>();
  for (const [id, cell] of all) if (cell.t === 'node') nodes.set(id, cell);
  const boxOf = (id: string): Box | undefined => nodes.get(id);
  const edges = all.flatMap(([id, cell]) => (cell.t === 'edge' ? [{ id, ...routeEdge(cell, boxOf) }] : []));
  const lines = page.lineJumps === true ? uprightLines(edges) : undefined;
  const drawn = [...nodes].toSorted(([, a], [, b]) => a.z - b.z);
  const draw = ([id, node]: readonly [string, GraphNode]): string =>
    mark(drawNode(node, context.theme, context.pictures), id, context);
  const ground = drawn.filter(([, node]) => node.z <= 0).map(draw);
  const above = drawn.filter(([, node]) => node.z > 0).map(draw);
  const routes = edges.map((one, owner) =>
    mark(
      drawEdge(one, { theme: context.theme, crossing: lines === undefined ? undefined : { lines, owner } }),
      one.id,
      context,
    ),
  );
  const labels = edges.map((one) => drawEdgeLabels(one, context.theme));
  const corners = edges.flatMap(({ points }) => points.map(([x, y]): Box => ({ x, y, w: 0, h: 0 })));
  const box = boundsOf([...drawn.map(([, node]) => roomOf(node)), ...corners]);
  return { svg: [...ground, ...routes, ...above, ...labels].join(''), box };
}

export const groundOf = ({ page }: GraphDefinition, theme: Theme): string =>
  theme.isDark ? theme.page : hexOr(page.bg, theme.page);
