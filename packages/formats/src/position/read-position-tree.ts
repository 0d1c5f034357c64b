import type { TreeStructure } from '@chartdock/documents';
import { FormatError } from '../model/format-error.ts';
import type { FormatCanvas } from '../model/format.types.ts';
import type { LossCounter } from '../model/losses.ts';
import { createIds, fitText, safeLink, treeCanvas } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';
import { looseHtmlText } from '../xml/html-text.ts';
import { listOf, recordOf, textOf } from './position-values.ts';
import type { Json } from './position-values.ts';

const MAX_DEPTH = 200;
const STRUCTURES: readonly (readonly [begin: string, structure: TreeStructure])[] = [
  ['mind_right', 'right'],
  ['mind_org', 'org'],
  ['mind_timeline', 'timeline'],
  ['mind_ishikawa', 'fishbone'],
  ['mind_fishbone', 'fishbone'],
  ['mind_tree', 'tree'],
  ['mind_bracket', 'bracket'],
];

interface Reading {
  readonly losses: LossCounter;
  readonly nextId: () => string;
}

const linkOf = (topic: Json, losses: LossCounter): string | undefined => {
  const link = topic['link'];
  return safeLink(typeof link === 'string' ? link : textOf(recordOf(link)['value']), losses);
};

const noteOf = (topic: Json): string => {
  const note = topic['note'];
  return looseHtmlText(
    typeof note === 'string' ? note : textOf(recordOf(note)['value'] ?? recordOf(note)['content']),
  );
};

const readTopic = (topic: Json, { losses, nextId }: Reading, depth: number): DraftTopic => {
  if (depth > MAX_DEPTH) throw new FormatError('too_large', 'topics nest too deep');
  const id = nextId();
  const href = linkOf(topic, losses);
  const note = noteOf(topic);
  const below = (name: string, side?: 'left'): DraftTopic[] =>
    listOf(topic[name]).map((child) => ({
      ...readTopic(recordOf(child), { losses, nextId }, depth + 1),
      ...(side === undefined ? {} : { side }),
    }));
  const isRoot = depth === 0;
  losses.add('summaries', listOf(topic['summaries']).length);
  losses.add('markers', listOf(topic['icons']).length);
  losses.add('floating', isRoot ? listOf(topic['freeChildren']).length : 0);
  if (topic['image'] !== undefined && topic['image'] !== null && topic['image'] !== '')
    losses.add('pictures');
  return {
    id,
    title: fitText(looseHtmlText(textOf(topic['title'])), losses),
    children: [
      ...below('children'),
      ...(isRoot ? [...below('leftChildren', 'left'), ...below('freeChildren')] : []),
    ],
    ...(href === undefined ? {} : { href }),
    ...(note === '' ? {} : { note: fitText(note, losses) }),
    ...(topic['collapsed'] === true && !isRoot ? { collapsed: true } : {}),
  };
};

/** Makes a canvas of the root topic of a mind map. */
export const readPositionTree = (root: Json, title: string, losses: LossCounter): FormatCanvas => {
  if (textOf(root['title']) === '' && listOf(root['children']).length === 0)
    throw new FormatError('not_this_format', 'neither a topic nor shapes', 'diagram.elements');
  const structure = STRUCTURES.find(([begin]) => textOf(root['structure']).startsWith(begin))?.[1] ?? 'free';
  const topic = readTopic(root, { losses, nextId: createIds() }, 0);
  return treeCanvas({ title: title === '' ? topic.title : title, structure, root: topic });
};
