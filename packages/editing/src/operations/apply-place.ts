import type { ThingIndex } from '../things/thing-index.ts';
import type { Thing } from '../things/thing.types.ts';
import { placedTopic } from './apply-add.ts';
import { MISSED } from './applied.types.ts';
import type { Applied } from './applied.types.ts';
import type { FormerPlace, Operation, PlaceOperation } from './operation.types.ts';
import { canStandIn, heightOf, isShallow, isWithin } from './rules.ts';

interface Moved {
  readonly id: string;
  readonly order: string;
  readonly was: FormerPlace;
  /** Where a topic stood beside the tree, which it loses below another. */
  readonly spot?: { readonly x: number; readonly y: number };
}

/** Puts things elsewhere, one after the other. None comes to stand in itself; without the parent nothing happens. */
export const applyPlace = (index: ThingIndex, op: PlaceOperation, isGuarded: boolean): Applied => {
  const moved = op.ids.flatMap((id, at): Moved[] => {
    const order = op.order[at];
    const former = isGuarded ? op.was?.[at] : undefined;
    const one = order === undefined ? undefined : moveOne(index, { id, order, parent: op.parent, former });
    return one === undefined ? [] : [one];
  });
  if (moved.length === 0) return MISSED;
  return {
    done: {
      op: 'place',
      ids: moved.map(({ id }) => id),
      parent: op.parent,
      order: moved.map(({ order }) => order),
      was: moved.map(({ was }) => was),
    },
    inverse: [...moved].reverse().flatMap((one) => backOf(one, op.parent)),
    changed: moved.map(({ id }) => id),
    isPartial: moved.length < op.ids.length,
  };
};

const backOf = ({ id, order, was, spot }: Moved, parent: string | null): Operation[] => {
  const back: Operation = {
    op: 'place',
    ids: [id],
    parent: was.parent,
    order: [was.order],
    was: [{ parent, order }],
  };
  if (spot === undefined) return [back];
  return [back, { op: 'set', id, to: { ...spot }, was: { x: 0, y: 0 } }];
};

interface Move {
  readonly id: string;
  readonly order: string;
  readonly parent: string | null;
  /** Where it must still stand. */
  readonly former: FormerPlace | undefined;
}

const moveOne = (index: ThingIndex, { id, order, parent, former }: Move): Moved | undefined => {
  const thing = index.get(id);
  if (thing === undefined || id === index.root || !mayStand(index, thing, parent ?? undefined))
    return undefined;
  const was = placeOf(thing);
  if ((former !== undefined && !isSamePlace(former, was)) || isSamePlace({ parent, order }, was))
    return undefined;
  const { parent: _old, ...rest } = thing;
  const next = { ...rest, order, ...(parent === null ? {} : { parent }) } as Thing;
  index.put(next.in === 'topics' ? placedTopic(next) : next);
  return { id, order, was, ...spotOf(thing, parent) };
};

const placeOf = (thing: Thing): FormerPlace => ({ parent: thing.parent ?? null, order: thing.order });
const isSamePlace = (a: FormerPlace, b: FormerPlace): boolean => a.parent === b.parent && a.order === b.order;

const spotOf = (thing: Thing, parent: string | null): Pick<Moved, 'spot'> =>
  thing.in === 'topics' && thing.parent === undefined && parent !== null
    ? { spot: { x: thing.x ?? 0, y: thing.y ?? 0 } }
    : {};

const mayStand = (index: ThingIndex, thing: Thing, parent: string | undefined): boolean =>
  canStandIn(index, thing, parent) &&
  !isWithin(index, parent, thing.id) &&
  isShallow(index, thing, { parent, height: heightOf(index, thing.id) });
