import type { GraphEdge, GraphNode, RoutedEdge } from '@chartdock/documents';
import { BoxGrid, curvePoints, roomOf, routeEdges, shapesNear } from '@chartdock/documents/drawing';
import type { EditingStore } from '../store/store.ts';
import type { Change } from '../store/store.types.ts';
import type { CellThing, EdgeThing, NodeThing } from '../things/thing.types.ts';
import { boundsOf, boundsOfPoints, widen } from './box.ts';
import { edgesAfter } from './stored-routes.ts';
import type { Box } from './box.ts';

/** Lines are as wide as their strokes, and their ends carry arrows. */
const EDGE_ROOM = 18;

/** Connectors that come so near to a shape find their way anew when it moves, in pixels. */
const AVOIDED = 40;
/** When more shapes than these move at once, others find their way anew when they are let go. */
const MOST_ROOMS = 80;

/** Connectors that lead around shapes in every frame of a drag, at most. */
const MOST_AVOIDING = 40;

/** Cells that stand elsewhere than the document says, while they are dragged. */
export type Preview = ReadonlyMap<string, NodeThing | EdgeThing>;

/** Where everything of a graph stands: its shapes, the routes of its connectors, and the cells in an area. */
export interface GraphPlan {
  readonly node: (id: string) => NodeThing | undefined;
  readonly edge: (id: string) => EdgeThing | undefined;
  readonly route: (id: string) => RoutedEdge | undefined;
  /** Lists ids of cells whose room touches an area, the lowest first. */
  readonly inArea: (area: Box) => { readonly nodes: readonly NodeThing[]; readonly edges: readonly string[] };
  /** The room that all cells take; undefined when there is none. */
  readonly box: () => Box | undefined;
  readonly roomOf: (id: string) => Box | undefined;
  /** Shows cells elsewhere until it is called again; undefined shows the document as it is. */
  readonly preview: (cells: Preview | undefined) => void;
  readonly isPreviewing: () => boolean;
  readonly stop: () => void;
}

/** Points along a route, close enough to measure distances to it. */
export const wayOf = ({ points, isCurve }: RoutedEdge): RoutedEdge['points'] =>
  isCurve ? curvePoints(points) : points;

const roomOfRoute = (routed: RoutedEdge): Box | undefined => {
  const line = boundsOfPoints(wayOf(routed));
  if (line === undefined) return undefined;
  return boundsOf([widen(line, EDGE_ROOM), ...routed.labels.map(({ box }) => box)]);
};

const byOrder = (a: CellThing, b: CellThing): number =>
  a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1;

const byLevel = (a: NodeThing, b: NodeThing): number => a.z - b.z || byOrder(a, b);

