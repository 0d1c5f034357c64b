import { expect, it } from 'vitest';
import { fileRecord, files } from '../testing/builders.ts';
import { pageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

const starred = async (count: number) => {
  const kit = setUp();
  const rows = new Set(files(0, count).map(({ id }) => id));
  kit.fake.on('lists', 'favFiles', () =>
    pageOf([...rows].sort().map((id) => fileRecord(id, { favourite: true }))),
  );
  kit.fake.on('favourites', 'cancel', ({ fileId }) => {
    rows.delete(fileId);
    return { favourite: false };
  });
  kit.fake.on('favourites', 'toggle', ({ chartId }) => {
    const favourite = !rows.delete(chartId);
    if (favourite) rows.add(chartId);
    return { favourite };
  });
  await kit.area.openPlace({ page: 'favourites', kind: 'chart' });
  return { ...kit, rows };
};

it('removes picked stars as one change and restores them', async () => {
  const { area, events, rowIds, rows } = await starred(9);
  area.pickAll();
  await area.cancelFavourites('selection');
  expect([rowIds(), events]).toMatchObject([[], [{ type: 'favouritesCancelled', count: 9 }]]);
  rows.add('f3');
  await area.undo();
  expect(rowIds()).toEqual(files(0, 9).map(({ id }) => id));
});

it('restores kept stars and counts them', async () => {
  const { area, fake, events, rowIds } = await starred(3);
  fake.on('favourites', 'cancel', () => {
    throw refusal('70002');
  });
  await area.cancelFavourites(files(0, 2));
  expect(rowIds()).toEqual(['f0', 'f1', 'f2']);
  expect(events).toMatchObject([{ type: 'favouritesFailed', report: { failed: 2, total: 2 } }]);
});

it('tries no more when the server cannot be reached', async () => {
  const { area, fake } = await starred(30);
  fake.on('favourites', 'cancel', () => {
    throw new TypeError('no network');
  });
  await area.cancelFavourites(files(0, 30));
  expect(fake.callsOf('favourites.cancel').length).toBe(4);
  expect(area.getState().changes).toMatchObject([{ total: 30, tried: 30 }]);
});
