import { createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import type { DraftLine, Sheet } from '../draft.types.ts';
import { sizeOfShape } from '../size-of-shape.ts';

interface Layer {
  readonly text: string;
  readonly items: string[];
}

const WIDE = 860;
const LABEL = 120;
const GAP = 12;
const SIDE = 96;
const PER_ROW = 5;

const SIDE_LINE = /^side (.+)$/;

/**
 * Draws a system as layers above one another: a line for each, its parts one step deeper, and `side text` for
 * a bar along all of them.
 */
export const drawLayers = (sheet: Sheet): Cells => {
  const layers: Layer[] = [];
  const sides: string[] = [];
  for (const line of sheet.lines) readLine(line, { layers, sides, sheet });
  const cells: Cells = new Map();
  let y = 0;
  layers.forEach(({ text, items }, index) => {
    const { rows, height } = rowsOf(items);
    const h = rows.length * (height + GAP) + GAP + 8;
    cells.set(`layer-${index}`, createNode('', { x: 0, y, w: WIDE, h, shape: 'round', z: 0, tone: index }));
    cells.set(
      `name-${index}`,
      createNode(text, { x: 10, y, w: LABEL - 16, h, shape: 'text', bold: true, fontSize: 14 }),
    );
    rows.forEach((row, at) => {
      const w = (WIDE - LABEL - GAP - (row.length - 1) * GAP) / Math.max(1, row.length);
      row.forEach((item, column) => {
        const spot = { x: LABEL + column * (w + GAP), y: y + GAP + 4 + at * (height + GAP), w, h: height };
        cells.set(`part-${index}-${at}-${column}`, createNode(item, { ...spot, shape: 'rect', tone: index }));
      });
    });
    y += h + 14;
  });
  sides.forEach((text, index) => {
    const spot = { x: WIDE + 14 + index * (SIDE + GAP), y: 0, w: SIDE, h: y - 14 };
    cells.set(
      `side-${index}`,
      createNode(text, { ...spot, shape: 'round', tone: layers.length + index, bold: true }),
    );
  });
  return cells;
};

interface Reading {
  readonly layers: Layer[];
  readonly sides: string[];
  readonly sheet: Sheet;
}

const readLine = (line: DraftLine, { layers, sides, sheet }: Reading): void => {
  const { say, fault } = sheet;
  const [, side] = SIDE_LINE.exec(line.text) ?? [];
  if (side !== undefined && line.depth === 0) sides.push(say(side));
  else if (line.depth === 0) layers.push({ text: say(line.text), items: [] });
  else if (layers.length === 0) fault(line, 'deep');
  else layers.at(-1)?.items.push(say(line.text.replace(/^- /, '')));
};

/** Parts stand in as few rows as they can, evenly. */
const rowsOf = (
  items: readonly string[],
): { readonly rows: readonly string[][]; readonly height: number } => {
  const count = Math.max(1, Math.ceil(items.length / PER_ROW));
  const size = Math.ceil(items.length / count);
  const rows = Array.from({ length: count }, (_, row) => items.slice(row * size, (row + 1) * size));
  const height = Math.max(
    44,
    ...items.map((text) => (text.includes('\n') ? 60 : Math.min(60, sizeOfShape('rect', text).h))),
  );
  return { rows, height };
};