/** Keeps track of where everything of a graph stands while it is edited. */
export const createGraphPlan = (store: EditingStore): GraphPlan => {
  const grid = new BoxGrid();
  const routes = new Map<string, RoutedEdge>();
  let moved = new Map<string, NodeThing | EdgeThing>();
  let all: Box | undefined;
  let isAllKnown = false;

  const cell = (id: string): CellThing | undefined => moved.get(id) ?? store.index.find('cells', id);
  const node = (id: string): NodeThing | undefined => {
    const found = cell(id);
    return found?.t === 'node' ? found : undefined;
  };
  const edge = (id: string): EdgeThing | undefined => {
    const found = cell(id);
    return found?.t === 'edge' ? found : undefined;
  };

  /** Lists the connectors that are routed together with one: those between the same shapes. */
  const siblingsOf = (one: EdgeThing): EdgeThing[] => {
    const { from, to } = one;
    if (from.id === undefined || to.id === undefined) return [one];
    const { index } = store;
    const others = index.leadingTo(from.id).flatMap((id) => {
      const other = edge(id);
      if (other === undefined || other.id === one.id) return [];
      const isSame =
        (other.from.id === from.id && other.to.id === to.id) ||
        (other.from.id === to.id && other.to.id === from.id);
      return isSame ? [other] : [];
    });
    return [one, ...others].sort(byOrder);
  };

  const near = shapesNear(grid, node);

  const route = (ids: ReadonlySet<string>): void => {
    // Many that move at once lead around shapes when they are let go.
    const around = moved.size > 0 && ids.size > MOST_AVOIDING ? undefined : near;
    const done = new Set<string>();
    for (const id of ids) {
      if (done.has(id)) continue;
      const one = edge(id);
      if (one === undefined) {
        routes.delete(id);
        continue;
      }
      const group = siblingsOf(one);
      const pairs = group.map((each): readonly [string, GraphEdge] => [each.id, each]);
      for (const routed of routeEdges(pairs, node, around)) {
        done.add(routed.id);
        routes.set(routed.id, routed);
        const room = roomOfRoute(routed);
        if (room === undefined) grid.drop(routed.id);
        else grid.put(routed.id, room);
      }
    }
  };

  /** Brings the room of a shape up to date, or takes out a missing one. Returns the rooms it took and takes. */
  const placeNode = (id: string): readonly Box[] => {
    const found = node(id);
    const before = routes.has(id) ? undefined : grid.get(id);
    const after = found === undefined ? undefined : widen(roomOf(found), 2);
    if (after === undefined) {
      grid.drop(id);
      routes.delete(id);
    } else grid.put(id, after);
    return [before, after].filter((room) => room !== undefined);
  };

  /** Brings shapes and their connectors up to date. */
  const refresh = (ids: Iterable<string>): void => {
    const lines = new Set<string>();
    const rooms: Box[] = [];
    isAllKnown = false;
    for (const id of ids) {
      if (cell(id)?.t === 'edge') lines.add(id);
      else rooms.push(...placeNode(id));
      for (const line of store.index.leadingTo(id)) lines.add(line);
    }
    // Connectors in whose way shapes have come, and those that shapes have made way for.
    if (rooms.length <= MOST_ROOMS)
      for (const room of rooms)
        for (const id of grid.search(widen(room, AVOIDED))) if (routes.has(id)) lines.add(id);
    route(lines);
  };

  const onChange = ({ changed, isSelection }: Change): void => {
    if (isSelection) return;
    const gone = [...changed].flatMap((id) => {
      // The gap between two shapes closes up when one of its lines goes.
      const before = routes.get(id)?.edge;
      return before?.from.id === undefined ? [] : [...store.index.leadingTo(before.from.id)];
    });
    refresh(new Set([...changed, ...gone]));
  };

  refresh([...store.index.all()].map(({ id }) => id));
  const stop = store.subscribe(onChange);

  const box = (): Box | undefined => {
    if (isAllKnown) return all;
    all = boundsOf([...store.index.all()].flatMap(({ id }) => grid.get(id) ?? []));
    isAllKnown = true;
    return all;
  };

  return {
    node,
    edge,
    route: (id) => routes.get(id),
    inArea: (area) => {
      const found = grid.search(area).flatMap((id) => cell(id) ?? []);
      const nodes = found.filter((one): one is NodeThing => one.t === 'node').sort(byLevel);
      const edges = found.filter((one) => one.t === 'edge').sort(byOrder);
      return { nodes, edges: edges.map(({ id }) => id) };
    },
    box,
    roomOf: (id) => grid.get(id),
    preview: (cells) => {
      const before = moved;
      moved = new Map(cells);
      for (const line of edgesAfter(store.index, moved)) moved.set(line.id, line);
      refresh(new Set([...before.keys(), ...moved.keys()]));
    },
    isPreviewing: () => moved.size > 0,
    stop,
  };
};

/** Returns a shape at another place, as a preview shows it. */
export const nodeAt = (
  node: NodeThing,
  to: Partial<Pick<GraphNode, 'x' | 'y' | 'w' | 'h' | 'rot'>>,
): NodeThing => ({
  ...node,
  ...to,
});
