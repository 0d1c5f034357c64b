import type { GraphEdge, GraphNode } from '../model/definition.types.ts';
import { findShape } from '../shapes/shapes.ts';
import type { Box, Point } from './markup.ts';
import { meetOutline, meetTurned } from './outline.ts';
import { layoutLabels, placeLabels } from './place-labels.ts';
import type { PlacedLabel } from './place-labels.ts';
import { findRoute, wallsOf } from './route.ts';
import type { Route } from './route.ts';
import { curvePoints } from './visible-length.ts';

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
  if (degrees === 0) return node.image === undefined ? meetOutline(shape, node, point) : point;
  const drawn = node.image === undefined ? shape : (findShape('rect') ?? shape);
  return meetTurned(drawn, { box: node, degrees }, point);
};

/** Where a connector stands among those that join the same shapes. */
export interface Lane {
  /** Pixels aside of the middle. */
  readonly aside: number;
  /** Rooms of labels that stand already. */
  readonly taken: readonly Box[];
}

const MIDDLE: Lane = { aside: 0, taken: [] };
/** What is seen of a connector between its shape and its label. */
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

/** Finds the way between the outlines of the shapes at the ends, or the points that stand for them. */
const freshRoute = (
  edge: GraphEdge,
  { from, to }: EndNodes,
  { aside, reach }: { readonly aside: number; readonly reach: number },
): Route => {
  const [point] = edge.points;
  const stored = point === undefined ? {} : { x: point[0], y: point[1] };
  const [begin, end] = [
    { ...stored, ...edge.from },
    { ...stored, ...edge.to },
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

/** Finds the route of a connector, which is the one that is stored where there is one, and the places of its labels. */
export const routeEdge = (
  edge: GraphEdge,
  nodeOf: (id: string) => GraphNode | undefined,
  { aside, taken }: Lane = MIDDLE,
): RoutedEdge => {
  const texts = layoutLabels(edge.labels);
  const ends: EndNodes = {
    from: edge.from.id === undefined ? undefined : nodeOf(edge.from.id),
    to: edge.to.id === undefined ? undefined : nodeOf(edge.to.id),
  };
  const widest = texts.reduce((most, [, { w }]) => Math.max(most, w), 0);
  const reach = widest === 0 ? 0 : widest / 2 + LABEL_GAP;
  const { points, isCurve } = storedRoute(edge) ?? freshRoute(edge, ends, { aside, reach });
  if (texts.length === 0) return { edge, points, isCurve, labels: NO_LABELS };
  const { from, to } = ends;
  const one = from ?? to;
  const walls = from !== undefined && to !== undefined ? wallsOf(from, to) : one === undefined ? [] : [one];
  const way = isCurve ? curvePoints(points) : points;
  return { edge, points, isCurve, labels: placeLabels(texts, way, [...walls, ...taken]) };
};

const NO_LABELS: readonly PlacedLabel[] = [];
