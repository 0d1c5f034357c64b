import { widthOf } from '@chartdock/documents';
import type { GraphNode } from '@chartdock/documents';
import { createNode } from '../cells.ts';
import type { Cells, Spot } from '../cells.ts';
import type { DraftLine, Sheet } from '../draft.types.ts';

const TASK = /^- (.+) : (\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?(?: (\d{1,3})%)?$/;
const UNITS: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  day: { zh: '第 $ 天', en: 'Day $' },
  week: { zh: '第 $ 周', en: 'Week $' },
  month: { zh: '$ 月', en: 'Month $' },
  quarter: { zh: '第 $ 季', en: 'Q$' },
};

const ROW = 36;
const HEAD = 30;
const COLUMN = 76;
/** Width of a bar that is shorter than can be seen. */
const NARROWEST = 8;
/** Columns of a calendar; a wider one is no picture any more. */
export const MOST_COLUMNS = 60;

/** A task, or the heading of a part, as it stands on a calendar. */
export interface GanttTask {
  readonly text: string;
  /** Column in which it begins, from 1. */
  readonly from: number;
  /** Column at whose end it ends. Undefined for a milestone. */
  readonly to: number | undefined;
  /** Share that is done, from 0 to 1. */
  readonly done: number;
  readonly isSection: boolean;
}

const readTask = (line: DraftLine, { say, fault }: Sheet): GanttTask | undefined => {
  const match = TASK.exec(line.text);
  if (match === null) {
    if (!line.text.startsWith('- '))
      return { text: say(line.text), from: 0, to: undefined, done: 0, isSection: true };
    fault(line, 'number');
    return undefined;
  }
  const [, text = '', from = '', to, done] = match;
  const [begin, end] = [Number(from), to === undefined ? undefined : Number(to)];
  if (begin < 1 || begin > MOST_COLUMNS || (end !== undefined && (end < begin || end > MOST_COLUMNS))) {
    fault(line, 'number');
    return undefined;
  }
  const share = Math.min(100, Number(done ?? '0')) / 100;
  return { text: say(text), from: begin, to: end, done: share, isSection: false };
};

/**
 * Draws tasks on a calendar: `gantt week`, then `- text : 2-5` from the second to the end of the fifth week, ` 60%` behind it
 * for one under way, `- text : 5` for a milestone, and a line without a dash before each part.
 */
export const drawGantt = (sheet: Sheet): Cells => {
  const tasks = sheet.lines.flatMap((line) => readTask(line, sheet) ?? []);
  const [unit = 'week'] = sheet.words;
  const name = sheet.say(
    ((texts) => `${texts.zh} | ${texts.en}`)(UNITS[unit] ?? { zh: '第 $ 周', en: 'Week $' }),
  );
  const columns = Math.ceil(Math.max(1, ...tasks.map(({ from, to }) => to ?? from)));
  const heads = Array.from({ length: columns }, (_, column) => name.replace('$', String(column + 1)));
  return drawCalendar(tasks, heads);
};

/** Draws tasks below the names of the columns. */
export const drawCalendar = (tasks: readonly GanttTask[], heads: readonly string[]): Cells => {
  const left = Math.max(140, ...tasks.map(({ text }) => widthOf(text, 13, 'bold') + 34));
  const cells: Cells = new Map();
  const all = left + heads.length * COLUMN;
  for (const [column, head] of heads.entries())
    cells.set(
      `head-${column}`,
      createNode(head, {
        x: left + column * COLUMN,
        y: 0,
        w: COLUMN,
        h: HEAD,
        shape: 'gantt-head',
        fontSize: 12,
      }),
    );
  for (const column of heads.keys()) {
    const spot = { x: left + column * COLUMN, y: HEAD, w: COLUMN, h: tasks.length * ROW, shape: 'rect' };
    cells.set(`column-${column}`, createFaint(spot, FAINT.column));
  }
  let part = 0;
  tasks.forEach((task, index) => {
    const y = HEAD + index * ROW;
    if (task.isSection) part += 1;
    cells.set(`row-${index}`, createFaint({ x: 0, y, w: all, h: ROW, shape: 'gantt-row' }, FAINT.row));
    cells.set(
      `name-${index}`,
      createNode(task.text, {
        x: task.isSection ? 6 : 18,
        y: y + 4,
        w: left - 24,
        h: ROW - 8,
        shape: 'text',
        align: 'left',
        bold: task.isSection,
      }),
    );
    drawBar(cells, { task, index, y, left, tone: part });
  });
  return cells;
};

/** How strong lines are, from 0 to 1; those between two columns are drawn by both. */
const FAINT = { row: 0.3, column: 0.15 } as const;

/** Creates a shape of which only faint lines show, below everything else. */
const createFaint = (spot: Spot, opacity: number): GraphNode => {
  const node = createNode('', { ...spot, z: 0 });
  return { ...node, style: { ...node.style, fill: 'none', opacity } };
};

/** Height of the strip that shows how much of a task is done, in pixels. */
const STRIP = 5;

interface Bar {
  readonly task: GanttTask;
  readonly index: number;
  readonly y: number;
  readonly left: number;
  readonly tone: number;
}

const drawBar = (cells: Cells, { task, index, y, left, tone }: Bar): void => {
  const { from, to, done, isSection } = task;
  const x = left + (from - 1) * COLUMN;
  if (isSection) return;
  if (to === undefined) {
    const spot = { x: x + COLUMN / 2 - 11, y: y + 7, w: 22, h: 22, shape: 'gantt-milestone', tone: 6 };
    cells.set(`goal-${index}`, createNode('', spot));
    return;
  }
  const spot = { x: x + 4, y: y + 7, w: Math.max(NARROWEST, (to - from + 1) * COLUMN - 8), h: 22 };
  cells.set(`bar-${index}`, createNode('', { ...spot, shape: 'bar', tone }));
  if (done === 0) return;
  const strip = {
    ...spot,
    y: spot.y + spot.h - STRIP,
    h: STRIP,
    w: spot.w * done,
    shape: 'gantt-done',
    tone,
  };
  cells.set(`done-${index}`, createNode('', strip));
};
