import type { Cell, GraphDefinition, GraphNode } from '../model/definition.types.ts';
import { compareOrders } from '../model/orders.ts';
import { drawEdge, drawEdgeLabels } from './edges/draw-edge.ts';
import { uprightLines } from './edges/edge-path.ts';
import { routeEdges } from './edges/route-edges.ts';
import { BoxGrid } from './edges/box-grid.ts';
import { isHindrance, shapesNear } from './edges/shapes-near.ts';
import type { RoutedEdge, ShapesNear } from './edges/routed-edge.ts';
import { drawNode, roomOf } from './draw-node.ts';
import type { PageKind } from './page-sheet.ts';
import type { PictureSource } from './draw-node.ts';
import { boundsOf, hexOr, widen } from './markup.ts';
import type { Box, DrawnPart, Drawing } from './markup.ts';
import type { Theme } from './themes.ts';

/** Surroundings of a document that is drawn. */
export interface DrawContext {
  readonly theme: Theme;
  readonly pictures: PictureSource;
  /** Draws only so much as a small picture can show. */
  readonly isSmall: boolean;
  /** How wide texts are set that are read as a page. */
  readonly page: PageKind;
}

const MAX_SMALL = 400;

// Lines are as wide as their strokes, and their ends carry arrows.
const EDGE_ROOM = 18;

/** Draws the shapes and connectors of a graph: shapes at the bottom, connectors, shapes, and labels above all. */
export const drawGraph = ({ cells, page }: GraphDefinition, context: DrawContext): Drawing => {
  const all = Object.entries(cells)
    .sort(byOrder)
    .slice(0, context.isSmall ? MAX_SMALL : undefined);
  const nodes = new Map<string, GraphNode>();
  for (const [id, cell] of all) if (cell.t === 'node') nodes.set(id, cell);
  const edges = routeEdges(
    all.flatMap(([id, cell]) => (cell.t === 'edge' ? [[id, cell] as const] : [])),
    (id) => nodes.get(id),
    nearOf(nodes),
  );
  const lines = page.lineJumps === true ? uprightLines(edges) : undefined;
  const drawn = [...nodes].sort(([, a], [, b]) => a.z - b.z);
  const draw = ([id, node]: readonly [string, GraphNode]): DrawnPart => ({
    svg: drawNode(node, context.theme, context.pictures),
    box: widen(roomOf(node), 2),
    id,
  });
  const ground = drawn.filter(([, node]) => node.z <= 0).map(draw);
  const above = drawn.filter(([, node]) => node.z > 0).map(draw);
  const routes = edges.map((one, owner): DrawnPart => ({
    svg: drawEdge(one, {
      theme: context.theme,
      crossing: lines === undefined ? undefined : { lines, owner },
    }),
    box: widen(boundsOf(cornersOf(one)), EDGE_ROOM),
    id: one.id,
  }));
  const labels = edges.map((one): DrawnPart => ({
    svg: drawEdgeLabels(one, context.theme),
    box: boundsOf(one.labels.map(({ box }) => box)),
  }));
  const box = boundsOf([
    ...drawn.map(([, node]) => roomOf(node)),
    ...edges.flatMap(cornersOf),
    ...edges.flatMap(({ labels: own }) => own.map(({ box: room }) => room)),
  ]);
  return { parts: [...ground, ...routes, ...above, ...labels], box };
};

const nearOf = (nodes: ReadonlyMap<string, GraphNode>): ShapesNear => {
  const grid = new BoxGrid();
  for (const [id, node] of nodes) if (isHindrance(node)) grid.put(id, node);
  return shapesNear(grid, (id) => nodes.get(id));
};

/** Compares cells by the keys of their order; those without one stay as they are listed. */
const byOrder = ([a, one]: readonly [string, Cell], [b, other]: readonly [string, Cell]): number =>
  one.order === undefined || other.order === undefined
    ? 0
    : compareOrders({ id: a, order: one.order }, { id: b, order: other.order });

const cornersOf = ({ points }: RoutedEdge): Box[] => points.map(([x, y]) => ({ x, y, w: 0, h: 0 }));

/** Returns the colour of the page below a graph. */
export const groundOf = ({ page }: GraphDefinition, theme: Theme): string =>
  theme.isDark ? theme.page : hexOr(page.bg, theme.page);
