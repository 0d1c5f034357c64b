import type { Definition } from '@chartdock/documents';
import { drawSchedule } from '@chartdock/drafting';
import type { ScheduleRow } from '@chartdock/drafting';
import { FormatError } from '../model/format-error.ts';
import type { LossCounter } from '../model/losses.ts';
import { definitionOf } from '../trees/tree-parts.ts';
import { plainLabel } from './mermaid-lines.ts';
import type { MermaidSource } from './mermaid-lines.ts';

const DAY = 86_400_000;
const UNITS: Readonly<Record<string, number>> = { d: 1, w: 7, h: 1 / 24, m: 1 / 1_440, M: 30, y: 365 };
const MOST_COLUMNS = 60;

interface Task {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isDone: boolean;
  readonly isMilestone: boolean;
}

type Row = Task | { readonly heading: string };

const dayOf = (text: string): number | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY;
};

const lengthOf = (text: string): number | undefined => {
  const [, count, unit = 'd'] = /^(\d+(?:\.\d+)?)\s*(ms|[dwhmMy])$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (UNITS[unit] ?? 0);
};

/** Where tasks end that later ones may begin after. */
interface Ends {
  readonly ends: ReadonlyMap<string, number>;
  /** End of the task before. */
  readonly last: number;
}

const MARK = /^(?:done|active|crit|milestone|vert)$/;

/** Returns whether the first of the words of a task is its name, and not when it begins. */
const isNamed = (words: readonly string[]): boolean => {
  const [first = ''] = words;
  if (words.length !== 2) return words.length > 2;
  return dayOf(first) === undefined && !/^after\b/.test(first);
};

/** Says when a task begins and ends by its words without its name. */
const spanOf = ([first = '', second]: readonly string[], { ends, last }: Ends) => {
  const after = /^after\s+(\S.*)$/s
    .exec(first)?.[1]
    ?.split(/\s+/)
    .map((one) => ends.get(one) ?? last);
  const from = after === undefined ? (dayOf(first) ?? last) : Math.max(...after);
  const end = second ?? (dayOf(first) === undefined && after === undefined ? first : '1d');
  const length = lengthOf(end);
  return { from, to: length === undefined ? (dayOf(end) ?? from + 1) : from + length };
};

/** Reads tasks; each begins on its date, after others, or where the one before it ends. */
const readTasks = (
  lines: readonly string[],
  losses: LossCounter,
): { readonly rows: readonly Row[]; readonly title: string } => {
  const rows: Row[] = [];
  const ends = new Map<string, number>();
  let [title, last] = ['', 0];
  const readTask = (text: string, words: string): void => {
    const parts = words.split(',').map((part) => part.trim());
    const marks = parts.filter((part) => MARK.test(part));
    const rest = parts.filter((part) => !marks.includes(part) && part !== '');
    const id = isNamed(rest) ? rest.shift() : undefined;
    const { from, to } = spanOf(rest, { ends, last });
    last = to;
    if (id !== undefined) ends.set(id, to);
    rows.push({
      text: plainLabel(text),
      from,
      to,
      isDone: marks.includes('done'),
      isMilestone: marks.includes('milestone'),
    });
  };
  for (const line of lines.map((one) => one.trim())) {
    const named = /^title\s+(.*)/s.exec(line);
    const section = /^section\s+(.*)/s.exec(line);
    const task = /^([^:]+):(.*)$/.exec(line);
    if (named !== null) title = plainLabel(named[1] ?? '');
    else if (section !== null) rows.push({ heading: plainLabel(section[1] ?? '') });
    else if (
      /^(dateFormat|axisFormat|excludes|includes|tickInterval|todayMarker|weekday|click|displayMode|acc)/.test(
        line,
      )
    )
      continue;
    else if (task !== null) readTask(task[1] ?? '', task[2] ?? '');
    else losses.add('statements');
  }
  return { rows, title };
};

const isTask = (row: Row): row is Task => 'from' in row;

const dateText = (day: number): string => new Date(day * DAY).toISOString().slice(5, 10);

/** Draws a Gantt chart whose columns are days, or as many days as keep them to 60. Throws `no_content` without a task. */
export const drawGantt = ({ lines, title: named }: MermaidSource, losses: LossCounter): Definition => {
  const { rows, title } = readTasks(lines, losses);
  const tasks = rows.filter(isTask);
  if (tasks.length === 0) throw new FormatError('no_content', 'the chart has no task');
  const first = Math.floor(Math.min(...tasks.map(({ from }) => from)));
  const days = Math.max(1, Math.ceil(Math.max(...tasks.map(({ to }) => to))) - first);
  const step = Math.max(1, Math.ceil(days / MOST_COLUMNS));
  const columns = Array.from({ length: Math.ceil(days / step) }, (_, at) => dateText(first + at * step));
  const drawn = rows.map((row): ScheduleRow =>
    isTask(row)
      ? {
          text: row.text,
          from: (row.from - first) / step,
          to: row.isMilestone ? undefined : (row.to - first) / step,
          ...(row.isDone ? { done: 1 } : {}),
        }
      : row,
  );
  return definitionOf(drawSchedule({ columns, rows: drawn }, { title: named ?? title }));
};
