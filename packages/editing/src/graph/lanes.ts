import type { NodeThing } from '../things/thing.types.ts';
import type { Intent } from '../operations/intent.types.ts';
import type { EditingStore } from '../store/store.ts';
import { boundsOf, touches } from './box.ts';
import type { Box } from './box.ts';
import type { GraphPlan } from './graph-plan.ts';
import { addShape } from './new-shape.ts';
import { withRoutes } from './stored-routes.ts';

/** A document and where all of it stands, as a session has them. */
export interface LaneWorld {
  readonly store: EditingStore;
  readonly plan: GraphPlan;
}

/** Where shapes come to stand, by their ids. */
export type Places = ReadonlyMap<string, Box>;

interface Axis {
  readonly at: 'x' | 'y';
  readonly size: 'w' | 'h';
  readonly across: 'x' | 'y';
  readonly width: 'w' | 'h';
}

const DOWN: Axis = { at: 'y', size: 'h', across: 'x', width: 'w' };
const RIGHT: Axis = { at: 'x', size: 'w', across: 'y', width: 'h' };

/** Lanes that lie level stand below one another, upright ones beside. */
const axisOf = ({ shape }: NodeThing): Axis => (shape.endsWith('-vertical') ? RIGHT : DOWN);

/** Room that the title of a pool takes before its lanes, in pixels. */
const POOL_HEAD = 36;

/** Returns whether a shape is a lane. */
export const isLane = ({ kind, shape }: NodeThing): boolean =>
  kind === 'lane' || shape === 'lane' || shape === 'lane-vertical';

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

const boxOf = ({ x, y, w, h }: Box): Box => ({ x, y, w, h });

/** Lists the lanes that stand edge to edge with one, itself among them, from the first. */
export const laneStackOf = (plan: GraphPlan, lane: NodeThing): readonly NodeThing[] => {
  const axis = axisOf(lane);
  const all = plan.box();
  if (all === undefined) return [lane];
  const others = plan
    .inArea(all)
    .nodes.filter(
      (one) =>
        isLane(one) &&
        one.shape === lane.shape &&
        one.parent === lane.parent &&
        isClose(one[axis.across], lane[axis.across]) &&
        isClose(one[axis.width], lane[axis.width]),
    )
    .sort((a, b) => a[axis.at] - b[axis.at]);
  const at = others.findIndex(({ id }) => id === lane.id);
  let [first, last] = [at, at];
  const meet = (a: NodeThing | undefined, b: NodeThing | undefined): boolean =>
    a !== undefined && b !== undefined && isClose(a[axis.at] + a[axis.size], b[axis.at]);
  while (meet(others[first - 1], others[first])) first -= 1;
  while (meet(others[last], others[last + 1])) last += 1;
  return others.slice(first, last + 1);
};

/** Moves the content of a shape along with it, as far as it moved. */
const withInside = (store: EditingStore, plan: GraphPlan, places: Places): Places => {
  const all = new Map(places);
  for (const [id, box] of places) {
    const node = plan.node(id);
    if (node === undefined) continue;
    const [dx, dy] = [box.x - node.x, box.y - node.y];
    if (dx === 0 && dy === 0) continue;
    const waiting = [...store.index.childrenOf(id)];
    for (let child = waiting.pop(); child !== undefined; child = waiting.pop()) {
      const inner = plan.node(child.id);
      if (inner === undefined || places.has(inner.id)) continue;
      all.set(inner.id, { ...boxOf(inner), x: inner.x + dx, y: inner.y + dy });
      waiting.push(...store.index.childrenOf(inner.id));
    }
  }
  return all;
};

/** Lets the pool around lanes end where they end. */
const withPool = (plan: GraphPlan, lane: NodeThing, places: Places): Places => {
  const pool = plan.node(lane.parent ?? '');
  const lanes = [...places].filter(([id]) => {
    const node = plan.node(id);
    return node !== undefined && isLane(node);
  });
  const box = boundsOf(lanes.map(([, one]) => one));
  if (pool?.kind !== 'pool' || box === undefined) return places;
  const isUpright = pool.shape.endsWith('-vertical');
  const [left, top] = isUpright ? [0, POOL_HEAD] : [POOL_HEAD, 0];
  return new Map([
    ...places,
    [pool.id, { x: box.x - left, y: box.y - top, w: box.w + left, h: box.h + top }],
  ]);
};

