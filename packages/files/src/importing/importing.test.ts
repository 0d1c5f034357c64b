import { describe, expect, it, vi } from 'vitest';
import type { CallData } from '@chartdock/contract';
import { fileRecord } from '../testing/builders.ts';
import { createDeferred, refusal } from '../testing/fake-client.ts';
import { ROOMY, setUp } from '../testing/set-up.ts';

type Answer = CallData<'importing', 'importFile'>;

const doc = (name: string, size = 4): File => new File(['x'.repeat(size)], name);
const made = (id: string): Answer => ({ chartId: id, file: fileRecord(id), losses: [] });

const setUpQueue = async () => {
  const parts = setUp();
  await parts.area.openFolder('root');
  const queue = parts.area.createImportQueue();
  const shown = () =>
    queue.getState().entries.map(({ name, status, failure }) => [name, status, failure?.code]);
  const settled = () =>
    vi.waitFor(() =>
      expect(queue.getState().entries.some(({ status }) => /waiting|importing/.test(status))).toBe(false),
    );
  return { ...parts, queue, shown, settled };
};

describe('the import queue', () => {
  it('sends in turn into the open folder', async () => {
    const { queue, fake, shown, settled, rowIds, reloads, eventTypes } = await setUpQueue();
    const first = createDeferred<Answer>();
    fake.on('importing', 'importFile', ({ file }) => (file.name === 'a.md' ? first.promise : made('new-b')));
    queue.add([doc('a.md'), doc('b.json')]);
    expect(shown()).toEqual([
      ['a.md', 'importing', undefined],
      ['b.json', 'waiting', undefined],
    ]);
    expect(fake.callsOf('importing.importFile')).toMatchObject([{ folderId: 'root' }]);
    first.resolve(made('new-a'));
    await settled();
    expect(shown().map(([, status]) => status)).toEqual(['done', 'done']);
    await vi.waitFor(() => expect(reloads).toEqual([true]));
    expect(eventTypes()).toEqual(['fileImported', 'fileImported']);
    expect(rowIds().length).toBeGreaterThan(0);
  });

  it('refuses by name and size without sending', async () => {
    const { queue, fake, shown } = await setUpQueue();
    const large = new File([new Uint8Array(20 * 1_048_576 + 1)], 'big.md');
    queue.add([doc('a.vsd'), large]);
    expect(shown()).toEqual([
      ['a.vsd', 'failed', '70027'],
      ['big.md', 'failed', '70029'],
    ]);
    expect(queue.getState().entries.map(({ canRetry }) => canRetry)).toEqual([false, false]);
    expect(fake.callsOf('importing.importFile')).toEqual([]);
  });

  it('continues after a failure and retries its key', async () => {
    const { queue, fake, shown, settled } = await setUpQueue();
    fake.on('importing', 'importFile', ({ file }) => {
      if (file.name === 'a.md') throw refusal('70014', 'busy');
      return made('b');
    });
    queue.add([doc('a.md'), doc('b.md')]);
    await settled();
    expect(shown()).toEqual([
      ['a.md', 'failed', '70014'],
      ['b.md', 'done', undefined],
    ]);
    fake.on('importing', 'importFile', () => made('a'));
    queue.retry(queue.getState().entries[0]?.id ?? '');
    await settled();
    expect(shown()[0]).toEqual(['a.md', 'done', undefined]);
  });

  it('cannot be made to try a damaged document again', async () => {
    const { queue, fake, settled, shown } = await setUpQueue();
    fake.on('importing', 'importFile', () => {
      throw refusal('70028');
    });
    queue.add([doc('a.json')]);
    await settled();
    queue.retry(queue.getState().entries[0]?.id ?? '');
    expect(shown()).toEqual([['a.json', 'failed', '70028']]);
    expect(fake.callsOf('importing.importFile')).toHaveLength(1);
  });

  it('sends no more once the file limit is reached', async () => {
    const { queue, fake, shown, settled } = await setUpQueue();
    fake.on('importing', 'importFile', () => {
      throw refusal('509', 'limit');
    });
    queue.add([doc('a.md'), doc('b.md'), doc('c.md')]);
    await settled();
    expect(shown().map(([, , code]) => code)).toEqual(['509', '509', '509']);
    expect(fake.callsOf('importing.importFile')).toHaveLength(1);
  });

  it('stops a removed document and continues', async () => {
    const { queue, fake, shown, settled } = await setUpQueue();
    fake.on('importing', 'importFile', ({ file }) =>
      file.name === 'a.md' ? createDeferred<Answer>().promise : made('b'),
    );
    queue.add([doc('a.md'), doc('b.md')]);
    queue.remove(queue.getState().entries[0]?.id ?? '');
    await settled();
    expect(shown()).toEqual([['b.md', 'done', undefined]]);
  });

  it('forgets everything when its dialog goes', async () => {
    const { queue, fake } = await setUpQueue();
    fake.on('importing', 'importFile', () => createDeferred<Answer>().promise);
    queue.add([doc('a.md'), doc('b.md')]);
    queue.dispose();
    expect(queue.getState().entries).toEqual([]);
    expect(fake.callsOf('importing.importFile')).toHaveLength(1);
  });
});

describe('before the dialog', () => {
  it.each([
    ['room enough', ROOMY, 'go_on'],
    ['one file left and nothing in trash', { ...ROOMY, usedFileCount: 8 }, 'go_on'],
    ['no file left and nothing in trash', { ...ROOMY, usedFileCount: 9 }, 'stop'],
    ['a member beyond the limit', { ...ROOMY, member: true, usedFileCount: 900 }, 'go_on'],
  ] as const)('%s', (_what, privilege, decision) => {
    expect(setUp({ privilege, asksRetention: true }).area.checkImport()).toEqual({ decision });
  });

  it('asks near the limit while trash holds files', async () => {
    const { area, fake } = setUp({ privilege: { ...ROOMY, usedFileCount: 8 }, asksRetention: true });
    fake.on('lists', 'trashCount', () => ({ trashChartCount: 2 }));
    await area.loadTrashCount();
    expect(area.checkImport()).toEqual({ decision: 'ask', level: 1, trashCount: 2 });
  });
});
