import { createMemoryStorage } from '@chartdock/platform';
import { createFakeClock } from '@chartdock/platform/testing';
import { describe, expect, it, vi } from 'vitest';
import { askFirstPage } from '../browsing/first-page.ts';
import { contentOf } from '../list/list.state.ts';
import { ME, fileRecord } from '../testing/builders.ts';
import { createFakeClient, folderPageOf } from '../testing/fake-client.ts';
import { createPickerArea } from './picker-area.ts';

const setUp = (storage = createMemoryStorage()) => {
  const fake = createFakeClient();
  fake.on('lists', 'loadFiles', () => folderPageOf(['a', 'b'].map((id) => fileRecord(id))));
  const area = createPickerArea({ client: fake.client, clock: createFakeClock(), storage, userId: ME });
  const shown = () => contentOf(area.getState().list)?.rows.map((row) => row?.id);
  return { fake, area, storage, shown };
};

it('lists a folder and restores it next time', async () => {
  const { area, storage, shown } = setUp();
  await area.openFolder('work');
  expect(shown()).toEqual(['a', 'b']);
  const next = setUp(storage);
  await next.area.openStartFolder();
  expect(next.area.getState().place).toEqual({ page: 'diagrams', folderId: 'work' });
});

describe('a page that was asked for before the lists were made', () => {
  const ask = (folderId?: string) => {
    const { fake, storage } = setUp();
    const built = { client: fake.client, storage, userId: ME };
    const place = folderId === undefined ? undefined : ({ page: 'diagrams', folderId } as const);
    const first = askFirstPage({ ...built, place });
    const area = createPickerArea({ ...built, clock: createFakeClock(), first });
    const shown = () => contentOf(area.getState().list)?.rows.map((row) => row?.id);
    return { fake, first, area, shown };
  };

  it('is the first list, without a second call', async () => {
    const { fake, first, area, shown } = ask();
    await area.openStartFolder();
    expect(shown()).toEqual(['a', 'b']);
    expect(contentOf(area.getState().list)?.rows).toEqual((await first.loaded).items);
    expect(fake.calls).toHaveLength(1);
  });

  it('serves no other list and no later visit', async () => {
    const { fake, area } = ask('work');
    await area.openFolder('play');
    await area.openFolder('work');
    expect(fake.calls.map(({ input }) => (input as { folderId: string }).folderId)).toEqual([
      'work',
      'play',
      'work',
    ]);
  });

  it('fails its list and loads again on retry', async () => {
    const { fake, first } = ask();
    await first.loaded;
    fake.on('lists', 'loadFiles', () => {
      throw new Error('gone');
    });
    const failed = createPickerArea({
      client: fake.client,
      clock: createFakeClock(),
      storage: createMemoryStorage(),
      userId: ME,
      first: { ...first, loaded: Promise.reject(new Error('gone')) },
    });
    await failed.openStartFolder();
    expect(failed.getState().list.status).toBe('failed');
    expect(fake.calls).toHaveLength(1);
    await failed.retry();
    expect(fake.calls).toHaveLength(2);
  });
});

it('finds files by id and skips missing ones', async () => {
  const { fake, area } = setUp();
  fake.on('charts', 'info', ({ chartId }) => {
    if (chartId === 'gone') throw new Error('gone');
    return { file: fileRecord(String(chartId)), canvases: [], size: 1 };
  });
  const ids = ['a', 'gone', ...Array.from({ length: 10 }, (_, at) => `f${at}`)];
  expect((await area.findFiles(ids)).map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'gone'));
  // Without it the server would answer for public files only.
  for (const { name, settings } of fake.calls)
    if (name === 'charts.info') expect(settings.needToken).toBe(true);
});

describe('a title', () => {
  it('is taken only by the exact same name', async () => {
    const { fake, area } = setUp();
    fake.on('lists', 'loadFiles', () => folderPageOf([{ ...fileRecord('a'), title: 'Plan 2' }]));
    expect(await area.isTitleTaken('work', 'Plan')).toBe(false);
    expect(await area.isTitleTaken('work', 'Plan 2')).toBe(true);
  });
});

it('makes a folder in the open one', async () => {
  const { fake, area, shown } = setUp();
  await area.openFolder('work');
  const made = { ...fileRecord('new'), folderId: 'new', fileType: 'folder' as const, parentId: 'work' };
  const create = vi.fn(() => ({ file: made }));
  fake.on('folders', 'create', create);
  const result = await area.createFolder(' Plans ');
  expect(result.status).toBe('done');
  expect(create.mock.calls).toMatchObject([[{ folderId: 'work', title: 'Plans' }]]);
  expect(shown()).toEqual(['a', 'b']);
});

it('tells of each file that an import made', async () => {
  const { fake, area } = setUp();
  await area.openFolder('work');
  fake.on('importing', 'importFile', () => ({
    chartId: 'doc',
    file: { ...fileRecord('doc'), parentId: 'work' },
    losses: [],
  }));
  const onFile = vi.fn();
  const queue = await area.openImport(onFile);
  queue.add([new File(['# Notes'], 'notes.md')]);
  await vi.waitFor(() => expect(onFile).toHaveBeenCalled());
  expect(onFile.mock.calls[0]?.[0]).toMatchObject({ id: 'doc' });
});
