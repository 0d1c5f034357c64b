import type { Definition, GraphDefinition, TreeDefinition, TreeStructure } from '@chartdock/documents';

/** A rectangle of a drawing, in the drawing's own pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type Size = Pick<View, 'w' | 'h'>;

/** Below this scale the texts of a drawing cannot be told apart any more, so that not all of it is shown. */
const WHOLE_GRAPH = 0.3;
/** Drawings around their middle or below their top say most as a whole, drawings read along a line do not. */
const WHOLE_TREE: Readonly<Partial<Record<TreeStructure, number>>> = {
  right: 0.3,
  bracket: 0.3,
  tree: 0.3,
  outline: 0.3,
  timeline: 0.36,
};
const WHOLE_SHAPE = 0.18;

/** The visible part of a larger drawing has a scale between these. */
const BEGINNING = { least: 0.4, most: 0.5 } as const;

const wholeFrom = (definition: GraphDefinition | TreeDefinition): number =>
  definition.type === 'graph' ? WHOLE_GRAPH : (WHOLE_TREE[definition.structure] ?? WHOLE_SHAPE);

/** Where the reading of a tree begins, as shares of its width and height. */
const STARTS: Readonly<Partial<Record<TreeStructure, readonly [x: number, y: number]>>> = {
  free: [0.5, 0.5],
  right: [0, 0.5],
  bracket: [0, 0.5],
  fishbone: [1, 0.5],
  org: [0.5, 0],
};

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const EDGE = 14;

/** Places a stretch over the span between two ends: around its middle if that is shorter, else from its beginning on. */
const place = (length: number, from: number, to: number): number =>
  to - from <= length - EDGE * 2 ? (from + to - length) / 2 : from - EDGE;

/** Shows the edge of the drawing where there is little between it and the visible part. */
const fromEdge = (at: number, edge: number, length: number): number => (at - edge < length / 4 ? edge : at);

/** Shows how a graph begins: at its top if it is tall, at its left if it is wide. */
const beginGraph = ({ cells }: GraphDefinition, whole: View, { w, h }: Size): View => {
  const nodes = Object.values(cells).flatMap((cell) => (cell.t === 'node' && cell.z > 0 ? [cell] : []));
  if (whole.h / h > whole.w / w) {
    const end = Math.min(...nodes.map(({ y }) => y)) + h;
    const first = nodes.filter((node) => node.y + node.h <= end);
    const left = Math.min(...first.map(({ x }) => x));
    const x = place(w, left, Math.max(...first.map((node) => node.x + node.w)));
    return { x: whole.w > w ? fromEdge(x, whole.x, w) : x, y: whole.y, w, h };
  }
  const end = Math.min(...nodes.map(({ x }) => x)) + w;
  const first = nodes.filter((node) => node.x + node.w <= end);
  const top = Math.min(...first.map(({ y }) => y));
  const y = place(h, top, Math.max(...first.map((node) => node.y + node.h)));
  return { x: whole.x, y: whole.h > h ? fromEdge(y, whole.y, h) : y, w, h };
};

const beginTree = (structure: TreeStructure, whole: View, { w, h }: Size): View => {
  const [x, y] = STARTS[structure] ?? [0, 0];
  return { x: whole.x + (whole.w - w) * x, y: whole.y + (whole.h - h) * y, w, h };
};

/** Keeps a stretch inside of a longer one, and around the middle of a shorter one. */
const keepWithin = (at: number, length: number, [from, all]: readonly [number, number]): number =>
  length < all ? clamp(at, from, from + all - length) : from - (length - all) / 2;

/**
 * Finds the part of a drawing that a small picture shows: how it begins, when its texts could not be read if all of it were
 * shown; undefined for all of it. `content` is the room that the drawing takes.
 */
export const smallViewOf = (definition: Definition, content: View, picture: Size): View | undefined => {
  if (definition.type !== 'graph' && definition.type !== 'tree') return undefined;
  const [across, down] = [picture.w / content.w, picture.h / content.h];
  if (Math.min(across, down) >= wholeFrom(definition)) return undefined;
  const scale = clamp(Math.max(across, down), BEGINNING.least, BEGINNING.most);
  const size = { w: picture.w / scale, h: picture.h / scale };
  const { x, y } =
    definition.type === 'graph'
      ? beginGraph(definition, content, size)
      : beginTree(definition.structure, content, size);
  return {
    x: keepWithin(x, size.w, [content.x, content.w]),
    y: keepWithin(y, size.h, [content.y, content.h]),
    ...size,
  };
};
