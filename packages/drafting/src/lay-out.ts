import { Graph, layout } from '@dagrejs/dagre';
import type { Place, Point, Route } from './geometry.types.ts';
import { routeThrough } from './route-through.ts';

/** A box to be placed. */
export interface BoxToPlace {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  /** Id of the group that holds it. */
  readonly group?: string | undefined;
}

/** A connector to be led, and the room its label takes. */
export interface LineToLead {
  readonly from: string;
  readonly to: string;
  readonly label: { readonly w: number; readonly h: number };
}

/** What is to be laid out. */
export interface LayoutTask {
  readonly boxes: readonly BoxToPlace[];
  readonly groups: readonly string[];
  readonly lines: readonly LineToLead[];
  readonly direction: 'down' | 'right';
  /** Pixels between ranks, default 44, and between boxes of one rank, default 36. */
  readonly rankGap?: number;
  readonly boxGap?: number;
}

/** Where everything came to stand. */
export interface Layout {
  readonly places: ReadonlyMap<string, Place>;
  readonly groups: ReadonlyMap<string, Place>;
  readonly routes: readonly Route[];
}

/** Keeps names of boxes and of groups apart, and away from those that every object has: dagre keeps its own in plain objects. */
const named = (kind: 'box' | 'group', id: string): string => `${kind} ${id}`;

const cornerOf = ({ x = 0, y = 0, width = 0, height = 0 }: DagreBox): Place => ({
  x: x - width / 2,
  y: y - height / 2,
  w: width,
  h: height,
});

interface DagreBox {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Places boxes in ranks along their connectors (dagre), and leads these at right angles between the ranks. */
export const layOut = ({
  boxes,
  groups,
  lines,
  direction,
  rankGap = 44,
  boxGap = 36,
}: LayoutTask): Layout => {
  const graph = new Graph<object, DagreBox, DagreLine>({ multigraph: true, compound: true });
  graph.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    ranksep: rankGap,
    nodesep: boxGap,
    edgesep: 18,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const group of groups) graph.setNode(named('group', group), {});
  for (const { id, w, h, group } of boxes) {
    graph.setNode(named('box', id), { width: w, height: h });
    if (group !== undefined) graph.setParent(named('box', id), named('group', group));
  }
  const backward = findBackward(boxes, lines);
  const left = new Set<string>();
  lines.forEach(({ from, to, label }, index) => {
    if (backward.has(index)) return;
    // The first connector that leaves a box is its main way, and is kept straight.
    const weight = left.has(from) ? 1 : 3;
    left.add(from);
    const room = { width: label.w, height: label.h, labelpos: 'c', weight };
    graph.setEdge(named('box', from), named('box', to), room, `l${index}`);
  });
  layout(graph);
  const placeOf = (id: string): Place => cornerOf(graph.node(id));
  const edgeOf = ({ from, to }: LineToLead, index: number): DagreLine =>
    graph.edge({ v: named('box', from), w: named('box', to), name: `l${index}` });
  const places = new Map(boxes.map(({ id }) => [id, placeOf(named('box', id))] as const));
  const around = new Map(groups.map((id) => [id, placeOf(named('group', id))] as const));
  const routes = routeThrough(
    lines.map((line, index) => ({
      from: places.get(line.from) ?? ORIGIN,
      to: places.get(line.to) ?? ORIGIN,
      hasLabel: line.label.w > 0,
      ...(backward.has(index)
        ? { isBack: true, through: [], label: NOWHERE }
        : { isBack: false, ...waypointsOf(edgeOf(line, index)) }),
    })),
    { direction, places: [...places.values(), ...around.values()] },
  );
  return { places, groups: around, routes };
};

const NOWHERE: Point = [0, 0];

/** Finds the connectors that lead back to where a walk from the first box has come from: without them there is no ring. */
const findBackward = (boxes: readonly BoxToPlace[], lines: readonly LineToLead[]): ReadonlySet<number> => {
  const leaving = new Map<string, { readonly index: number; readonly to: string }[]>();
  lines.forEach(({ from, to }, index) => {
    leaving.set(from, [...(leaving.get(from) ?? []), { index, to }]);
  });
  const backward = new Set<number>();
  const state = new Map<string, 'open' | 'done'>();
  const walk = (id: string): void => {
    state.set(id, 'open');
    for (const { index, to } of leaving.get(id) ?? []) {
      if (state.get(to) === 'open') backward.add(index);
      else if (!state.has(to)) walk(to);
    }
    state.set(id, 'done');
  };
  for (const { id } of boxes) if (!state.has(id)) walk(id);
  return backward;
};

const ORIGIN: Place = { x: 0, y: 0, w: 0, h: 0 };

interface DagreLine {
  readonly width?: number;
  readonly height?: number;
  readonly labelpos?: string;
  readonly weight?: number;
  readonly points?: readonly { readonly x: number; readonly y: number }[] | undefined;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** Leaves out the first and last point, which lie on the boxes. */
const waypointsOf = ({ points = [], x = 0, y = 0 }: DagreLine) => ({
  through: points.slice(1, -1).map((point): Point => [point.x, point.y]),
  label: [x, y] as Point,
});
