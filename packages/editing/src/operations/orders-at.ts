import { ordersBetween } from '@chartdock/documents/checking';
import type { ThingIndex } from '../things/thing-index.ts';
import type { Thing } from '../things/thing.types.ts';
import type { Operation } from './operation.types.ts';

/** Keys for new neighbours, and the operations that must be applied before they are used. */
export interface OrdersAt {
  readonly orders: readonly string[];
  /** Moves neighbours apart that two people put at one key; mostly nothing. */
  readonly first: readonly Operation[];
}

/**
 * Finds keys for so many things at a place below a parent, 0 being before all; the sheet without one. Things in `without`, which are
 * about to move, do not count.
 */
export const ordersAt = (
  index: ThingIndex,
  parent: string | undefined,
  {
    at,
    count,
    without = [],
  }: { readonly at: number; readonly count: number; readonly without?: readonly string[] },
): OrdersAt => {
  const list = listOrdered(index, parent, new Set(without));
  const place = Math.max(0, Math.min(at, list.length));
  const [before, after] = [list[place - 1], list[place]];
  if (before !== undefined && after !== undefined && before.order >= after.order)
    return moveApart(list, { place, before, parent, count });
  return { orders: ordersBetween(before?.order ?? null, after?.order ?? null, count), first: [] };
};

const listOrdered = (
  index: ThingIndex,
  parent: string | undefined,
  gone: ReadonlySet<string>,
): readonly Thing[] =>
  index
    .childrenOf(parent)
    .filter(({ id, in: name }) => id !== index.root && !gone.has(id) && isOrdered(name));

interface Tie {
  readonly place: number;
  readonly before: Thing;
  readonly parent: string | undefined;
  readonly count: number;
}

/** Gives those behind a place new keys that stand at the key of the one before it. */
const moveApart = (list: readonly Thing[], { place, before, parent, count }: Tie): OrdersAt => {
  const rest = list.slice(place);
  const at = rest.findIndex(({ order }) => order > before.order);
  const tied = at === -1 ? rest : rest.slice(0, at);
  const keys = ordersBetween(before.order, rest[tied.length]?.order ?? null, count + tied.length);
  return {
    orders: keys.slice(0, count),
    first: [{ op: 'place', ids: tied.map(({ id }) => id), parent: parent ?? null, order: keys.slice(count) }],
  };
};

const isOrdered = (name: string): boolean => name === 'topics' || name === 'cells' || name === 'elements';
