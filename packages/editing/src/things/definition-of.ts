import type { Cell, Definition, FloatingTopic, Topic } from '@chartdock/documents';
import type { ThingIndex } from './thing-index.ts';
import type { Thing, TopicThing } from './thing.types.ts';

/** Writes an index as the definition it stands for, in the order of its things. */
export const toDefinition = (index: ThingIndex): Definition =>
  // The index holds values that were read as a definition, changed by operations that keep its rules.
  ({ v: 2, type: index.type, ...index.head, ...bodyOf(index) }) as unknown as Definition;

const bodyOf = (index: ThingIndex): object => {
  switch (index.type) {
    case 'tree':
      return treeOf(index);
    case 'graph':
      return { cells: cellsOf(index) };
    case 'board':
      return { elements: index.listBelow('elements').map(({ in: _in, ...element }) => element) };
    case 'markdown':
    case 'source':
      return {};
  }
};

const treeOf = (index: ThingIndex): object => {
  const sheet = index.childrenOf(undefined);
  const root = index.root === undefined ? undefined : index.find('topics', index.root);
  const floating = index.listBelow('topics').filter((topic) => topic !== root);
  const named = <T extends string>(name: T): object => {
    const list = sheet.filter((thing) => thing.in === name).map(({ in: _in, ...one }) => one);
    return list.length === 0 ? {} : { [name]: list };
  };
  return {
    root: root === undefined ? undefined : topicOf(index, root),
    ...(floating.length === 0 ? {} : { floating: floating.map((topic) => floatingOf(index, topic)) }),
    ...named('relations'),
    ...named('summaries'),
    ...named('boundaries'),
  };
};

const floatingOf = (index: ThingIndex, topic: TopicThing): FloatingTopic => ({
  ...topicOf(index, topic),
  x: topic.x ?? 0,
  y: topic.y ?? 0,
  order: topic.order,
});

/** Writes a topic with all below it, without recursion; the first carries no order, as it has no neighbours. */
const topicOf = (index: ThingIndex, first: TopicThing): Topic => {
  const top: { topic: Topic | undefined } = { topic: undefined };
  const waiting: { readonly thing: TopicThing; readonly into?: Topic[] }[] = [{ thing: first }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const children: Topic[] = [];
    const { in: _in, parent: _parent, x: _x, y: _y, order, ...fields } = next.thing;
    const topic = { ...fields, ...(next.into === undefined ? {} : { order }), children };
    if (next.into === undefined) top.topic = topic;
    else next.into.push(topic);
    const below = index.childrenOf(next.thing.id);
    for (let at = below.length - 1; at >= 0; at -= 1) {
      const thing = below[at];
      if (thing?.in === 'topics') waiting.push({ thing, into: children });
    }
  }
  return top.topic ?? { id: first.id, title: first.title, children: [] };
};

/** Cells are written by order, at any depth. */
const cellsOf = (index: ThingIndex): Readonly<Record<string, Cell>> => {
  const cells = [...index.all()].sort((a, b) =>
    a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1,
  );
  return Object.fromEntries(cells.map((thing) => [thing.id, cellOf(thing)]));
};

const cellOf = ({ in: _in, id: _id, ...cell }: Thing): Cell => cell as Cell;