/** Puts lanes edge to edge from a place on, each as long as it is and all as wide as the widest wish. */
const stack = (
  lanes: readonly { readonly id: string; readonly size: number }[],
  axis: Axis,
  from: Box,
): Map<string, Box> => {
  const places = new Map<string, Box>();
  let at = from[axis.at];
  for (const { id, size } of lanes) {
    places.set(id, { ...from, [axis.at]: at, [axis.size]: size });
    at += size;
  }
  return places;
};

/** Returns where everything stands when a lane is resized: its neighbours stay beside it with their content, all as wide as it is. */
export const resizeLane = ({ store, plan }: LaneWorld, lane: NodeThing, to: Box): Places => {
  const axis = axisOf(lane);
  const lanes = laneStackOf(plan, lane);
  const at = lanes.findIndex(({ id }) => id === lane.id);
  const before = lanes.slice(0, at).reduce((sum, one) => sum + one[axis.size], 0);
  const sizes = lanes.map((one) => ({
    id: one.id,
    size: one.id === lane.id ? to[axis.size] : one[axis.size],
  }));
  const places = stack(sizes, axis, { ...to, [axis.at]: to[axis.at] - before });
  return withPool(plan, lane, withInside(store, plan, places));
};

/** Returns where everything stands when a lane is let go over its neighbours, in its new order; undefined when it is taken away from them. */
export const reorderLane = (
  { store, plan }: LaneWorld,
  lane: NodeThing,
  by: { readonly dx: number; readonly dy: number },
): Places | undefined => {
  const axis = axisOf(lane);
  const lanes = laneStackOf(plan, lane);
  const around = boundsOf(lanes);
  const moved = { ...boxOf(lane), x: lane.x + by.dx, y: lane.y + by.dy };
  if (lanes.length < 2 || around === undefined || !touches(around, moved)) return undefined;
  if (Math.abs(moved[axis.across] - lane[axis.across]) > lane[axis.width] / 2) return undefined;
  const middle = (one: NodeThing): number =>
    one.id === lane.id ? moved[axis.at] + moved[axis.size] / 2 : one[axis.at] + one[axis.size] / 2;
  const sorted = [...lanes].sort((a, b) => middle(a) - middle(b));
  const sizes = sorted.map((one) => ({ id: one.id, size: one[axis.size] }));
  const places = stack(sizes, axis, { ...boxOf(lane), [axis.at]: around[axis.at] });
  return withInside(store, plan, places);
};

/** Returns the intents that put shapes at places. */
export const intentsOf = (places: Places): readonly Intent[] =>
  [...places].map(([id, { x, y, w, h }]) => ({ op: 'resize', id, x, y, w, h }));

/** Puts a lane before or after another, and makes room for it. Returns its id. */
export const addLane = ({ store, plan }: LaneWorld, lane: NodeThing, where: 'before' | 'after'): string => {
  const axis = axisOf(lane);
  const lanes = laneStackOf(plan, lane);
  const from = boundsOf(lanes) ?? lane;
  const at = lanes.findIndex(({ id }) => id === lane.id) + (where === 'after' ? 1 : 0);
  const middle = { x: lane.x + lane.w / 2, y: lane.y + lane.h / 2 };
  let made = '';
  store.batch({ label: 'graph.lane' }, () => {
    const { w, h, shape, parent } = lane;
    const { id, intents } = addShape(store, { shape, middle, w, h, parent });
    made = id;
    store.apply(intents);
    const sizes = lanes.map((one) => ({ id: one.id, size: one[axis.size] }));
    sizes.splice(at, 0, { id, size: lane[axis.size] });
    const places = withInside(store, plan, stack(sizes, axis, { ...boxOf(lane), [axis.at]: from[axis.at] }));
    store.apply(withRoutes(store.index, intentsOf(withPool(plan, lane, places))), { select: [id] });
  });
  return made;
};
