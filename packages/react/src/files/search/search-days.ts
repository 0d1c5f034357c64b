import type { FindTextKey } from './texts/find-texts.ts';

/** A span of days up to now that a search can be narrowed to. */
export type DaySpan = 'today' | 'week' | 'month' | 'year';

/** The spans in the order of the menu, with their texts. */
export const daySpans: Readonly<Record<DaySpan, FindTextKey>> = {
  today: 'find.today',
  week: 'find.week',
  month: 'find.month',
  year: 'find.year',
};

/** Returns whether a text names a span. */
export const isDaySpan = (text: string): text is DaySpan => text in daySpans;

const daysBefore: Readonly<Record<Exclude<DaySpan, 'year'>, number>> = { today: 0, week: 6, month: 29 };

/** Returns the first moment of a span, at midnight here, in epoch milliseconds; its last day is that of `now`. */
export const startOfSpan = (span: DaySpan, now: number): number => {
  const day = new Date(now);
  return span === 'year'
    ? new Date(day.getFullYear(), 0, 1).getTime()
    : new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysBefore[span]).getTime();
};

/** Names the span that begins at a moment; undefined when none does. */
export const spanFrom = (moment: number, now: number): DaySpan | undefined =>
  Object.keys(daySpans)
    .filter(isDaySpan)
    .find((span) => startOfSpan(span, now) === moment);

/** Writes the day of a moment here, such as 2026-11-23. */
export const dayText = (moment: number): string => {
  const day = new Date(moment);
  const padded = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${padded(day.getMonth() + 1)}-${padded(day.getDate())}`;
};
