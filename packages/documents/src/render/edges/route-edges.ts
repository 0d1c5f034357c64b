import type { GraphEdge, GraphNode } from '../../model/definition.types.ts';
import { routeEdge } from './routed-edge.ts';
import type { RoutedEdge, ShapesNear } from './routed-edge.ts';
import type { Box } from '../markup.ts';

/** Pixels between connectors that join the same shapes, at most and at least. */
const GAP = { most: 20, least: 5 } as const;

const MOST_TAKEN = 20;

/** Connectors between two shapes: how many have their place, how far they are apart, and where their labels stand. */
interface Group {
  next: number;
  readonly gap: number;
  readonly taken: Box[];
}

interface Named extends RoutedEdge {
  readonly id: string;
}

/** Names the two shapes that a connector joins, in either direction; one with a stored route, bends of its own or a loose end joins none. */
const pairOf = ({ from, to, points, way = [] }: GraphEdge): string | undefined => {
  if (
    points.length >= 2 ||
    way.length > 0 ||
    from.at !== undefined ||
    to.at !== undefined ||
    from.id === undefined ||
    to.id === undefined
  )
    return undefined;
  const isForward = from.id <= to.id;
  const [one, other] = isForward ? [from, to] : [to, from];
  const ids = `${one.id}\n${other.id}`;
  return one.side === undefined && other.side === undefined ? ids : `${ids}\n${one.side}\n${other.side}`;
};

const gapFor = (count: number, boxes: readonly (Box | undefined)[]): number => {
  const room = boxes.reduce(
    (least, box) => (box === undefined ? least : Math.min(least, box.w, box.h)),
    1_000,
  );
  return Math.max(GAP.least, Math.min(GAP.most, (room - 8) / (count - 1)));
};

/**
 * Finds the routes of connectors. Those that join the same shapes run beside one another, so that each is seen; others lead around
 * the shapes that `near` finds.
 */
export const routeEdges = (
  edges: readonly (readonly [string, GraphEdge])[],
  nodeOf: (id: string) => GraphNode | undefined,
  near?: ShapesNear,
): Named[] => {
  const pairs = edges.map(([, edge]) => pairOf(edge));
  const counts = new Map<string, number>();
  for (const pair of pairs) if (pair !== undefined) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const groups = new Map<string, Group>();
  return edges.map(([id, edge], index) => {
    const pair = pairs[index];
    const count = pair === undefined ? 1 : (counts.get(pair) ?? 1);
    if (pair === undefined || count === 1)
      return { id, ...routeEdge(edge, nodeOf, { aside: 0, taken: [], near }) };
    const boxes = [nodeOf(edge.from.id ?? ''), nodeOf(edge.to.id ?? '')];
    const group = groups.get(pair) ?? { next: 0, gap: gapFor(count, boxes), taken: [] };
    groups.set(pair, group);
    const place = edge.from.id === edge.to.id ? group.next : group.next - (count - 1) / 2;
    group.next += 1;
    const routed = routeEdge(edge, nodeOf, { aside: place * group.gap, taken: group.taken });
    // Of many between two shapes the first labels keep clear of one another; to try all would take too long.
    if (group.taken.length < MOST_TAKEN) group.taken.push(...routed.labels.map(({ box }) => box));
    return { id, ...routed };
  });
};
