import { extents } from './extents.ts';
import { sizeAt } from './list-block.ts';
import type { Layout, TopicEntry, TopicPlace } from './topic-list.ts';

const BESIDE = { level: 56, topic: 16, branch: 26 } as const;

const gapBeside = (entry: TopicEntry): number => (entry.level === 0 ? BESIDE.branch : BESIDE.topic);

/**
 * Returns which children of the root stand on the left: those that say so, and of the others all from one on, so that they are read
 * down the right side and then down the left one. It is the one that makes the sides most equal in height.
 */
const leftBranches = (entries: readonly TopicEntry[], spans: readonly number[]): Set<number> => {
  const children = entries[0]?.children ?? [];
  const spanOf = (some: readonly number[]): number =>
    some.reduce((sum, child) => sum + (spans[child] ?? 0) + BESIDE.branch, 0);
  const onSide = (side?: 'left' | 'right'): number[] =>
    children.filter((child) => entries[child]?.topic.side === side);
  const [free, left, right] = [onSide(), onSide('left'), onSide('right')];
  // A positive lead is how much higher the left side is.
  let lead = spanOf(left) + spanOf(free) - spanOf(right);
  let [split, least] = [0, Math.abs(lead)];
  free.forEach((child, index) => {
    lead -= 2 * spanOf([child]);
    if (Math.abs(lead) <= least) [split, least] = [index + 1, Math.abs(lead)];
  });
  return new Set([...left, ...free.slice(split)]);
};

/** Places children of one topic below one another, in the middle of its height, on a side. */
const besideWith =
  (isLeftOf: (entries: readonly TopicEntry[], spans: readonly number[]) => Set<number>): Layout =>
  (entries, sizes) => {
    const spans = extents(entries, (index) => sizeAt(sizes, index).h, gapBeside);
    const left = isLeftOf(entries, spans);
    const root = sizeAt(sizes, 0);
    const places: TopicPlace[] = [{ ...root, x: 0, y: -root.h / 2, grows: 'right' }];
    entries.forEach((entry, index) => {
      const parent = places[index];
      if (parent === undefined) return;
      const sides = entry.level === 0 ? [false, true] : [parent.grows === 'left'];
      for (const isLeft of sides) {
        const children =
          entry.level === 0 ? entry.children.filter((child) => left.has(child) === isLeft) : entry.children;
        const gap = gapBeside(entry);
        const sum = children.reduce((all, child) => all + (spans[child] ?? 0) + gap, -gap);
        let at = parent.y + parent.h / 2 - sum / 2;
        for (const child of children) {
          const span = spans[child] ?? 0;
          const size = sizeAt(sizes, child);
          const x = isLeft ? parent.x - BESIDE.level - size.w : parent.x + parent.w + BESIDE.level;
          places[child] = { ...size, x, y: at + (span - size.h) / 2, grows: isLeft ? 'left' : 'right' };
          at += span + gap;
        }
      }
    });
    return places;
  };

/** Branches on both sides of the root: the first ones down the right side, the others down the left. */
export const layoutBothSides = besideWith(leftBranches);

/** All branches on the right of the root. */
export const layoutRight = besideWith(() => new Set());
