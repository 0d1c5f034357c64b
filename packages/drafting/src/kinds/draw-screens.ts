import { findShape } from '@chartdock/documents';
import { createEdge, createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import { keepJoined, readConnectors } from '../connectors.ts';
import type { DraftEdge } from '../connectors.ts';
import type { DraftLine, Sheet } from '../draft.types.ts';

interface Screen {
  readonly id: string;
  readonly kind: ScreenKind;
  readonly text: string;
  readonly entries: { readonly shape: string; readonly text: string }[];
}

type ScreenKind = 'phone' | 'browser';

interface Frame {
  readonly shape: string;
  readonly w: number;
  readonly least: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

const FRAMES: Readonly<Record<ScreenKind, Frame>> = {
  phone: { shape: 'ui-phone', w: 216, least: 400, left: 20, top: 40, bottom: 40 },
  browser: { shape: 'ui-browser', w: 420, least: 320, left: 24, top: 52, bottom: 24 },
};

const SCREEN = /^([A-Za-z]\w*) = (phone|browser) (.+)$/;
const ENTRY = /^@([\w-]+)\s*(.*)/s;

/** Heights of the parts of a screen; all others are as high as a field. */
const HEIGHTS: Readonly<Record<string, number>> = {
  'ui-image': 92,
  'ui-video': 104,
  'ui-textarea': 72,
  'ui-card': 72,
  'ui-list': 96,
  'ui-navbar': 38,
  'ui-tabs': 36,
  'ui-progress': 22,
  'ui-slider': 22,
  text: 26,
};
const USUAL = 34;
const GAP = 10;
const BETWEEN = 84;
const PER_ROW = 4;

const heightOf = (shape: string): number => HEIGHTS[shape] ?? USUAL;

const screenHeight = ({ kind, entries }: Screen): number => {
  const { least, top, bottom } = FRAMES[kind];
  const content = entries.reduce((sum, { shape }) => sum + heightOf(shape) + GAP, 34);
  return Math.max(least, top + content + bottom);
};

interface Reading {
  readonly screens: Screen[];
  readonly edges: DraftEdge[];
}

const readEntry = (line: DraftLine, screen: Screen | undefined, { say, fault }: Sheet): void => {
  if (screen === undefined) return fault(line, 'deep');
  const [, word = 'text', rest = line.text] = ENTRY.exec(line.text) ?? [];
  const shape = findShape(`ui-${word}`) === undefined ? word : `ui-${word}`;
  if (findShape(shape) === undefined) return fault(line, 'shape');
  screen.entries.push({ shape, text: say(rest) });
};

const isKind = (word: string | undefined): word is ScreenKind => word === 'phone' || word === 'browser';

const readLine = (line: DraftLine, { screens, edges }: Reading, sheet: Sheet): void => {
  if (line.depth > 0) return readEntry(line, screens.at(-1), sheet);
  const [, id = '', kind, text = ''] = SCREEN.exec(line.text) ?? [];
  if (isKind(kind)) {
    if (screens.some((one) => one.id === id)) sheet.fault(line, 'twice');
    else screens.push({ id, kind, text: sheet.say(text), entries: [] });
    return;
  }
  const found = readConnectors(line, sheet);
  if (found === undefined) sheet.fault(line, 'line');
  else edges.push(...found);
};

/** Draws screens of an app side by side: `a = phone text` or `browser`, with `@button text` and other parts one step deeper, and connectors between screens. */
export const drawScreens = (sheet: Sheet): Cells => {
  const reading: Reading = { screens: [], edges: [] };
  for (const line of sheet.lines) readLine(line, reading, sheet);
  const cells: Cells = new Map();
  let [x, y, tallest] = [0, 0, 0];
  reading.screens.forEach((screen, index) => {
    const { w } = FRAMES[screen.kind];
    if (index > 0 && index % PER_ROW === 0) [x, y, tallest] = [0, y + tallest + 60, 0];
    const h = screenHeight(screen);
    drawScreen(cells, screen, { x, y, h, tone: index });
    x += w + BETWEEN;
    tallest = Math.max(tallest, h);
  });
  const ids = new Set(reading.screens.map(({ id }) => id));
  keepJoined(reading.edges, ids, sheet).forEach(({ from, to, label, style }, index) => {
    cells.set(`line-${index}`, createEdge(from, to, { label, style }));
  });
  return cells;
};

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly tone: number;
}

const drawScreen = (cells: Cells, { id, kind, text, entries }: Screen, { x, y, h, tone }: Standing): void => {
  const { shape, w, left, top } = FRAMES[kind];
  cells.set(id, createNode('', { x, y, w, h, shape, z: 0, tone }));
  const inside = { x: x + left, w: w - 2 * left };
  cells.set(
    `${id}-title`,
    createNode(text, { ...inside, y: y + top, h: 26, shape: 'text', bold: true, fontSize: 14 }),
  );
  let at = y + top + 34;
  entries.forEach((entry, index) => {
    const height = heightOf(entry.shape);
    const look = entry.shape === 'text' ? { align: 'left' as const, fontSize: 12 } : { fontSize: 12 };
    cells.set(
      `${id}-${index}`,
      createNode(entry.text, { ...inside, y: at, h: height, shape: entry.shape, tone, ...look }),
    );
    at += height + GAP;
  });
};
