/** Rows on a page unless the call says otherwise (CONST-01). */
export const PAGE_SIZE = 10;

/** Largest page a list call accepts. */
export const MAX_PAGE_SIZE = 200;

/** Buttons the pager shows (CONST-02). */
export const PAGER_COUNT = 7;

/** Returns the page that a page jumper goes to: 1 to `last`, for any typed text; no number means 1 (VALID-09). */
export const clampPage = (wanted: string | number, last: number): number => {
  const page = typeof wanted === 'number' ? wanted : Number(wanted.trim() === '' ? Number.NaN : wanted);
  const highest = Math.max(1, last);
  return Number.isNaN(page) ? 1 : Math.min(highest, Math.max(1, Math.floor(page)));
};
