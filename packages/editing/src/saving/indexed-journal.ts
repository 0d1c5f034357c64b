import { KEPT_STEPS } from './journal.types.ts';
import type { Journal, JournalRow } from './journal.types.ts';

const DATABASE = 'chartdock-journal';
const ROWS = 'rows';

/** Database and clock of a journal. */
export interface IndexedJournalOptions {
  /** The browser's `indexedDB`. */
  readonly factory: IDBFactory;
  /** Names the canvas, and the person, so that nobody else's changes come back. */
  readonly canvas: string;
}

interface StoredRow extends JournalRow {
  readonly canvas: string;
  readonly id: string;
  /** Place among the rows of the canvas. */
  readonly at: number;
}

/** Creates a journal in the browser's database. A row is on the disk once its promise has resolved. */
export const createIndexedJournal = ({ factory, canvas }: IndexedJournalOptions): Journal => {
  let opening: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => (opening ??= openDatabase(factory));
  /** Works in one transaction, which is written as a whole or not at all. */
  const work = async <T>(mode: IDBTransactionMode, run: (rows: IDBObjectStore) => Promise<T>): Promise<T> => {
    const transaction = (await open()).transaction(ROWS, mode, { durability: 'strict' });
    const done = whenDone(transaction);
    const [result] = await Promise.all([run(transaction.objectStore(ROWS)), done]);
    return result;
  };
  const listOwn = async (rows: IDBObjectStore): Promise<readonly StoredRow[]> => {
    const list = (await resultOf(rows.index('canvas').getAll(canvas))) as readonly StoredRow[];
    return [...list].sort((a, b) => a.at - b.at);
  };
  return {
    put: (row) =>
      work('readwrite', async (rows) => {
        const own = await listOwn(rows);
        const { id } = row.transaction;
        const at = own.find((one) => one.id === id)?.at ?? (own.at(-1)?.at ?? 0) + 1;
        rows.put({ ...row, canvas, id, at } satisfies StoredRow);
      }),
    acknowledge: (ids, version) =>
      work('readwrite', async (rows) => {
        const known = new Set(ids);
        const own = (await listOwn(rows)).map((row) => (known.has(row.id) ? { ...row, version } : row));
        for (const row of own) if (known.has(row.id)) rows.put(row);
        const done = own.filter((row) => row.version !== undefined);
        for (const row of done.slice(0, Math.max(0, done.length - KEPT_STEPS))) rows.delete([canvas, row.id]);
      }),
    list: () =>
      work('readonly', async (rows) =>
        (await listOwn(rows)).map(({ transaction, base, version }) =>
          version === undefined ? { transaction, base } : { transaction, base, version },
        ),
      ),
    clear: () =>
      work('readwrite', async (rows) => {
        for (const row of await listOwn(rows)) rows.delete([canvas, row.id]);
      }),
  };
};

const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    const rows = request.result.createObjectStore(ROWS, { keyPath: ['canvas', 'id'] });
    rows.createIndex('canvas', 'canvas');
  };
  return resultOf(request);
};

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new DOMException('The request failed.', 'UnknownError'));
    };
  });

const whenDone = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new DOMException('The transaction was given up.', 'AbortError'));
    };
  });
