import { createMemoryStorage } from '@chartdock/platform';
import { expect, it, vi } from 'vitest';
import { fileRecord } from './testing/builders.ts';
import { createDeferred, pageOf } from './testing/fake-client.ts';
import { setUp } from './testing/set-up.ts';

it('sends nothing before a place is opened', () => {
  const { area, fake } = setUp();
  expect(fake.calls).toEqual([]);
  expect(area.getState()).toMatchObject({
    place: { page: 'diagrams', folderId: 'root' },
    search: { mode: 'off', text: '' },
    list: { status: 'idle' },
    selection: { mode: 'off' },
    trash: { status: 'unknown' },
    marked: undefined,
  });
});

it('starts from the remembered state', () => {
  const storage = createMemoryStorage({ 'chartdock.view.diagrams': 'list', 'chartdock.sortType': 'title' });
  const { preferences } = setUp({ storage }).area.getState();
  expect([preferences.views.diagrams, preferences.sorting.by]).toEqual(['list', 'title']);
});

it('tells every change with its previous state until stopped', async () => {
  const { area } = setUp();
  const seen: string[] = [];
  const stop = area.subscribe((now, before) => seen.push(`${before.list.status} > ${now.list.status}`));
  await area.openPlace({ page: 'history' });
  stop();
  await area.openPlace({ page: 'trash' });
  expect(seen).toEqual(['idle > idle', 'idle > loading', 'loading > ready']);
});

it('reports events until told to stop', async () => {
  const { area } = setUp();
  const listener = vi.fn();
  const stop = area.onEvent(listener);
  await area.createFolder('');
  stop();
  await area.createFolder('');
  expect(listener.mock.calls).toEqual([[{ type: 'titleRefused', problem: 'empty' }]]);
});

it('releases listeners and timers when disposed', async () => {
  const { area, clock, fake, events, storage } = setUp();
  await area.openPlace({ page: 'history' });
  const slow = createDeferred<ReturnType<typeof pageOf>>();
  fake.on('lists', 'historyFiles', () => slow.promise);
  const seen = vi.fn();
  area.subscribe(seen);
  const refreshing = area.refresh();
  void area.setSearchText('plan');
  seen.mockClear();
  area.dispose();
  slow.resolve(pageOf([fileRecord('a')]));
  await refreshing;
  area.setView('list');
  expect([clock.pending(), seen.mock.calls, events]).toEqual([0, [], []]);
  expect(storage.get('chartdock.view.history')).toBeUndefined();
});
