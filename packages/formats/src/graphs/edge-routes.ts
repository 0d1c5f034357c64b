import { routeEdge } from '@chartdock/documents';
import type { GraphDefinition, GraphEdge, GraphNode } from '@chartdock/documents';

/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/** A connector with the corners of its line as it is drawn. */
export interface DrawnEdge {
  readonly id: string;
  readonly edge: GraphEdge;
  /** At least two. */
  readonly points: readonly Point[];
}

/** Lists the nodes of a page from the lowest to the one above all others. */
export const nodesOf = ({ cells }: GraphDefinition): readonly (readonly [id: string, node: GraphNode])[] =>
  Object.entries(cells)
    .filter((entry): entry is [string, GraphNode] => entry[1].t === 'node')
    .sort(([, a], [, b]) => a.z - b.z);

/** Lists the connectors of a page that are drawn. */
export const edgesOf = ({ cells }: GraphDefinition): readonly DrawnEdge[] => {
  const nodeOf = (id: string): GraphNode | undefined => {
    const cell = cells[id];
    return cell?.t === 'node' ? cell : undefined;
  };
  return Object.entries(cells).flatMap(([id, edge]) => {
    if (edge.t !== 'edge') return [];
    const { points } = routeEdge(edge, nodeOf);
    return points.length < 2 ? [] : [{ id, edge, points }];
  });
};
