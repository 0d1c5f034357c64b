/** How much earlier a day begins in China than in UTC. */
export const CHINA_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** Writes an instant as gateways of China do, such as `2026-11-23 18:30:00`. */
export const chinaTime = (instant: number): string =>
  new Date(instant + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Returns the day in China at an instant, such as `2026-11-23`. */
export const chinaDay = (instant: number): string => chinaTime(instant).slice(0, 10);

/** Returns the first instant of a day in China and that of the day after. */
export const boundsOfDay = (day: string): readonly [number, number] => {
  const from = Date.parse(`${day}T00:00:00+08:00`);
  return [from, from + DAY_MS];
};
