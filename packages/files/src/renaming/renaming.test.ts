import { expect, it } from 'vitest';
import { noticeOf } from '../notice-of.ts';
import { file, fileRecord, folder, folderRecord } from '../testing/builders.ts';
import { createDeferred, folderPageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

const renaming = async () => {
  const kit = setUp();
  kit.fake.on('charts', 'rename', ({ chartId, title }) => ({
    file: fileRecord(chartId, { title, lastModify: 7 }),
  }));
  kit.fake.on('folders', 'rename', ({ folderId, title }) => ({ file: folderRecord(folderId, { title }) }));
  await kit.area.openFolder('root');
  return kit;
};

it('[VALID-01] trims the title before it is sent', async () => {
  const { area, fake } = await renaming();
  await area.rename(file('b'), '  New name ');
  expect(fake.callsOf('charts.rename')).toEqual([{ chartId: 'b', title: 'New name', ignore: false }]);
});

it('[VALID-02] strips script markup before it is sent', async () => {
  const { area, fake } = await renaming();
  await area.rename(file('b'), 'New<script>x</script> name');
  expect(fake.callsOf('charts.rename')[0]).toMatchObject({ title: 'New name' });
});

it('shows the new title at once, then the answer', async () => {
  const { area, fake, titles } = await renaming();
  const answer = createDeferred<{ file: ReturnType<typeof fileRecord> }>();
  fake.on('charts', 'rename', () => answer.promise);
  const running = area.rename(file('b'), 'New');
  expect(titles()[1]).toBe('New');
  answer.resolve({ file: fileRecord('b', { title: 'New (by the server)' }) });
  expect(await running).toMatchObject({ status: 'done', value: { title: 'New (by the server)' } });
  expect(titles()[1]).toBe('New (by the server)');
});

it('restores the old title and says why', async () => {
  const { area, fake, titles, events } = await renaming();
  fake.on('charts', 'rename', () => {
    throw refusal('70013', 'not yours');
  });
  expect(await area.rename(file('b'), 'New')).toMatchObject({ status: 'failed', failure: { code: '70013' } });
  expect([titles()[1], events.map(noticeOf)]).toEqual([
    'Title of b',
    [{ tone: 'error', text: { literal: 'not yours' } }],
  ]);
});

it('stays silent where the caller reports the failure', async () => {
  const { area, fake, titles, events } = await renaming();
  fake.on('charts', 'rename', () => {
    throw refusal('70013', 'not yours');
  });
  const result = await area.rename(file('b'), 'New', { isTold: true });
  expect([result.status, titles()[1], events]).toEqual(['failed', 'Title of b', []]);
  expect((await area.rename(file('b'), ' ', { isTold: true })).status).toBe('refused');
  expect(events).toEqual([]);
});

it('asks before a duplicate name and uses it confirmed', async () => {
  const { area, fake, titles, eventTypes } = await renaming();
  fake.on('charts', 'rename', ({ chartId, title, ignore }) => {
    if (ignore !== true) throw refusal('70003', 'taken');
    return { file: fileRecord(chartId, { title }) };
  });
  const result = await area.rename(file('b'), 'Twin');
  expect([result.status, titles()[1], eventTypes()]).toEqual(['conflict', 'Title of b', []]);
  if (result.status !== 'conflict') throw new Error('no conflict');
  expect(await result.renameAnyway()).toMatchObject({ status: 'done', value: { title: 'Twin' } });
  expect([titles()[1], eventTypes()]).toEqual(['Twin', ['fileRenamed']]);
});

it('renames a folder by the folder call', async () => {
  const { area, fake } = await renaming();
  await area.rename(folder('x'), 'Plans');
  expect(fake.callsOf('folders.rename')).toEqual([{ folderId: 'x', title: 'Plans', ignore: false }]);
});

it('undoes a rename even to a taken name', async () => {
  const { area, fake, titles } = await renaming();
  const result = await area.rename(file('b'), 'New');
  await (result.status === 'done' ? result.undo?.() : undefined);
  expect(fake.callsOf('charts.rename')[1]).toEqual({ chartId: 'b', title: 'Title of b', ignore: true });
  expect(titles()[1]).toBe('Title of b');
});

it('sends nothing for an unchanged or empty title', async () => {
  const { area, fake, eventTypes } = await renaming();
  expect((await area.rename(file('b'), ' Title of b ')).status).toBe('done');
  expect(await area.rename(file('b'), '  ')).toEqual({ status: 'refused', reason: 'empty_title' });
  expect([fake.callsOf('charts.rename'), eventTypes()]).toEqual([[], ['titleRefused']]);
});

it('tells that something was taken out of a title', async () => {
  const { area, fake, eventTypes } = await renaming();
  await area.rename(file('b'), '<script>x</script>a<b 且 c>d');
  expect(fake.callsOf('charts.rename')).toEqual([{ chartId: 'b', title: 'a<b 且 c>d', ignore: false }]);
  expect(eventTypes()).toEqual(['fileRenamed', 'titleCleaned']);
  await area.rename(file('b'), '\u200bPlan ');
  expect(eventTypes()).toEqual(['fileRenamed', 'titleCleaned', 'fileRenamed', 'titleCleaned']);
  await area.rename(file('b'), ' Plan B ');
  expect(eventTypes().at(-1)).toBe('fileRenamed');
});

it('renames the open folder in its own heading too', async () => {
  const { area, fake } = await renaming();
  fake.on('lists', 'loadFiles', () => folderPageOf([], { folder: folderRecord('x') }));
  await area.openFolder('x');
  await area.rename(folder('x'), 'Plans');
  expect(area.getState().list).toMatchObject({ content: { folder: { title: 'Plans' } } });
});

it('keeps the new title over an older list', async () => {
  const { area, fake, titles } = await renaming();
  const slow = createDeferred<ReturnType<typeof folderPageOf>>();
  const old = folderPageOf(['a', 'b', 'c'].map((id) => fileRecord(id)));
  fake.on('lists', 'loadFiles', () => slow.promise);
  const refreshing = area.refresh();
  fake.on('lists', 'loadFiles', () =>
    folderPageOf(['a', 'b', 'c'].map((id) => fileRecord(id, id === 'b' ? { title: 'New' } : {}))),
  );
  const renamed = area.rename(file('b'), 'New');
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  slow.resolve(old);
  await Promise.all([refreshing, renamed]);
  expect(titles()[1]).toBe('New');
});

it('sends a second name after the first answer', async () => {
  const { area, fake, titles } = await renaming();
  const first = createDeferred<{ file: ReturnType<typeof fileRecord> }>();
  fake.on('charts', 'rename', ({ chartId, title }) =>
    title === 'One' ? first.promise : { file: fileRecord(chartId, { title }) },
  );
  const [one, two] = [area.rename(file('b'), 'One'), area.rename(file('b'), 'Two')];
  expect(fake.callsOf('charts.rename').map((input) => input['title'])).toEqual(['One']);
  first.resolve({ file: fileRecord('b', { title: 'One' }) });
  await Promise.all([one, two]);
  expect([titles()[1], fake.callsOf('charts.rename').length]).toEqual(['Two', 2]);
});
