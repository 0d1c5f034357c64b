import type { ScheduleRow } from '@chartdock/drafting';
import type { ListItem, TextReading } from '../reading/text-reading.types.ts';
import { calendarFor } from './calendar.ts';
import { columnOf } from './columns.ts';
import type { NoteFault, TextFaultKind } from './drawing.types.ts';
import { readLength, readMoment, readTimed, shareOf } from './times.ts';
import type { Moment, Span } from './times.ts';

/** The columns and rows of a schedule. */
export interface ScheduleParts {
  readonly columns: readonly string[];
  readonly rows: readonly ScheduleRow[];
}

type Line =
  | { readonly heading: string; readonly line: number }
  | { readonly text: string; readonly line: number; readonly span: Span; readonly done: number };

type Task = Extract<Line, { readonly span: Span }>;

const fromList = (items: readonly ListItem[], fault: NoteFault): Line[] =>
  items.flatMap(({ text, line, children }): Line[] => {
    const timed = readTimed(text);
    const below = fromList(children, fault);
    if (timed !== undefined) return [{ ...timed, line }, ...below];
    if (children.length > 0) return [{ heading: text, line }, ...below];
    fault(line, 'time');
    return [];
  });

const endOf = (from: Moment, end: string, length: string): Moment | undefined => {
  const days = readLength(length);
  return end === '' && days !== undefined ? { ...from, value: from.value + days - 1 } : readMoment(end);
};

const fromTable = ({ head, rows }: Extract<TextReading, { form: 'table' }>, fault: NoteFault): Line[] => {
  const start = columnOf(head, 'start') ?? 1;
  const [days, done, part] = (['days', 'done', 'part'] as const).map((column) => columnOf(head, column));
  const end = columnOf(head, 'end') ?? (days === undefined ? 2 : undefined);
  const task = columnOf(head, 'task') ?? [0, 1].find((at) => at !== part && at !== start) ?? 0;
  let heading = '';
  return rows.flatMap(({ cells, line }): Line[] => {
    const at = (column: number | undefined): string => (column === undefined ? '' : (cells[column] ?? ''));
    const from = readMoment(at(start));
    const [last, length] = [at(end), at(days)];
    const to = from === undefined ? undefined : endOf(from, last, length);
    if (from === undefined || (to === undefined && last + length !== '')) {
      fault(line, 'time');
      return [];
    }
    const row = { text: at(task), line, span: { from, to }, done: shareOf(at(done)) };
    const isNew = at(part) !== '' && at(part) !== heading;
    if (isNew) heading = at(part);
    return isNew ? [{ heading, line }, row] : [row];
  });
};

const isTask = (line: Line): line is Task => 'span' in line;

const lastOf = ({ span: { from, to = from } }: Task): number => to.value;

const faultOf = ({ span: { from, to = from } }: Task, scale: Moment['scale']): TextFaultKind | undefined => {
  if (from.scale !== scale || to.scale !== scale) return 'mixed';
  return to.value < from.value ? 'order' : undefined;
};

/** Reads the tasks of a schedule, and chooses its columns; undefined when there is nothing to show. */
export const readSchedule = (reading: TextReading, fault: NoteFault): ScheduleParts | undefined => {
  const lines = reading.form === 'list' ? fromList(reading.items, fault) : fromTable(reading, fault);
  const tasks = lines.filter(isTask);
  const [first] = tasks;
  if (first === undefined) return undefined;
  const { scale } = first.span.from;
  const wrong = tasks.flatMap((task) => {
    const kind = faultOf(task, scale);
    return kind === undefined ? [] : [{ line: task.line, kind }];
  });
  for (const { line, kind } of wrong) fault(line, kind);
  if (wrong.length > 0) return undefined;
  const begin = Math.min(...tasks.map(({ span }) => span.from.value));
  const calendar = calendarFor(scale, begin, Math.max(...tasks.map(lastOf)));
  if (calendar === undefined) {
    fault(first.line, 'wide');
    return undefined;
  }
  const { columns, placeOf } = calendar;
  return {
    columns,
    rows: lines.map((line): ScheduleRow =>
      isTask(line)
        ? {
            text: line.text,
            from: placeOf(line.span.from.value),
            to: line.span.to === undefined ? undefined : placeOf(line.span.to.value + 1),
            done: line.done,
          }
        : { heading: line.heading },
    ),
  };
};
