import { indexDefinition } from '../../things/index-of.ts';
import type { ThingIndex } from '../../things/thing-index.ts';
import type { Thing } from '../../things/thing.types.ts';
import { listWithAll, sendThing } from '../apply-add.ts';
import { ordersAt } from '../orders-at.ts';
import type { InsertIntent } from '../intent.types.ts';
import type { Operation, SentThing } from '../operation.types.ts';
import type { Reduced, Reducing } from './reduced.types.ts';

/** Turns putting another document in into adding its things with fresh ids. The root of a tree brings its branches, or itself to stand beside. */
export const reduceInsert = (intent: InsertIntent, { index, newId }: Reducing): Reduced => {
  const source = indexDefinition(intent.definition);
  if (source.type !== index.type) return { ops: [], created: [] };
  const tops = topsOf(source, intent, index);
  const parent = intent.parent ?? (index.type === 'tree' && intent.at === undefined ? index.root : undefined);
  const place = { at: intent.index ?? Number.POSITIVE_INFINITY, count: tops.length };
  const { orders, first } = ordersAt(index, parent, place);
  const things = tops.flatMap((top) => listWithAll(source, [top.id]));
  const names = new Map(things.map(({ id }) => [id, newId()]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  const shift = shiftOf(things, intent);
  const orderOf = new Map(tops.map(({ id }, at) => [id, orders[at] ?? '']));
  const sent = [...new Set(things)].map((thing): [string, SentThing] => {
    const renamed = rename(moved(thing, shift), nameOf);
    const order = orderOf.get(thing.id);
    const { parent: own, ...rest } = renamed;
    const holder = order === undefined ? own : parent;
    return [
      nameOf(thing.id),
      { ...rest, order: order ?? rest.order, ...(holder === undefined ? {} : { parent: holder }) },
    ];
  });
  if (sent.length === 0) return { ops: [], created: [] };
  const add: Operation = { op: 'add', things: Object.fromEntries(sent) };
  return { ops: [...first, add], created: tops.map(({ id }) => nameOf(id)) };
};

const topsOf = (source: ThingIndex, { at }: InsertIntent, index: ThingIndex): readonly Thing[] => {
  const sheet = source.childrenOf(undefined);
  if (index.type !== 'tree') return sheet.filter((thing) => !isLine(thing) || isAlone(thing));
  const topics = source.listBelow('topics');
  if (at !== undefined) return topics;
  return topics.flatMap((topic) =>
    topic.id === source.root ? source.listBelow('topics', topic.id) : [topic],
  );
};

const isLine = (thing: Thing): boolean => thing.in === 'cells' && thing.t === 'edge';
/** A line between two points hangs on no shape, and comes by itself. */
const isAlone = (thing: Thing): boolean =>
  thing.in === 'cells' && thing.t === 'edge' && thing.from.id === undefined && thing.to.id === undefined;

interface Shift {
  readonly dx: number;
  readonly dy: number;
}

/** Moves the top left corner of the insertion to its place. */
const shiftOf = (things: readonly Thing[], { at }: InsertIntent): Shift => {
  const spots = things.flatMap((thing) =>
    'x' in thing && 'y' in thing ? [[thing.x ?? 0, thing.y ?? 0] as const] : [],
  );
  if (at === undefined || spots.length === 0) return { dx: 0, dy: 0 };
  return { dx: at[0] - Math.min(...spots.map(([x]) => x)), dy: at[1] - Math.min(...spots.map(([, y]) => y)) };
};

const moved = (thing: Thing, { dx, dy }: Shift): Thing => {
  if (dx === 0 && dy === 0) return thing;
  if (thing.in === 'cells' && thing.t === 'edge') {
    const move = ([x, y]: readonly [number, number]): readonly [number, number] => [x + dx, y + dy];
    const end = <E extends { readonly x?: number; readonly y?: number }>(one: E): E =>
      one.x === undefined || one.y === undefined ? one : { ...one, x: one.x + dx, y: one.y + dy };
    return {
      ...thing,
      from: end(thing.from),
      to: end(thing.to),
      points: thing.points.map(move),
      ...(thing.way === undefined ? {} : { way: thing.way.map(move) }),
    };
  }
  if (!('x' in thing) || !('y' in thing)) return thing;
  return { ...thing, x: (thing.x ?? 0) + dx, y: (thing.y ?? 0) + dy };
};

/** Renames the targets and parents of a thing. */
const rename = (thing: Thing, nameOf: (id: string) => string): SentThing => {
  const sent = sendThing(thing);
  const holder = thing.parent === undefined ? {} : { parent: nameOf(thing.parent) };
  if (thing.in === 'cells' && thing.t === 'edge') {
    const end = <E extends { readonly id?: string }>(one: E): E =>
      one.id === undefined ? one : { ...one, id: nameOf(one.id) };
    return { ...sent, ...holder, from: end(thing.from), to: end(thing.to) };
  }
  if (thing.in === 'relations' || thing.in === 'summaries' || thing.in === 'boundaries')
    return { ...sent, from: nameOf(thing.from), to: nameOf(thing.to) };
  return { ...sent, ...holder };
};
