import { widthOf } from '@chartdock/documents';
import { createEdge, createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import { keepJoined } from '../connectors.ts';
import type { DraftEdge } from '../connectors.ts';
import type { Sheet } from '../draft.types.ts';
import type { Place, Point } from '../geometry.types.ts';
import { readGraphItems } from '../graph-items.ts';
import type { DraftNode } from '../graph-items.ts';
import { layOut } from '../lay-out.ts';
import { sizeOfShape } from '../size-of-shape.ts';
import type { ShapeSize } from '../size-of-shape.ts';

const HEAD = 32;
const GAP = 44;
const PADDING = 26;
const BETWEEN = 20;
const LEAST = 110;

interface Stand {
  readonly node: DraftNode;
  readonly size: ShapeSize;
  readonly column: number;
  readonly lane: number;
}

/** Finds the column of each shape: dagre's ranks, counted. */
const columnsOf = (nodes: readonly DraftNode[], edges: readonly DraftEdge[]): ReadonlyMap<string, number> => {
  const box = { w: 10, h: 10 };
  const { places } = layOut({
    direction: 'right',
    groups: [],
    boxes: nodes.map(({ id }) => ({ id, ...box })),
    lines: edges.map(({ from, to }) => ({ from, to, label: { w: 0, h: 0 } })),
  });
  const ranks = [...new Set([...places.values()].map(({ x }) => Math.round(x)))].toSorted((a, b) => a - b);
  return new Map([...places].map(([id, { x }]) => [id, ranks.indexOf(Math.round(x))] as const));
};

/** Shapes of one lane and one column stand below one another. */
const stackOf = (stands: readonly Stand[], { lane, column }: Stand): readonly Stand[] =>
  stands.filter((one) => one.lane === lane && one.column === column);

const heightOf = (stack: readonly Stand[]): number =>
  stack.reduce((sum, { size }) => sum + size.h + size.caption + BETWEEN, -BETWEEN);

interface Lanes {
  readonly tops: readonly number[];
  readonly heights: readonly number[];
  readonly lefts: readonly number[];
  readonly widths: readonly number[];
}

const measure = (stands: readonly Stand[], lanes: number, labels: ReadonlyMap<number, number>): Lanes => {
  const columns = Math.max(0, ...stands.map(({ column }) => column)) + 1;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(40, ...stands.filter((one) => one.column === column).map(({ size }) => size.span)),
  );
  const heights = Array.from({ length: lanes }, (_, lane) =>
    Math.max(
      LEAST,
      ...stands.filter((one) => one.lane === lane).map((one) => heightOf(stackOf(stands, one)) + 2 * PADDING),
    ),
  );
  const gaps = widths.map((_, column) => Math.max(GAP, labels.get(column) ?? 0));
  const sums = (all: readonly number[]): number[] =>
    all.reduce<number[]>((found, one) => [...found, (found.at(-1) ?? 0) + one], [0]);
  return {
    widths,
    heights,
    tops: sums(heights),
    lefts: sums(widths.map((w, column) => w + (gaps[column] ?? GAP))).map((x) => x + HEAD + GAP / 2),
  };
};

const placeOf = (stand: Stand, stands: readonly Stand[], lanes: Lanes): Place => {
  const stack = stackOf(stands, stand);
  const above = heightOf(stack.slice(0, stack.indexOf(stand)));
  const { size, lane, column } = stand;
  const room = lanes.heights[lane] ?? 0;
  const top = (lanes.tops[lane] ?? 0) + (room - heightOf(stack)) / 2;
  return {
    x: (lanes.lefts[column] ?? 0) + ((lanes.widths[column] ?? 0) - size.w) / 2,
    y: top + (above < 0 ? 0 : above + BETWEEN),
    w: size.w,
    h: size.h,
  };
};

