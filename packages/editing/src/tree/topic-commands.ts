import type { TreeIndex } from './tree-index.ts';
import { topmostOf } from './tree-index.ts';
import type { NewTopic, TopicMaker, TreeChange, TreeEdit } from './tree-edit.types.ts';

/** Creates a topic with nothing below it. */
const makeTopic = ({ newId, title }: TopicMaker): NewTopic => ({ id: newId(), title, children: [] });

const begin = (edits: readonly TreeEdit[], id: string): TreeChange => ({
  edits,
  select: [id],
  write: { id, caret: 'all' },
});

/** Opens a collapsed topic. */
const opened = (index: TreeIndex, id: string): TreeEdit[] =>
  index.get(id)?.topic.collapsed === true ? [{ kind: 'set', id, to: { collapsed: null } }] : [];

/** Adds a topic below another, as its last one, and writes it. Undefined when there is no such topic. */
export const addChild = (index: TreeIndex, id: string, maker: TopicMaker): TreeChange | undefined => {
  const parent = index.get(id);
  if (parent === undefined) return undefined;
  const topic = makeTopic(maker);
  const at = parent.topic.children.length;
  return begin([...opened(index, id), { kind: 'insert', parent: id, at, topics: [topic] }], topic.id);
};

/** Adds a topic beside another and writes it; beside the root, which has no siblings, below it. */
export const addSibling = (
  index: TreeIndex,
  id: string,
  { side, ...maker }: TopicMaker & { readonly side: 'before' | 'after' },
): TreeChange | undefined => {
  const sibling = index.get(id);
  if (sibling?.parent === undefined) return addChild(index, id, maker);
  const topic = makeTopic(maker);
  const at = sibling.at + (side === 'after' ? 1 : 0);
  return begin([{ kind: 'insert', parent: sibling.parent, at, topics: [topic] }], topic.id);
};

/** Puts a topic between others and their parent, and writes it. Undefined for the root and for topics of several parents. */
export const addParent = (
  index: TreeIndex,
  ids: readonly string[],
  maker: TopicMaker,
): TreeChange | undefined => {
  const moved = topmostOf(index, ids);
  const first = index.get(moved[0] ?? '');
  const parent = first?.parent;
  if (first === undefined || parent === undefined) return undefined;
  if (moved.some((id) => index.get(id)?.parent !== parent)) return undefined;
  const topic = makeTopic(maker);
  return begin(
    [
      { kind: 'insert', parent, at: first.at, topics: [topic] },
      { kind: 'move', ids: moved, parent: topic.id, at: 0 },
    ],
    topic.id,
  );
};

/** Returns the topic to select once some are gone: the next sibling, else the previous one, else the parent. */
const heirOf = (index: TreeIndex, gone: readonly string[]): string => {
  const last = index.get(gone.at(-1) ?? '');
  if (last?.parent === undefined) return index.root;
  const siblings = (index.get(last.parent)?.topic.children ?? []).map(({ id }) => id);
  const left = siblings.filter((id) => !gone.includes(id));
  const before = siblings.slice(0, last.at).filter((id) => !gone.includes(id)).length;
  return left[before] ?? left[before - 1] ?? last.parent;
};

/** Returns those of some topics that can go elsewhere: never the root, and none that goes along with another. */
const movableOf = (index: TreeIndex, ids: readonly string[]): string[] =>
  topmostOf(
    index,
    ids.filter((id) => id !== index.root),
  );

/** Removes topics with all below them; the root stays. Undefined when nothing goes. */
export const removeTopics = (index: TreeIndex, ids: readonly string[]): TreeChange | undefined => {
  const gone = movableOf(index, ids);
  if (gone.length === 0) return undefined;
  return { edits: [{ kind: 'remove', ids: gone }], select: [heirOf(index, gone)] };
};

/** Removes a topic and puts its children in its place. Undefined for the root. */
export const removeAlone = (index: TreeIndex, id: string): TreeChange | undefined => {
  const one = index.get(id);
  if (one?.parent === undefined) return undefined;
  const below = one.topic.children.map((child) => child.id);
  const move: TreeEdit[] =
    below.length === 0 ? [] : [{ kind: 'move', ids: below, parent: one.parent, at: one.at + 1 }];
  const select = below[0] ?? heirOf(index, [id]);
  return { edits: [...move, { kind: 'remove', ids: [id] }], select: [select] };
};

