import type { ArrangeIntent, Arrangement } from '../intent.types.ts';
import { reduceMove } from './move.ts';
import type { Operation } from '../operation.types.ts';
import { ordersAt } from '../orders-at.ts';
import type { CellThing, ElementThing, Thing } from '../../things/thing.types.ts';
import type { ThingIndex } from '../../things/thing-index.ts';
import type { Reduced, Reducing } from './reduced.types.ts';

type Boxed = Extract<CellThing, { readonly t: 'node' }> | ElementThing;

const isBoxed = (thing: Thing | undefined): thing is Boxed =>
  thing?.in === 'elements' || (thing?.in === 'cells' && thing.t === 'node');

interface Axis {
  readonly at: 'x' | 'y';
  readonly size: 'w' | 'h';
}

const ACROSS: Axis = { at: 'x', size: 'w' };
const DOWN: Axis = { at: 'y', size: 'h' };

/** Which axis an alignment is about, and which part of the size stays in line. */
const ALIGNMENTS: Readonly<Partial<Record<Arrangement, { readonly axis: Axis; readonly part: number }>>> = {
  left: { axis: ACROSS, part: 0 },
  center: { axis: ACROSS, part: 0.5 },
  right: { axis: ACROSS, part: 1 },
  top: { axis: DOWN, part: 0 },
  middle: { axis: DOWN, part: 0.5 },
  bottom: { axis: DOWN, part: 1 },
};

/** Turns lining up, spreading out and stacking into places. The last of the shapes stays where it is. */
export const reduceArrange = ({ ids, how }: ArrangeIntent, reducing: Reducing): Reduced => {
  const { index } = reducing;
  const things = ids.map((id) => index.get(id)).filter(isBoxed);
  const alignment = ALIGNMENTS[how];
  if (alignment !== undefined) return align(things, alignment, reducing);
  if (how === 'distribute-x') return distribute(things, ACROSS, reducing);
  if (how === 'distribute-y') return distribute(things, DOWN, reducing);
  return { ops: stack(index, things, how), created: [] };
};

const align = (
  things: readonly Boxed[],
  { axis, part }: { readonly axis: Axis; readonly part: number },
  reducing: Reducing,
): Reduced => {
  const last = things.at(-1);
  if (last === undefined) return { ops: [], created: [] };
  const line = last[axis.at] + last[axis.size] * part;
  return moveAll(
    things.map((one) => ({ one, by: line - part * one[axis.size] - one[axis.at] })),
    axis,
    reducing,
  );
};

const distribute = (things: readonly Boxed[], axis: Axis, reducing: Reducing): Reduced => {
  const sorted = [...things].sort((a, b) => a[axis.at] - b[axis.at]);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || sorted.length < 3) return { ops: [], created: [] };
  const room = last[axis.at] + last[axis.size] - first[axis.at];
  const gap = (room - sorted.reduce((sum, one) => sum + one[axis.size], 0)) / (sorted.length - 1);
  let next = first[axis.at];
  const moves = sorted.map((one) => {
    const by = next - one[axis.at];
    next += one[axis.size] + gap;
    return { one, by };
  });
  return moveAll(moves, axis, reducing);
};

const moveAll = (
  moves: readonly { readonly one: Boxed; readonly by: number }[],
  axis: Axis,
  reducing: Reducing,
): Reduced => {
  const ops = moves
    .filter(({ by }) => Math.abs(by) > 0.005)
    .flatMap(({ one, by }) => {
      const [dx, dy] = axis.at === 'x' ? [by, 0] : [0, by];
      return reduceMove({ op: 'move', ids: [one.id], dx, dy }, reducing).ops;
    });
  return { ops, created: [] };
};

/** Puts things above or below others: shapes by their `z` and the keys of their order, elements by the keys alone. */
const stack = (index: ThingIndex, things: readonly Boxed[], how: Arrangement): readonly Operation[] => {
  const ids = new Set(things.map(({ id }) => id));
  const [first] = things;
  if (first === undefined) return [];
  const rest = index
    .childrenOf(first.parent)
    .filter(isBoxed)
    .filter(({ id }) => !ids.has(id));
  const moving = [...things].sort((a, b) => (a.order < b.order ? -1 : 1));
  const at = placeAmong(rest, moving, how);
  const { orders, first: before } = ordersAt(index, first.parent, {
    at: at === rest.length ? Number.POSITIVE_INFINITY : placeIn(index, rest[at], ids),
    count: moving.length,
    without: [...ids],
  });
  const place: Operation = {
    op: 'place',
    ids: moving.map(({ id }) => id),
    parent: first.parent ?? null,
    order: orders,
  };
  return [...before, place, ...levels(rest, moving, at)];
};

const placeAmong = (rest: readonly Boxed[], moving: readonly Boxed[], how: Arrangement): number => {
  if (how === 'front') return rest.length;
  if (how === 'back') return 0;
  const [low, high] = [moving[0], moving.at(-1)];
  const from = (how === 'forward' ? high : low)?.order ?? '';
  const below = rest.filter(({ order }) => order < from).length;
  return how === 'forward' ? Math.min(rest.length, below + 1) : Math.max(0, below - 1);
};

const placeIn = (index: ThingIndex, next: Boxed | undefined, without: ReadonlySet<string>): number =>
  next === undefined
    ? Number.POSITIVE_INFINITY
    : index
        .childrenOf(next.parent)
        .filter(({ id }) => !without.has(id))
        .findIndex(({ id }) => id === next.id);

/** Gives shapes the `z` of their new neighbours, as it counts before the keys. */
const levels = (rest: readonly Boxed[], moving: readonly Boxed[], at: number): Operation[] => {
  const zs = rest.map((one) => ('z' in one ? one.z : 0));
  const wanted = at >= rest.length ? Math.max(1, ...zs) : Math.min(zs[at] ?? 1, ...zs.slice(at));
  return moving.flatMap((one): Operation[] =>
    'z' in one && one.z !== wanted ? [{ op: 'set', id: one.id, to: { z: wanted } }] : [],
  );
};
