/** Reads a day as a date field gives it, `YYYY-MM-DD`, as the first moment of that day here; undefined for anything else. */
export const startOfDay = (day: string): number | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date);
  return start.getMonth() === month - 1 && start.getDate() === date ? start.getTime() : undefined;
};

/** Reads a day as the last millisecond of it. */
export const endOfDay = (day: string): number | undefined => {
  const start = startOfDay(day);
  if (start === undefined) return undefined;
  // Not 24 hours later: a day has 23 or 25 where clocks are changed.
  const next = new Date(start);
  return new Date(next.getFullYear(), next.getMonth(), next.getDate() + 1).getTime() - 1;
};
