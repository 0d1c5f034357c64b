/** The last hour, minute and second that the date picker offers (CONST-10..12). */
const [LAST_HOUR, LAST_MINUTE, LAST_SECOND] = [24, 60, 60];

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

const pad = (value: number): string => String(value).padStart(2, '0');
const upTo = (last: number): readonly string[] => Array.from({ length: last + 1 }, (_, value) => pad(value));

/** Holds the choices in the columns of the date picker: hours 00–24, minutes and seconds 00–60 (CONST-10..12). */
export const DATE_PICKER = {
  hours: upTo(LAST_HOUR),
  minutes: upTo(LAST_MINUTE),
  seconds: upTo(LAST_SECOND),
} as const;

/** Writes an instant as `YYYY-MM-DD` in local time. */
export const formatDate = (at: number): string => {
  const date = new Date(at);
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};

/** Writes an instant as `YYYY-MM-DD HH:mm:ss` in local time. */
export const formatTimestamp = (at: number): string => {
  const date = new Date(at);
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':');
  return `${formatDate(at)} ${clock}`;
};

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 are read as 19xx, so they are no dates here.
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const isClock = (hour: number, minute: number, second: number): boolean =>
  hour < LAST_HOUR
    ? minute <= LAST_MINUTE && second <= LAST_SECOND
    : hour === LAST_HOUR && minute === 0 && second === 0;

/**
 * Reads `YYYY-MM-DD` with or without `HH:mm` or `HH:mm:ss` as local time, in epoch milliseconds; undefined when it is no
 * date. 24:00:00 is the next day's start, other times from 24 on are none, and a 60 rolls over (CONST-10..12).
 */
export const parseDateInput = (text: string): number | undefined => {
  const match = PATTERN.exec(text.trim());
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  if (!isDay(year, month, day) || !isClock(hour, minute, second)) return undefined;
  return new Date(year, month - 1, day, hour, minute, second).getTime();
};

/** Returns the text of a date input once it is left: its text written out, or nothing when it is no date (VALID-08). */
export const cleanDateInput = (text: string): string => {
  const at = parseDateInput(text);
  if (at === undefined) return '';
  return text.trim().length > 'YYYY-MM-DD'.length ? formatTimestamp(at) : formatDate(at);
};
