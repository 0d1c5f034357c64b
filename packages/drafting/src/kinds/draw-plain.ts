import { widthOf } from '@chartdock/documents';
import { createEdge, createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import type { Sheet } from '../draft.types.ts';
import { sizeOfShape } from '../size-of-shape.ts';

const withoutDash = (text: string): string => text.replace(/^[-*] /, '');

interface Entry {
  readonly text: string;
  readonly below: string[];
}

/** Reads headings with the lines one step deeper below each. */
const entriesOf = ({ lines, say, fault }: Sheet): readonly Entry[] => {
  const entries: Entry[] = [];
  for (const line of lines) {
    if (line.text.startsWith('= ')) continue;
    const text = say(withoutDash(line.text));
    if (line.depth === 0) entries.push({ text, below: [] });
    else if (entries.length === 0) fault(line, 'deep');
    else entries.at(-1)?.below.push(text);
  }
  return entries;
};

const middleText = ({ lines, say }: Sheet): string | undefined => {
  const line = lines.find(({ text }) => text.startsWith('= '));
  return line === undefined ? undefined : say(line.text.slice(2));
};

/** Draws steps that lead around in a circle: a line for each, notes to it one step deeper, `= text` for the middle. */
export const drawCycle = (sheet: Sheet): Cells => {
  const entries = entriesOf(sheet);
  const cells: Cells = new Map();
  const texts = entries.map(({ text, below }) => [text, ...below].join('\n'));
  const sizes = texts.map((text) => sizeOfShape('round', text));
  const widest = Math.max(0, ...sizes.map(({ w }) => w));
  const radius = Math.max(150, (entries.length * (widest + 40)) / (2 * Math.PI));
  const [cx, cy] = [radius * 1.25, radius];
  entries.forEach((_, index) => {
    const angle = (index / entries.length) * Math.PI * 2 - Math.PI / 2;
    const { w, h } = sizes[index] ?? { w: 0, h: 0 };
    const spot = {
      x: cx + Math.cos(angle) * radius * 1.25 - w / 2,
      y: cy + Math.sin(angle) * radius - h / 2,
    };
    cells.set(`step-${index}`, createNode(texts[index] ?? '', { ...spot, w, h, tone: index + 1 }));
  });
  const middle = middleText(sheet);
  if (middle !== undefined) {
    const spot = { x: cx - 80, y: cy - 44, w: 160, h: 88, shape: 'ellipse', bold: true, fontSize: 15 };
    cells.set('middle', createNode(middle, { ...spot, tone: 0 }));
  }
  entries.forEach((_, index) => {
    const next = (index + 1) % entries.length;
    if (next === index) return;
    cells.set(`line-${index}`, createEdge(`step-${index}`, `step-${next}`, { router: 'curve' }));
  });
  return cells;
};

const FIELD_WIDTH = 330;

/** Draws a field of two columns: a heading for each part, its points one step deeper. Four parts make a square. */
export const drawMatrix = (sheet: Sheet): Cells => {
  const entries = entriesOf(sheet);
  const cells: Cells = new Map();
  const columns = entries.length > 4 ? 3 : 2;
  const height = Math.max(140, 56 + Math.max(0, ...entries.map(({ below }) => linesOf(below))) * 20);
  entries.forEach(({ text, below }, index) => {
    const x = (index % columns) * (FIELD_WIDTH + 12);
    const y = Math.floor(index / columns) * (height + 12);
    cells.set(
      `field-${index}`,
      createNode('', { x, y, w: FIELD_WIDTH, h: height, shape: 'round', z: 0, tone: index + 1 }),
    );
    cells.set(
      `name-${index}`,
      createNode(text, {
        x: x + 14,
        y: y + 8,
        w: FIELD_WIDTH - 28,
        h: 30,
        shape: 'text',
        bold: true,
        fontSize: 15,
      }),
    );
    const points = below.map((point) => `• ${point}`).join('\n');
    cells.set(
      `points-${index}`,
      createNode(points, {
        x: x + 16,
        y: y + 42,
        w: FIELD_WIDTH - 32,
        h: height - 50,
        shape: 'text',
        align: 'left',
        valign: 'top',
      }),
    );
  });
  return cells;
};

const linesOf = (points: readonly string[]): number =>
  points.reduce((sum, point) => sum + Math.ceil((widthOf(point, 13) + 14) / (FIELD_WIDTH - 40)), 0);

/** Draws a table: a line for each row, its columns separated by ` ; `, the first row as heading. */
export const drawTable = ({ lines, say, title }: Sheet): Cells => {
  const rows = lines.map(({ text }) => text.split(/ ; /).map(say));
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const even = rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? ''));
  const cell = Math.max(90, ...even.flat().map((text) => widthOf(text, 12) + 26));
  const w = Math.max(columns * Math.min(cell, 260), widthOf(title, 13, 'bold') + 40);
  const h = 32 + even.length * 28;
  return new Map([['table', createNode(title, { x: 0, y: 0, w, h, shape: 'table', rows: even })]]);
};