/** Moves topics that stand together up or down among their siblings. Undefined at the end and for topics of several parents. */
export const shiftTopics = (index: TreeIndex, ids: readonly string[], by: -1 | 1): TreeChange | undefined => {
  const moved = topmostOf(index, ids);
  const places = moved.map((id) => index.get(id));
  const parent = places[0]?.parent;
  if (parent === undefined || places.some((one) => one?.parent !== parent)) return undefined;
  const spots = places.map((one) => one?.at ?? 0);
  const count = index.get(parent)?.topic.children.length ?? 0;
  // Counted without those that move: the first of them stands behind all that are not moved before it.
  const at = Math.min(...spots) + by;
  if (at < 0 || at + moved.length > count) return undefined;
  return { edits: [{ kind: 'move', ids: moved, parent, at }], select: ids };
};

/** Makes topics children of the sibling before them. Undefined when there is none. */
export const indentTopics = (index: TreeIndex, ids: readonly string[]): TreeChange | undefined => {
  const moved = topmostOf(index, ids);
  const first = index.get(moved[0] ?? '');
  const siblings = index.get(first?.parent ?? '')?.topic.children ?? [];
  const parent = siblings[(first?.at ?? 0) - 1];
  if (parent === undefined || moved.some((id) => index.get(id)?.parent !== first?.parent)) return undefined;
  const move: TreeEdit = { kind: 'move', ids: moved, parent: parent.id, at: parent.children.length };
  return { edits: [...opened(index, parent.id), move], select: ids };
};

/** Puts topics behind their parent. Undefined right below the root, where there is no way out. */
export const outdentTopics = (index: TreeIndex, ids: readonly string[]): TreeChange | undefined => {
  const moved = topmostOf(index, ids);
  const parent = index.get(index.get(moved[0] ?? '')?.parent ?? '');
  if (parent?.parent === undefined || moved.some((id) => index.get(id)?.parent !== parent.topic.id))
    return undefined;
  return { edits: [{ kind: 'move', ids: moved, parent: parent.parent, at: parent.at + 1 }], select: ids };
};

/** Splits a title: the second half becomes the next sibling, for the root a child. Children stay with the first half. */
export const splitTopic = (
  index: TreeIndex,
  id: string,
  { title, at, newId }: { readonly title: string; readonly at: number; readonly newId: () => string },
): TreeChange | undefined => {
  const one = index.get(id);
  if (one === undefined) return undefined;
  const topic: NewTopic = { id: newId(), title: title.slice(at).trimStart(), children: [] };
  const [parent, place] = one.parent === undefined ? [id, 0] : [one.parent, one.at + 1];
  return {
    edits: [
      { kind: 'set', id, to: { title: title.slice(0, at).trimEnd(), runs: null } },
      { kind: 'insert', parent, at: place, topics: [topic] },
    ],
    select: [topic.id],
    write: { id: topic.id, caret: 0 },
  };
};

/** Joins a topic to the sibling before it, or to its parent when it is the first; its children go along. Undefined for the root. */
export const joinTopic = (index: TreeIndex, id: string, title: string): TreeChange | undefined => {
  const one = index.get(id);
  const parent = index.get(one?.parent ?? '');
  if (one === undefined || parent === undefined) return undefined;
  const into = parent.topic.children[one.at - 1] ?? parent.topic;
  const below = one.topic.children.map((child) => child.id);
  const isParent = into.id === parent.topic.id;
  const move: TreeEdit[] =
    below.length === 0
      ? []
      : [{ kind: 'move', ids: below, parent: into.id, at: isParent ? one.at : into.children.length }];
  return {
    edits: [
      ...move,
      { kind: 'set', id: into.id, to: { title: into.title + title, runs: null } },
      { kind: 'remove', ids: [id] },
    ],
    select: [into.id],
    write: { id: into.id, caret: into.title.length },
  };
};

/** Moves topics to a place below another. Undefined when one of them holds it. */
export const moveTopics = (
  index: TreeIndex,
  ids: readonly string[],
  { parent, at }: { readonly parent: string; readonly at: number },
): TreeChange | undefined => {
  const moved = movableOf(index, ids);
  if (moved.length === 0 || moved.some((id) => index.isWithin(parent, id))) return undefined;
  // The place was seen among all children; it is counted among those that stay.
  const before = moved.filter((id) => {
    const one = index.get(id);
    return one?.parent === parent && one.at < at;
  }).length;
  return {
    edits: [...opened(index, parent), { kind: 'move', ids: moved, parent, at: at - before }],
    select: moved,
  };
};
