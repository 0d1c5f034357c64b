import type { ThingIndex } from '../things/thing-index.ts';
import type { GraphPlan } from './graph-plan.ts';
import { middleOf } from './box.ts';
import { OUTWARD } from './ports.ts';
import type { Side } from './ports.ts';

/** Shapes whose tops are within so many pixels stand in one row. */
const ROW = 24;

/** Lists cells as they are read: rows from the top, each from the left, a connector behind the shape that it leaves. */
export const readingOrder = (index: ThingIndex, plan: GraphPlan): readonly string[] => {
  const nodes = index.type === 'graph' ? [...index.all()].flatMap(({ id }) => plan.node(id) ?? []) : [];
  const sorted = [...nodes].sort((a, b) => (Math.abs(a.y - b.y) > ROW ? a.y - b.y : a.x - b.x));
  const listed = new Set<string>();
  const order: string[] = [];
  const push = (id: string): void => {
    if (listed.has(id)) return;
    listed.add(id);
    order.push(id);
  };
  for (const { id } of sorted) {
    push(id);
    for (const line of index.leadingTo(id)) if (plan.edge(line)?.from.id === id) push(line);
  }
  for (const { id } of index.all()) push(id);
  return order;
};

/** Aside counts so many times as much as ahead, so that one goes where one looks. */
const ASIDE = 2;

/** Finds the nearest shape on a side of another; without one the first that is read. */
export const findNeighbourCell = (
  plan: GraphPlan,
  from: string | undefined,
  side: Side,
): string | undefined => {
  const node = from === undefined ? undefined : plan.node(from);
  if (node === undefined) return undefined;
  const start = middleOf(node);
  const out = OUTWARD[side];
  const all = plan.box();
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const other of all === undefined ? [] : plan.inArea(all).nodes) {
    if (other.id === node.id) continue;
    const { x, y } = middleOf(other);
    const ahead = (x - start.x) * out.x + (y - start.y) * out.y;
    const aside = Math.abs((x - start.x) * out.y) + Math.abs((y - start.y) * out.x);
    const far = ahead + aside * ASIDE;
    if (ahead > 1 && far < least) [best, least] = [other.id, far];
  }
  return best;
};
