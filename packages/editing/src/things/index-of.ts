import type {
  BoardDefinition,
  Definition,
  GraphDefinition,
  Topic,
  TreeDefinition,
} from '@chartdock/documents';
import { ordersBetween } from '@chartdock/documents/checking';
import { ThingIndex } from './thing-index.ts';
import type { Head, Thing, TopicThing } from './thing.types.ts';

/** Puts the things of a definition into an index. Things without the key of an order get one by their place, the same everywhere. */
export const indexDefinition = (definition: Definition): ThingIndex => {
  switch (definition.type) {
    case 'tree':
      return indexTree(definition);
    case 'graph':
      return indexGraph(definition);
    case 'board':
      return indexBoard(definition);
    case 'markdown':
    case 'source': {
      const { v: _v, type, ...head } = definition;
      return new ThingIndex(type, toHead(head));
    }
  }
};

/** A page is JSON, as it was read from it. */
const toHead = (head: object): Head => head as Head;

const indexTree = (definition: TreeDefinition): ThingIndex => {
  const { v: _v, type, root, floating = [], relations, summaries, boundaries, ...head } = definition;
  const index = new ThingIndex(type, toHead(head), root.id);
  putTopics(index, [root], { order: ROOT_ORDER });
  putTopics(index, floating);
  const lists = { relations, summaries, boundaries } as const;
  for (const [name, list = []] of Object.entries(lists))
    for (const one of withOrders(list)) index.put({ ...one, in: name } as Thing);
  return index;
};

/** The root stands before all that is on the sheet beside it. */
const ROOT_ORDER = '00001';

/** Puts topics with all below them, without recursion, so that no depth exhausts the stack. */
const putTopics = (
  index: ThingIndex,
  topics: readonly Topic[],
  more: { readonly order?: string } = {},
): void => {
  const waiting: { readonly list: readonly Topic[]; readonly parent?: string }[] = [{ list: topics }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { list, parent } = next;
    const first = parent === undefined ? more : {};
    for (const { children, ...topic } of withOrders(list)) {
      const thing: TopicThing = {
        ...topic,
        ...first,
        in: 'topics',
        ...(parent === undefined ? {} : { parent }),
      };
      index.put(thing);
      if (children.length > 0) waiting.push({ list: children, parent: topic.id });
    }
  }
};

type Ordered<T> = T & { readonly order: string };

const withOrders = <T extends { readonly order?: string }>(list: readonly T[]): readonly Ordered<T>[] => {
  if (list.every((one): one is Ordered<T> => one.order !== undefined)) return list;
  const keys = ordersBetween(null, null, list.length);
  return list.map((one, at) => ({ ...one, order: keys[at] ?? '' }));
};

const indexGraph = (definition: GraphDefinition): ThingIndex => {
  const { v: _v, type, cells, ...head } = definition;
  const index = new ThingIndex(type, toHead(head));
  const list = Object.entries(cells).map(([id, cell]) => ({ ...cell, id, in: 'cells' as const }));
  for (const cell of withOrders(list)) index.put(cell);
  return index;
};

const indexBoard = (definition: BoardDefinition): ThingIndex => {
  const { v: _v, type, elements, ...head } = definition;
  const index = new ThingIndex(type, toHead(head));
  for (const element of withOrders(elements)) index.put({ ...element, in: 'elements' });
  return index;
};
