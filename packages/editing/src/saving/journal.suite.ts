import { describe, expect, it } from 'vitest';
import { KEPT_STEPS } from './journal.types.ts';
import type { Journal, JournalRow } from './journal.types.ts';

const rowOf = (id: string, base = 1): JournalRow => ({
  base,
  transaction: {
    ...{ id, label: 'edit', cause: 'user' as const, at: 1 },
    ops: [{ op: 'set', id: 'root', to: { title: id } }],
    inverse: [{ op: 'set', id: 'root', to: { title: 'before' } }],
  },
});

/** Proves the promises of every journal; `open` opens the one of a canvas anew, as after a reload. */
export const journalSuite = (name: string, open: (canvas: string) => Journal): void => {
  describe(`a journal ${name}`, () => {
    const idsOf = async (journal: Journal): Promise<string[]> =>
      (await journal.list()).map(({ transaction }) => transaction.id);

    it('keeps transactions in the order they were made', async () => {
      const journal = open('order');
      for (const id of ['z', 'a', 'm']) await journal.put(rowOf(id));
      expect(await idsOf(journal)).toEqual(['z', 'a', 'm']);
      expect((await journal.list())[0]).toEqual(rowOf('z'));
    });

    it('replaces one of the same id where it stands', async () => {
      const journal = open('replace');
      for (const id of ['one', 'two']) await journal.put(rowOf(id));
      await journal.put(rowOf('one', 7));
      expect((await journal.list()).map(({ base }) => base)).toEqual([7, 1]);
    });

    it('notes acknowledgements and drops the oldest', async () => {
      const journal = open('acknowledge');
      const ids = Array.from({ length: KEPT_STEPS + 2 }, (_, at) => `t${at}`);
      for (const id of ids) await journal.put(rowOf(id));
      await journal.acknowledge(ids.slice(0, -1), 9);
      const rows = await journal.list();
      expect(rows.map(({ transaction }) => transaction.id)).toEqual(ids.slice(1));
      expect(rows.map(({ version }) => version)).toEqual([...ids.slice(1, -1).map(() => 9), undefined]);
    });

    it('forgets everything when it is cleared', async () => {
      const journal = open('clear');
      await journal.put(rowOf('one'));
      await journal.clear();
      expect(await journal.list()).toEqual([]);
    });
  });
};
