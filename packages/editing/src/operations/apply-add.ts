import type { ThingIndex } from '../things/thing-index.ts';
import { HEAD_ID } from '../things/thing.types.ts';
import type { Thing } from '../things/thing.types.ts';
import { MISSED } from './applied.types.ts';
import type { Applied } from './applied.types.ts';
import type { AddOperation, RemoveOperation, SentThing } from './operation.types.ts';
import { canLead, canStandIn, isShallow, MOST_THINGS } from './rules.ts';

/** Puts things into an index. Things that hang on one another go in together; things without ground are left out then. */
export const applyAdd = (index: ThingIndex, { things }: AddOperation): Applied => {
  let waiting = Object.entries(things)
    .filter(([id]) => id !== HEAD_ID && !index.has(id))
    .map(([id, thing]) => thingOf(id, thing));
  const added: Thing[] = [];
  for (let before = -1; before !== added.length && waiting.length > 0;) {
    before = added.length;
    waiting = waiting.filter((thing) => {
      if (index.size >= MOST_THINGS || !hasGround(index, thing)) return true;
      index.put(thing);
      added.push(thing);
      return false;
    });
  }
  if (added.length === 0) return MISSED;
  return {
    done: { op: 'add', things: sendAll(added) },
    inverse: [{ op: 'remove', ids: added.map(({ id }) => id) }],
    changed: added.map(({ id }) => id),
    isPartial: added.length < Object.keys(things).length,
  };
};

const hasGround = (index: ThingIndex, thing: Thing): boolean =>
  canStandIn(index, thing, thing.parent) &&
  canLead(index, thing) &&
  isShallow(index, thing, { parent: thing.parent, height: 1 });

/** Takes things out of an index, with all that stands in them and leads to them; the root of a tree stays. */
export const applyRemove = (index: ThingIndex, { ids }: RemoveOperation): Applied => {
  const gone = listWithAll(
    index,
    ids.filter((id) => id !== index.root),
  );
  if (gone.length === 0) return MISSED;
  for (const { id } of gone) index.drop(id);
  return {
    done: { op: 'remove', ids: ids.filter((id) => id !== index.root) },
    inverse: [{ op: 'add', things: sendAll(gone) }],
    changed: gone.map(({ id }) => id),
    isPartial: !ids.every((id) => gone.some((thing) => thing.id === id)),
  };
};

/** Lists things with their content and the lines to them, each before its content. */
export const listWithAll = (index: ThingIndex, ids: readonly string[]): Thing[] => {
  const found = new Map<string, Thing>();
  const waiting = [...ids].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const thing = index.get(id);
    if (thing === undefined || found.has(id)) continue;
    found.set(id, thing);
    for (const below of index.childrenOf(id)) waiting.push(below.id);
    waiting.push(...index.leadingTo(id));
  }
  return [...found.values()];
};

/** Writes a thing as operations carry it, without its id. */
export const sendThing = ({ id: _id, ...thing }: Thing): SentThing => thing;

const sendAll = (things: readonly Thing[]): Readonly<Record<string, SentThing>> =>
  Object.fromEntries(things.map((thing) => [thing.id, sendThing(thing)]));

/** Makes a thing of the fields of an operation; a topic has a place beside the tree only while nothing holds it. */
const thingOf = (id: string, sent: SentThing): Thing => {
  // Its fields were checked before, with the rules of its list.
  const thing = { ...sent, id } as unknown as Thing;
  return thing.in === 'topics' ? placedTopic(thing) : thing;
};

/** Gives a topic on the sheet a place beside the tree, and takes it from one that stands in another. */
export const placedTopic = (thing: Extract<Thing, { readonly in: 'topics' }>): Thing => {
  const { x, y, ...rest } = thing;
  return thing.parent === undefined ? { ...rest, x: x ?? 0, y: y ?? 0 } : rest;
};
