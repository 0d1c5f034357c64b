import type { GraphDefinition, GraphEdge, GraphNode } from '@chartdock/documents';
import type { Cells } from './cells.ts';

/** The sheet that new graphs have; a larger drawing gets a larger one. */
const SHEET = { w: 1050, h: 1500 } as const;
/** Room between the drawing and the edges of its sheet. */
const MARGIN = 30;

type Stretch = readonly [from: number, to: number];

/** Finds how far the cells reach in one direction. */
const reach = (
  cells: Cells,
  of: { readonly node: (node: GraphNode) => Stretch; readonly point: 0 | 1 },
): Stretch => {
  const all = [...cells.values()].flatMap((cell) =>
    cell.t === 'node' ? of.node(cell) : cell.points.map((point) => point[of.point]),
  );
  return all.length === 0 ? [MARGIN, MARGIN] : [Math.min(...all), Math.max(...all)];
};

const moved = (cell: GraphNode | GraphEdge, dx: number, dy: number): GraphNode | GraphEdge =>
  cell.t === 'node'
    ? { ...cell, x: cell.x + dx, y: cell.y + dy }
    : { ...cell, points: cell.points.map(([x, y]) => [x + dx, y + dy] as const) };

/** Returns how far cells move so that they begin on the sheet; those that do stay where they are. */
const shift = ([from]: Stretch): number => (from < 0 ? Math.ceil(MARGIN - from) : 0);

/** Returns how long the sheet is in one direction. */
const lengthOf = ([, to]: Stretch, usual: number): number => Math.max(usual, Math.ceil(to + MARGIN));

/** Puts cells on the sheet of a new graph, or on one that is as large as they are. */
export const graphOf = (cells: Cells, name: string, theme: string): GraphDefinition => {
  const across = reach(cells, { node: ({ x, w }) => [x, x + w], point: 0 });
  const down = reach(cells, { node: ({ y, h }) => [y, y + h], point: 1 });
  const [dx, dy] = [shift(across), shift(down)];
  const w = lengthOf([across[0], across[1] + dx], SHEET.w);
  const h = lengthOf([down[0], down[1] + dy], SHEET.h);
  return {
    v: 2,
    type: 'graph',
    page: { name, w, h, lineJumps: true },
    theme,
    cells: Object.fromEntries(
      [...cells].map(([id, cell]) => [id, dx === 0 && dy === 0 ? cell : moved(cell, dx, dy)]),
    ),
  };
};
