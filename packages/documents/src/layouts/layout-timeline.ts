import { branchRanges, listBlock, placeBlock, sizeAt } from './list-block.ts';
import type { ListBlock } from './list-block.ts';
import type { Layout, TopicEntry, TopicPlace, TopicSize } from './topic-list.ts';

/** Lengths of a timeline in pixels: between stages, between lists of one side, from a stage to its list, and between rows. */
const STAGE = { gap: 26, list: 22, stem: 18, rise: 26, row: 56, indent: 40 } as const;
/** How many stages stand in one row at most; how much wider than high rows together should be. */
const ROW = { stages: 8, ratio: 2 } as const;

interface Stage {
  readonly head: number;
  readonly size: TopicSize;
  readonly block: ListBlock;
}

interface PlacedStage extends Stage {
  readonly x: number;
  readonly isAbove: boolean;
}

/** Stages along one line, with the room that they take from its left end and above and below it. */
interface StageRow {
  readonly stages: readonly PlacedStage[];
  /** How far lists stand from the line: clear of the highest stage. */
  readonly lists: number;
  readonly w: number;
  readonly above: number;
  readonly below: number;
}

/** Puts stages one behind the other, lists above and below by turns; a list may stand beside that of its neighbour. */
const rowOf = (stages: readonly Stage[], start: number): StageRow => {
  const placed: PlacedStage[] = [];
  const ends = { above: start, below: start };
  const highest = stages.reduce((most, { size }) => Math.max(most, size.h / 2), 0);
  const reach = { above: highest, below: highest };
  let [next, w] = [start, start];
  stages.forEach((stage, index) => {
    const { size, block } = stage;
    const isAbove = index % 2 === 0;
    const side = isAbove ? 'above' : 'below';
    const hasList = block.at.length > 0;
    const stem = size.w / 2;
    const x = Math.max(next, hasList ? ends[side] - stem : 0);
    placed.push({ ...stage, x, isAbove });
    next = x + size.w + STAGE.gap;
    w = Math.max(w, x + size.w);
    if (!hasList) return;
    const end = x + stem + STAGE.stem + block.w;
    ends[side] = end + STAGE.list;
    reach[side] = Math.max(reach[side], highest + STAGE.rise + block.h);
    w = Math.max(w, end);
  });
  return { stages: placed, lists: highest + STAGE.rise, w, ...reach };
};

/** Returns how many rows bring stages nearest to their ratio; up to eight stay in one. */
const rowCount = (count: number, { w, above, below }: StageRow): number =>
  count <= ROW.stages ? 1 : Math.max(2, Math.round(Math.sqrt(w / (above + below + STAGE.row) / ROW.ratio)));

const rowsOf = (stages: readonly Stage[], start: number): StageRow[] => {
  const single = rowOf(stages, start);
  const rows = rowCount(stages.length, single);
  if (rows === 1) return [single];
  const perRow = Math.ceil(stages.length / rows);
  return Array.from({ length: Math.ceil(stages.length / perRow) }, (_, row) =>
    rowOf(stages.slice(row * perRow, (row + 1) * perRow), row === 0 ? start : STAGE.indent),
  );
};

/** Branches along a line, lists above and below it by turns. More than eight go on in further rows, each read from the left. */
export const layoutTimeline: Layout = (entries, sizes) => {
  const root = sizeAt(sizes, 0);
  const places: TopicPlace[] = [{ ...root, x: 0, y: -root.h / 2, grows: 'right' }];
  const stages = branchRanges(entries).map(([head, end]) => ({
    head,
    size: sizeAt(sizes, head),
    block: listBlock(entries, sizes, [head + 1, end]),
  }));
  let [axis, floor] = [0, 0];
  rowsOf(stages, root.w + STAGE.gap).forEach((row, index) => {
    if (index > 0) axis = floor + STAGE.row + row.above;
    for (const { head, size, block, x, isAbove } of row.stages) {
      places[head] = { ...size, x, y: axis - size.h / 2, grows: isAbove ? 'up' : 'down' };
      const y = isAbove ? axis - row.lists - block.h : axis + row.lists;
      placeBlock(places, block, { x: x + size.w / 2 + STAGE.stem, y, sizes });
    }
    floor = Math.max(axis + row.below, index === 0 ? root.h / 2 : 0);
  });
  return places;
};

/** One row of a timeline: where its line begins and ends, and how far right and down its topics reach. */
export interface TimelineRow {
  readonly y: number;
  readonly start: number;
  end: number;
  right: number;
  bottom: number;
}

/** Returns the rows of a timeline that is laid out, from the first to the last. */
export const timelineRows = (
  entries: readonly TopicEntry[],
  places: readonly TopicPlace[],
): TimelineRow[] => {
  const [root] = places;
  const rows: TimelineRow[] = [];
  if (root === undefined) return rows;
  entries.forEach(({ level }, index) => {
    const place = places[index];
    if (place === undefined || level === 0) return;
    const y = place.y + place.h / 2;
    let row = rows.at(-1);
    if (level === 1 && (row === undefined || y > row.bottom)) {
      const start = row === undefined ? root.x + root.w : place.x;
      row = { y, start, end: start, right: start, bottom: row === undefined ? root.y + root.h : y };
      rows.push(row);
    }
    if (row === undefined) return;
    if (level === 1) row.end = place.x + place.w;
    row.right = Math.max(row.right, place.x + place.w);
    row.bottom = Math.max(row.bottom, place.y + place.h);
  });
  return rows;
};
