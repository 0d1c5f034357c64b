import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createIndexedJournal } from './indexed-journal.ts';
import { journalSuite } from './journal.suite.ts';
import { createMemoryJournal } from './memory-journal.ts';

const factory = new IDBFactory();

journalSuite('in memory', () => createMemoryJournal());
journalSuite('in the browser’s database', (canvas) => createIndexedJournal({ factory, canvas }));

describe('a journal in the browser’s database', () => {
  it('is there after reloads per canvas', async () => {
    const put = { ops: [], inverse: [], id: 'kept', label: 'edit', cause: 'user', at: 1 } as const;
    await createIndexedJournal({ factory, canvas: 'one' }).put({ base: 1, transaction: put });
    expect(await createIndexedJournal({ factory, canvas: 'one' }).list()).toHaveLength(1);
    expect(await createIndexedJournal({ factory, canvas: 'two' }).list()).toEqual([]);
  });

  it('rejects where storage is refused', async () => {
    const blocked = {
      open: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    } as unknown as IDBFactory;
    const journal = createIndexedJournal({ factory: blocked, canvas: 'one' });
    await expect(journal.list()).rejects.toThrow('blocked');
  });
});
