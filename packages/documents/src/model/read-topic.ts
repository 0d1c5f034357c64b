import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { runs, spellsText, tidyRuns } from './read-runs.ts';
import { shared } from './read-shared.ts';
import {
  color,
  coordinate,
  extent,
  flag,
  id,
  link,
  listOf,
  numberBetween,
  objectOf,
  oneOf,
  point,
  textUpTo,
} from './readers.ts';
import type { Reader } from './readers.ts';
import type { FloatingTopic, Topic, TopicRelation, TopicSpan } from './tree.types.ts';

/** Names how trees can be laid out. */
export const TREE_STRUCTURES = [
  'free',
  'right',
  'org',
  'stages',
  'tree',
  'bracket',
  'timeline',
  'fishbone',
  'outline',
] as const;

const dash = oneOf(['solid', 'dashed', 'dotted'] as const);
const lineWidth = numberBetween(0, 50);
const instant = numberBetween(0, 8.64e15);

const topicStyle = objectOf(
  {},
  {
    fill: color,
    color,
    tone: numberBetween(0, 7),
    stroke: color,
    strokeWidth: lineWidth,
    dash,
    fontSize: numberBetween(8, 96),
    bold: flag,
    italic: flag,
    underline: flag,
    strike: flag,
    align: oneOf(['left', 'center', 'right'] as const),
    shape: oneOf(['rect', 'round', 'pill', 'ellipse', 'diamond', 'hexagon', 'underline', 'none'] as const),
    line: color,
    lineWidth,
  },
);

const task = objectOf(
  {},
  {
    done: flag,
    progress: numberBetween(0, 100),
    priority: numberBetween(1, 9),
    begins: instant,
    due: instant,
    assignee: textUpTo(200),
  },
);

const fields = {
  ...shared,
  runs,
  note: textUpTo(LIMITS.text),
  href: link,
  labels: listOf(textUpTo(200), 20),
  image: id,
  imageSize: point,
  collapsed: flag,
  side: oneOf(['left', 'right'] as const),
  style: topicStyle,
  markers: listOf(id, 20),
  task,
  width: extent,
  structure: oneOf(TREE_STRUCTURES),
  numbering: oneOf(['none', 'decimal', 'nested', 'alpha', 'roman', 'chinese'] as const),
  formula: textUpTo(LIMITS.text),
} as const;

/** A topic without those below it. */
export type TopicFields = Omit<Topic, 'children'>;

const tidied =
  <T extends TopicFields>(reader: Reader<T>): Reader<T> =>
  (value, path, faults) => {
    const topic = reader(value, path, faults);
    if (topic?.runs === undefined || !faults.isEmpty) return topic;
    if (!spellsText(topic.runs, topic.title)) return faults.add(`${path}.runs`, 'spelling');
    const { runs: styled, ...rest } = topic;
    const tidy = tidyRuns(styled);
    // Only the runs are another list, or gone, which every topic allows.
    return (tidy === undefined ? rest : { ...rest, runs: tidy }) as T;
  };

const title = textUpTo(LIMITS.text);

/** Reads a topic without those below it. */
export const topicFields: Reader<TopicFields> = tidied(objectOf({ id, title }, fields));

/** Reads a topic that stands beside the tree, without those below it. */
export const floatingFields: Reader<Omit<FloatingTopic, 'children'>> = tidied(
  objectOf({ id, title, x: coordinate, y: coordinate }, fields),
);

/** Reads a topic that stands at either place. */
export const anyTopicFields: Reader<TopicFields> = tidied(
  objectOf({ id, title }, { ...fields, x: coordinate, y: coordinate }),
);

/** Reads a line between two topics. */
export const relation: Reader<TopicRelation> = objectOf(
  { id, from: id, to: id, text: textUpTo(2_000) },
  {
    ...shared,
    bends: listOf(point, 8),
    style: objectOf(
      {},
      { stroke: color, strokeWidth: lineWidth, dash, begin: textUpTo(100), end: textUpTo(100), color },
    ),
  },
);

/** Reads a bracket or a frame around topics. */
export const span: Reader<TopicSpan> = objectOf(
  { id, from: id, to: id, text: textUpTo(2_000) },
  {
    ...shared,
    style: objectOf({}, { stroke: color, strokeWidth: lineWidth, dash, fill: color, color }),
  },
);
