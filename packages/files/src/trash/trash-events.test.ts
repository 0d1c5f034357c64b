import { expect, it } from 'vitest';
import { file, fileRecord } from '../testing/builders.ts';
import { pageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

const COUNTS = { trashChartCount: 4, usedFileCount: 2 };

/** The trash with a, b and c in it; `toRoot` makes restored items come back at the top. */
const trashing = async ({
  toRoot = false,
  refused = [],
}: { toRoot?: boolean; refused?: readonly string[] } = {}) => {
  const kit = setUp();
  kit.fake.on('lists', 'trashFiles', () => pageOf(['a', 'b', 'c'].map((id) => fileRecord(id))));
  kit.fake.on('lists', 'trashCount', () => ({ trashChartCount: 3 }));
  kit.fake.on('folders', 'restore', () => ({ ...COUNTS, folderId: 'root', toRoot }));
  kit.fake.on('folders', 'toTrash', () => COUNTS);
  kit.fake.on('folders', 'removeFromTrash', () => COUNTS);
  kit.fake.on('folders', 'batchOperation', ({ items }) => ({
    results: items.map((item) => ({
      ...item,
      code: refused.includes(item.fileId) ? '70003' : '200',
      msg: 'taken',
    })),
  }));
  await kit.area.openPlace({ page: 'trash' });
  return { ...kit, last: () => kit.events.at(-1) };
};

const inFolder = (id: string) => file(id, { parentId: 'old' });

it('says which item came back, and where it lies', async () => {
  const here = await trashing();
  await here.area.restore([inFolder('a')]);
  expect(here.last()).toEqual({
    type: 'itemsRestored',
    count: 1,
    title: 'Title of a',
    item: inFolder('a'),
    toRoot: false,
    undo: expect.any(Function) as unknown,
  });
  const top = await trashing({ toRoot: true });
  top.area.toggleItem(file('b'));
  await top.area.restore('selection');
  expect(top.last()).toMatchObject({
    type: 'itemsRestored',
    count: 1,
    item: { id: 'b', parentId: 'root' },
    toRoot: true,
    atRoot: [{ id: 'b', parentId: 'root' }],
  });
  await top.area.restore([inFolder('c')]);
  expect(top.last()).toMatchObject({
    item: { id: 'c', parentId: 'root' },
    atRoot: [{ id: 'c', parentId: 'root' }],
  });
});

it('names nothing for several, nor for "all"', async () => {
  const { area, last } = await trashing();
  await area.restore([file('a'), file('b')]);
  expect(last()).toEqual({
    type: 'itemsRestored',
    count: 2,
    title: undefined,
    item: undefined,
    toRoot: false,
    undo: expect.any(Function) as unknown,
  });
  area.pickAll();
  await area.restore('selection');
  expect(last()).toMatchObject({ type: 'itemsRestored', count: 3, item: undefined });
});

it('names the returned one beside a refused one', async () => {
  const { area, events } = await trashing({ refused: ['b'] });
  await area.restore([inFolder('a'), inFolder('b')]);
  expect(events).toMatchObject([
    { type: 'itemsRestored', count: 1, title: 'Title of a', item: inFolder('a'), toRoot: false },
    { type: 'restoreFailed', failure: { code: '70003' }, report: { failed: 1, total: 2 } },
  ]);
});

it.each([
  ['toTrash', 'trashFailed', 'to_trash'],
  ['restore', 'restoreFailed', 'restore'],
  ['removeForGood', 'deleteFailed', 'remove_from_trash'],
] as const)('counts failures of a %s, else says why', async (command, type, change) => {
  const { area, fake, last } = await trashing({ refused: ['a', 'b'] });
  await area[command]([file('a'), file('b')]);
  expect(last()).toMatchObject({ type, report: { failed: 2, total: 2 } });
  expect(area.getState().changes).toMatchObject([{ type: change, failed: [{}, {}] }]);
  expect(fake.callsOf('folders.batchOperation')).toMatchObject([{ type: change }]);
  fake.on('lists', 'trashFiles', () =>
    pageOf(
      ['a'].map((id) => fileRecord(id)),
      300,
    ),
  );
  await area.openPlace({ page: 'history' });
  await area.openPlace({ page: 'trash' });
  area.pickAll();
  fake.on('lists', 'trashFiles', () => {
    throw refusal('70014', 'busy');
  });
  await area[command]('selection');
  expect(last()).toEqual({
    type,
    failure: { code: '70014', text: { literal: 'busy' }, isSilent: false },
  });
});

it('reloads privileges only after deleting for good', async () => {
  const { area, reloads } = await trashing();
  await area.toTrash([file('a')]);
  await area.restore([file('a')]);
  await area.removeForGood([file('a')]);
  await expect.poll(() => reloads).toEqual([false, false, true]);
  await area.undo();
  expect(reloads).toEqual([false, false, true, false]);
});
