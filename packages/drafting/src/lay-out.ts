import { Graph, layout } from '@dagrejs/dagre';
import type { Place, Point, Route } from './geometry.types.ts';
import { routeLines } from './route-lines.ts';

/** A box to be placed. */
export interface BoxToPlace {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  /** Id of the group that holds it. */
  readonly group?: string | undefined;
  /** The part that connectors reach, from the box's top left corner. Default all of it. */
  readonly port?: Place | undefined;
}

/** A connector to be led, and the room its label takes. */
export interface LineToLead {
  readonly from: string;
  readonly to: string;
  readonly label: { readonly w: number; readonly h: number };
  /** Connectors of one box with the same mark there share a port. Default one port for all. */
  readonly marks?: readonly [begin: string, end: string] | undefined;
}

/** A group of boxes, and how wide its frame has to be for its title. */
export interface GroupToFrame {
  readonly id: string;
  readonly title: number;
}

/** Boxes and connectors to lay out. */
export interface LayoutTask {
  readonly boxes: readonly BoxToPlace[];
  readonly groups: readonly GroupToFrame[];
  readonly lines: readonly LineToLead[];
  readonly direction: 'down' | 'right';
  /** Pixels between ranks, default 44, and between boxes of one rank, default 36. */
  readonly rankGap?: number;
  readonly boxGap?: number;
  /** Whether connectors run straight instead of at right angles. Default false. */
  readonly isStraight?: boolean;
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

/** Places boxes in ranks along their connectors (dagre), and leads these between the ranks. */
export const layOut = ({
  boxes,
  groups,
  lines,
  direction,
  rankGap = 44,
  boxGap = 36,
  isStraight = false,
}: LayoutTask): Layout => {
  const graph = new Graph<object, DagreBox, DagreLine>({ multigraph: true, compound: true });
  graph.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    ranksep: rankGap,
    nodesep: boxGap,
    edgesep: 18,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of groups) graph.setNode(named('group', id), {});
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
  const around = new Map(
    groups.flatMap(({ id, title }) => {
      const held = boxes.filter(({ group }) => group === id).map((box) => places.get(box.id) ?? ORIGIN);
      return held.length === 0 ? [] : [[id, frameOf(placeOf(named('group', id)), held, title)] as const];
    }),
  );
  const routes = routeLines(
    lines.map((line, index) => ({
      from: line.from,
      to: line.to,
      marks: line.marks ?? ONE_PORT,
      ...(backward.has(index)
        ? { through: [], label: { at: NOWHERE, w: line.label.w } }
        : waypointsOf(edgeOf(line, index))),
    })),
    {
      direction,
      isStraight,
      frames: [...around.values()],
      boxes: boxes.map(({ id, port }) => {
        const place = places.get(id) ?? ORIGIN;
        return {
          id,
          place,
          port: port === undefined ? place : { ...port, x: place.x + port.x, y: place.y + port.y },
        };
      }),
    },
  );
  return { places, groups: around, routes };
};

/** Pixels between the frame of a group and its boxes, and above them for its title. */
const INSET = 16;
const TITLE = 36;
/** Pixels that the frame may reach beyond the room dagre leaves for the group. */
const [ABOVE, BELOW] = [14, 6];

/**
 * A frame is drawn close around its boxes, with room for its title: dagre leaves groups far larger than they need be. It keeps
 * within that room, where nothing else stands, and is no narrower than the title where the room allows.
 */
const frameOf = (room: Place, boxes: readonly Place[], title: number): Place => {
  const left = Math.max(room.x, Math.min(...boxes.map(({ x }) => x)) - INSET);
  const right = Math.min(room.x + room.w, Math.max(left + title, ...boxes.map(({ x, w }) => x + w + INSET)));
  const top = Math.max(room.y - ABOVE, Math.min(...boxes.map(({ y }) => y)) - TITLE);
  const bottom = Math.min(room.y + room.h + BELOW, Math.max(...boxes.map(({ y, h }) => y + h)) + INSET);
  return { x: left, y: top, w: right - left, h: bottom - top };
};

const ONE_PORT = ['', ''] as const;
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

const waypointsOf = ({ points = [], x = 0, y = 0, width = 0 }: DagreLine) => ({
  through: points.map((point): Point => [point.x, point.y]),
  label: { at: [x, y] as Point, w: width },
});
