import type { TopicEntry } from '../layouts/topic-list.ts';
import type { Topic, TreeStructure } from '../model/definition.types.ts';
import { layoutTopic } from '../render/draw-topic.ts';
import type { LaidTopic } from '../render/draw-topic.ts';

/** Lays the texts of topics out, which says how large they are, and remembers it. */
export type TreeSizes = (entry: TopicEntry, structure: TreeStructure) => LaidTopic;

/** Levels from this one on look alike. */
const ALIKE = 2;

/**
 * Creates a memory of the sizes of topics. Topics are frozen: one that is another object is measured again, so that after a keystroke
 * one of 10,000 is.
 */
export const createTreeSizes = (): TreeSizes => {
  const known = new WeakMap<Topic, Map<string, LaidTopic>>();
  return (entry, structure) => {
    const key = `${structure}${Math.min(entry.level, ALIKE)}${entry.number ?? ''}`;
    let sizes = known.get(entry.topic);
    if (sizes === undefined) known.set(entry.topic, (sizes = new Map<string, LaidTopic>()));
    const before = sizes.get(key);
    if (before !== undefined) return before;
    const size = layoutTopic(entry, structure);
    sizes.set(key, size);
    return size;
  };
};
