import { expect, it } from 'vitest';
import { fileRecord } from '../testing/builders.ts';
import { pageOf } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { SEARCH_PAUSE_MS } from './search.ts';

const searching = async () => {
  const kit = setUp();
  kit.fake.on('lists', 'globalFiles', ({ title }) => pageOf([fileRecord(`found-${title}`)]));
  await kit.area.openFolder('x');
  return kit;
};

it('[LIST-04] lists matches of the trimmed text after a pause', async () => {
  const { area, clock, fake, rowIds } = await searching();
  const settled = area.setSearchText(' plan ');
  expect([area.getState().search.mode, fake.callsOf('lists.globalFiles')]).toEqual(['on', []]);
  await clock.advanceAsync(SEARCH_PAUSE_MS);
  await settled;
  expect(fake.callsOf('lists.globalFiles')).toEqual([
    { title: 'plan', type: 'all', category: '', page: 1, pageSize: 100 },
  ]);
  expect(rowIds()).toEqual(['found-plan']);
});

it('asks once for a word typed letter by letter', async () => {
  const { area, clock, fake } = await searching();
  const typed = ['p', 'pl', 'pla', 'plan'].map((text) => area.setSearchText(text));
  await clock.advanceAsync(SEARCH_PAUSE_MS);
  await Promise.all(typed);
  expect(fake.callsOf('lists.globalFiles').map((input) => input['title'])).toEqual(['plan']);
});

it('does not wait when the search is sent', async () => {
  const { area, clock, rowIds } = await searching();
  const typed = area.setSearchText('plan');
  await area.submitSearch();
  await typed;
  expect([rowIds(), clock.pending()]).toEqual([['found-plan'], 0]);
});

it('[LIST-05] does nothing for spaces only', async () => {
  const { area, clock, fake } = await searching();
  await area.setSearchText('   ');
  await clock.advanceAsync(SEARCH_PAUSE_MS);
  expect([area.getState().search, fake.callsOf('lists.globalFiles')]).toEqual([
    { mode: 'off', text: '   ' },
    [],
  ]);
});

it('[LIST-05] shows the folder again once the text is cleared', async () => {
  const { area, rowIds } = await searching();
  void area.setSearchText('plan');
  await area.submitSearch();
  await area.clearSearch();
  expect([area.getState().search.mode, rowIds(), area.getState().place]).toEqual([
    'off',
    ['a', 'b', 'c'],
    { page: 'diagrams', folderId: 'x' },
  ]);
});

it('leaves the folder alone when taken back in time', async () => {
  const { area, clock, fake } = await searching();
  const typed = area.setSearchText('plan');
  await area.clearSearch();
  await clock.advanceAsync(SEARCH_PAUSE_MS);
  await typed;
  expect(fake.calls.map((call) => call.name)).toEqual(['lists.loadFiles']);
});

it('keeps the filter of an address while typing', async () => {
  const { area, fake } = await searching();
  const filter = { category: 'mind', owner: 'me', changedFrom: 5 } as const;
  await area.openSearch({ page: 'history' }, { text: 'plan', filter });
  expect([area.getState().search, area.getState().place]).toEqual([
    { mode: 'on', text: 'plan', title: 'plan', filter },
    { page: 'history' },
  ]);
  void area.setSearchText('plans');
  await area.submitSearch();
  expect(fake.callsOf('lists.globalFiles')).toEqual(
    ['plan', 'plans'].map((title) => ({ title, type: 'all', ...filter, page: 1, pageSize: 100 })),
  );
  expect(fake.callsOf('lists.historyFiles')).toEqual([]);
  await area.clearSearch();
  void area.setSearchText('plan');
  expect(area.getState().search).toEqual({ mode: 'on', text: 'plan', title: 'plan' });
});
