import type { TopicEntry } from './topic-list.ts';

/**
 * Returns how much room every topic takes with all below it, in pixels along one axis. It adds up from the last topic to the first,
 * so that children are known before their parents.
 */
export const extents = (
  entries: readonly TopicEntry[],
  own: (index: number) => number,
  gap: (entry: TopicEntry) => number,
): number[] => {
  const spans: number[] = entries.map((_, index) => own(index));
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined || entry.children.length === 0) continue;
    const below = entry.children.reduce((sum, child) => sum + (spans[child] ?? 0), 0);
    spans[index] = Math.max(own(index), below + gap(entry) * (entry.children.length - 1));
  }
  return spans;
};
