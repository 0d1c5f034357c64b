/** A time on one of two scales: days since 1970, or numbers that someone counts in. */
export interface Moment {
  readonly scale: 'date' | 'number';
  readonly value: number;
}

/** When something happens. */
export interface Span {
  readonly from: Moment;
  /** The last day or unit of it; undefined for a milestone. */
  readonly to: Moment | undefined;
}

const DAY_MS = 86_400_000;
const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const NUMBER = /^\d{1,3}(?:\.\d+)?$/;

/** Reads a date such as 2026-03-02, or a number from 1; undefined for anything else, the 30th of February included. */
export const readMoment = (text: string): Moment | undefined => {
  if (NUMBER.test(text)) return Number(text) < 1 ? undefined : { scale: 'number', value: Number(text) };
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? { scale: 'date', value: date.getTime() / DAY_MS } : undefined;
};

const MOMENT = String.raw`\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{1,3}(?:\.\d+)?`;
const TIMED = new RegExp(
  String.raw`^(.{0,2000}?)[\s:：,，(（]{1,20}(${MOMENT})(?:\s*(?:-|–|—|~|～|→|至|到|to)\s*(${MOMENT}))?[)）]?(?:\s+(\d{1,3})%)?$`,
);

/** Task read from a line. */
export interface TimedText {
  readonly text: string;
  readonly span: Span;
  /** Share that is done, from 0 to 1. */
  readonly done: number;
}

/** Reads a percentage as a share from 0 to 1; 0 for other texts. */
export const shareOf = (text: string): number => {
  const percent = Number.parseFloat(text);
  return percent > 0 ? Math.min(100, percent) / 100 : 0;
};

/** Reads `text: from - to`, with a percentage behind it where it is under way; undefined without a time. */
export const readTimed = (line: string): TimedText | undefined => {
  const [, text = '', first = '', last, done] = TIMED.exec(line) ?? [];
  const from = readMoment(first);
  const to = last === undefined ? undefined : readMoment(last);
  if (text === '' || from === undefined || (last !== undefined && to === undefined)) return undefined;
  return { text, span: { from, to }, done: shareOf(done ?? '') };
};

const DAYS = /^(\d{1,3})\s*(?:d|days?|天|日)?$/i;
const WEEKS = /^(\d{1,2})\s*(?:w|weeks?|周|星期)$/i;

/** Reads how long something takes, in days or in the units that are counted in. */
export const readLength = (text: string): number | undefined => {
  const [, weeks] = WEEKS.exec(text) ?? [];
  if (weeks !== undefined) return Number(weeks) * 7;
  const [, days] = DAYS.exec(text) ?? [];
  return days === undefined || Number(days) === 0 ? undefined : Number(days);
};
