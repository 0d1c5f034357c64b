import { widthOf } from '@chartdock/documents';
import { createEdge, createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import type { Point } from '../geometry.types.ts';
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
const FONT = 12;
/** How far a message to oneself leaves its line, and where its text begins behind it. */
const LOOP = 36;
const LOOP_GAP = 6;
const NOTE_INSET = 12;
/** Pixels that a text needs besides its letters, in a shape with a ground. */
const AROUND_TEXT = 18;

interface Note {
  readonly at: number;
  readonly text: string;
  readonly y: number;
}

interface Frame {
  readonly text: string;
  readonly top: number;
  bottom: number;
}

interface Reading {
  readonly actors: Actor[];
  readonly messages: Message[];
  readonly notes: Note[];
  readonly frames: Frame[];
  y: number;
}

/**
 * Draws messages between participants from top to bottom: `a = text` for each participant, `a -> b : text`,
 * `a ~> b : text` for a reply, `note a : text`, and `frame text` around indented lines.
 */
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
    const own = from === to ? LOOP + LOOP_GAP : 0;
    const need = (widthOf(text, FONT) + 40 + own) / Math.max(1, right - left);
    for (let at = left; at < Math.max(right, left + 1); at += 1) gaps[at] = Math.max(gaps[at] ?? 0, need);
  }
  let x = WIDTH / 2;
  return actors.map((_, index) => {
    const place = x;
    x += gaps[index] ?? 0;
    return place;
  });
};

/** Where a text stands that lies beside or above its line. */
interface Strip {
  readonly x: number;
  readonly w: number;
}

const noteStrip = ({ at, text }: Note, columns: readonly number[]): Strip => ({
  x: (columns[at] ?? 0) + NOTE_INSET,
  w: Math.min(200, widthOf(text, FONT) + 28),
});

const textStrip = ({ from, to, text }: Message, columns: readonly number[]): Strip => {
  const [begin, end] = [columns[from] ?? 0, columns[to] ?? 0];
  const w = widthOf(text, FONT) + AROUND_TEXT;
  return { x: from === to ? begin + LOOP + LOOP_GAP : (begin + end) / 2 - w / 2, w };
};

/** A frame holds the lines of those who take part in it, and all that stands between them. */
const frameStrip = (
  { text, top, bottom }: Frame,
  { messages, notes }: Reading,
  columns: readonly number[],
): Strip => {
  const isInside = ({ y }: { readonly y: number }): boolean => y > top && y < bottom;
  const [told, noted] = [messages.filter(isInside), notes.filter(isInside)];
  const lines = [...told.flatMap(({ from, to }) => [from, to]), ...noted.map(({ at }) => at)];
  const lefts = [...(lines.length === 0 ? columns : lines.map((index) => columns[index] ?? 0))].sort(
    (a, b) => a - b,
  );
  const strips = [
    ...told.map((one) => textStrip(one, columns)),
    ...noted.map((one) => noteStrip(one, columns)),
  ];
  const x = Math.min((lefts[0] ?? 0) - 34, ...strips.map((strip) => strip.x - 14));
  const title = x + 2 * TITLE_INSET + widthOf(text, FONT, 'bold') + AROUND_TEXT;
  const right = Math.max(title, (lefts.at(-1) ?? 0) + 34, ...strips.map((strip) => strip.x + strip.w + 14));
  return { x, w: right - x };
};

const TITLE_INSET = 6;

const drawFrames = (reading: Reading, columns: readonly number[], cells: Cells): void => {
  reading.frames.forEach((frame, index) => {
    const { text, top, bottom } = frame;
    const strip = frameStrip(frame, reading, columns);
    cells.set(
      `frame-${index}`,
      createNode('', { ...strip, y: top, h: bottom - top, shape: 'frame', z: 0, tone: 6 }),
    );
    const w = widthOf(text, FONT, 'bold') + AROUND_TEXT;
    const spot = { x: strip.x + TITLE_INSET, y: top + 5, w, h: 22, tone: 6 };
    cells.set(`title-${index}`, createNode(text, { ...spot, ...GROUND, bold: true }));
  });
};

const GROUND = { shape: 'rect', isOnGround: true, fontSize: FONT } as const;

const drawMessage = (message: Message, actors: readonly Actor[], columns: readonly number[]) => {
  const { from, to, text, isReply, y } = message;
  const [begin, end] = [columns[from] ?? 0, columns[to] ?? 0];
  const isOwn = from === to;
  const points: readonly Point[] = isOwn
    ? [
        [begin, y],
        [begin + LOOP, y],
        [begin + LOOP, y + 24],
        [begin, y + 24],
      ]
    : [
        [begin, y],
        [end, y],
      ];
  const style = isReply ? { end: 'open', dash: 'dashed' as const } : { end: 'arrow' };
  const spot = { ...textStrip(message, columns), y: isOwn ? y + 2 : y - 21, h: 19, tone: 0 };
  return {
    edge: createEdge(actors[from]?.id ?? '', actors[to]?.id ?? '', { style, points, router: 'orthogonal' }),
    label: createNode(text, { ...spot, ...GROUND }),
  };
};

const draw = (reading: Reading): Cells => {
  const cells: Cells = new Map();
  const columns = columnsOf(reading);
  const { actors, messages, notes } = reading;
  drawFrames(reading, columns, cells);
  actors.forEach(({ id, text }, index) => {
    const spot = { x: (columns[index] ?? 0) - WIDTH / 2, y: 0, w: WIDTH, h: reading.y + 6 };
    cells.set(id, createNode(text, { ...spot, shape: 'uml-lifeline', z: 0, tone: index }));
  });
  messages.forEach((message, index) => {
    const { edge, label } = drawMessage(message, actors, columns);
    cells.set(`message-${index}`, edge);
    cells.set(`text-${index}`, label);
  });
  notes.forEach((note, index) => {
    const spot = { ...noteStrip(note, columns), y: note.y, h: 38, shape: 'note', tone: 3, fontSize: FONT };
    cells.set(`note-${index}`, createNode(note.text, spot));
  });
  return cells;
};
