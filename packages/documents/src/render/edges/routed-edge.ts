import type { GraphEdge, GraphNode } from '../../model/definition.types.ts';
import { findShape } from '../../shapes/shapes.ts';
import { boundsOf, widen } from '../markup.ts';
import type { Box, Point } from '../markup.ts';
import { meetOutline, meetTurned } from '../outline.ts';
import { layoutLabels, placeLabels } from '../place-labels.ts';
import type { PlacedLabel } from '../place-labels.ts';
import { routeAvoiding } from './route-avoid.ts';
import { runsThrough } from './route-around.ts';
import { routeBent } from './route-bent.ts';
import { findRoute, wallsOf } from './route.ts';
import type { Route } from './route.ts';
import { curvePoints } from '../visible-length.ts';

/** A connector with the route it takes and its labels beside it. */
export interface RoutedEdge {
  readonly edge: GraphEdge;
  readonly points: readonly Point[];
  readonly isCurve: boolean;
  readonly labels: readonly PlacedLabel[];
}

// The outline of a thinner shape is its frame.
const THIN = 8;

/** Leads the end of a route from the frame of a shape on to its outline, where it is drawn turned as well. A picture fills its frame. */
const endAt = (node: GraphNode | undefined, point: Point): Point => {
  const shape = node === undefined ? undefined : findShape(node.shape);
  if (node === undefined || shape === undefined || Math.min(node.w, node.h) < THIN) return point;
  const degrees = node.rot ?? 0;
  if (degrees === 0) return node.image === undefined ? meetOutline(shape, node, { from: point }) : point;
  const drawn = node.image === undefined ? shape : (findShape('rect') ?? shape);
  return meetTurned(drawn, { box: node, degrees }, point);
};

/** Where a connector stands among those that join the same shapes. */
export interface Lane {
  /** Pixels aside of the middle. */
  readonly aside: number;
  /** Rooms of labels that stand already. */
  readonly taken: readonly Box[];
  /** Finds the shapes that it leads around in an area. Default none. */
  readonly near?: ShapesNear | undefined;
}

/** Finds the boxes of shapes in an area that a connector may not run through, besides those of some ids. */
export type ShapesNear = (area: Box, besides: readonly string[]) => readonly Box[];

/** Further than this from a connector shapes are no hindrance, in pixels. */
const SIGHT = 120;

const runsInto = (points: readonly Point[], boxes: readonly Box[]): boolean =>
  points.some((point, at) => {
    const before = points[at - 1];
    return before !== undefined && boxes.some((box) => runsThrough(before, point, box));
  });

/** Returns whether a way was found for a connector in right angles: not stored, bent by a person, or curved. */
const isFound = ({ points, way = [], router = 'orthogonal' }: GraphEdge, route: Route): boolean =>
  points.length < 2 &&
  way.length === 0 &&
  router === 'orthogonal' &&
  !route.isCurve &&
  route.points.length > 1;

const boxOfPoint = ([x, y]: Point): Box => ({ x, y, w: 0, h: 0 });

/** Leads a connector around shapes that it would run through; one that has no other way stays as it is. */
const aroundShapes = (edge: GraphEdge, ends: EndNodes, { route, near }: Rerouting): Route => {
  const { points } = route;
  const [first, final] = [points[0], points.at(-1)];
  if (first === undefined || final === undefined || !isFound(edge, route)) return route;
  // An end at a fixed place is led from there, for any shape.
  const from = edge.from.at === undefined ? ends.from : undefined;
  const to = edge.to.at === undefined ? ends.to : undefined;
  const [fromBox, toBox] = [from ?? boxOfPoint(first), to ?? boxOfPoint(final)];
  const ids = [edge.from.id, edge.to.id].filter((id) => id !== undefined);
  const area = widen(boundsOf([fromBox, toBox, ...points.map(boxOfPoint)]), SIGHT);
  const boxes = near(area, ids);
  if (boxes.length === 0 || !runsInto(points, boxes)) return route;
  const way = routeAvoiding({ from: edge.from, to: edge.to, fromBox, toBox, boxes });
  return way === undefined ? route : { points: metBy(way, { from, to }), isCurve: false };
};

