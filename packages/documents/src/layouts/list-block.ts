import type { TopicEntry, TopicPlace, TopicSize } from './topic-list.ts';

/** How far below and how far in the next topic of an indented list stands, in pixels. */
export const INDENT = { x: 30, y: 12 } as const;

const NOTHING: TopicSize = { w: 0, h: 0 };

/** Returns the size of the topic with a number in the order of reading. */
export const sizeAt = (sizes: readonly TopicSize[], index: number): TopicSize => sizes[index] ?? NOTHING;

/** A branch written as an indented list below its first topic. */
export interface ListBlock {
  readonly w: number;
  readonly h: number;
  /** Places of its topics, from the left top corner of the block. */
  readonly at: readonly (readonly [index: number, x: number, y: number])[];
}

/** Measures the topics from one up to another as an indented list; they follow one another in the order of reading. */
export const listBlock = (
  entries: readonly TopicEntry[],
  sizes: readonly TopicSize[],
  range: readonly [number, number],
): ListBlock => {
  const [first, end] = range;
  const base = entries[first]?.level ?? 0;
  const at: [number, number, number][] = [];
  let [w, h] = [0, 0];
  for (let index = first; index < end; index += 1) {
    const size = sizeAt(sizes, index);
    const x = ((entries[index]?.level ?? base) - base) * INDENT.x;
    at.push([index, x, h]);
    w = Math.max(w, x + size.w);
    h += size.h + INDENT.y;
  }
  return { w, h: h - INDENT.y, at };
};

/** Returns where each branch of the root begins and ends in the order of reading. */
export const branchRanges = (entries: readonly TopicEntry[]): (readonly [number, number])[] => {
  const children = entries[0]?.children ?? [];
  return children.map((child, index) => [child, children[index + 1] ?? entries.length]);
};

/** Puts the topics of a block at a spot. */
export const placeBlock = (
  places: TopicPlace[],
  block: ListBlock,
  spot: { readonly x: number; readonly y: number; readonly sizes: readonly TopicSize[] },
): void => {
  for (const [index, x, y] of block.at)
    places[index] = { ...sizeAt(spot.sizes, index), x: spot.x + x, y: spot.y + y, grows: 'list' };
};
