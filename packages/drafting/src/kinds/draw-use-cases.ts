import { createEdge, createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import { keepJoined, readConnectors } from '../connectors.ts';
import type { DraftEdge } from '../connectors.ts';
import type { DraftLine, Sheet } from '../draft.types.ts';
import { sizeOfShape } from '../size-of-shape.ts';
import { leadUseCase } from './lead-use-cases.ts';
import type { PlacedMember } from './lead-use-cases.ts';

const ACTOR = /^(left|right) ([A-Za-z]\w*) = (.+)$/;
const CASE = /^([A-Za-z]\w*) = (.+)$/;
const SYSTEM = /^system (.+)$/;

const ROW = 82;
const WIDE = 168;
const HIGH = 58;
const SIDE = 190;
/** Pixels between the two columns: room for «include» and an arrow. */
const BETWEEN = 124;
const INSET = 40;

interface Member {
  readonly id: string;
  readonly text: string;
}

interface Reading {
  readonly left: Member[];
  readonly right: Member[];
  readonly cases: (Member & { readonly column: number })[];
  readonly edges: DraftEdge[];
  readonly ids: Set<string>;
  system: string;
}

const addMember = (line: DraftLine, reading: Reading, { say, fault }: Sheet): boolean => {
  const [, side, name, actor = ''] = ACTOR.exec(line.text) ?? [];
  const [, plain, text = ''] = CASE.exec(line.text) ?? [];
  const id = name ?? plain;
  if (id === undefined) return false;
  if (reading.ids.has(id)) fault(line, 'twice');
  else if (side === 'left') reading.left.push({ id, text: say(actor) });
  else if (side === 'right') reading.right.push({ id, text: say(actor) });
  else reading.cases.push({ id, text: say(text), column: line.depth === 0 ? 0 : 1 });
  reading.ids.add(id);
  return true;
};

const readLine = (line: DraftLine, reading: Reading, sheet: Sheet): void => {
  const [, system] = SYSTEM.exec(line.text) ?? [];
  if (system !== undefined) reading.system = sheet.say(system);
  else if (!addMember(line, reading, sheet)) {
    const edges = readConnectors(line, sheet);
    if (edges === undefined) sheet.fault(line, 'line');
    else reading.edges.push(...edges);
  }
};

/**
 * Draws actors and their uses of a system: `system text`, `left a = text` and `right b = text` for those at
 * its sides, `c = text` for a use, one step deeper for one that others include or extend, and connectors
 * between them.
 */
export const drawUseCases = (sheet: Sheet): Cells => {
  const reading: Reading = { left: [], right: [], cases: [], edges: [], ids: new Set(), system: sheet.title };
  for (const line of sheet.lines) readLine(line, reading, sheet);
  const cells: Cells = new Map();
  const columns = [0, 1].map((column) => reading.cases.filter((one) => one.column === column));
  const rows = Math.max(1, ...columns.map(({ length }) => length), reading.left.length, reading.right.length);
  const wide = columns[1]?.length === 0 ? WIDE + 2 * INSET : WIDE * 2 + BETWEEN + 2 * INSET;
  const high = rows * ROW + 50;
  cells.set(
    'system',
    createNode(reading.system, { x: SIDE, y: 0, w: wide, h: high, shape: 'frame', z: 0, tone: 0 }),
  );
  const members = new Map<string, PlacedMember>();
  columns.forEach((all, column) => {
    const top = 40 + ((rows - all.length) * ROW) / 2;
    all.forEach(({ id, text }, index) => {
      const x = SIDE + INSET + column * (WIDE + BETWEEN);
      const h = Math.max(HIGH, Math.min(ROW - 14, sizeOfShape('uml-use-case', text).h));
      const spot = { x, y: top + index * ROW + (ROW - 14 - h) / 2, w: WIDE, h };
      members.set(id, { column, place: spot });
      cells.set(id, createNode(text, { ...spot, shape: 'uml-use-case', tone: column === 0 ? 1 : 5 }));
    });
  });
  const stand = (all: readonly Member[], column: -1 | 2): void => {
    const x = column === -1 ? 70 : SIDE + wide + 120;
    const step = high / (all.length + 1);
    all.forEach(({ id, text }, index) => {
      const spot = { x: x - 22, y: step * (index + 1) - 46, w: 44, h: 76 };
      members.set(id, { column, place: spot });
      cells.set(id, createNode(text, { ...spot, shape: 'uml-actor', tone: 2 }));
    });
  };
  stand(reading.left, -1);
  stand(reading.right, 2);
  const all = [...members.values()];
  keepJoined(reading.edges, members, sheet).forEach(({ from, to, label, style }, index) => {
    const [begin, end] = [members.get(from), members.get(to)];
    const points = begin === undefined || end === undefined ? [] : leadUseCase(begin, end, all);
    cells.set(`line-${index}`, createEdge(from, to, { label, style, points, router: 'straight' }));
  });
  return cells;
};