/** Leads both ends of a way on to the outlines of their shapes. */
const metBy = (way: readonly Point[], { from, to }: EndNodes): readonly Point[] =>
  way.map((point, at) => {
    if (at === 0) return endAt(from, point);
    return at === way.length - 1 ? endAt(to, point) : point;
  });

interface Rerouting {
  readonly route: Route;
  readonly near: ShapesNear;
}

const MIDDLE: Lane = { aside: 0, taken: [] };
/** Visible part of a connector between its shape and its label. */
const LABEL_GAP = 20;
/** How long a connector is whose other end is not there. */
const LOOSE = 60;

const isLoose = (end: GraphEdge['from'], box: Box | undefined): boolean =>
  box === undefined && (end.x === undefined || end.y === undefined);

/** An end of a connector with the shape it stands at. */
interface SeenEnd {
  readonly end: GraphEdge['from'];
  readonly box: Box | undefined;
}

/** Gives an end that is nowhere a place beside the other one, so that the connector is seen. */
const standIn = (one: SeenEnd, other: SeenEnd): GraphEdge['from'] => {
  if (!isLoose(one.end, one.box)) return one.end;
  const { x, y, w, h } = other.box ?? { x: other.end.x ?? 0, y: other.end.y ?? 0, w: 0, h: 0 };
  return { x: x + w + LOOSE, y: y + h / 2 };
};

const isPoint = (points: readonly Point[]): boolean =>
  points.every(
    ([x, y]) => Math.abs(x - (points[0]?.[0] ?? 0)) < 1 && Math.abs(y - (points[0]?.[1] ?? 0)) < 1,
  );

/** Shapes at the ends of a connector, where there are some. */
interface EndNodes {
  readonly from: GraphNode | undefined;
  readonly to: GraphNode | undefined;
}

const storedRoute = ({ points, router }: GraphEdge): Route | undefined =>
  points.length < 2 || isPoint(points)
    ? undefined
    : { points, isCurve: router === 'curve' && points.length === 4 };

/** Returns where an end stands that is fixed to a place of its shape; others as they are. */
const fixedEnd = (end: GraphEdge['from'], node: GraphNode | undefined): GraphEdge['from'] => {
  if (end.at === undefined || node === undefined) return end;
  const [u, v] = end.at;
  const place = { x: node.x + node.w * u, y: node.y + node.h * v };
  const side = u <= 0 ? 'w' : u >= 1 ? 'e' : v <= 0 ? 'n' : v >= 1 ? 's' : end.side;
  return side === undefined ? place : { ...place, side };
};

/** Leads the end of a bent route straight on to the outline of its shape, across from where it comes. */
const bentEnd = (node: GraphNode | undefined, [point, next]: readonly [Point, Point]): Point => {
  const shape = node === undefined ? undefined : findShape(node.shape);
  if (node === undefined || shape === undefined || node.image !== undefined) return point;
  if ((node.rot ?? 0) !== 0) return endAt(node, point);
  const isLevel = Math.abs(next[1] - point[1]) < 0.01;
  const isUpright = Math.abs(next[0] - point[0]) < 0.01;
  if (!isLevel && !isUpright) return endAt(node, point);
  const across: Point = isLevel
    ? [node.x + (next[0] < point[0] ? node.w : 0), point[1]]
    : [point[0], node.y + (next[1] < point[1] ? node.h : 0)];
  return meetOutline(shape, node, { from: point, to: across });
};

