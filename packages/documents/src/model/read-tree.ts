import type { FaultList } from './faults.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { IdList, orderList, shared } from './read-shared.ts';
import { floatingFields, relation, span, topicFields, TREE_STRUCTURES } from './read-topic.ts';
import type { TopicFields } from './read-topic.ts';
import { isRecord, listOf, objectOf, oneOf, ownValue, textUpTo } from './readers.ts';
import type { Reader } from './readers.ts';
import type { FloatingTopic, Topic, TreeDefinition } from './tree.types.ts';

interface Waiting {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
  readonly into: Topic[];
}

/** Takes the topics below one out of it. */
const withoutChildren = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const { children: _children, ...rest } = value;
  return rest;
};

/** Reads topics without recursion, so that no depth can exhaust the stack. */
const readBelow = (first: readonly Waiting[], count: number, faults: FaultList): number => {
  const waiting = [...first];
  const made: Topic[][] = [];
  let read = count;
  for (let next = waiting.pop(); next !== undefined && !faults.isFull; next = waiting.pop()) {
    read += 1;
    if (read > LIMITS.topics) {
      faults.add(first[0]?.path.split('.')[0] ?? '', 'many', LIMITS.topics);
      break;
    }
    if (next.depth > LIMITS.depth) faults.add(next.path, 'deep', LIMITS.depth);
    else readTopic(next, { waiting, made, faults });
  }
  for (const children of made) children.splice(0, children.length, ...orderList(children));
  return read;
};

interface Reading {
  readonly waiting: Waiting[];
  /** Every list of topics, to be ordered once all are read. */
  readonly made: Topic[][];
  readonly faults: FaultList;
}

const readTopic = ({ value, path, depth, into }: Waiting, { waiting, made, faults }: Reading): void => {
  const fields = topicFields(withoutChildren(value), path, faults);
  if (fields === undefined || !isRecord(value)) return;
  into.push(withChildren(fields, listBelow({ value, path, depth }, { waiting, made, faults })));
};

const withChildren = <T extends TopicFields>(fields: T, children: Topic[]): T & { children: Topic[] } => ({
  ...fields,
  children,
});

/** Puts the topics below a topic onto the pile, and returns the list they come into. */
const listBelow = (
  { value, path, depth }: Pick<Waiting, 'value' | 'path' | 'depth'>,
  { waiting, made, faults }: Reading,
): Topic[] => {
  const below = isRecord(value) ? ownValue(value, 'children') : undefined;
  const children: Topic[] = [];
  made.push(children);
  if (!Array.isArray(below)) {
    faults.add(`${path}.children`, 'type', 'list');
    return children;
  }
  if (below.length > LIMITS.topics) {
    faults.add(`${path}.children`, 'many', LIMITS.topics);
    return children;
  }
  // The last goes first onto the pile, so that the first is taken first and order stays.
  for (let index = below.length - 1; index >= 0; index -= 1)
    waiting.push({
      value: below[index],
      path: `${path}.children.${index}`,
      depth: depth + 1,
      into: children,
    });
  return children;
};

const readRoot: Reader<Topic> = (value, path, faults) => {
  const roots: Topic[] = [];
  readBelow([{ value, path, depth: 1, into: roots }], 0, faults);
  return roots[0];
};

const readFloating: Reader<FloatingTopic> = (value, path, faults) => {
  const fields = floatingFields(withoutChildren(value), path, faults);
  if (fields === undefined) return undefined;
  const waiting: Waiting[] = [];
  const made: Topic[][] = [];
  const children = listBelow({ value, path, depth: 1 }, { waiting, made, faults });
  readBelow(waiting, 1, faults);
  children.splice(0, children.length, ...orderList(children));
  return withChildren(fields, children);
};

/** Reads the sheet of everything that has no size. */
export const namedPage = objectOf({ name: textUpTo(1_000) }, {});

const fields = objectOf(
  {
    v: oneOf([2] as const),
    type: oneOf(['tree'] as const),
    page: namedPage,
    structure: oneOf(TREE_STRUCTURES),
    theme: textUpTo(100),
    root: readRoot,
  },
  {
    floating: listOf(readFloating, LIMITS.relations),
    relations: listOf(relation, LIMITS.relations),
    summaries: listOf(span, LIMITS.relations),
    boundaries: listOf(span, LIMITS.relations),
    data: shared.data,
  },
);

const LISTS = ['relations', 'summaries', 'boundaries'] as const;

/** Reads trees. */
export const tree: Reader<TreeDefinition> = (value, path, faults) => {
  const read = fields(value, path, faults);
  if (read === undefined || !faults.isEmpty) return read;
  const ids = new IdList(faults);
  const count = noteTopics(read.root, 'root', ids) + noteFloating(read.floating, ids);
  if (count > LIMITS.topics) return faults.add('floating', 'many', LIMITS.topics);
  for (const name of LISTS) requireEnds(read, name, ids);
  for (const name of LISTS) noteNamed(read, name, ids);
  return {
    ...read,
    ...(read.floating === undefined ? {} : { floating: orderList(read.floating) }),
    ...Object.fromEntries(
      LISTS.flatMap((name) => {
        const list = read[name];
        return list === undefined ? [] : [[name, orderList(list)] as const];
      }),
    ),
  };
};

const noteFloating = (floating: readonly FloatingTopic[] | undefined, ids: IdList): number =>
  (floating ?? []).reduce((sum, topic, index) => sum + noteTopics(topic, `floating.${index}`, ids), 0);

/** Notes the ids of a topic and all below it, and returns how many they are. */
const noteTopics = (root: Topic, path: string, ids: IdList): number => {
  const waiting = [{ topic: root, path }];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count += 1;
    ids.add(next.topic.id, next.path);
    for (let index = next.topic.children.length - 1; index >= 0; index -= 1) {
      const topic = next.topic.children[index];
      if (topic !== undefined) waiting.push({ topic, path: `${next.path}.children.${index}` });
    }
  }
  return count;
};

const requireEnds = (read: TreeDefinition, name: (typeof LISTS)[number], topics: IdList): void => {
  for (const [index, one] of (read[name] ?? []).entries()) {
    topics.require(one.from, `${name}.${index}.from`);
    topics.require(one.to, `${name}.${index}.to`);
  }
};

const noteNamed = (read: TreeDefinition, name: (typeof LISTS)[number], ids: IdList): void => {
  for (const [index, one] of (read[name] ?? []).entries()) ids.add(one.id, `${name}.${index}`);
};
