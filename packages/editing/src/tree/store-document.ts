import type { Topic, TreeDefinition } from '@chartdock/documents';
import { ordersBetween } from '@chartdock/documents/checking';
import type { Intent } from '../operations/intent.types.ts';
import type { SentThing, Values } from '../operations/operation.types.ts';
import { ordersAt } from '../operations/orders-at.ts';
import type { EditingStore } from '../store/store.ts';
import { HEAD_ID } from '../things/thing.types.ts';
import type { TreeDocument } from './mind-session.types.ts';
import type { TreeEdit } from './tree-edit.types.ts';
import { createTreeView } from './tree-view.ts';

/** Lists a topic and all below it as things that are to be added. */
const listThings = (topic: Topic, parent: string, order: string): [string, SentThing][] => {
  const { children, id, order: _order, ...fields } = topic;
  const orders = ordersBetween(null, null, children.length);
  return [
    [id, { ...fields, in: 'topics', parent, order }],
    ...children.flatMap((child, at) => listThings(child, id, orders[at] ?? '')),
  ];
};

/** Turns a step into intents for the current state of the store. */
const intentsOf = (store: EditingStore, edit: TreeEdit): readonly Intent[] => {
  switch (edit.kind) {
    case 'insert': {
      const { parent, at, topics } = edit;
      const { orders, first } = ordersAt(store.index, parent, { at, count: topics.length });
      const things = topics.flatMap((topic, place) => listThings(topic, parent, orders[place] ?? ''));
      return [...first, { op: 'add', things: Object.fromEntries(things) }];
    }
    case 'move': {
      const { ids, parent, at } = edit;
      const { orders, first } = ordersAt(store.index, parent, { at, count: ids.length, without: ids });
      return [...first, { op: 'place', ids, parent, order: orders }];
    }
    case 'remove':
      return [{ op: 'remove', ids: edit.ids }];
    case 'set':
      // Fields of a topic are JSON.
      return [{ op: 'set', id: edit.id, to: edit.to as unknown as Values }];
    case 'sheet':
      return [{ op: 'set', id: HEAD_ID, to: edit.to }];
    case 'raw':
      return edit.intents;
  }
};

/** Makes the document of a store a tree that commands of topics work with. */
export const createStoreDocument = (store: EditingStore): TreeDocument => {
  const write = createTreeView();
  let tree: TreeDefinition | undefined;
  store.subscribe(({ isSelection }) => {
    if (!isSelection) tree = undefined;
  });
  return {
    get: () => (tree ??= write(store.index)),
    apply: (edits, { label, joins, cause = 'user', selected }) => {
      if (selected !== undefined) store.select(selected[0]);
      const options = {
        ...{ label, cause },
        ...(joins === undefined ? {} : { joins }),
        ...(selected === undefined ? {} : { select: selected[1] }),
      };
      const [first] = edits;
      if (first !== undefined && edits.length === 1) {
        store.apply(intentsOf(store, first), options);
        return;
      }
      store.batch(options, () => {
        for (const edit of edits) store.apply(intentsOf(store, edit));
      });
    },
    undo: () => (store.undo() ? store.selection : undefined),
    redo: () => (store.redo() ? store.selection : undefined),
    canUndo: () => store.history.canUndo,
    canRedo: () => store.history.canRedo,
    subscribe: (listener) =>
      store.subscribe(({ isSelection }) => {
        if (!isSelection) listener();
      }),
  };
};
