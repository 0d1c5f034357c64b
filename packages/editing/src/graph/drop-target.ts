import type { NodeThing } from '../things/thing.types.ts';
import { ordersBetween } from '@chartdock/documents/checking';
import type { Intent } from '../operations/intent.types.ts';
import type { EditingStore } from '../store/store.ts';
import { holdsSpot, middleOf } from './box.ts';
import type { Box, Spot } from './box.ts';
import type { GraphPlan } from './graph-plan.ts';
import { isContainer } from './hit-cell.ts';

const isWithin = (plan: GraphPlan, id: string | undefined, ids: ReadonlySet<string>): boolean => {
  for (let at = id; at !== undefined; at = plan.node(at)?.parent) if (ids.has(at)) return true;
  return false;
};

/** Finds the innermost shape that takes a drop at a place; undefined for the sheet. A moved shape takes nothing. */
export const findDropTarget = (
  plan: GraphPlan,
  at: Spot,
  moving: readonly string[] = [],
): NodeThing | undefined => {
  const held = new Set(moving);
  const { nodes } = plan.inArea({ ...at, w: 0, h: 0 });
  const open = nodes.filter(
    (node) =>
      isContainer(node) && node.locked !== true && holdsSpot(node, at) && !isWithin(plan, node.id, held),
  );
  return open.reduce<NodeThing | undefined>(
    (best, one) => (best === undefined || one.w * one.h <= best.w * best.h ? one : best),
    undefined,
  );
};

/** Returns keys that put so many cells above a parent and all that stands in it, so that they are drawn over it. */
const ordersInside = (store: EditingStore, parent: string | undefined, count: number): readonly string[] => {
  const children = store.index.listBelow('cells', parent);
  const holder = parent === undefined ? undefined : store.index.find('cells', parent);
  const top = [holder?.order, children.at(-1)?.order].reduce<string | null>(
    (most, one) => (one !== undefined && (most === null || one > most) ? one : most),
    null,
  );
  return ordersBetween(top, null, count);
};

/** Returns the intents that put shapes into another, or on the sheet. Those that stand there already stay. */
export const putInto = (
  store: EditingStore,
  ids: readonly string[],
  parent: string | undefined,
): readonly Intent[] => {
  const coming = ids.filter((id) => {
    const cell = store.index.find('cells', id);
    return cell?.t === 'node' && cell.parent !== parent;
  });
  if (coming.length === 0) return [];
  const order = ordersInside(store, parent, coming.length);
  return [{ op: 'place', ids: coming, parent: parent ?? null, order }];
};

/** Lists of moved shapes those that do not stand in another moved one: these take the others along. */
export const outermost = (plan: GraphPlan, ids: readonly string[]): readonly string[] => {
  const held = new Set(ids);
  return ids.filter((id) => !isWithin(plan, plan.node(id)?.parent, held));
};

/** Returns the middle of the dropped shapes, which decides where they go. */
export const dropSpot = (box: Box): Spot => middleOf(box);
