import { findShape, widthOf } from '@chartdock/documents';
import type { GraphEdge } from '@chartdock/documents';
import { createEdge, createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import { keepJoined } from '../connectors.ts';
import type { DraftEdge } from '../connectors.ts';
import type { Sheet } from '../draft.types.ts';
import type { Place } from '../geometry.types.ts';
import { readGraphItems } from '../graph-items.ts';
import type { DraftNode, GraphItems } from '../graph-items.ts';
import { layOut } from '../lay-out.ts';
import { sizeOfShape } from '../size-of-shape.ts';
import type { ShapeSize } from '../size-of-shape.ts';

/** In what the kinds of graphs differ. */
interface GraphKind {
  /** Shape of a name that says none. */
  readonly shape: string;
  readonly direction: 'down' | 'right';
  readonly router?: GraphEdge['router'];
  readonly rankGap?: number;
  readonly boxGap?: number;
}

const FONT = 12;
const LABEL = 12;
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

const drawGroup = (text: string, { x, y, w, h }: Place, tone: number) =>
  createNode(text, { x, y: y - 14, w, h: h + 20, shape: 'frame', z: 0, tone });

/** Draws shapes that connectors join, in ranks from top to bottom or from left to right. */
export const drawGraph =
  (kind: GraphKind) =>
  (sheet: Sheet): Cells => {
    const items = readGraphItems(sheet, kind.shape);
    const sizes = new Map(items.nodes.map((node) => [node.id, sizeOf(node)] as const));
    const edges = keepJoined(items.edges, sizes, sheet);
    const direction = directionOf(sheet) ?? kind.direction;
    const layout = layOut({
      direction,
      ...(kind.rankGap === undefined ? {} : { rankGap: kind.rankGap }),
      ...(kind.boxGap === undefined ? {} : { boxGap: kind.boxGap }),
      boxes: items.nodes.map(({ id, group }) => {
        const { h, caption, span } = sizes.get(id) ?? NO_SIZE;
        return { id, group, w: span, h: h + caption };
      }),
      groups: items.groups.map(({ id }) => id),
      lines: edges.map((edge) => ({ from: edge.from, to: edge.to, label: labelRoom(edge) })),
    });
    const cells: Cells = new Map();
    items.groups.forEach(({ id, text }, index) => {
      const place = layout.groups.get(id);
      if (place !== undefined) cells.set(`frame-${index}`, drawGroup(text, place, index + 1));
    });
    for (const node of items.nodes) {
      const { w, h, span } = sizes.get(node.id) ?? NO_SIZE;
      const { x = 0, y = 0 } = layout.places.get(node.id) ?? {};
      const look = { x: x + (span - w) / 2, y, w, h, shape: node.shape, tone: toneOf(node, items.groups) };
      const drawn = hasRows(node)
        ? createNode(node.text, { ...look, rows: rowsOf(node) })
        : createNode(textOf(node), look);
      cells.set(node.id, drawn);
    }
    edges.forEach(({ from, to, style, label }, index) => {
      const route = layout.routes[index];
      const led = kind.router === undefined && route !== undefined ? { points: route.points } : {};
      const way = kind.router === undefined ? {} : { router: kind.router };
      cells.set(
        `line-${index}`,
        createEdge(from, to, { label, at: route?.at ?? 0.5, style, ...led, ...way }),
      );
    });
    return cells;
  };

const NO_SIZE: ShapeSize = { w: 0, h: 0, caption: 0, span: 0 };

const directionOf = ({ words }: Sheet): 'down' | 'right' | undefined =>
  words.includes('right') ? 'right' : words.includes('down') ? 'down' : undefined;
