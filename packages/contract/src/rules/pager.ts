/** Answers the page that a page jumper goes to: 1 to `last`, whatever was typed; no number means 1 (VALID-09). */
export const clampPage = (wanted: string | number, last: number): number => {
  const page = typeof wanted === 'number' ? wanted : Number(wanted.trim() === '' ? Number.NaN : wanted);
  const highest = Math.max(1, last);
  return Number.isNaN(page) ? 1 : Math.min(highest, Math.max(1, Math.floor(page)));
};
