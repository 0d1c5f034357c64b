import type { EdgeThing, NodeThing } from '../things/thing.types.ts';
import type { RoutedEdge } from '@chartdock/documents';
import type { GraphPlan } from './graph-plan.ts';
import { wayOf } from './graph-plan.ts';
import { distanceTo, holdsSpot, middleOf, turn, widen } from './box.ts';
import type { Spot } from './box.ts';

/** Cell at a place of the page. */
export interface Hit {
  readonly id: string;
  /** The inside of a shape that holds others lets a box of selection begin there. */
  readonly part: 'body' | 'inside' | 'line' | 'label';
  /** Place of the label among those of its connector. */
  readonly label?: number;
}

/** Pixels along the frame of a container by which it is taken. */
const RIM = 6;
/** Width of the band with the title of a lane, a pool or a frame. */
const BAND = 36;

/** Returns whether a shape is there to hold others. */
export const isContainer = ({ kind, shape }: NodeThing): boolean =>
  (kind !== undefined && kind !== 'table') || HOLDERS.has(shape);

const HOLDERS = new Set([
  'lane',
  'lane-vertical',
  'pool',
  'pool-vertical',
  'phase',
  'frame',
  'bpmn-group',
  'org-team',
  'uml-package',
  'floor-room',
  'ui-phone',
  'ui-browser',
  'ui-window',
  'ui-dialog',
]);

const isOnRim = (node: NodeThing, at: Spot): boolean => {
  const inner = widen(node, -RIM);
  if (!holdsSpot(inner, at)) return true;
  const isUpright = node.shape === 'lane' || node.shape === 'pool';
  return isUpright ? at.x <= node.x + BAND : at.y <= node.y + BAND;
};

const hitNode = (node: NodeThing, at: Spot, slack: number): Hit | undefined => {
  const spot = turn(at, middleOf(node), -(node.rot ?? 0));
  if (!holdsSpot(node, spot, slack)) return undefined;
  const isInside = isContainer(node) && !isOnRim(node, spot);
  return { id: node.id, part: isInside ? 'inside' : 'body' };
};

/** Labels that have a text, with their place among all. */
const writtenLabels = ({ labels }: EdgeThing): readonly number[] =>
  labels.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]));

const hitLabel = (plan: GraphPlan, id: string, at: Spot): Hit | undefined => {
  const [routed, edge] = [plan.route(id), plan.edge(id)];
  if (routed === undefined || edge === undefined) return undefined;
  const place = routed.labels.findIndex(({ box }) => holdsSpot(box, at));
  const label = writtenLabels(edge)[place];
  return label === undefined ? undefined : { id, part: 'label', label };
};

const isOnLine = (routed: RoutedEdge | undefined, at: Spot, slack: number): boolean => {
  if (routed === undefined) return false;
  const way = wayOf(routed);
  return way.some((b, index) => {
    const a = way[index - 1];
    return a !== undefined && distanceTo(at, a, b) <= slack;
  });
};

/** Finds the cell at a place, the topmost first: labels, shapes, connectors, and shapes below them. */
export const hitCell = (
  plan: GraphPlan,
  at: Spot,
  {
    slack = 4,
    canHit = () => true,
  }: { readonly slack?: number; readonly canHit?: (id: string) => boolean } = {},
): Hit | undefined => {
  const { nodes, edges } = plan.inArea({ x: at.x - slack, y: at.y - slack, w: slack * 2, h: slack * 2 });
  const lines = edges.filter(canHit).reverse();
  for (const id of lines) {
    const hit = hitLabel(plan, id, at);
    if (hit !== undefined) return hit;
  }
  const shapes = nodes.filter(({ id }) => canHit(id)).reverse();
  const find = (list: readonly NodeThing[], reach = 0): Hit | undefined => {
    for (const node of list) {
      const hit = hitNode(node, at, reach);
      if (hit !== undefined) return hit;
    }
    return undefined;
  };
  const line = lines.find((id) => isOnLine(plan.route(id), at, slack));
  const above = find(shapes.filter(({ z }) => z > 0));
  if (above !== undefined && above.part !== 'inside') return above;
  if (line !== undefined) return { id: line, part: 'line' };
  return above ?? find(shapes.filter(({ z }) => z <= 0)) ?? find(shapes, slack);
};
