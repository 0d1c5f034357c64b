import { findShape, widthOf } from '@chartdock/documents';
import type { GraphEdge } from '@chartdock/documents';
import { createEdge, createNode } from '../cells.ts';
import type { Cells, Spot } from '../cells.ts';
import { keepJoined } from '../connectors.ts';
import type { DraftEdge } from '../connectors.ts';
import type { Sheet } from '../draft.types.ts';
import type { Place, Route } from '../geometry.types.ts';
import { readGraphItems } from '../graph-items.ts';
import type { DraftNode, GraphItems } from '../graph-items.ts';
import { layOut } from '../lay-out.ts';
import type { LineToLead } from '../lay-out.ts';
import { sizeOfShape } from '../size-of-shape.ts';
import type { ShapeSize } from '../size-of-shape.ts';
import { sideOfTitle } from '../title-side.ts';

/** Differences between the kinds of graphs. */
export interface GraphKind {
  /** Shape of a name that says none. */
  readonly shape: string;
  readonly direction: 'down' | 'right';
  readonly router?: GraphEdge['router'];
  readonly rankGap?: number;
  readonly boxGap?: number;
  /**
   * Names the marks at the ends of a connector; those of one box that differ get ports of their own. Default
   * one port for all.
   */
  readonly marks?: (edge: DraftEdge) => readonly [begin: string, end: string];
}

const FONT = 12;
const LABEL = 12;
const TITLE = 13;
const ROW = 24;
const HEAD = 32;

const rowsOf = (node: DraftNode): string[][] =>
  node.rows.map((row) => (row === '---' ? [''] : row.split(/ ; /)));

/** A box with rows is as wide as its columns, which are all of one width. */
const sizeWithRows = (node: DraftNode): ShapeSize => {
  const rows = rowsOf(node);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const cell = Math.max(60, ...rows.flat().map((text) => widthOf(text, FONT) + 22));
  const head = widthOf(node.text, FONT + 1, 'bold') + 36;
  const w = Math.ceil(Math.max(140, head, cell * columns));
  return { w, h: HEAD + rows.length * ROW, caption: 0, span: w };
};

const hasRows = ({ shape }: DraftNode): boolean => findShape(shape)?.hasRows === true;

const sizeOf = (node: DraftNode): ShapeSize =>
  hasRows(node) ? sizeWithRows(node) : sizeOfShape(node.shape, textOf(node));

const textOf = ({ text, rows }: DraftNode): string => [text, ...rows].join('\n');

const TONES_OF: ReadonlyMap<string, number> = new Map([
  ['terminator', 2],
  ['diamond', 3],
  ['parallelogram', 1],
  ['document', 1],
  ['cylinder', 4],
  ['subprocess', 5],
]);

/** A shape that says no tone has that of its group, or the usual one of its form. */
const toneOf = ({ tone, shape, group }: DraftNode, groups: GraphItems['groups']): number =>
  tone ?? (group === undefined ? (TONES_OF.get(shape) ?? 0) : groups.findIndex(({ id }) => id === group) + 1);

const labelRoom = ({ label }: DraftEdge) =>
  label === '' ? { w: 0, h: 0 } : { w: Math.min(140, widthOf(label, LABEL) + 14), h: 20 };

const drawGroup = (text: string, place: Place, look: Pick<Spot, 'tone' | 'align'>) =>
  createNode(text, { ...place, shape: 'frame', z: 0, ...look });

/** Where the symbol of a shape stands in the room it takes, and where connectors reach it. */
interface Stand {
  readonly room: { readonly w: number; readonly h: number };
  readonly symbol: Place;
  readonly port: Place;
}

/**
 * A caption takes room below its symbol. Connectors that come from above or leave below stay clear of it; for those from the
 * sides the same room is left above, so that the symbol stands on the line of its neighbours.
 */
