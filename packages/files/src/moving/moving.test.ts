import { describe, expect, it } from 'vitest';
import { noticeOf } from '../notice-of.ts';
import { contentOf } from '../list/list.state.ts';
import { file, fileRecord, folder, folderRecord } from '../testing/builders.ts';
import { createDeferred, folderPageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { moveRefusal } from '../folders/move-refusal.ts';

const moving = async () => {
  const kit = setUp();
  let rows = ['a', 'b', 'c', 'd'].map((id) => fileRecord(id));
  kit.fake.on('lists', 'loadFiles', () => folderPageOf(rows));
  kit.fake.on('folders', 'move', ({ fileId, folderId }) => {
    rows = folderId === 'root' ? [...rows, fileRecord(fileId)] : rows.filter((row) => row.chartId !== fileId);
    return { file: fileRecord(fileId, { parentId: folderId }) };
  });
  kit.fake.on('folders', 'batchOperation', ({ items }) => {
    rows = rows.filter((row) => !items.some((item) => item.fileId === row.chartId));
    return { results: items.map((item) => ({ ...item, code: '200', msg: '' })) };
  });
  await kit.area.openFolder('root');
  return kit;
};

describe('moveRefusal', () => {
  const inside = (...ids: readonly string[]) => ids.map((folderId) => ({ folderId, title: folderId }));
  it('[CRUMB-08] refuses a folder into itself and its descendants', () => {
    expect(moveRefusal([folder('x')], { folderId: 'x', chain: [] })).toBe('into_itself');
    expect(moveRefusal([folder('x')], { folderId: 'z', chain: inside('x', 'y', 'z') })).toBe('into_itself');
    expect(moveRefusal([file('a'), folder('x')], { folderId: 'z', chain: inside('x', 'z') })).toBe(
      'into_itself',
    );
  });
  it('refuses a move that changes nothing', () => {
    expect(moveRefusal([file('a', { parentId: 'x' })], { folderId: 'x', chain: [] })).toBe('already_there');
    expect(
      moveRefusal([file('a', { parentId: 'x' }), file('b')], { folderId: 'x', chain: [] }),
    ).toBeUndefined();
  });
  it('lets a file go anywhere else', () => {
    expect(moveRefusal([file('x')], { folderId: 'x', chain: [] })).toBeUndefined();
    expect(moveRefusal([folder('x', { parentId: 'y' })], { folderId: 'root', chain: [] })).toBeUndefined();
  });
});

describe('move', () => {
  it('takes the item out at once and calls', async () => {
    const { area, fake, rowIds, events } = await moving();
    const answer = createDeferred<{ file: ReturnType<typeof fileRecord> }>();
    fake.on('folders', 'move', () => answer.promise);
    const running = area.move([file('b')], 'x');
    await Promise.resolve();
    expect(rowIds()).toEqual(['a', 'c', 'd']);
    answer.resolve({ file: fileRecord('b') });
    expect((await running).status).toBe('done');
    expect(fake.callsOf('folders.move')).toEqual([{ fileId: 'b', fileType: 'chart', folderId: 'x' }]);
    expect(events.map(noticeOf)).toEqual([
      { tone: 'success', text: { key: 'file.movedOne', values: { title: 'Title of b' } } },
    ]);
  });

  it('puts the item back when refused', async () => {
    const { area, fake, rowIds, events } = await moving();
    fake.on('folders', 'move', () => {
      throw refusal('70005', 'not into itself');
    });
    expect(await area.move([file('b')], 'x')).toMatchObject({ status: 'failed', failure: { code: '70005' } });
    expect(rowIds()).toEqual(['a', 'b', 'c', 'd']);
    expect(events.map(noticeOf)).toEqual([{ tone: 'error', text: { literal: 'not into itself' } }]);
  });

  it('puts the item back even if reloading fails', async () => {
    const { area, fake, rowIds } = await moving();
    const offline = () => {
      throw new TypeError('offline');
    };
    fake.on('folders', 'move', offline);
    fake.on('lists', 'loadFiles', offline);
    await area.move([file('b')], 'x');
    expect(rowIds()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('moves several items by one batch', async () => {
    const { area, fake, rowIds } = await moving();
    await area.move([file('a'), file('c')], 'x');
    expect(fake.callsOf('folders.batchOperation')).toEqual([
      {
        type: 'move',
        items: [
          { fileId: 'a', fileType: 'chart' },
          { fileId: 'c', fileType: 'chart' },
        ],
        folderId: 'x',
      },
    ]);
    expect(rowIds()).toEqual(['b', 'd']);
  });

  it('puts back only refused items', async () => {
    const { area, fake, eventTypes, rowIds } = await moving();
    fake.on('lists', 'loadFiles', () => folderPageOf(['b', 'c', 'd'].map((id) => fileRecord(id))));
    fake.on('folders', 'batchOperation', ({ items }) => ({
      results: items.map((item) => ({ ...item, code: item.fileId === 'c' ? '70003' : '200', msg: 'taken' })),
    }));
    const result = await area.move([file('a'), file('c')], 'x');
    expect(result).toMatchObject({
      status: 'failed',
      failure: { code: '70003', text: { literal: 'taken' } },
    });
    expect([rowIds(), eventTypes()]).toEqual([
      ['b', 'c', 'd'],
      ['itemsMoved', 'moveFailed'],
    ]);
  });

  it('takes a move back to where each item was', async () => {
    const { area, fake } = await moving();
    const result = await area.move([file('b')], 'x');
    await (result.status === 'done' ? result.undo?.() : undefined);
    expect(fake.callsOf('folders.move')[1]).toEqual({ fileId: 'b', fileType: 'chart', folderId: 'root' });
  });

  it('[CRUMB-08] refuses impossible folder moves without a call', async () => {
    const { area, fake } = await moving();
    fake.on('lists', 'loadFiles', () =>
      folderPageOf([folderRecord('z', { parentId: 'y' })], {
        chain: ['x', 'y'].map((folderId) => ({ folderId, title: folderId })),
      }),
    );
    await area.openFolder('y');
    expect(await area.move([folder('x')], 'x')).toEqual({ status: 'refused', reason: 'into_itself' });
    expect(await area.move([folder('x')], 'y')).toEqual({ status: 'refused', reason: 'into_itself' });
    expect(await area.move([folder('x')], 'z')).toEqual({ status: 'refused', reason: 'into_itself' });
    expect(await area.move([folder('z', { parentId: 'y' })], 'y')).toEqual({
      status: 'refused',
      reason: 'already_there',
    });
    expect([
      area.canMoveTo([folder('z', { parentId: 'y' })], 'root'),
      area.canMoveTo([folder('x')], 'z'),
    ]).toEqual([true, false]);
    expect(fake.calls.filter((call) => call.name.startsWith('folders.'))).toEqual([]);
  });

  it('keeps the row on lists across folders', async () => {
    const { area, rowIds } = await moving();
    await area.openPlace({ page: 'history' });
    await area.move([file('b')], 'x');
    expect(rowIds()).toEqual(['a', 'b', 'c']);
  });

  it('shows the old folder again when refused', async () => {
    const { area, fake } = await moving();
    await area.openPlace({ page: 'history' });
    fake.on('lists', 'historyFiles', () => {
      throw new TypeError('offline');
    });
    fake.on('folders', 'move', () => {
      throw refusal('70002');
    });
    const running = area.move([file('b')], 'x');
    await Promise.resolve();
    const parentOf = () => contentOf(area.getState().list)?.rows[1]?.parentId;
    expect(parentOf()).toBe('x');
    await running;
    expect(parentOf()).toBe('root');
  });

  it('leaves a list opened meanwhile alone', async () => {
    const { area, fake, rowIds } = await moving();
    const answer = createDeferred<never>();
    fake.on('folders', 'move', () => answer.promise);
    const running = area.move([file('d')], 'x');
    await area.openPlace({ page: 'history' });
    answer.reject(refusal('70002'));
    await running;
    expect(rowIds()).toEqual(['a', 'b', 'c']);
  });

  it('drops moved items from the selection', async () => {
    const { area } = await moving();
    area.toggleItem(file('b'));
    await area.move('selection', 'x');
    expect(area.getState().selection.mode).toBe('off');
  });
});

describe('copy', () => {
  it('copies one by its call, several by batch', async () => {
    const { area, fake, events, reloads } = await moving();
    fake.on('folders', 'copy', () => ({ file: fileRecord('copy') }));
    await area.copy([file('a')], 'x');
    await area.copy([file('a'), folder('x')], 'root');
    expect(fake.callsOf('folders.copy')).toEqual([{ fileId: 'a', fileType: 'chart', folderId: 'x' }]);
    expect(fake.callsOf('folders.batchOperation')[0]).toMatchObject({ type: 'copy', folderId: 'root' });
    expect(events).toMatchObject([
      { type: 'itemsCopied', count: 1 },
      { type: 'itemsCopied', count: 2 },
    ]);
    expect(reloads).toEqual([false, false]);
  });

  it('shows the words of the server when it fails', async () => {
    const { area, fake, events } = await moving();
    fake.on('folders', 'copy', () => {
      throw refusal('509', 'no room');
    });
    expect((await area.copy([file('a')], 'x')).status).toBe('failed');
    expect(events.map(noticeOf)).toEqual([{ tone: 'error', text: { literal: 'no room' } }]);
  });
});
