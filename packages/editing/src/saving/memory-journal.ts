import { KEPT_STEPS } from './journal.types.ts';
import type { Journal, JournalRow } from './journal.types.ts';

/** Creates a journal that lasts as long as the page, for devices that allow no storage, and for tests. */
export const createMemoryJournal = (): Journal => {
  let rows: readonly JournalRow[] = [];
  return {
    put: (row) => {
      const at = rows.findIndex(({ transaction }) => transaction.id === row.transaction.id);
      rows = at === -1 ? [...rows, row] : rows.map((one, index) => (index === at ? row : one));
      return Promise.resolve();
    },
    acknowledge: (ids, version) => {
      const known = new Set(ids);
      rows = rows.map((row) => (known.has(row.transaction.id) ? { ...row, version } : row));
      const done = rows.filter((row) => row.version !== undefined);
      const gone = new Set(done.slice(0, Math.max(0, done.length - KEPT_STEPS)));
      rows = rows.filter((row) => !gone.has(row));
      return Promise.resolve();
    },
    list: () => Promise.resolve(rows),
    clear: () => {
      rows = [];
      return Promise.resolve();
    },
  };
};
