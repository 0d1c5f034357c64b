import type { ThingIndex } from '../things/thing-index.ts';
import { refsOf } from '../things/refs.ts';
import type { Thing } from '../things/thing.types.ts';

/** Most things that one document holds. */
export const MOST_THINGS = 20_000;
/** Deepest level of topics, the root being the first. */
export const DEEPEST = 50;

/** Returns whether a thing may stand in a parent of an index; on the sheet everything may. */
export const canStandIn = (index: ThingIndex, thing: Thing, parent: string | undefined): boolean => {
  if (parent === undefined) return true;
  const holder = index.get(parent);
  if (holder === undefined || holder.in !== thing.in) return false;
  if (thing.in === 'topics') return true;
  return thing.in === 'cells' && thing.t === 'node' && holder.in === 'cells' && holder.t === 'node';
};

/** Returns whether everything that a thing leads to is in an index, and can be led to. */
export const canLead = (index: ThingIndex, thing: Thing): boolean =>
  refsOf(thing).every((ref) => {
    const end = index.get(ref);
    if (end === undefined || end.id === thing.id) return false;
    return thing.in === 'cells' ? end.in === 'cells' && end.t === 'node' : end.in === 'topics';
  });

/** Returns the level of a thing: 1 on the sheet. */
export const levelOf = (index: ThingIndex, parent: string | undefined): number => {
  let level = 1;
  for (let at = parent; at !== undefined && level <= DEEPEST + 1; at = index.get(at)?.parent) level += 1;
  return level;
};

/** Returns whether a thing is another or stands in it, however deep. */
export const isWithin = (index: ThingIndex, id: string | undefined, holder: string): boolean => {
  for (let at = id; at !== undefined; at = index.get(at)?.parent) if (at === holder) return true;
  return false;
};

/** Returns how many levels a thing and its content take. */
export const heightOf = (index: ThingIndex, id: string): number => {
  let height = 0;
  let level: readonly string[] = [id];
  for (; level.length > 0; height += 1)
    level = level.flatMap((one) => index.childrenOf(one).map((child) => child.id));
  return height;
};

/** Returns whether a topic may stand in a parent without becoming too deep, with levels below it; shapes may be as deep as they are. */
export const isShallow = (
  index: ThingIndex,
  thing: Thing,
  at: { readonly parent: string | undefined; readonly height: number },
): boolean => thing.in !== 'topics' || levelOf(index, at.parent) + at.height - 1 <= DEEPEST;
