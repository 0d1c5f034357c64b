import type { Intent } from '../operations/intent.types.ts';
import { ordersAt } from '../operations/orders-at.ts';
import { HEAD_ID } from '../things/thing.types.ts';
import type { Thing } from '../things/thing.types.ts';
import type { EditingStore } from '../store/store.ts';
import type { Random } from './random.ts';

type Maker = (store: EditingStore, random: Random) => Intent | undefined;

const WORDS = ['a', '中文', 'b c', '🙂', 'longer words', ''] as const;
const word = (random: Random): string => random.pick(WORDS) ?? '';

const anyOf = ({ index }: EditingStore, random: Random, list?: Thing['in']): Thing | undefined =>
  random.pick([...index.all()].filter((thing) => list === undefined || thing.in === list));

const addTopic: Maker = (store, random) => {
  const parent = random.chance(0.1) ? undefined : anyOf(store, random, 'topics')?.id;
  const { orders, first } = ordersAt(store.index, parent, { at: random.below(6), count: 1 });
  const thing = { in: 'topics' as const, order: orders[0] ?? '', title: word(random) };
  if (first[0] !== undefined) return first[0];
  return { op: 'add', things: { [store.newId()]: parent === undefined ? thing : { ...thing, parent } } };
};

const addCell: Maker = (store, random) => {
  const lane = random.chance(0.3) ? anyOf(store, random, 'cells')?.id : undefined;
  const { orders, first } = ordersAt(store.index, lane, { at: random.below(6), count: 1 });
  if (first[0] !== undefined) return first[0];
  const box = { x: random.below(900), y: random.below(900), w: 100, h: 50, z: random.below(3) };
  const cell = {
    in: 'cells' as const,
    t: 'node',
    shape: 'rect',
    order: orders[0] ?? '',
    text: word(random),
    style: {},
    ...box,
  };
  return { op: 'add', things: { [store.newId()]: lane === undefined ? cell : { ...cell, parent: lane } } };
};

const remove: Maker = (store, random) => {
  const ids = [anyOf(store, random), random.chance(0.3) ? anyOf(store, random) : undefined];
  return { op: 'remove', ids: ids.flatMap((one) => (one === undefined ? [] : [one.id])) };
};

const place: Maker = (store, random) => {
  const thing = anyOf(store, random, store.index.type === 'tree' ? 'topics' : undefined);
  if (thing === undefined) return undefined;
  const parent = random.chance(0.15) ? undefined : anyOf(store, random, thing.in)?.id;
  const { orders, first } = ordersAt(store.index, parent, {
    at: random.below(5),
    count: 1,
    without: [thing.id],
  });
  return first[0] ?? { op: 'place', ids: [thing.id], parent: parent ?? null, order: orders };
};

const connect: Maker = (store, random) => {
  const list = store.index.type === 'tree' ? 'topics' : 'cells';
  const [from, to] = [anyOf(store, random, list), anyOf(store, random, list)];
  if (from === undefined || to === undefined) return undefined;
  return { op: 'connect', from: { id: from.id }, to: { id: to.id }, label: word(random) };
};

const set: Maker = (store, random) => {
  const thing = anyOf(store, random);
  if (thing === undefined) return undefined;
  if (random.chance(0.1))
    return { op: 'set', id: HEAD_ID, to: { 'page.name': word(random), 'data.x': random.below(9) } };
  const values = FIELDS[thing.in];
  const [path, value] = random.pick(values) ?? ['data.a', 1];
  return { op: 'set', id: thing.id, to: { [path]: random.chance(0.3) && path !== 'z' ? null : value } };
};

const FIELDS: Readonly<
  Record<
    Thing['in'],
    readonly (readonly [string, string | number | boolean | { text: string; bold?: boolean }[]])[]
  >
> = {
  topics: [
    ['note', 'noted'],
    ['style.fill', '#123456'],
    ['style.tone', 3],
    ['task.done', true],
    ['task.progress', 50],
    ['collapsed', true],
    ['runs', [{ text: 'styled ' }, { text: 'all', bold: true }]],
    ['data.k', 'v'],
  ],
  relations: [
    ['text', 'other'],
    ['style.dash', 'dotted'],
  ],
  summaries: [['text', 'sum']],
  boundaries: [['style.fill', '#00ff00']],
  cells: [
    ['style.fill', '#abcdef'],
    ['style.stroke', '#000000'],
    ['z', 2],
    ['locked', true],
    ['data.k', 7],
  ],
  elements: [
    ['fontSize', 20],
    ['data.k', 7],
  ],
};

const write: Maker = (store, random) => {
  const thing = anyOf(store, random);
  return thing === undefined ? undefined : { op: 'write', id: thing.id, text: word(random) + word(random) };
};

const splice: Maker = (store, random) => {
  const thing = anyOf(store, random);
  if (thing === undefined) return undefined;
  const field = thing.in === 'topics' ? (random.chance(0.2) ? 'note' : 'title') : 'text';
  const put = random.chance(0.2) ? [{ text: word(random), bold: true }] : word(random);
  return { op: 'splice', id: thing.id, field, at: random.below(12), cut: random.below(5), put };
};

const move: Maker = (store, random) => {
  const thing = anyOf(store, random);
  return thing === undefined
    ? undefined
    : { op: 'move', ids: [thing.id], dx: random.below(200) - 100, dy: random.below(99) / 3 };
};

const style: Maker = (store, random) => {
  const thing = anyOf(store, random);
  return thing === undefined
    ? undefined
    : { op: 'style', ids: [thing.id], to: { fill: random.chance(0.5) ? '#cc8800' : null } };
};

const arrange: Maker = (store, random) => {
  const ids = [anyOf(store, random), anyOf(store, random), anyOf(store, random)].flatMap((one) =>
    one === undefined ? [] : [one.id],
  );
  const how =
    random.pick(['left', 'middle', 'distribute-x', 'front', 'back', 'forward', 'backward'] as const) ??
    'left';
  return { op: 'arrange', ids: [...new Set(ids)], how };
};

const insert: Maker = (store, random) =>
  random.chance(0.1) && store.index.size < 200
    ? { op: 'insert', definition: store.toDefinition(), at: [random.below(500), 5] }
    : undefined;

const SHARED: readonly Maker[] = [remove, set, set, write, splice, splice, style, insert, place, place, move];
const BY_TYPE: Readonly<Record<string, readonly Maker[]>> = {
  tree: [addTopic, addTopic, addTopic, addTopic, connect, ...SHARED],
  graph: [addCell, addCell, addCell, connect, connect, arrange, ...SHARED],
  board: [...SHARED.filter((maker) => maker !== remove), arrange],
};

/** Makes an intent that a person might have, or a mistaken one. */
export const randomIntent = (store: EditingStore, random: Random): Intent | undefined =>
  random.pick(BY_TYPE[store.index.type] ?? [])?.(store, random);
