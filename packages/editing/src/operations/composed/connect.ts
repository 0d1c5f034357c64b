import { ordersAt } from '../orders-at.ts';
import type { ConnectIntent } from '../intent.types.ts';
import type { Reduced, Reducing } from './reduced.types.ts';

/** Turns drawing a connector into adding one. In a tree it becomes a relation between topics. */
export const reduceConnect = (
  { from, to, router, label, style }: ConnectIntent,
  { index, newId }: Reducing,
): Reduced => {
  const id = newId();
  const { orders, first } = ordersAt(index, undefined, { at: Number.POSITIVE_INFINITY, count: 1 });
  const order = orders[0] ?? '';
  if (index.type === 'tree') {
    const ends = { from: from.id ?? '', to: to.id ?? '' };
    const relation = { in: 'relations', order, ...ends, text: label ?? '', ...(style && { style }) } as const;
    return { ops: [...first, { op: 'add', things: { [id]: relation } }], created: [id] };
  }
  const edge = {
    in: 'cells' as const,
    ...{ t: 'edge', order, from, to, points: [] },
    labels: label === undefined || label === '' ? [] : [{ t: 0.5, text: label }],
    style: { begin: 'none', end: 'arrow', ...style },
    ...(router === undefined ? {} : { router }),
  };
  return { ops: [...first, { op: 'add', things: { [id]: edge } }], created: [id] };
};
