import { ordersBetween } from '@chartdock/documents/checking';
import type { ThingIndex } from '../things/thing-index.ts';
import type { Operation } from './operation.types.ts';

/** Keys for new neighbours, and what must be applied before they are used. */
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
  const gone = new Set(without);
  const list = index
    .childrenOf(parent)
    .filter(({ id, in: name }) => id !== index.root && !gone.has(id) && isOrdered(name));
  const place = Math.max(0, Math.min(at, list.length));
  const [before, after] = [list[place - 1], list[place]];
  if (before === undefined || !isTied(before, after))
    return { orders: ordersBetween(before?.order ?? null, after?.order ?? null, count), first: [] };
  const next = list.slice(place).find(({ order }) => order > before.order);
  const tied = list.slice(place, next === undefined ? undefined : list.indexOf(next));
  const keys = ordersBetween(before.order, next?.order ?? null, count + tied.length);
  return {
    orders: keys.slice(0, count),
    first: [{ op: 'place', ids: tied.map(({ id }) => id), parent: parent ?? null, order: keys.slice(count) }],
  };
};

const isTied = (before: { readonly order: string }, after: { readonly order: string } | undefined): boolean =>
  after !== undefined && before.order >= after.order;

const isOrdered = (name: string): boolean => name === 'topics' || name === 'cells' || name === 'elements';
