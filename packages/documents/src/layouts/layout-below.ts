import { extents } from './extents.ts';
import { branchRanges, INDENT, listBlock, placeBlock, sizeAt } from './list-block.ts';
import type { ListBlock } from './list-block.ts';
import type { Layout, TopicEntry, TopicPlace, TopicSize } from './topic-list.ts';

const BELOW = { level: 46, topic: 22, stage: 40 } as const;
/** How far columns of a tree stand apart, and below the first topic: room for the line that leads to them. */
const COLUMNS = { x: 36, y: 28 } as const;

/** Puts every level on a line of its own, children below the middle of their parent. */
export const layoutLevels: Layout = (entries, sizes) => {
  const spans = extents(
    entries,
    (index) => sizeAt(sizes, index).w,
    () => BELOW.topic,
  );
  const heights: number[] = [];
  entries.forEach(({ level }, index) => {
    heights[level] = Math.max(heights[level] ?? 0, sizeAt(sizes, index).h);
  });
  const tops: number[] = [];
  heights.reduce((top, height, level) => {
    tops[level] = top;
    return top + height + BELOW.level;
  }, 0);
  const root = sizeAt(sizes, 0);
  const places: TopicPlace[] = [{ ...root, x: -root.w / 2, y: 0, grows: 'down' }];
  entries.forEach((entry, index) => {
    const parent = places[index];
    if (parent === undefined) return;
    const sum = entry.children.reduce((all, child) => all + (spans[child] ?? 0) + BELOW.topic, -BELOW.topic);
    let at = parent.x + parent.w / 2 - sum / 2;
    for (const child of entry.children) {
      const size = sizeAt(sizes, child);
      const span = spans[child] ?? 0;
      places[child] = { ...size, x: at + (span - size.w) / 2, y: tops[entry.level + 1] ?? 0, grows: 'down' };
      at += span + BELOW.topic;
    }
  });
  return places;
};

const blocksOf = (entries: readonly TopicEntry[], sizes: readonly TopicSize[]): ListBlock[] =>
  branchRanges(entries).map((range) => listBlock(entries, sizes, range));

/** Branches side by side below the root, each an indented list. */
export const layoutStages: Layout = (entries, sizes) => {
  const root = sizeAt(sizes, 0);
  const blocks = blocksOf(entries, sizes);
  const sum = blocks.reduce((all, block) => all + block.w + BELOW.stage, -BELOW.stage);
  const places: TopicPlace[] = [{ ...root, x: Math.max(0, sum) / 2 - root.w / 2, y: 0, grows: 'down' }];
  let x = 0;
  for (const block of blocks) {
    placeBlock(places, block, { x, y: root.h + BELOW.level, sizes });
    x += block.w + BELOW.stage;
  }
  return places;
};

/** Everything below one another, deeper topics further in. */
export const layoutOutline: Layout = (entries, sizes) => {
  const places: TopicPlace[] = [];
  placeBlock(places, listBlock(entries, sizes, [0, entries.length]), { x: 0, y: 0, sizes });
  return places;
};

/** Deals blocks out to columns of about the same height, in their order. No column is empty. */
const columnsOf = (blocks: readonly ListBlock[], count: number): ListBlock[][] => {
  const total = blocks.reduce((sum, { h }) => sum + h + INDENT.y, 0);
  const columns: ListBlock[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const block of blocks) {
    const middle = before + (block.h + INDENT.y) / 2;
    columns[Math.min(count - 1, Math.floor((middle * count) / total))]?.push(block);
    before += block.h + INDENT.y;
  }
  return columns.filter((column) => column.length > 0);
};

/** An indented list whose branches stand in as many columns as keep it from being more than twice as high as wide. */
export const layoutTreeColumns: Layout = (entries, sizes) => {
  const root = sizeAt(sizes, 0);
  const blocks = blocksOf(entries, sizes);
  const h = blocks.reduce((sum, block) => sum + block.h + INDENT.y, root.h);
  const w = blocks.reduce((widest, block) => Math.max(widest, block.w + INDENT.x), root.w);
  const count = Math.max(1, Math.min(blocks.length, Math.ceil(Math.sqrt(h / (w * 2)))));
  const columns = columnsOf(blocks, count);
  const top = root.h + (columns.length > 1 ? COLUMNS.y : INDENT.y);
  const places: TopicPlace[] = [{ ...root, x: 0, y: 0, grows: 'list' }];
  let x: number = INDENT.x;
  for (const column of columns) {
    let y = top;
    for (const block of column) {
      placeBlock(places, block, { x, y, sizes });
      y += block.h + INDENT.y;
    }
    x += column.reduce((widest, block) => Math.max(widest, block.w), 0) + COLUMNS.x + INDENT.x;
  }
  return places;
};
