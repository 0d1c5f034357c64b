import { expect, it } from 'vitest';
import { file, fileRecord, folder } from '../testing/builders.ts';
import { pageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

const starring = async (kind?: 'chart' | 'template') => {
  const kit = setUp();
  kit.fake.on('lists', 'favFiles', () =>
    pageOf(['a', 'b', 'c'].map((id) => fileRecord(id, { favourite: true }))),
  );
  kit.fake.on('favourites', 'cancel', () => ({}) as never);
  const answers: boolean[] = [];
  kit.fake.on('favourites', 'toggle', () => ({ favourite: answers.shift() ?? true }));
  await (kind === undefined ? kit.area.openFolder('root') : kit.area.openPlace({ page: 'favourites', kind }));
  return { ...kit, answers };
};

it.each([
  ['template', 'template', 'template'],
  ['chart', 'chart', 'folder'],
  [undefined, 'chart', 'folder'],
] as const)('of %s favourites moves only that kind of star', async (kind, cancelled, given) => {
  const { area, fake, events } = await starring(kind);
  const items = [file('a', { isFavourite: true }), folder('b', { isFavourite: true })];
  expect((await area.cancelFavourites(items)).status).toBe('done');
  expect(fake.callsOf('favourites.cancel')).toEqual([
    { fileId: 'a', type: cancelled },
    { fileId: 'b', type: cancelled },
  ]);
  expect(events).toMatchObject([{ type: 'favouritesCancelled', count: 2 }]);
  await area.undo();
  expect(fake.callsOf('favourites.toggle')).toEqual([
    { chartId: 'a', chartType: kind === 'template' ? 'template' : 'chart' },
    { chartId: 'b', chartType: given },
  ]);
});

it('restores a star that the first call took', async () => {
  const { area, fake, answers } = await starring('chart');
  await area.cancelFavourites([file('a')]);
  answers.push(false, true);
  await area.undo();
  expect(fake.callsOf('favourites.toggle')).toHaveLength(2);
});

it('counts failures, and says which can be retried', async () => {
  const { area, fake, events } = await starring('chart');
  fake.on('favourites', 'cancel', ({ fileId }) => {
    if (fileId === 'b') throw refusal('70002', 'gone');
    return {} as never;
  });
  await area.cancelFavourites([file('a'), file('b')]);
  expect(events).toMatchObject([
    { type: 'favouritesCancelled', count: 1 },
    { type: 'favouritesFailed', failure: { code: '70002' }, report: { failed: 1, total: 2 } },
  ]);
  expect(area.getState().changes).toMatchObject([
    { type: 'cancel_favourite', failed: [{ item: { id: 'b' } }] },
  ]);
  fake.on('favourites', 'cancel', () => ({}) as never);
  await area.retryChange(area.getState().changes[0]?.id ?? 0);
  expect(fake.callsOf('favourites.cancel').at(-1)).toEqual({ fileId: 'b', type: 'chart' });
  fake.on('lists', 'favFiles', () => pageOf([fileRecord('a')], 300));
  await area.openPlace({ page: 'history' });
  await area.openPlace({ page: 'favourites', kind: 'chart' });
  area.pickAll();
  fake.on('lists', 'favFiles', () => {
    throw refusal('70014', 'busy');
  });
  await area.cancelFavourites('selection');
  expect(events.at(-1)).toEqual({
    type: 'favouritesFailed',
    failure: { code: '70014', text: { literal: 'busy' }, isSilent: false },
  });
});

it('shows a returned star at once and points there', async () => {
  const { area, fake, events } = await starring();
  const starOf = (id: string) => {
    const { list } = area.getState();
    return 'content' in list ? list.content.rows.find((row) => row?.id === id)?.isFavourite : undefined;
  };
  await area.toggleFavourite(file('a'));
  expect([starOf('a'), fake.callsOf('favourites.toggle')]).toEqual([
    true,
    [{ chartId: 'a', chartType: 'chart' }],
  ]);
  expect(events.at(-1)).toMatchObject({ type: 'favouriteAdded', item: { id: 'a', isFavourite: true } });
  fake.on('favourites', 'toggle', () => {
    throw refusal('70014', 'busy');
  });
  await area.toggleFavourite(file('b'));
  expect([starOf('b'), [...area.getState().returned]]).toEqual([false, ['b']]);
  expect(events.at(-1)).toMatchObject({
    type: 'favouriteFailed',
    item: { id: 'b' },
    report: { failed: 1, total: 1 },
  });
  fake.on('favourites', 'toggle', () => ({ favourite: true }));
  const last = events.at(-1);
  if (last?.type === 'favouriteFailed') await last.report?.retry();
  expect(starOf('b')).toBe(true);
});