/** Draws lanes below one another with shapes in columns from left to right. */
export const drawLanes =
  ({ shape }: { readonly shape: string }) =>
  (sheet: Sheet): Cells => {
    const { nodes, groups, edges } = readGraphItems(sheet, shape);
    const lost = nodes.find(({ group }) => group === undefined);
    if (lost !== undefined) sheet.fault(lost.line, 'line');
    const joined = keepJoined(edges, new Map(nodes.map(({ id }) => [id, true])), sheet);
    const columns = columnsOf(nodes, joined);
    const stands = nodes.map((node): Stand => ({
      node,
      size: sizeOfShape(node.shape, node.text),
      column: columns.get(node.id) ?? 0,
      lane: Math.max(
        0,
        groups.findIndex(({ id }) => id === node.group),
      ),
    }));
    const lanes = measure(stands, groups.length, labelsOf(joined, columns));
    const width = Math.max(...lanes.lefts) - (GAP / 2 - 14);
    const cells: Cells = new Map();
    groups.forEach(({ text }, index) => {
      const spot = { x: 0, y: lanes.tops[index] ?? 0, w: width, h: lanes.heights[index] ?? 0 };
      cells.set(`lane-${index}`, createNode(text, { ...spot, shape: 'lane', z: 0, tone: index }));
    });
    const places = new Map<string, Standing>();
    for (const stand of stands) {
      const place = placeOf(stand, stands, lanes);
      places.set(stand.node.id, { place, stand });
      const tone = stand.node.tone ?? stand.lane;
      cells.set(stand.node.id, createNode(stand.node.text, { ...place, shape: stand.node.shape, tone }));
    }
    joined.forEach(({ from, to, label, style }, index) => {
      const [begin, end] = [places.get(from), places.get(to)];
      if (begin === undefined || end === undefined) return;
      const { points, at } = lead(begin, end, lanes);
      cells.set(`line-${index}`, createEdge(from, to, { label, at, style, points }));
    });
    return cells;
  };

interface Standing {
  readonly place: Place;
  readonly stand: Stand;
}

/** Labels stand in the gap behind the column that their connector leaves. */
const labelsOf = (edges: readonly DraftEdge[], columns: ReadonlyMap<string, number>) => {
  const widths = new Map<number, number>();
  for (const { from, label } of edges) {
    const column = columns.get(from) ?? 0;
    if (label !== '') widths.set(column, Math.max(widths.get(column) ?? 0, widthOf(label, 12) + 40));
  }
  return widths;
};

const centre = ({ x, y, w, h }: Place): Point => [x + w / 2, y + h / 2];

/**
 * Leads a connector from left to right through the gap before the next column, over more columns along the upper edge of its
 * lane, and back along the lower edge.
 */
const lead = (
  { place: from, stand: begin }: Standing,
  { place: to, stand: end }: Standing,
  lanes: Lanes,
): { readonly points: readonly Point[]; readonly at: number } => {
  const [[fromX, fromY], [toX, toY]] = [centre(from), centre(to)];
  const gapAfter = (column: number): number =>
    ((lanes.lefts[column] ?? 0) + (lanes.widths[column] ?? 0) + (lanes.lefts[column + 1] ?? 0)) / 2;
  const out: Point = [from.x + from.w, fromY];
  const into: Point = [to.x, toY];
  const span = end.column - begin.column;
  if (span === 1) {
    const gap = gapAfter(begin.column);
    return { points: fromY === toY ? [out, into] : [out, [gap, fromY], [gap, toY], into], at: 0.5 };
  }
  if (span > 1) {
    const edge = (lanes.tops[end.lane] ?? 0) + 11 + (begin.lane % 2) * 5;
    const [first, last] = [gapAfter(begin.column), gapAfter(end.column - 1)];
    return { points: [out, [first, fromY], [first, edge], [last, edge], [last, toY], into], at: 0.5 };
  }
  const below = (lane: number): number => (lanes.tops[lane + 1] ?? 0) - 11;
  const [down, up] = [below(begin.lane), below(end.lane)];
  const leave: Point = [fromX, from.y + from.h];
  const enter: Point = [toX, to.y + to.h];
  if (begin.lane === end.lane) return { points: [leave, [fromX, down], [toX, down], enter], at: 0.5 };
  const gap = gapAfter(end.column);
  return { points: [leave, [fromX, down], [gap, down], [gap, up], [toX, up], enter], at: 0.5 };
};
