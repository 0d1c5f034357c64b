import type { Translate } from '../messages/translator.ts';
import { formatDate, formatTimestamp } from './dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Subject of a relative time; picks the prefix (TIME-07..10). */
export type TimePrefix = 'updated' | 'deleted' | 'created' | 'opened';

const STEPS = [
  { below: HOUR, unit: MINUTE, key: 'time.minutes' },
  { below: DAY, unit: HOUR, key: 'time.hours' },
  { below: 31 * DAY, unit: DAY, key: 'time.days' },
  { below: 372 * DAY, unit: 31 * DAY, key: 'time.months' },
  { below: Infinity, unit: 372 * DAY, key: 'time.years' },
] as const;

/** Writes how long ago an instant was (TIME-01..06). Instants are epoch milliseconds; the future reads "just now". */
export const formatRelativeTime = (at: number, now: number, t: Translate): string => {
  const age = now - at;
  if (age < MINUTE) return t('time.justNow');
  const step = STEPS.find((candidate) => age < candidate.below) ?? STEPS[4];
  return t(step.key, { n: Math.floor(age / step.unit) });
};

/** Writes how long ago an instant was, with the event in front (TIME-07..10). */
export const formatEventTime = (
  prefix: TimePrefix,
  at: number,
  clock: { now: number; t: Translate },
): string => clock.t(`time.${prefix}`, { time: formatRelativeTime(at, clock.now, clock.t) });

const AGE_STEPS = [
  { below: HOUR, unit: MINUTE, key: 'time.minutes' },
  { below: DAY, unit: HOUR, key: 'time.hours' },
  { below: 30 * DAY, unit: DAY, key: 'time.days' },
  { below: 360 * DAY, unit: 30 * DAY, key: 'time.months' },
] as const;

/**
 * Writes an age in the second form: minutes, hours, days and months of 30 days, from 360 days on a date (TIME-11..15).
 * Under one minute, and for the future, it reads 1 minute.
 */
export const formatAge = (at: number, now: number, t: Translate): string => {
  const age = now - at;
  const step = AGE_STEPS.find(({ below }) => age < below);
  return step === undefined ? formatDate(at) : t(step.key, { n: Math.max(1, Math.floor(age / step.unit)) });
};

/** Writes an instant in the short form: minutes under one hour, otherwise a full timestamp in local time (TIME-16). */
export const formatShortTime = (at: number, now: number, t: Translate): string =>
  now - at < HOUR ? formatAge(at, now, t) : formatTimestamp(at);
