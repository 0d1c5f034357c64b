import { branchRanges, listBlock, sizeAt } from './list-block.ts';
import type { Layout, TopicPlace } from './topic-list.ts';

/** Where bones of a fish begin below their heads, how they lean, and how far their lists stand from them. */
export const BONE = { x: 40, slant: 0.22, gap: 22 } as const;
/** Lengths in pixels: between lists of neighbouring bones, from a bone's head to its list, from a list to the spine, from the last bone to the head. */
const SPINE = { between: 30, list: 16, clear: 46, head: 56 } as const;

/**
 * The root is the head of a fish at the right, its branches are bones above and below the spine. Bones stand evenly; the lists of the
 * last two reach over and under the head, which therefore stands close to them.
 */
export const layoutFishbone: Layout = (entries, sizes) => {
  const root = sizeAt(sizes, 0);
  const bones = branchRanges(entries).map(([head, end]) => ({
    head,
    block: listBlock(entries, sizes, [head + 1, end]),
  }));
  const clear = Math.max(SPINE.clear, root.h / 2 + 14);
  const depth = bones.reduce((deepest, { block }) => Math.max(deepest, block.h), 0) + SPINE.list + clear;
  const pitch =
    SPINE.between +
    bones.reduce((widest, { head, block }) => {
      // Lists lean as the bones do, so that a list stays as far from the next bone all the way.
      const list = block.at.length === 0 ? 0 : block.w + BONE.gap;
      return Math.max(widest, sizeAt(sizes, head).w, list);
    }, 0);
  const columns = Math.ceil(bones.length / 2);
  const foot = Math.max(0, columns - 1) * pitch + BONE.x + depth * BONE.slant;
  const places: TopicPlace[] = [{ ...root, x: foot + SPINE.head, y: -root.h / 2, grows: 'left' }];
  bones.forEach(({ head, block }, index) => {
    const column = Math.floor(index / 2) * pitch;
    const isAbove = index % 2 === 0;
    const size = sizeAt(sizes, head);
    places[head] = {
      ...size,
      x: column,
      y: isAbove ? -depth - size.h : depth,
      grows: isAbove ? 'up' : 'down',
    };
    const y = isAbove ? -depth + SPINE.list : depth - SPINE.list - block.h;
    for (const [at, dx, dy] of block.at) {
      const item = sizeAt(sizes, at);
      const fromHead = isAbove ? y + dy + item.h / 2 + depth : depth - (y + dy + item.h / 2);
      const x = column + BONE.x + fromHead * BONE.slant + BONE.gap + dx;
      places[at] = { ...item, x, y: y + dy, grows: 'list' };
    }
  });
  return places;
};
