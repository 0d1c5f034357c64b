import { describe, expect, it } from 'vitest';
import { noticeOf } from '../notice-of.ts';
import { contentOf } from '../list/list.state.ts';
import { file, fileRecord, folder } from '../testing/builders.ts';
import { createDeferred, folderPageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { orderWith } from './ordering.state.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => file(id));
const idsAfter = (ids: readonly string[], before: number, of: Parameters<typeof orderWith>[0] = rows) =>
  orderWith(of, new Set(ids), before)
    .rows.map((row) => row?.id ?? '-')
    .join('');

describe('orderWith', () => {
  it.each([
    ['up', ['d'], 1, 'adbce'],
    ['down', ['a'], 3, 'bcade'],
    ['to the end', ['b'], 5, 'acdeb'],
    ['to the start', ['e'], 0, 'eabcd'],
    ['several, which keep their order', ['e', 'a'], 3, 'bcaed'],
    ['several around the place', ['b', 'd'], 3, 'acbde'],
    ['nowhere, for a row that is there', ['c'], 2, 'abcde'],
    ['nowhere, for the gap below itself', ['c'], 3, 'abcde'],
  ])('moves %s', (_, ...[ids, before, expected]) => {
    expect(idsAfter(ids, before)).toBe(expected);
  });

  it('keeps folders before files', () => {
    const mixed = [folder('x'), folder('y'), file('a'), file('b')];
    expect(idsAfter(['b'], 0, mixed)).toBe('xyba');
    expect(idsAfter(['x'], 4, mixed)).toBe('yxab');
    expect(idsAfter(['x', 'b'], 2, mixed)).toBe('yxba');
  });

  it('leaves rows that are not loaded where they are', () => {
    expect(idsAfter(['a'], 3, [file('a'), undefined, undefined, file('d')])).toBe('--ad');
  });

  it('answers steps that lead there one after the other', () => {
    const { steps, rows: wanted } = orderWith(rows, new Set(['b', 'd', 'e']), 0);
    const order = rows.slice();
    for (const { item, from, to } of steps) {
      expect(order[from]).toBe(item);
      order.splice(from, 1);
      order.splice(to, 0, item);
    }
    expect(order).toEqual(wanted);
  });
});

/** An area in its manual order, whose server moves every file but one it may refuse. */
const byHand = async (direction: 'asc' | 'desc' = 'asc', refused?: string) => {
  const kit = setUp();
  let ids = ['a', 'b', 'c', 'd'];
  kit.fake.on('lists', 'loadFiles', () => folderPageOf(ids.map((id) => fileRecord(id))));
  kit.fake.on('folders', 'sort', ({ fileId, index }) => {
    if (fileId === refused) return Promise.reject(refusal('70013', 'no right'));
    ids = ids.filter((id) => id !== fileId);
    ids.splice(Number(index), 0, fileId);
    return { file: fileRecord(fileId) };
  });
  await kit.area.setSorting({ by: 'manual', direction });
  await kit.area.openFolder('root');
  return kit;
};

describe('reorder', () => {
  it('reorders at once and tells the server each row', async () => {
    const { area, fake, rowIds, events } = await byHand();
    const running = area.reorder([file('c'), file('d')], 0);
    expect(rowIds()).toEqual(['c', 'd', 'a', 'b']);
    const result = await running;
    expect(fake.callsOf('folders.sort')).toEqual([
      { fileId: 'c', fileType: 'chart', index: 0 },
      { fileId: 'd', fileType: 'chart', index: 1 },
    ]);
    expect(rowIds()).toEqual(['c', 'd', 'a', 'b']);
    expect(events.map(noticeOf)).toEqual([undefined]);
    if (result.status === 'done') await result.undo?.();
    expect(rowIds()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes back and says why when the server refuses', async () => {
    const { area, fake, rowIds, events } = await byHand();
    const answer = createDeferred<never>();
    fake.on('folders', 'sort', () => answer.promise);
    const running = area.reorder([file('d')], 0);
    expect(rowIds()).toEqual(['d', 'a', 'b', 'c']);
    answer.reject(refusal('70013', 'no right'));
    expect((await running).status).toBe('failed');
    expect(rowIds()).toEqual(['a', 'b', 'c', 'd']);
    expect(events.map(noticeOf)).toEqual([{ tone: 'error', text: { literal: 'no right' } }]);
  });

  it('counts a second change from the first result', async () => {
    const { area, rowIds } = await byHand();
    await Promise.all([area.reorder([file('d')], 0), area.reorder([file('d')], 3)]);
    expect(rowIds()).toEqual(['a', 'b', 'd', 'c']);
  });

  it('shows no older order between quick changes', async () => {
    const { area, rowIds, fake } = await byHand();
    const loads = fake.callsOf('lists.loadFiles').length;
    const shown: string[] = [];
    area.subscribe(() => {
      const order = rowIds().join('');
      if (order !== shown[shown.length - 1]) shown.push(order);
    });
    const places = [2, 3, 4].map((before) => area.reorder([file('a')], before));
    await Promise.all(places);
    expect(shown).toEqual(['bacd', 'bcad', 'bcda']);
    expect(fake.callsOf('lists.loadFiles').length - loads).toBe(1);
  });

  it('reloads the order when a middle change fails', async () => {
    const { area, rowIds } = await byHand('asc', 'a');
    const places = [area.reorder([file('a')], 2), area.reorder([file('d')], 0)];
    expect((await Promise.all(places)).map(({ status }) => status)).toEqual(['failed', 'done']);
    expect(rowIds()).toEqual(['d', 'a', 'b', 'c']);
  });

  it('keeps the selection', async () => {
    const { area } = await byHand();
    const item = contentOf(area.getState().list)?.rows[3];
    if (item === undefined) throw new Error('no row');
    area.toggleItem(item);
    await area.reorder([item], 0);
    expect(area.getState().selection).toMatchObject({ mode: 'some', anchor: 'd' });
  });

  it('refuses other orders and rows in place', async () => {
    const { area, fake } = await byHand('desc');
    expect(area.canReorder()).toBe(false);
    expect(await area.reorder([file('d')], 0)).toEqual({ status: 'refused', reason: 'not_in_order' });
    await area.setSorting({ by: 'manual', direction: 'asc' });
    expect(area.canReorder()).toBe(true);
    expect(await area.reorder([file('d')], 4)).toEqual({ status: 'refused', reason: 'already_there' });
    expect(fake.callsOf('folders.sort')).toEqual([]);
  });
});

describe('an order by hand', () => {
  it.each([
    [{ by: 'manual', direction: 'asc' }, true],
    [{ by: 'manual', direction: 'desc' }, false],
    [{ by: 'title', direction: 'asc' }, false],
  ] as const)('can be made in the sorting %j: %s', async (sorting, may) => {
    const { area } = setUp();
    await area.setSorting(sorting);
    await area.openFolder('root');
    expect(area.canReorder()).toBe(may);
    const result = await area.reorder([file('c')], 0);
    if (!may) expect(result).toEqual({ status: 'refused', reason: 'not_in_order' });
  });

  it('needs a folder with loaded rows', async () => {
    const { area } = setUp();
    expect(area.canReorder()).toBe(false);
    await area.setSorting({ by: 'manual', direction: 'asc' });
    await area.openPlace({ page: 'history' });
    expect(area.canReorder()).toBe(false);
    expect(await area.reorder([file('c')], 0)).toEqual({ status: 'refused', reason: 'not_in_order' });
  });

  it('changes nothing for a row that is there already', async () => {
    const { area, fake } = await byHand();
    expect(await area.reorder([file('a')], 0)).toEqual({ status: 'refused', reason: 'already_there' });
    expect(fake.callsOf('folders.sort')).toEqual([]);
  });

  it('reports failed undo and continues with the next', async () => {
    const { area, fake, events, rowIds } = await byHand();
    const result = await area.reorder([file('d')], 0);
    fake.on('folders', 'sort', () => {
      throw refusal('70014', 'busy');
    });
    if (result.status === 'done') await result.undo?.();
    expect(events.at(-1)).toMatchObject({ type: 'reorderFailed', failure: { code: '70014' } });
    const failed = await area.reorder([file('b')], 0);
    expect(failed).toMatchObject({ status: 'failed', failure: { code: '70014' } });
    expect(rowIds()).toEqual(['d', 'a', 'b', 'c']);
  });
});
