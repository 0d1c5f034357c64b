import type { Definition, GraphEdge, GraphNode } from '@chartdock/documents';
import { drawDraft } from '../draw-draft.ts';
import type { DraftLanguage } from '../draft.types.ts';

/** Draws a draft that has no faults. */
export const draw = (text: string, language: DraftLanguage = 'zh'): Definition => {
  const outcome = drawDraft(text, { title: '标题', language });
  if (outcome.status === 'refused') throw new Error(JSON.stringify(outcome.faults));
  return outcome.definition;
};

export const cellsOf = (text: string, language?: DraftLanguage) => {
  const definition = draw(text, language);
  if (definition.type !== 'graph') throw new Error('no graph');
  return definition.cells;
};
/** Returns the shapes of a draft by their ids. */
export const nodesOf = (text: string, language?: DraftLanguage): Readonly<Record<string, GraphNode>> =>
  Object.fromEntries(
    Object.entries(cellsOf(text, language)).flatMap(([id, cell]) =>
      cell.t === 'node' ? [[id, cell] as const] : [],
    ),
  );
export const take = (nodes: Readonly<Record<string, GraphNode>>, id: string): GraphNode => {
  const node = nodes[id];
  if (node === undefined) throw new Error(`no shape ${id}`);
  return node;
};
/** Returns the connectors of a draft, in their order. */
export const edgesOf = (text: string): readonly GraphEdge[] =>
  Object.values(cellsOf(text)).flatMap((cell) => (cell.t === 'edge' ? [cell] : []));
export const textsOf = (text: string, language?: DraftLanguage): readonly string[] =>
  Object.values(nodesOf(text, language)).map((node) => node.text);

export const overlap = (a: GraphNode, b: GraphNode): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export const overlapsOf = (nodes: Readonly<Record<string, GraphNode>>): readonly string[] => {
  const above = Object.entries(nodes).filter(([, { z }]) => z > 0);
  return above.flatMap(([id, node], index) =>
    above.slice(index + 1).flatMap(([other, one]) => (overlap(node, one) ? [`${id} ${other}`] : [])),
  );
};

/** Returns the boxes that a connector runs through without beginning or ending there. */
export const crossedBy = (edge: GraphEdge, nodes: Readonly<Record<string, GraphNode>>): readonly string[] =>
  Object.entries(nodes).flatMap(([id, node]) => {
    if (node.z === 0 || id === edge.from.id || id === edge.to.id) return [];
    return edge.points.slice(1).some((end, index) => {
      const start = edge.points[index] ?? end;
      return (
        Math.min(start[0], end[0]) < node.x + node.w &&
        Math.max(start[0], end[0]) > node.x &&
        Math.min(start[1], end[1]) < node.y + node.h &&
        Math.max(start[1], end[1]) > node.y
      );
    })
      ? [id]
      : [];
  });

export const isLevelOrUpright = ({ points }: GraphEdge): boolean =>
  points.slice(1).every((end, index) => {
    const start = points[index] ?? end;
    return Math.abs(start[0] - end[0]) <= 1 || Math.abs(start[1] - end[1]) <= 1;
  });
