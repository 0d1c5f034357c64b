import { expect, it } from 'vitest';
import { contentOf } from '../list/list.state.ts';
import { noticeOf } from '../notice-of.ts';
import { file, fileRecord, folder } from '../testing/builders.ts';
import { createDeferred, pageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

const stars = async () => {
  const kit = setUp();
  const starOf = (id: string) =>
    contentOf(kit.area.getState().list)?.rows.find((row) => row?.id === id)?.isFavourite;
  kit.fake.on('favourites', 'toggle', () => ({ favourite: true }));
  await kit.area.openPlace({ page: 'history' });
  return { ...kit, starOf };
};

it('[ERR-19] says that a favourite was added', async () => {
  const { area, fake, events, starOf } = await stars();
  await area.toggleFavourite(file('b'));
  expect(fake.callsOf('favourites.toggle')).toEqual([{ chartId: 'b', chartType: 'chart' }]);
  expect([starOf('b'), events.map(noticeOf)]).toEqual([
    true,
    [
      {
        tone: 'success',
        text: { key: 'favourite.added' },
        detail: { literal: 'Title of b' },
        topic: 'favourite b',
      },
    ],
  ]);
});

it('[ERR-20] says that a favourite was cancelled', async () => {
  const { area, fake, events, starOf } = await stars();
  fake.on('favourites', 'toggle', () => ({ favourite: false }));
  await area.toggleFavourite(file('b', { isFavourite: true }));
  expect([starOf('b'), events.map(noticeOf)]).toEqual([
    false,
    [
      {
        tone: 'success',
        text: { key: 'favourite.cancelled' },
        detail: { literal: 'Title of b' },
        topic: 'favourite b',
      },
    ],
  ]);
});

it('fills the star at once, empties it on failure', async () => {
  const { area, fake, starOf, eventTypes } = await stars();
  const answer = createDeferred<{ favourite: boolean }>();
  fake.on('favourites', 'toggle', () => answer.promise);
  const running = area.toggleFavourite(file('b'));
  expect(starOf('b')).toBe(true);
  answer.reject(refusal('70002'));
  await running;
  expect([starOf('b'), eventTypes()]).toEqual([false, ['favouriteFailed']]);
});

it('[ERR-25] says that one was cancelled as it leaves', async () => {
  const { area, fake, events, rowIds } = await stars();
  let rows = ['a', 'b'];
  fake.on('lists', 'favFiles', () => pageOf(rows.map((id) => fileRecord(id, { favourite: true }))));
  fake.on('favourites', 'toggle', () => {
    rows = ['a'];
    return { favourite: false };
  });
  await area.openPlace({ page: 'favourites', kind: 'template' });
  await area.toggleFavourite(file('b', { isFavourite: true }));
  expect(fake.callsOf('favourites.toggle')).toEqual([{ chartId: 'b', chartType: 'template' }]);
  expect([rowIds(), events.map(noticeOf)]).toEqual([
    ['a'],
    [
      {
        tone: 'success',
        text: { key: 'favourite.cancelled' },
        detail: { literal: 'Title of b' },
        topic: 'favourite b',
      },
    ],
  ]);
});

it('ends as it was after two quick clicks', async () => {
  const { area, fake, starOf } = await stars();
  let favourite = false;
  const answers = [createDeferred<void>(), createDeferred<void>()];
  fake.on('favourites', 'toggle', async () => {
    favourite = !favourite;
    const now = favourite;
    await answers.shift()?.promise;
    return { favourite: now };
  });
  const [first] = answers;
  answers[1]?.resolve();
  const running = [area.toggleFavourite(file('b')), area.toggleFavourite(file('b', { isFavourite: true }))];
  expect(fake.callsOf('favourites.toggle').length).toBe(1);
  first?.resolve();
  await Promise.all(running);
  expect([favourite, starOf('b')]).toEqual([false, false]);
});

it('undoes a star quietly, and only if unchanged', async () => {
  const { area, fake, eventTypes, starOf } = await stars();
  let favourite = false;
  fake.on('favourites', 'toggle', () => ({ favourite: (favourite = !favourite) }));
  const result = await area.toggleFavourite(file('b'));
  if (result.status !== 'done') throw new Error('it was not done');
  await result.undo?.();
  expect([favourite, starOf('b')]).toEqual([false, false]);
  expect(eventTypes().filter((type) => type.startsWith('favourite'))).toEqual(['favouriteAdded']);

  const again = await area.toggleFavourite(file('b'));
  await area.toggleFavourite(file('b', { isFavourite: true }));
  const asked = fake.callsOf('favourites.toggle').length;
  if (again.status === 'done') await again.undo?.();
  expect([fake.callsOf('favourites.toggle').length, starOf('b')]).toEqual([asked, false]);
});

it('offers no way back of a way back', async () => {
  const { area, fake } = await stars();
  let favourite = false;
  fake.on('favourites', 'toggle', () => ({ favourite: (favourite = !favourite) }));
  await area.toggleFavourite(file('b'));
  await area.undo();
  await area.undo();
  expect([favourite, fake.callsOf('favourites.toggle').length]).toEqual([false, 2]);
});

it('says whether the target is a folder', async () => {
  const { area, fake } = await stars();
  await area.toggleFavourite(folder('x'));
  expect(fake.callsOf('favourites.toggle')).toEqual([{ chartId: 'x', chartType: 'folder' }]);
});

it('restores the list before it reports the failure', async () => {
  const { area, fake, events, rowIds } = await stars();
  fake.on('lists', 'favFiles', () => pageOf(['a', 'b'].map((id) => fileRecord(id, { favourite: true }))));
  fake.on('favourites', 'toggle', () => {
    throw refusal('70014', 'busy');
  });
  await area.openPlace({ page: 'favourites', kind: 'chart' });
  const asked = fake.callsOf('lists.favFiles').length;
  const seen: unknown[] = [];
  area.onEvent(() => seen.push([rowIds(), fake.callsOf('lists.favFiles').length]));
  const result = await area.toggleFavourite(file('b', { isFavourite: true }));
  expect(result).toEqual({
    status: 'failed',
    failure: { code: '70014', text: { literal: 'busy' }, isSilent: false },
  });
  expect(seen).toEqual([[['a', 'b'], asked + 1]]);
  expect([events.length, [...area.getState().returned]]).toEqual([1, ['b']]);
});

it('reloads favourites after one has left', async () => {
  const { area, fake } = await stars();
  fake.on('lists', 'favFiles', () => pageOf([fileRecord('a', { favourite: true })]));
  fake.on('favourites', 'toggle', () => ({ favourite: false }));
  await area.openPlace({ page: 'favourites', kind: 'chart' });
  const asked = fake.callsOf('lists.favFiles').length;
  const result = await area.toggleFavourite(file('a', { isFavourite: true }));
  expect(result).toMatchObject({ status: 'done', value: undefined });
  expect(fake.callsOf('lists.favFiles')).toHaveLength(asked + 1);
});

it('changes stars while no list is open', async () => {
  const { area, fake } = setUp();
  let favourite = false;
  fake.on('favourites', 'toggle', () => ({ favourite: (favourite = !favourite) }));
  fake.on('favourites', 'cancel', () => ({ favourite: false }));
  const result = await area.toggleFavourite(file('b'));
  expect(result.status).toBe('done');
  expect(fake.callsOf('favourites.toggle')).toEqual([{ chartId: 'b', chartType: 'chart' }]);
  await area.undo();
  expect(favourite).toBe(false);
  expect((await area.cancelFavourites([file('b')])).status).toBe('done');
  expect(fake.callsOf('favourites.cancel')).toEqual([{ fileId: 'b', type: 'chart' }]);
});

it('undoes a star whose row is not loaded', async () => {
  const { area, fake } = await stars();
  fake.on('lists', 'historyFiles', () => pageOf([fileRecord('a')], 300));
  let favourite = false;
  fake.on('favourites', 'toggle', () => ({ favourite: (favourite = !favourite) }));
  await area.openPlace({ page: 'history' });
  await area.toggleFavourite(file('z'));
  await area.undo();
  expect([favourite, fake.callsOf('favourites.toggle').length]).toEqual([false, 2]);
});

it('drops a cancelled favourite before the server answers', async () => {
  const { area, fake, rowIds } = await stars();
  const answer = createDeferred<{ favourite: boolean }>();
  fake.on('lists', 'favFiles', () => pageOf(['a', 'b'].map((id) => fileRecord(id, { favourite: true }))));
  fake.on('favourites', 'toggle', () => answer.promise);
  await area.openPlace({ page: 'favourites', kind: 'chart' });
  const running = area.toggleFavourite(file('b', { isFavourite: true }));
  expect(rowIds()).toEqual(['a']);
  answer.resolve({ favourite: false });
  await running;
});

it('shows a star as the server then says', async () => {
  const { area, fake, starOf, eventTypes } = await stars();
  fake.on('favourites', 'toggle', () => ({ favourite: false }));
  fake.on('lists', 'historyFiles', () => {
    throw refusal('70014', 'busy');
  });
  await area.toggleFavourite(file('b'));
  expect([starOf('b'), eventTypes()]).toEqual([false, ['favouriteCancelled']]);
});
