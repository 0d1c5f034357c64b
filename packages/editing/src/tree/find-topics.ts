import type { TreeDefinition } from '@chartdock/documents';
import { indexTree } from './tree-index.ts';
import type { TreeIndex } from './tree-index.ts';
import type { TreeChange, TreeEdit } from './tree-edit.types.ts';

/** A topic that words stand in. */
export interface TopicHit {
  readonly id: string;
  /** Where they begin in its title; -1 when they stand in its note alone. */
  readonly at: number;
}

const patternOf = (words: string): RegExp => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');

/** Finds words in titles and notes in the order of reading, ignoring case; searches collapsed topics too. */
export const findTopics = (tree: TreeDefinition, words: string): TopicHit[] => {
  if (words.trim() === '') return [];
  const index = indexTree(tree);
  const pattern = patternOf(words);
  return index.ids.flatMap((id): TopicHit[] => {
    const topic = index.get(id)?.topic;
    if (topic === undefined) return [];
    const at = topic.title.search(pattern);
    if (at >= 0) return [{ id, at }];
    return (topic.note ?? '').search(pattern) >= 0 ? [{ id, at: -1 }] : [];
  });
};

/** Replaces words in the titles and notes of topics. Undefined when they stand in none. */
export const replaceInTopics = (
  index: TreeIndex,
  ids: readonly string[],
  { words, put }: { readonly words: string; readonly put: string },
): TreeChange | undefined => {
  if (words === '') return undefined;
  const pattern = patternOf(words);
  const edits = ids.flatMap((id): TreeEdit[] => {
    const topic = index.get(id)?.topic;
    if (topic === undefined) return [];
    const title = topic.title.replace(pattern, () => put);
    const note = topic.note?.replace(pattern, () => put);
    const isTitle = title !== topic.title;
    if (!isTitle && note === topic.note) return [];
    // Pieces of a title in several styles no longer spell it.
    const runs = isTitle && topic.runs !== undefined ? { runs: null } : {};
    return [{ kind: 'set', id, to: { title, ...(note === undefined ? {} : { note }), ...runs } }];
  });
  return edits.length === 0 ? undefined : { edits, select: ids.slice(0, 1) };
};
