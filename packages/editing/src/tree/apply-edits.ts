import type { Topic, TreeDefinition } from '@chartdock/documents';
import { indexTree } from './tree-index.ts';
import type { SheetFields, TreeEdit } from './tree-edit.types.ts';

/** A topic that is being changed. */
type OpenTopic = { -readonly [Field in keyof Topic]: Topic[Field] } & { children: Topic[] };

/** Applies steps to a tree and returns the changed one; what they do not touch is the same object. Steps that name what is not there do nothing. */
export const applyEdits = (tree: TreeDefinition, edits: readonly TreeEdit[]): TreeDefinition => {
  const index = indexTree(tree);
  const open = new Map<string, OpenTopic>();
  const parents = new Map<string, string | undefined>();
  const fresh = new Map<string, Topic>();
  const parentOf = (id: string): string | undefined =>
    parents.has(id) ? parents.get(id) : index.get(id)?.parent;

  /** Opens a topic and all above it. */
  const own = (id: string): OpenTopic | undefined => {
    const before = open.get(id);
    if (before !== undefined) return before;
    const topic = fresh.get(id) ?? index.get(id)?.topic;
    if (topic === undefined) return undefined;
    const copy: OpenTopic = { ...topic, children: [...topic.children] };
    open.set(id, copy);
    const parent = own(parentOf(id) ?? '');
    const at = parent?.children.findIndex((child) => child.id === id) ?? -1;
    if (parent !== undefined && at >= 0) parent.children[at] = copy;
    return copy;
  };

  const note = (topic: Topic, parent: string): void => {
    fresh.set(topic.id, topic);
    parents.set(topic.id, parent);
    for (const child of topic.children) note(child, topic.id);
  };

  const take = (id: string): Topic | undefined => {
    const topic = own(id);
    const parent = own(parentOf(id) ?? '');
    if (topic === undefined || parent === undefined) return undefined;
    parent.children = parent.children.filter((child) => child.id !== id);
    return topic;
  };

  let sheet: SheetFields = {};
  const apply = (edit: TreeEdit): void => {
    switch (edit.kind) {
      case 'sheet':
        sheet = { ...sheet, ...edit.to };
        return;
      case 'insert': {
        const parent = own(edit.parent);
        if (parent === undefined) return;
        for (const topic of edit.topics) note(topic, edit.parent);
        parent.children.splice(edit.at, 0, ...edit.topics);
        return;
      }
      case 'remove':
        for (const id of edit.ids) take(id);
        return;
      case 'move': {
        const moved = edit.ids.flatMap((id) => take(id) ?? []);
        const parent = own(edit.parent);
        for (const { id } of moved) parents.set(id, edit.parent);
        parent?.children.splice(edit.at, 0, ...moved);
        return;
      }
      case 'set': {
        const topic = own(edit.id);
        if (topic === undefined) return;
        const next: Record<string, unknown> = { ...topic };
        for (const [field, value] of Object.entries(edit.to)) {
          if (value === null) delete next[field];
          else next[field] = value;
        }
        Object.assign(topic, next);
        for (const field of Object.keys(topic)) if (!(field in next)) delete topic[field as 'note'];
      }
    }
  };
  for (const edit of edits) apply(edit);
  return { ...tree, ...sheet, root: own(tree.root.id) ?? tree.root };
};
