import { widthOf } from '@chartdock/documents';
import { createEdge, createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import { keepJoined } from '../connectors.ts';
import type { DraftEdge } from '../connectors.ts';
import type { Sheet } from '../draft.types.ts';
import type { Place } from '../geometry.types.ts';
import { readGraphItems } from '../graph-items.ts';
import type { DraftNode } from '../graph-items.ts';
import { layOut } from '../lay-out.ts';
import { sizeOfShape } from '../size-of-shape.ts';
import type { ShapeSize } from '../size-of-shape.ts';
import { leadLanes } from './lead-lanes.ts';
import type { LaneLine, LaneMember } from './lead-lanes.ts';

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
  const ranks = [...new Set([...places.values()].map(({ x }) => Math.round(x)))].sort((a, b) => a - b);
  return new Map([...places].map(([id, { x }]) => [id, ranks.indexOf(Math.round(x))] as const));
};

/** Shapes of one lane and one column stand below one another. */
const stackOf = (stands: readonly Stand[], { lane, column }: Stand): readonly Stand[] =>
  stands.filter((one) => one.lane === lane && one.column === column);

/**
 * Height of a shape in its lane: as much above it as its caption takes below, so that it stands on the line
 * of its neighbours.
 */
const roomOf = ({ size }: Stand): number => size.h + 2 * size.caption;

const heightOf = (stack: readonly Stand[]): number =>
  stack.reduce((sum, stand) => sum + roomOf(stand) + BETWEEN, -BETWEEN);

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
    y: top + (above < 0 ? 0 : above + BETWEEN) + size.caption,
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
    const members = new Map<string, LaneMember>();
    for (const stand of stands) {
      const place = placeOf(stand, stands, lanes);
      const { node, size, column, lane } = stand;
      members.set(node.id, { id: node.id, place, caption: size.caption, column, lane });
      cells.set(node.id, createNode(node.text, { ...place, shape: node.shape, tone: node.tone ?? lane }));
    }
    const lines = joined.flatMap((edge) => {
      const [from, to] = [members.get(edge.from), members.get(edge.to)];
      return from === undefined || to === undefined ? [] : [{ edge, ends: [from, to] satisfies LaneLine }];
    });
    const gapAfter = (column: number) => ({
      start: column < 0 ? HEAD : (lanes.lefts[column] ?? 0) + (lanes.widths[column] ?? 0),
      end: lanes.lefts[column + 1] ?? 0,
    });
    const ways = leadLanes(
      lines.map(({ ends }) => ends),
      { members: [...members.values()], tops: lanes.tops, gapAfter },
    );
    lines.forEach(({ edge: { from, to, label, style } }, index) => {
      cells.set(`line-${index}`, createEdge(from, to, { label, style, points: ways[index] ?? [] }));
    });
    return cells;
  };

/** Labels stand in the gap behind the column that their connector leaves. */
const labelsOf = (edges: readonly DraftEdge[], columns: ReadonlyMap<string, number>) => {
  const widths = new Map<number, number>();
  for (const { from, label } of edges) {
    const column = columns.get(from) ?? 0;
    if (label !== '') widths.set(column, Math.max(widths.get(column) ?? 0, widthOf(label, 12) + 40));
  }
  return widths;
};
