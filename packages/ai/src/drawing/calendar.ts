import type { Moment } from './times.ts';

/** The columns of a schedule. */
export interface Calendar {
  readonly columns: readonly string[];
  /** Tells the place of a value in columns from 0. */
  readonly placeOf: (value: number) => number;
}

const DAY_MS = 86_400_000;
const MOST_COLUMNS = 60;

const dateOf = (day: number): Date => new Date(day * DAY_MS);
const dayOf = (year: number, month: number): number => Date.UTC(year, month, 1) / DAY_MS;

interface Unit {
  /** Most days that are shown in it. */
  readonly most: number;
  /** First day of the unit that a day is in, or of the one so many after it. */
  readonly startOf: (day: number, further: number) => number;
  readonly label: (day: number) => string;
}

const shortDate = (day: number): string => `${dateOf(day).getUTCMonth() + 1}/${dateOf(day).getUTCDate()}`;

const months =
  (count: number) =>
  (day: number, further: number): number => {
    const date = dateOf(day);
    const month = Math.floor(date.getUTCMonth() / count) * count;
    return dayOf(date.getUTCFullYear(), month + further * count);
  };

/** Day 0 was a Thursday; weeks begin on Monday. */
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

const UNITS: readonly Unit[] = [
  { most: 31, startOf: (day, further) => day + further, label: shortDate },
  { most: 200, startOf: (day, further) => mondayOf(day) + further * 7, label: shortDate },
  {
    most: 1_100,
    startOf: months(1),
    label: (day) =>
      `${dateOf(day).getUTCFullYear()}-${String(dateOf(day).getUTCMonth() + 1).padStart(2, '0')}`,
  },
  {
    most: 5_400,
    startOf: months(3),
    label: (day) => `${dateOf(day).getUTCFullYear()} Q${dateOf(day).getUTCMonth() / 3 + 1}`,
  },
];

const dateCalendar = (first: number, last: number): Calendar | undefined => {
  const unit = UNITS.find(({ most }) => last - first < most);
  if (unit === undefined) return undefined;
  const starts: number[] = [];
  for (let at = 0; at <= MOST_COLUMNS + 2; at += 1) {
    const start = unit.startOf(first, at);
    starts.push(start);
    if (start > last) break;
  }
  const placeOf = (day: number): number => {
    const at = Math.max(0, starts.filter((start) => start <= day).length - 1);
    const [start = 0, next = start + 1] = starts.slice(at, at + 2);
    return at + (day - start) / (next - start);
  };
  return { columns: starts.slice(0, -1).map(unit.label), placeOf };
};

/** Chooses the columns for all that happens between two moments: days, weeks, months or quarters, or plain numbers; undefined when it is too much. */
export const calendarFor = (scale: Moment['scale'], first: number, last: number): Calendar | undefined => {
  if (scale === 'date') return dateCalendar(first, last);
  if (last > MOST_COLUMNS) return undefined;
  const columns = Array.from({ length: Math.ceil(last) }, (_, at) => String(at + 1));
  return { columns, placeOf: (value) => value - 1 };
};
