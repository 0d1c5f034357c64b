import { widthOf } from '@chartdock/documents';
import { createEdge, createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import type { DraftFaultKind, DraftLine, Sheet } from '../draft.types.ts';

interface Actor {
  readonly id: string;
  readonly text: string;
}

interface Message {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isReply: boolean;
  readonly y: number;
}

const ACTOR = /^([A-Za-z]\w*) = (.+)$/;
const MESSAGE = /^([A-Za-z]\w*) (->|~>) ([A-Za-z]\w*) : (.+)$/;
const NOTE = /^note ([A-Za-z]\w*) : (.+)$/;
const FRAME = /^frame (.+)$/;

const WIDTH = 120;
const HEAD = 40;
const STEP = 46;
const FIRST = HEAD + 44;

interface Frame {
  readonly text: string;
  readonly top: number;
  bottom: number;
}

interface Reading {
  readonly actors: Actor[];
  readonly messages: Message[];
  readonly notes: { readonly at: number; readonly text: string; readonly y: number }[];
  readonly frames: Frame[];
  y: number;
}

/** Draws who tells whom what, from top to bottom: `a = text` for each who takes part, `a -> b : text`, `a ~> b : text` for a reply, `note a : text`, and `frame text` around indented lines. */
export const drawSequence = (sheet: Sheet): Cells => {
  const reading: Reading = { actors: [], messages: [], notes: [], frames: [], y: FIRST };
  let open: Frame | undefined;
  for (const line of sheet.lines) {
    if (open !== undefined && line.depth === 0) {
      open.bottom = reading.y - STEP / 2 + 8;
      reading.y += 22;
      open = undefined;
    }
    const [, heading] = FRAME.exec(line.text) ?? [];
    if (heading !== undefined) {
      open = { text: sheet.say(heading), top: reading.y - 20, bottom: reading.y };
      reading.frames.push(open);
      reading.y += 30;
    } else readLine(line, reading, sheet);
  }
  if (open !== undefined) open.bottom = reading.y - STEP / 2 + 8;
  return draw(reading);
};

const indexIn = ({ actors }: Reading, id: string | undefined): number =>
  actors.findIndex((one) => one.id === id);

type LineReader = (match: RegExpExecArray, reading: Reading, sheet: Sheet) => DraftFaultKind | undefined;

const readMessage: LineReader = ([, begin, sign, end, text = ''], reading, { say }) => {
  const [from, to] = [indexIn(reading, begin), indexIn(reading, end)];
  if (from < 0 || to < 0) return 'missing';
  reading.messages.push({ from, to, text: say(text), isReply: sign === '~>', y: reading.y });
  reading.y += from === to ? STEP + 14 : STEP;
  return undefined;
};

const readNote: LineReader = ([, actor, text = ''], reading, { say }) => {
  const at = indexIn(reading, actor);
  if (at < 0) return 'missing';
  reading.notes.push({ at, text: say(text), y: reading.y - 14 });
  reading.y += STEP + 8;
  return undefined;
};

const readActor: LineReader = ([, id = '', text = ''], reading, { say }) => {
  if (indexIn(reading, id) >= 0) return 'twice';
  reading.actors.push({ id, text: say(text) });
  return undefined;
};

const LINES: readonly (readonly [RegExp, LineReader])[] = [
  [MESSAGE, readMessage],
  [NOTE, readNote],
  [ACTOR, readActor],
];

const readLine = (line: DraftLine, reading: Reading, sheet: Sheet): void => {
  for (const [pattern, read] of LINES) {
    const match = pattern.exec(line.text);
    if (match === null) continue;
    const fault = read(match, reading, sheet);
    if (fault !== undefined) sheet.fault(line, fault);
    return;
  }
  sheet.fault(line, 'line');
};

/** Columns are as far apart as the longest text between neighbours needs. */
const columnsOf = ({ actors, messages }: Reading): readonly number[] => {
  const gaps = actors.map(() => WIDTH + 44);
  for (const { from, to, text } of messages) {
    const [left, right] = [Math.min(from, to), Math.max(from, to)];
    const need = (widthOf(text, 12) + 40) / Math.max(1, right - left);
    for (let at = left; at < Math.max(right, left + 1); at += 1) gaps[at] = Math.max(gaps[at] ?? 0, need);
  }
  let x = WIDTH / 2;
  return actors.map((_, index) => {
    const place = x;
    x += gaps[index] ?? 0;
    return place;
  });
};

const draw = (reading: Reading): Cells => {
  const cells: Cells = new Map();
  const columns = columnsOf(reading);
  const end = reading.y + 6;
  const at = (index: number): number => columns[index] ?? 0;
  reading.frames.forEach(({ text, top, bottom }, index) => {
    const inside = reading.messages.filter(({ y }) => y > top && y < bottom);
    const ends = inside.flatMap(({ from, to }) => [at(from), at(to)]);
    const x = Math.min(...ends, at(0)) - 34;
    const w = Math.max(...ends, at(0)) - x + 54;
    cells.set(
      `frame-${index}`,
      createNode(text, { x, y: top, w, h: bottom - top, shape: 'frame', z: 0, tone: 6 }),
    );
  });
  reading.actors.forEach(({ id, text }, index) => {
    const spot = { x: at(index) - WIDTH / 2, y: 0, w: WIDTH, h: end };
    cells.set(id, createNode(text, { ...spot, shape: 'uml-lifeline', z: 0, tone: index }));
  });
  reading.messages.forEach(({ from, to, text, isReply, y }, index) => {
    const style = isReply ? { end: 'open', dash: 'dashed' as const } : { end: 'arrow' };
    const ids = [reading.actors[from]?.id ?? '', reading.actors[to]?.id ?? ''] as const;
    const loop = [
      [at(from), y],
      [at(from) + 36, y],
      [at(from) + 36, y + 24],
      [at(from), y + 24],
    ] as const;
    const straight = [
      [at(from), y],
      [at(to), y],
    ] as const;
    const isOwn = from === to;
    cells.set(
      `message-${index}`,
      createEdge(ids[0], ids[1], { style, points: isOwn ? loop : straight, router: 'orthogonal' }),
    );
    const w = widthOf(text, 12) + 10;
    const x = isOwn ? at(from) + 42 : (at(from) + at(to)) / 2 - w / 2;
    const spot = { x, y: isOwn ? y + 2 : y - 20, w, h: 20 };
    cells.set(`text-${index}`, createNode(text, { ...spot, shape: 'text', fontSize: 12, tone: 0 }));
  });
  reading.notes.forEach(({ at: actor, text, y }, index) => {
    const w = Math.min(200, widthOf(text, 12) + 28);
    const spot = { x: at(actor) + 12, y, w, h: 38, shape: 'note', tone: 3, fontSize: 12 };
    cells.set(`note-${index}`, createNode(text, spot));
  });
  return cells;
};
