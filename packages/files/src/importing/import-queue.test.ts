import { expect, it } from 'vitest';
import { file, fileRecord } from '../testing/builders.ts';
import { createDeferred, folderPageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import {
  NO_IMPORTS,
  afterImportFailed,
  afterRetryAsked,
  afterSourceAdded,
  importProblem,
} from './import-queue.state.ts';
import { createImportQueue } from './import-queue.ts';
import type { ImportSource, ImportedFile } from './import-queue.types.ts';

const MEGABYTE = 1_048_576;
const doc = (name: string): ImportSource => new File(['x'], name);
const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose documents are made, or refused, as a test says. */
const setUpQueue = () => {
  const sent: {
    name: string;
    key: string;
    signal: AbortSignal;
    answer: ReturnType<typeof createDeferred<ImportedFile>>;
  }[] = [];
  const log: string[] = [];
  const queue = createImportQueue({
    createKey: (index) => `k${index}`,
    send: (source, key, signal) => {
      const answer = createDeferred<ImportedFile>();
      sent.push({ name: source.name, key, signal, answer });
      return answer.promise;
    },
    onImported: ({ id }) => void log.push(id),
    onSettled: () => void log.push('settled'),
  });
  const statuses = () => queue.getState().entries.map(({ id, status }) => `${id} ${status}`);
  return { queue, sent, log, statuses };
};

it('refuses by name and size before sending', () => {
  expect(importProblem({ name: 'a.md', size: 20 * MEGABYTE })).toBeUndefined();
  expect(importProblem({ name: 'a.md', size: 20 * MEGABYTE + 1 })).toEqual({
    code: '70029',
    text: { key: 'validation.fileSize', values: { n: 20 } },
    isSilent: false,
  });
  expect(importProblem({ name: 'a.exe', size: 1 })).toEqual({
    code: '70027',
    text: { key: 'error.importFormatUnknown' },
    isSilent: false,
  });
});

it('waits in order, fails alone, or at the limit', () => {
  const added = ['a', 'b', 'c'].reduce(
    (state, id) => afterSourceAdded(state, { id, source: { name: `${id}.md`, size: 7 } }),
    NO_IMPORTS,
  );
  expect(added.entries[0]).toEqual({
    id: 'a',
    name: 'a.md',
    size: 7,
    status: 'waiting',
    failure: undefined,
    canRetry: true,
    item: undefined,
    losses: [],
  });
  const busy = { code: '70014', text: { key: 'error.generic' }, isSilent: false } as const;
  const statuses = ({ entries }: typeof added) => entries.map(({ status, canRetry }) => [status, canRetry]);
  expect(statuses(afterImportFailed(added, 'b', busy))).toEqual([
    ['waiting', true],
    ['failed', true],
    ['waiting', true],
  ]);
  const full = afterImportFailed(added, 'b', { ...busy, code: '509' });
  expect(statuses(full).map(([status]) => status)).toEqual(['failed', 'failed', 'failed']);
  const again = afterRetryAsked(full, 'c');
  expect(again.entries.map(({ status, failure }) => [status, failure?.code])).toEqual([
    ['failed', '509'],
    ['failed', '509'],
    ['waiting', undefined],
  ]);
  const unreadable = afterImportFailed(added, 'a', { ...busy, code: '70028' });
  expect([statuses(unreadable)[0], afterRetryAsked(unreadable, 'a')]).toEqual([
    ['failed', false],
    unreadable,
  ]);
  // Only failed entries are retried.
  expect(afterRetryAsked(added, 'a')).toEqual(added);
});

it('sends in turn under own keys and reports once', async () => {
  const { queue, sent, log, statuses } = setUpQueue();
  queue.add([doc('a.md'), doc('b.md')]);
  queue.add([doc('c.md')]);
  expect([statuses(), sent.length]).toEqual([['k1 importing', 'k2 waiting', 'k3 waiting'], 1]);
  for (const at of [0, 1, 2]) {
    sent[at]?.answer.resolve({ item: file(`f${at}`), losses: at === 1 ? ['2 pictures were left out'] : [] });
    await soon();
  }
  expect(sent.map(({ name, key }) => `${name} ${key}`)).toEqual(['a.md k1', 'b.md k2', 'c.md k3']);
  expect([log, statuses()]).toEqual([
    ['f0', 'f1', 'f2', 'settled'],
    ['k1 done', 'k2 done', 'k3 done'],
  ]);
  expect(queue.getState().entries.map(({ losses }) => losses)).toEqual([
    [],
    ['2 pictures were left out'],
    [],
  ]);
  queue.add([doc('d.md')]);
  sent[3]?.answer.reject(new TypeError('offline'));
  await soon();
  // Nothing was made since.
  expect([log.length, queue.getState().entries[3]]).toMatchObject([
    4,
    { status: 'failed', failure: { code: 'unexpected' } },
  ]);
  queue.retry('k4');
  expect([sent[4]?.key, queue.getState().entries[3]]).toMatchObject([
    'k4',
    { status: 'importing', failure: undefined },
  ]);
});

it('ends only the call of the removed document', async () => {
  const { queue, sent, log, statuses } = setUpQueue();
  queue.add([doc('a.md'), doc('b.md'), doc('c.md')]);
  queue.remove('k2');
  expect([sent[0]?.signal.aborted, statuses()]).toEqual([false, ['k1 importing', 'k3 waiting']]);
  queue.remove('k1');
  await soon();
  expect([sent[0]?.signal.aborted, sent[1]?.name, statuses()]).toEqual([true, 'c.md', ['k3 importing']]);
  queue.dispose();
  await soon();
  expect([sent[1]?.signal.aborted, statuses(), sent.length, log]).toEqual([true, [], 2, []]);
});

const importing = async () => {
  const kit = setUp();
  let count = 0;
  kit.fake.on('importing', 'importFile', ({ folderId = '' }) => {
    count += 1;
    return { chartId: `n${count}`, file: fileRecord(`n${count}`, { parentId: folderId }), losses: [] };
  });
  const loads = () =>
    kit.fake.calls.filter(({ name }) => name === 'lists.loadFiles' || name === 'lists.historyFiles').length;
  const bring = async (options?: { readonly folderId: string }): Promise<void> => {
    const before = kit.reloads.length;
    kit.area.createImportQueue(options).add([doc('a.md')]);
    await expect.poll(() => kit.reloads.length).toBe(before + 1);
  };
  await kit.area.openFolder('x');
  return { ...kit, loads, bring };
};

it('goes to the open folder and asks once', async () => {
  const { area, fake, bring, reloads } = await importing();
  await bring();
  await bring({ folderId: 'y' });
  await area.openPlace({ page: 'history' });
  await bring();
  const calls = fake.calls.filter(({ name }) => name === 'importing.importFile');
  expect(calls.map(({ input }) => input['folderId'])).toEqual(['x', 'y', 'root']);
  expect(calls[0]?.settings).toMatchObject({
    quiet: true,
    keep: true,
    signal: expect.any(AbortSignal) as unknown,
  });
  expect(calls.map(({ settings }) => settings.idempotencyKey)).toEqual(
    [1, 2, 3].map((queue) => expect.stringMatching(new RegExp(`^import-\\d+-${queue}-1$`)) as unknown),
  );
  expect(reloads).toEqual([true, true, true]);
});

it('shows new files where open and reloads other lists', async () => {
  const { area, fake, rowIds, loads, bring } = await importing();
  const later = createDeferred<ReturnType<typeof folderPageOf>>();
  fake.on('lists', 'loadFiles', () => later.promise);
  area.createImportQueue().add([doc('a.md')]);
  await expect.poll(rowIds).toEqual(['n1', 'a', 'b', 'c']);
  later.resolve(folderPageOf([fileRecord('n1', { parentId: 'x' })]));
  await expect.poll(rowIds).toEqual(['n1']);
  fake.on('lists', 'loadFiles', () => folderPageOf([fileRecord('q')]));
  await bring({ folderId: 'y' });
  expect(rowIds()).toEqual(['q']);
  await area.openPlace({ page: 'history' });
  const recent = loads();
  await bring();
  expect([loads() - recent, rowIds()]).toEqual([1, ['a', 'b', 'c']]);
  await area.openPlace({ page: 'trash' });
  const trash = loads();
  await bring();
  expect(loads()).toBe(trash);
});

it('leaves search results alone while a document arrives', async () => {
  const { area, fake, rowIds, bring } = await importing();
  fake.on('lists', 'globalFiles', () => folderPageOf([fileRecord('found', { parentId: 'x' })]));
  void area.setSearchText('f');
  await area.submitSearch();
  const seen: unknown[] = [];
  area.subscribe(() => void seen.push(rowIds().length));
  await bring();
  expect([rowIds(), new Set(seen)]).toEqual([['found'], new Set([1])]);
});

it('fails by itself when its call is refused', async () => {
  const { area, fake } = await importing();
  fake.on('importing', 'importFile', () => {
    throw refusal('70028', 'unreadable');
  });
  const queue = area.createImportQueue();
  queue.add([doc('a.md')]);
  await expect.poll(() => queue.getState().entries[0]?.status).toBe('failed');
  expect(queue.getState().entries[0]?.failure?.text).toEqual({ literal: 'unreadable' });
});
