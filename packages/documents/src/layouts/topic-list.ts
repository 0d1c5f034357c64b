import type { Topic, TreeStructure } from '../model/definition.types.ts';
import { spellNumber } from './spell-number.ts';

/** A topic in the order of reading, with its place in the tree. */
export interface TopicEntry {
  readonly topic: Topic;
  /** Index of its parent, -1 for the first. */
  readonly parent: number;
  readonly level: number;
  /** Number of the branch of the root that it is on. */
  readonly branch: number;
  /** Indexes of the topics below it that are shown. */
  readonly children: readonly number[];
  /** How many topics below it are hidden. */
  readonly hidden: number;
  /** Number among its siblings, such as `2.` or `2.1`, where its parent numbers them. */
  readonly number?: string;
}

/** Shown part of a tree: nothing below a level, at most so many topics. */
export interface TopicRange {
  readonly maxLevel?: number;
  readonly maxTopics?: number;
}

interface Open {
  readonly topic: Topic;
  readonly parent: number;
  readonly level: number;
  readonly branch: number;
  readonly number?: string;
}

/** Lists the topics of a tree that are shown, each before those below it. No depth exhausts the stack. */
export const listTopics = (root: Topic, range: TopicRange = {}): TopicEntry[] => {
  const { maxLevel = 1_000, maxTopics = 20_000 } = range;
  const entries: (TopicEntry & { readonly children: number[] })[] = [];
  const waiting: Open[] = [{ topic: root, parent: -1, level: 0, branch: 0 }];
  for (let next = waiting.pop(); next !== undefined && entries.length < maxTopics; next = waiting.pop()) {
    const { topic, level, parent } = next;
    const index = entries.length;
    const isClosed = (topic.collapsed === true && level > 0) || level >= maxLevel;
    entries.push({ ...next, children: [], hidden: isClosed ? topic.children.length : 0 });
    entries[parent]?.children.push(index);
    if (isClosed) continue;
    for (const below of openBelow(next, index)) waiting.push(below);
  }
  return entries;
};

/** Lists the topics right below one, the last first, as they go onto the pile. */
const openBelow = ({ topic, level, branch, number }: Open, parent: number): Open[] =>
  topic.children
    .map((child, index): Open => ({
      topic: child,
      parent,
      level: level + 1,
      branch: level === 0 ? index : branch,
      ...numbered(topic.numbering, index + 1, number),
    }))
    .reverse();

const numbered = (
  numbering: Topic['numbering'],
  count: number,
  above: string | undefined,
): { readonly number?: string } =>
  numbering === undefined || numbering === 'none' ? {} : { number: spellNumber(numbering, count, above) };

/** Width and height of a topic in pixels. */
export interface TopicSize {
  readonly w: number;
  readonly h: number;
}

/** Where a topic stands. */
export interface TopicPlace extends TopicSize {
  readonly x: number;
  readonly y: number;
  /** Which way its branch grows; connectors leave on this side. */
  readonly grows: 'right' | 'left' | 'down' | 'up' | 'list';
}

/** Places topics of known sizes, in time that grows with their number. */
export type Layout = (entries: readonly TopicEntry[], sizes: readonly TopicSize[]) => TopicPlace[];

/** Holds a layout for each structure. */
export type Layouts = Readonly<Record<TreeStructure, Layout>>;
