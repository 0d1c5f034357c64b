import { expect, it } from 'vitest';
import { fileRecord } from '../testing/builders.ts';
import { createFakeClient, folderPageOf, refusal } from '../testing/fake-client.ts';
import { findPicked } from './find-picked.ts';
import type { ProgressReport } from './progress.state.ts';

const QUERY = {
  source: 'folder',
  folderId: 'x',
  sorting: { by: 'title', direction: 'asc' },
  category: 'all',
  keyword: '',
} as const;

const setUp = (except: readonly string[] = []) => {
  const fake = createFakeClient();
  const reports: ProgressReport[] = [];
  let isStopped = false;
  const watch = {
    report: (progress: ProgressReport) => void reports.push(progress),
    isStopped: () => isStopped,
  };
  const find = () => findPicked(fake.client, { query: QUERY, except: new Set(except) }, watch);
  const pages = () => fake.calls.map(({ input: { page, cursor, pageSize } }) => [page, cursor, pageSize]);
  return { fake, reports, find, pages, stop: () => void (isStopped = true) };
};

const recordsOf = (...ids: readonly string[]) => ids.map((id) => fileRecord(id));

it('keeps the needed fields of picked items only', async () => {
  const { fake, find, reports, pages } = setUp(['b']);
  fake.on('lists', 'loadFiles', () =>
    folderPageOf([fileRecord('a', { orgId: 'o', parentId: 'p' }), fileRecord('b')]),
  );
  expect(await find()).toEqual([
    { id: 'a', type: 'chart', parentId: 'p', title: 'Title of a', category: 'flow', orgId: 'o' },
  ]);
  expect([reports, pages()]).toEqual([[{ tried: 1, failed: [] }], [[1, undefined, 200]]]);
  expect(fake.calls[0]?.settings).toEqual({ quiet: true, keep: true });
});

it('follows cursors to the last page', async () => {
  const { fake, find, pages, reports } = setUp();
  const all = [recordsOf('a', 'b'), recordsOf('b', 'c'), recordsOf('d')];
  fake.on('lists', 'loadFiles', ({ cursor }) => {
    const at = Number(cursor ?? 0);
    return folderPageOf(all[at] ?? [], { total: 9, cursor: at < 2 ? String(at + 1) : null });
  });
  const found = await find();
  expect('failure' in found ? found : found.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(pages()).toEqual([
    [1, undefined, 200],
    [2, '1', 200],
    [3, '2', 200],
  ]);
  expect(reports.map(({ tried }) => tried)).toEqual([2, 3, 4]);
});

it('follows numbers where there are no cursors', async () => {
  const { fake, find, pages } = setUp();
  fake.on('lists', 'loadFiles', ({ page = 1 }) =>
    folderPageOf(recordsOf(`a${page}`, `b${page}`), { total: 4 }),
  );
  const found = await find();
  expect('failure' in found ? found : found.map(({ id }) => id)).toEqual(['a1', 'b1', 'a2', 'b2']);
  expect(pages().map(([page]) => page)).toEqual([1, 2]);
});

it('gives up when promised rows do not come', async () => {
  const { fake, find, pages } = setUp();
  fake.on('lists', 'loadFiles', ({ page = 1 }) =>
    folderPageOf(page === 1 ? recordsOf('a') : [], { total: 3 }),
  );
  expect(await find()).toEqual({
    failure: { code: 'rows_unknown', text: { key: 'error.generic' }, isSilent: false },
  });
  expect(pages()).toHaveLength(2);
});

it('says why a page failed, and stops when told', async () => {
  const { fake, find, stop } = setUp();
  fake.on('lists', 'loadFiles', () => {
    throw refusal('70014', 'busy');
  });
  expect(await find()).toMatchObject({ failure: { code: '70014', text: { literal: 'busy' } } });
  const before = fake.calls.length;
  stop();
  expect([await find(), fake.calls.length]).toEqual([[], before]);
});