const standOf = ({ w, h, caption, span }: ShapeSize, direction: 'down' | 'right'): Stand => {
  const x = (span - w) / 2;
  if (direction === 'down')
    return {
      room: { w: span, h: h + caption },
      symbol: { x, y: 0, w, h },
      port: { x, y: 0, w, h: h + caption },
    };
  const symbol = { x, y: caption, w, h };
  return { room: { w: span, h: h + 2 * caption }, symbol, port: symbol };
};

/** A subclass stands below its parent, though the connector leads up. */
const isUpward = ({ style }: DraftEdge): boolean => style.end === 'triangle';

const lineOf = (edge: DraftEdge, kind: GraphKind): LineToLead => {
  const { from, to } = edge;
  const marks = kind.marks?.(edge) ?? ONE_PORT;
  const label = labelRoom(edge);
  return isUpward(edge)
    ? { from: to, to: from, label, marks: [marks[1], marks[0]] }
    : { from, to, label, marks };
};

const ONE_PORT = ['', ''] as const;

/** Draws shapes that connectors join, in ranks from top to bottom or from left to right. */
export const drawGraph =
  (kind: GraphKind) =>
  (sheet: Sheet): Cells => {
    const items = readGraphItems(sheet, kind.shape);
    const names = new Set(items.nodes.map(({ id }) => id));
    const edges = keepJoined(items.edges, names, sheet);
    return drawItems({ ...kind, direction: directionOf(sheet) ?? kind.direction }, { ...items, edges });
  };

/** Draws shapes and connectors that are read already; both ends of each connector are among the shapes. */
export const drawItems = (kind: GraphKind, items: GraphItems): Cells => {
  const { direction } = kind;
  const { edges } = items;
  const stands = new Map(items.nodes.map((node) => [node.id, standOf(sizeOf(node), direction)] as const));
  const layout = layOut({
    direction,
    isStraight: kind.router === 'straight',
    ...(kind.rankGap === undefined ? {} : { rankGap: kind.rankGap }),
    ...(kind.boxGap === undefined ? {} : { boxGap: kind.boxGap }),
    boxes: items.nodes.map(({ id, group }) => {
      const { room, port } = stands.get(id) ?? NO_STAND;
      return { id, group, ...room, port };
    }),
    groups: items.groups.map(({ id, text }) => ({ id, title: widthOf(text, TITLE) + 24 })),
    lines: edges.map((edge) => lineOf(edge, kind)),
  });
  const cells: Cells = new Map();
  const ways = layout.routes.map(({ points }) => points);
  items.groups.forEach(({ id, text }, index) => {
    const place = layout.groups.get(id);
    if (place === undefined) return;
    const align = sideOfTitle(text, place, ways);
    cells.set(`frame-${index}`, drawGroup(text, place, { tone: index + 1, align }));
  });
  for (const node of items.nodes) {
    const { symbol } = stands.get(node.id) ?? NO_STAND;
    const { x = 0, y = 0 } = layout.places.get(node.id) ?? {};
    const place = { ...symbol, x: x + symbol.x, y: y + symbol.y };
    const look = { ...place, shape: node.shape, tone: toneOf(node, items.groups) };
    const drawn = hasRows(node)
      ? createNode(node.text, { ...look, rows: rowsOf(node) })
      : createNode(textOf(node), look);
    cells.set(node.id, drawn);
  }
  edges.forEach((edge, index) => {
    const { from, to, style, label } = edge;
    const { points, at } = layout.routes[index] ?? NO_ROUTE;
    const way = isUpward(edge) ? { points: [...points].reverse(), at: 1 - at } : { points, at };
    const router = kind.router === undefined ? {} : { router: kind.router };
    cells.set(`line-${index}`, createEdge(from, to, { label, style, ...way, ...router }));
  });
  return cells;
};

const NOWHERE: Place = { x: 0, y: 0, w: 0, h: 0 };
const NO_STAND: Stand = { room: NOWHERE, symbol: NOWHERE, port: NOWHERE };
const NO_ROUTE: Route = { points: [], at: 0.5 };

const directionOf = ({ words }: Sheet): 'down' | 'right' | undefined =>
  words.includes('right') ? 'right' : words.includes('down') ? 'down' : undefined;
