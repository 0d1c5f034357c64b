import type { TreeStructure } from '../model/definition.types.ts';
import type { Layout, Layouts, TopicEntry, TopicPlace, TopicSize } from './topic-list.ts';

const BESIDE = { level: 56, topic: 16, branch: 26 } as const;
const BELOW = { level: 46, topic: 22 } as const;
const INDENT = { x: 30, y: 12 } as const;
/** Where bones of a fish begin below their heads, how they lean, and how far their lists stand from them. */
export const BONE = { x: 40, slant: 0.22, gap: 22 } as const;
const NOTHING: TopicSize = { w: 0, h: 0 };

const sizeAt = (sizes: readonly TopicSize[], index: number): TopicSize => sizes[index] ?? NOTHING;

/** Adds up from the last topic to the first, so that children are known before their parents. */
const extents = (
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

const gapBeside = (entry: TopicEntry): number => (entry.level === 0 ? BESIDE.branch : BESIDE.topic);

/** Returns which children of the root stand on the left: those that say so, and of the others as many as balance both sides. */
const leftBranches = (entries: readonly TopicEntry[], spans: readonly number[]): Set<number> => {
  const children = entries[0]?.children ?? [];
  const total = children.reduce((sum, child) => sum + (spans[child] ?? 0), 0);
  const left = new Set<number>();
  let right = 0;
  for (const child of children) {
    const span = spans[child] ?? 0;
    const side = entries[child]?.topic.side ?? (right + span / 2 > total / 2 && right > 0 ? 'left' : 'right');
    if (side === 'left') left.add(child);
    else right += span;
  }
  return left;
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

/** Puts every level on a line of its own, children below the middle of their parent. */
const org: Layout = (entries, sizes) => {
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

/** A branch written as an indented list below its first topic. */
interface ListBlock {
  readonly w: number;
  readonly h: number;
  /** Places of its topics, from the left top corner of the block. */
  readonly at: readonly (readonly [index: number, x: number, y: number])[];
}

/** Measures the topics from one up to another as an indented list; they follow one another in the order of reading. */
const listBlock = (
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
const branchRanges = (entries: readonly TopicEntry[]): (readonly [number, number])[] => {
  const children = entries[0]?.children ?? [];
  return children.map((child, index) => [child, children[index + 1] ?? entries.length]);
};

const blocksOf = (entries: readonly TopicEntry[], sizes: readonly TopicSize[]): ListBlock[] =>
  branchRanges(entries).map((range) => listBlock(entries, sizes, range));

const placeBlock = (
  places: TopicPlace[],
  block: ListBlock,
  spot: { readonly x: number; readonly y: number; readonly sizes: readonly TopicSize[] },
): void => {
  for (const [index, x, y] of block.at)
    places[index] = { ...sizeAt(spot.sizes, index), x: spot.x + x, y: spot.y + y, grows: 'list' };
};

/** Branches side by side below the root, each an indented list. */
const stages: Layout = (entries, sizes) => {
  const root = sizeAt(sizes, 0);
  const blocks = blocksOf(entries, sizes);
  const gap = 40;
  const sum = blocks.reduce((all, block) => all + block.w + gap, -gap);
  const places: TopicPlace[] = [{ ...root, x: Math.max(0, sum) / 2 - root.w / 2, y: 0, grows: 'down' }];
  let x = 0;
  for (const block of blocks) {
    placeBlock(places, block, { x, y: root.h + BELOW.level, sizes });
    x += block.w + gap;
  }
  return places;
};

/** Everything below one another, deeper topics further in. */
const indented: Layout = (entries, sizes) => {
  const places: TopicPlace[] = [];
  placeBlock(places, listBlock(entries, sizes, [0, entries.length]), { x: 0, y: 0, sizes });
  return places;
};

/** Branches along a line, lists above and below it by turns. */
const timeline: Layout = (entries, sizes) => {
  const root = sizeAt(sizes, 0);
  const places: TopicPlace[] = [{ ...root, x: 0, y: -root.h / 2, grows: 'right' }];
  const ends: [number, number] = [root.w + 30, root.w + 30];
  let last = root.w;
  branchRanges(entries).forEach(([head, end], index) => {
    const size = sizeAt(sizes, head);
    const block = listBlock(entries, sizes, [head + 1, end]);
    const side = index % 2 === 0 ? 0 : 1;
    const hasList = block.at.length > 0;
    const x = Math.max(last + 40, hasList ? ends[side] : 0);
    places[head] = { ...size, x, y: -size.h / 2, grows: side === 0 ? 'up' : 'down' };
    last = x + size.w;
    if (!hasList) return;
    const y = side === 0 ? -size.h / 2 - 34 - block.h : size.h / 2 + 34;
    placeBlock(places, block, { x: x + size.w / 2 + 18, y, sizes });
    ends[side] = x + block.w + 34;
  });
  return places;
};

/** The root is the head of a fish at the right, its branches are bones above and below the spine. */
const fishbone: Layout = (entries, sizes) => {
  const root = sizeAt(sizes, 0);
  const ranges = branchRanges(entries);
  const columns: { x: number; w: number }[] = [];
  const blocks = ranges.map(([head, end]) => ({ head, block: listBlock(entries, sizes, [head + 1, end]) }));
  let x = 0;
  for (let index = 0; index < blocks.length; index += 2) {
    const pair = blocks.slice(index, index + 2);
    const w = pair.reduce(
      (widest, { head, block }) =>
        Math.max(widest, sizeAt(sizes, head).w, block.w + BONE.x + BONE.gap + block.h * BONE.slant),
      0,
    );
    columns.push({ x, w });
    x += w + 44;
  }
  const places: TopicPlace[] = [{ ...root, x: x + 20, y: -root.h / 2, grows: 'left' }];
  const depth = blocks.reduce((deepest, { block }) => Math.max(deepest, block.h), 0) + 62;
  blocks.forEach(({ head, block }, index) => {
    const column = columns[Math.floor(index / 2)] ?? { x: 0, w: 0 };
    const size = sizeAt(sizes, head);
    const isAbove = index % 2 === 0;
    places[head] = {
      ...size,
      x: column.x,
      y: isAbove ? -depth - size.h : depth,
      grows: isAbove ? 'up' : 'down',
    };
    const y = isAbove ? -depth + 16 : depth - 16 - block.h;
    for (const [at, dx, dy] of block.at) {
      const item = sizeAt(sizes, at);
      const fromHead = isAbove ? y + dy + item.h / 2 + depth : depth - (y + dy + item.h / 2);
      const x = column.x + BONE.x + fromHead * BONE.slant + BONE.gap + dx;
      places[at] = { ...item, x, y: y + dy, grows: 'list' };
    }
  });
  return places;
};

const right = besideWith(() => new Set());

const LAYOUTS: Layouts = {
  free: besideWith(leftBranches),
  right,
  bracket: right,
  org,
  stages,
  tree: indented,
  outline: indented,
  timeline,
  fishbone,
};

/** Places topics of known sizes in the way of a structure, from the place of the root. It takes time that grows with their number. */
export const layoutTree = (
  structure: TreeStructure,
  entries: readonly TopicEntry[],
  sizes: readonly TopicSize[],
): TopicPlace[] => LAYOUTS[structure](entries, sizes);
