import type { TreeDefinition } from '@chartdock/documents';
import { ordersBetween } from '@chartdock/documents/checking';
import type { Intent } from '../operations/intent.types.ts';
import type { SentThing } from '../operations/operation.types.ts';
import { topmostOf } from './tree-index.ts';
import type { TreeIndex } from './tree-index.ts';
import type { TopicMaker, TreeChange } from './tree-edit.types.ts';

/** Kinds of things in a tree besides topics. */
export type PartKind = 'relations' | 'summaries' | 'boundaries';

/** A relation, a summary or a boundary of a tree. */
export interface TreePart {
  readonly kind: PartKind;
  readonly id: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

const KINDS: readonly PartKind[] = ['relations', 'summaries', 'boundaries'];

/** Finds a relation, a summary or a boundary of a tree by its id. */
export const findPart = (tree: TreeDefinition, id: string): TreePart | undefined => {
  for (const kind of KINDS) {
    const found = tree[kind]?.find((one) => one.id === id);
    if (found !== undefined) return { kind, id, text: found.text, from: found.from, to: found.to };
  }
  return undefined;
};

const adding = (id: string, thing: SentThing): Intent => ({ op: 'add', things: { [id]: thing } });

/** Returns the key behind all that is on the sheet of a tree. */
const lastOrder = ({ floating, relations, summaries, boundaries }: TreeDefinition): string => {
  const orders = [floating, relations, summaries, boundaries].flatMap((list = []) =>
    list.flatMap(({ order }) => order ?? []),
  );
  const last = orders.reduce<string | null>(
    (most, order) => (most === null || order > most ? order : most),
    null,
  );
  return ordersBetween(last, null, 1)[0] ?? '';
};

/** Joins two topics by a line. Undefined when it leads nowhere, or is there already. */
export const addRelation = (
  tree: TreeDefinition,
  { from, to }: { readonly from: string; readonly to: string },
  { newId }: Pick<TopicMaker, 'newId'>,
): TreeChange | undefined => {
  if (from === to) return undefined;
  if (tree.relations?.some((one) => one.from === from && one.to === to) === true) return undefined;
  const order = lastOrder(tree);
  const thing = { in: 'relations', order, from, to, text: '' } as const;
  return { edits: [{ kind: 'raw', intents: [adding(newId(), thing)] }], select: [to] };
};

/** Returns the first and the last of topics that stand together below one topic; undefined when they do not. */
const spanOf = (index: TreeIndex, ids: readonly string[]): readonly [string, string] | undefined => {
  const tops = topmostOf(index, ids);
  const places = tops.flatMap((id) => index.get(id) ?? []);
  const parent = places[0]?.parent;
  if (parent === undefined || places.some((one) => one.parent !== parent)) return undefined;
  const sorted = [...places].sort((a, b) => a.at - b.at);
  const [first, last] = [sorted[0]?.topic.id, sorted.at(-1)?.topic.id];
  return first === undefined || last === undefined ? undefined : [first, last];
};

/** Puts a bracket or a frame around topics of one parent, from the first to the last. Undefined when they have several, and when there is one. */
export const addSpan = (
  tree: TreeDefinition,
  { kind, ids, index }: { kind: 'summaries' | 'boundaries'; ids: readonly string[]; index: TreeIndex },
  { newId, title }: TopicMaker,
): TreeChange | undefined => {
  const span = spanOf(index, ids);
  if (span === undefined) return undefined;
  const [from, to] = span;
  if (tree[kind]?.some((one) => one.from === from && one.to === to) === true) return undefined;
  const order = lastOrder(tree);
  const thing = { in: kind, order, from, to, text: kind === 'summaries' ? title : '' } as const;
  return { edits: [{ kind: 'raw', intents: [adding(newId(), thing)] }], select: ids };
};

/** Puts a topic beside the tree, at a distance from the middle of its root, and writes it. */
export const addFloating = (
  tree: TreeDefinition,
  { x, y }: { readonly x: number; readonly y: number },
  { newId, title }: TopicMaker,
): TreeChange => {
  const id = newId();
  const order = lastOrder(tree);
  const thing = { in: 'topics', order, title, x: Math.round(x), y: Math.round(y) } as const;
  return {
    edits: [{ kind: 'raw', intents: [adding(id, thing)] }],
    select: [id],
    write: { id, caret: 'all' },
  };
};

/** Moves a topic that stands beside the tree. Undefined for all others. */
export const moveFloating = (
  tree: TreeDefinition,
  id: string,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): TreeChange | undefined => {
  const one = tree.floating?.find((topic) => topic.id === id);
  if (one === undefined) return undefined;
  const to = { x: Math.round(one.x + dx), y: Math.round(one.y + dy) };
  return { edits: [{ kind: 'raw', intents: [{ op: 'set', id, to }] }], select: [id] };
};

/** Sets fields of a relation, a summary or a boundary; undefined when there is none of that id. */
export const setPart = (
  tree: TreeDefinition,
  id: string,
  to: Readonly<Record<string, string | number | null | readonly (readonly [number, number])[]>>,
): TreeChange | undefined =>
  findPart(tree, id) === undefined
    ? undefined
    : { edits: [{ kind: 'raw', intents: [{ op: 'set', id, to }] }], select: [] };

/** Removes a relation, a summary or a boundary; undefined when there is none of that id. */
export const removePart = (tree: TreeDefinition, id: string): TreeChange | undefined =>
  findPart(tree, id) === undefined
    ? undefined
    : { edits: [{ kind: 'raw', intents: [{ op: 'remove', ids: [id] }] }], select: [] };
