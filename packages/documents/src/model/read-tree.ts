import type { Topic, TreeDefinition } from './definition.types.ts';
import type { FaultList } from './faults.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { runs, spellsText } from './read-runs.ts';
import {
  color,
  flag,
  id,
  isRecord,
  link,
  listOf,
  numberBetween,
  objectOf,
  oneOf,
  ownValue,
  textUpTo,
} from './readers.ts';
import type { Reader } from './readers.ts';

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

const topicFields = objectOf(
  { id, title: textUpTo(LIMITS.text) },
  {
    runs,
    note: textUpTo(LIMITS.text),
    href: link,
    labels: listOf(textUpTo(200), 20),
    image: id,
    collapsed: flag,
    side: oneOf(['left', 'right'] as const),
    style: objectOf({}, { fill: color, color, tone: numberBetween(0, 7) }),
  },
);

interface Waiting {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
  readonly into: Topic[];
}

/** Reads topics without recursion, so that no depth can exhaust the stack. */
const readRoot: Reader<Topic> = (value, path, faults) => {
  const roots: Topic[] = [];
  const waiting: Waiting[] = [{ value, path, depth: 1, into: roots }];
  for (let count = 1; waiting.length > 0 && !faults.isFull; count += 1) {
    const next = waiting.pop();
    if (next === undefined) break;
    if (count > LIMITS.topics) return faults.add(path, 'many', LIMITS.topics);
    if (next.depth > LIMITS.depth) return faults.add(next.path, 'deep', LIMITS.depth);
    readTopic(next, waiting, faults);
  }
  return roots[0];
};

const readTopic = ({ value, path, depth, into }: Waiting, waiting: Waiting[], faults: FaultList): void => {
  const fields = topicFields(value, path, faults);
  if (fields === undefined || !isRecord(value)) return;
  if (fields.runs !== undefined && faults.isEmpty && !spellsText(fields.runs, fields.title))
    faults.add(`${path}.runs`, 'spelling');
  const below = ownValue(value, 'children');
  const children: Topic[] = [];
  into.push({ ...fields, children });
  if (!Array.isArray(below)) return faults.add(`${path}.children`, 'type', 'list');
  if (below.length > LIMITS.topics) return faults.add(`${path}.children`, 'many', LIMITS.topics);
  // The last goes first onto the pile, so that the first is taken first and order stays.
  for (let index = below.length - 1; index >= 0; index -= 1)
    waiting.push({
      value: below[index],
      path: `${path}.children.${index}`,
      depth: depth + 1,
      into: children,
    });
};

/** Reads trees. */
export const tree: Reader<TreeDefinition> = objectOf(
  {
    v: oneOf([1] as const),
    type: oneOf(['tree'] as const),
    page: objectOf({ name: textUpTo(1_000) }, {}),
    structure: oneOf(TREE_STRUCTURES),
    theme: textUpTo(100),
    root: readRoot,
  },
  { relations: listOf(objectOf({ from: id, to: id, text: textUpTo(2_000) }, {}), 1_000) },
);
