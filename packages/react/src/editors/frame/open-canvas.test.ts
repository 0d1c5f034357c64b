import { ApiError } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import type { TreeDefinition } from '@chartdock/documents';
import { createMemoryJournal } from '@chartdock/editing';
import type { Journal } from '@chartdock/editing';
import { expect, it } from 'vitest';
import { openCanvas } from './open-canvas.ts';

const treeOf = (title: string): TreeDefinition => ({
  v: 2,
  type: 'tree',
  page: { name: 'Plan' },
  structure: 'right',
  theme: 'default',
  root: { id: 'root', title, children: [] },
});

/** Keeps one change of the title that was made on a version. */
const keep = async (journal: Journal, base: number): Promise<void> => {
  await journal.put({
    base,
    transaction: {
      ...{ id: 'mine', label: 'write', cause: 'user' as const, at: 1 },
      ops: [{ op: 'set', id: 'root', to: { title: 'Mine' }, was: { title: 'Plan' } }],
      inverse: [{ op: 'set', id: 'root', to: { title: 'Plan' }, was: { title: 'Mine' } }],
    },
  });
};

interface Answers {
  readonly applyOps?: () => Promise<unknown>;
  readonly definition?: () => Promise<unknown>;
}

const open = (journal: Journal, { applyOps, definition }: Answers, title = 'Plan') =>
  openCanvas({
    client: { definitions: { applyOps }, charts: { definition } } as unknown as Client,
    ...{ fileId: 'file', canvasId: 'c0', definition: treeOf(title), version: 4, readOnly: () => undefined },
    device: { journal, isKept: true },
  });

const failWith = (code: 'refused' | 'network_failed', envelopeCode?: string) => () =>
  Promise.reject(
    new ApiError(code, 'why', { call: 'definitions.applyOps', method: 'POST', path: '/ops', envelopeCode }),
  );

const titleOf = ({ store }: Awaited<ReturnType<typeof openCanvas>>): unknown =>
  (store.toDefinition() as TreeDefinition).root.title;

it('restores unsent work, with its undo', async () => {
  const journal = createMemoryJournal();
  await keep(journal, 4);
  const opened = await open(journal, {});
  expect([titleOf(opened), opened.store.pending.length, opened.store.undo()]).toEqual(['Mine', 1, true]);
  expect(titleOf(opened)).toBe('Plan');
});

it('sends it first where others continued', async () => {
  const journal = createMemoryJournal();
  await keep(journal, 2);
  const opened = await open(journal, {
    applyOps: () => Promise.resolve({ version: 5, savedAt: 1, rows: '[]', missed: [] }),
    definition: () => Promise.resolve({ def: JSON.stringify(treeOf('Both')), version: 5 }),
  });
  expect([titleOf(opened), opened.version, opened.store.pending]).toEqual(['Both', 5, []]);
  expect((await journal.list()).map(({ version }) => version)).toEqual([5]);
});

it('merges into a replaced definition and names both values', async () => {
  const journal = createMemoryJournal();
  await keep(journal, 2);
  const opened = await open(journal, { applyOps: failWith('refused', '70035') }, 'Restored');
  expect(titleOf(opened)).toBe('Mine');
  expect(opened.conflicts).toEqual([{ id: 'root', field: 'title', mine: 'Mine', theirs: 'Restored' }]);
  expect(opened.store.pending).toHaveLength(1);
});

it('keeps the journal where no server answers', async () => {
  const journal = createMemoryJournal();
  await keep(journal, 2);
  await expect(open(journal, { applyOps: failWith('network_failed') })).rejects.toThrow('why');
  expect(await journal.list()).toHaveLength(1);
});

it('says that nothing is kept where storage is refused', async () => {
  const refused = createMemoryJournal();
  const opened = await open({ ...refused, list: () => Promise.reject(new Error('blocked')) }, {});
  expect(opened.isKept).toBe(false);
});