/** Finds the way along the bends that a person chose. */
const bentRoute = (edge: GraphEdge, { from, to }: EndNodes, way: readonly Point[]): Route => {
  const [begin, end] = [fixedEnd(edge.from, from), fixedEnd(edge.to, to)];
  const [fromNode, toNode] = [
    edge.from.at === undefined ? from : undefined,
    edge.to.at === undefined ? to : undefined,
  ];
  const points = routeBent(
    { from: begin, to: end, fromBox: fromNode, toBox: toNode },
    way,
    edge.router ?? 'orthogonal',
  );
  const last = points.length - 1;
  const met = points.map((point, index): Point => {
    const next = points[index === 0 ? 1 : last - 1] ?? point;
    if (index === 0) return bentEnd(fromNode, [point, next]);
    return index === last ? bentEnd(toNode, [point, next]) : point;
  });
  return { points: met, isCurve: false };
};

/** Finds the way between the outlines of the shapes at the ends, or the points that stand for them. */
const freshRoute = (
  edge: GraphEdge,
  nodes: EndNodes,
  { aside, reach }: { readonly aside: number; readonly reach: number },
): Route => {
  const [point] = edge.points;
  const stored = point === undefined ? {} : { x: point[0], y: point[1] };
  const [begin, end] = [
    { ...stored, ...fixedEnd(edge.from, nodes.from) },
    { ...stored, ...fixedEnd(edge.to, nodes.to) },
  ];
  // An end at a fixed place needs no outline, and no side is better than that.
  const [from, to] = [
    edge.from.at === undefined ? nodes.from : undefined,
    edge.to.at === undefined ? nodes.to : undefined,
  ];
  if (isLoose(begin, from) && isLoose(end, to)) return { points: [], isCurve: false };
  const route = findRoute(
    {
      from: standIn({ end: begin, box: from }, { end, box: to }),
      to: standIn({ end, box: to }, { end: begin, box: from }),
      fromBox: from,
      toBox: to,
      aside,
      reach,
    },
    edge.router ?? 'orthogonal',
  );
  const last = route.points.length - 1;
  const nodeAt = (index: number): GraphNode | undefined =>
    index === 0 ? from : index === last ? to : undefined;
  return { ...route, points: route.points.map((place, index) => endAt(nodeAt(index), place)) };
};

/** Finds the route of a connector: the one that is stored, that along its bends, or a fresh one. */
const routeOf = (
  edge: GraphEdge,
  ends: EndNodes,
  options: { readonly aside: number; readonly reach: number },
): Route => {
  const { way = [] } = edge;
  return (
    storedRoute(edge) ?? (way.length === 0 ? freshRoute(edge, ends, options) : bentRoute(edge, ends, way))
  );
};

/** Lists the boxes at the ends of a connector that its labels keep clear of. */
const wallsAt = ({ from, to }: EndNodes): readonly Box[] => {
  if (from !== undefined && to !== undefined) return wallsOf(from, to);
  return [from, to].filter((one) => one !== undefined);
};

/** Finds the route of a connector, which is the one that is stored where there is one, and the places of its labels. */
export const routeEdge = (
  edge: GraphEdge,
  nodeOf: (id: string) => GraphNode | undefined,
  { aside, taken, near }: Lane = MIDDLE,
): RoutedEdge => {
  const texts = layoutLabels(edge.labels);
  const ends: EndNodes = {
    from: edge.from.id === undefined ? undefined : nodeOf(edge.from.id),
    to: edge.to.id === undefined ? undefined : nodeOf(edge.to.id),
  };
  const widest = texts.reduce((most, [, { w }]) => Math.max(most, w), 0);
  const reach = widest === 0 ? 0 : widest / 2 + LABEL_GAP;
  const route = routeOf(edge, ends, { aside, reach });
  const { points, isCurve } = near === undefined ? route : aroundShapes(edge, ends, { route, near });
  if (texts.length === 0) return { edge, points, isCurve, labels: NO_LABELS };
  const way = isCurve ? curvePoints(points) : points;
  return { edge, points, isCurve, labels: placeLabels(texts, way, [...wallsAt(ends), ...taken]) };
};

const NO_LABELS: readonly PlacedLabel[] = [];
