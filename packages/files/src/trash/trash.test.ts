import { describe, expect, it } from 'vitest';
import { noticeOf } from '../notice-of.ts';
import { file, fileRecord, folder } from '../testing/builders.ts';
import { createDeferred, folderPageOf, pageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

const changed = { trashChartCount: 0, usedFileCount: 0 };

const trashing = async () => {
  const kit = setUp();
  let trash = ['a', 'b', 'c'];
  const drop = (fileId: string) => {
    trash = trash.filter((id) => id !== fileId);
  };
  kit.fake.on('lists', 'trashFiles', () => pageOf(trash.map((id) => fileRecord(id))));
  kit.fake.on('lists', 'trashCount', () => ({ trashChartCount: trash.length }));
  kit.fake.on('folders', 'restore', ({ fileId }) => {
    drop(fileId);
    return { ...changed, folderId: 'root', toRoot: false };
  });
  kit.fake.on('folders', 'removeFromTrash', ({ fileId }) => {
    drop(fileId);
    return changed;
  });
  await kit.area.openPlace({ page: 'trash' });
  await kit.area.loadTrashCount();
  const counts: unknown[] = [];
  kit.area.subscribe(({ trash: count }, before) => count !== before.trash && counts.push(count));
  return { ...kit, counts };
};

describe('restore', () => {
  it('[ERR-21] says so and removes the item from trash', async () => {
    const { area, events, rowIds } = await trashing();
    expect((await area.restore([file('b')])).status).toBe('done');
    expect([rowIds(), events.map(noticeOf)]).toEqual([
      ['a', 'c'],
      [{ tone: 'success', text: { key: 'trash.restoreSucceeded' }, detail: { literal: 'Title of b' } }],
    ]);
  });

  it('[LIFE-10] lowers the count, then asks for the truth', async () => {
    const { area, fake, counts } = await trashing();
    const slow = createDeferred<{ trashChartCount: number }>();
    fake.on('lists', 'trashCount', () => slow.promise);
    await area.restore([file('b')]);
    expect(counts).toEqual([{ status: 'known', count: 2 }]);
    slow.resolve({ trashChartCount: 7 });
    await slow.promise;
    await Promise.resolve();
    expect(area.getState().trash).toEqual({ status: 'known', count: 7 });
  });

  it('[ERR-22] reports failure after the list holds the item', async () => {
    const { area, fake, events, rowIds } = await trashing();
    fake.on('folders', 'restore', () => {
      throw refusal('70014', 'busy');
    });
    let rowsAtNotice: unknown;
    let listCallsAtNotice = 0;
    area.onEvent(() => {
      rowsAtNotice = rowIds();
      listCallsAtNotice = fake.callsOf('lists.trashFiles').length;
    });
    await area.restore([file('b')]);
    expect([rowsAtNotice, listCallsAtNotice]).toEqual([['a', 'b', 'c'], 2]);
    expect(events.map(noticeOf)).toEqual([{ tone: 'error', text: { key: 'trash.restoreFailed' } }]);
  });

  it('says so when the folder of origin is gone', async () => {
    const { area, fake, events } = await trashing();
    fake.on('folders', 'restore', () => ({ ...changed, folderId: 'root', toRoot: true }));
    await area.restore([file('b', { parentId: 'gone' })]);
    expect(events.map(noticeOf)).toEqual([
      { tone: 'warning', text: { key: 'trash.restoredToRoot' }, detail: { literal: 'Title of b' } },
    ]);
    // As it lies now, so that it can be moved on from there.
    expect(events).toMatchObject([{ type: 'itemsRestored', atRoot: [{ id: 'b', parentId: 'root' }] }]);
  });

  it('needs no folder when the caller moves on', async () => {
    const { area, fake, events } = await trashing();
    fake.on('folders', 'restore', () => ({ ...changed, folderId: 'root', toRoot: true }));
    await area.restore([file('b', { parentId: 'gone' })], { isMovedOn: true });
    expect(events).toMatchObject([{ type: 'itemsRestored', toRoot: true }]);
    expect(events[0]).not.toHaveProperty('atRoot');
  });

  it('keeps the count when it fails', async () => {
    const { area, fake, counts } = await trashing();
    fake.on('folders', 'restore', () => {
      throw refusal('70014');
    });
    await area.restore([file('b')]);
    expect(counts).toEqual([]);
  });

  it('passes the organisation, empty for a personal item', async () => {
    const { area, fake } = await trashing();
    await area.restore([file('b', { orgId: 'org-1' })]);
    await area.restore([file('a')]);
    expect(fake.callsOf('folders.restore')).toEqual([
      { fileId: 'b', fileType: 'chart', orgId: 'org-1' },
      { fileId: 'a', fileType: 'chart', orgId: '' },
    ]);
  });
});

describe('permanent delete', () => {
  it('[ERR-23] says that it succeeded', async () => {
    const { area, events, rowIds } = await trashing();
    await area.removeForGood([file('b')]);
    expect([rowIds(), events.map(noticeOf)]).toEqual([
      ['a', 'c'],
      [{ tone: 'success', text: { key: 'trash.deleteSucceeded' }, detail: { literal: 'Title of b' } }],
    ]);
  });

  it('[LIFE-11] sets the count to 0, then asks', async () => {
    const { area, fake, counts } = await trashing();
    const slow = createDeferred<{ trashChartCount: number }>();
    fake.on('lists', 'trashCount', () => slow.promise);
    await area.removeForGood([file('b')]);
    expect(counts).toEqual([{ status: 'known', count: 0 }]);
    slow.resolve({ trashChartCount: 2 });
    await slow.promise;
    await Promise.resolve();
    expect(area.getState().trash).toEqual({ status: 'known', count: 2 });
  });

  it('has the privileges counted again', async () => {
    const { area, reloads } = await trashing();
    await area.removeForGood([file('b')]);
    expect(reloads).toEqual([true]);
  });

  it('[ERR-24] says that it failed, after the item is back', async () => {
    const { area, fake, events, rowIds } = await trashing();
    fake.on('folders', 'removeFromTrash', () => {
      throw refusal('70009');
    });
    let rowsAtNotice: unknown;
    area.onEvent(() => {
      rowsAtNotice = rowIds();
    });
    await area.removeForGood([file('b')]);
    expect([rowsAtNotice, events.map(noticeOf)]).toEqual([
      ['a', 'b', 'c'],
      [{ tone: 'error', text: { key: 'trash.deleteFailed' } }],
    ]);
  });
});

describe('move to trash', () => {
  const deleting = async () => {
    const kit = setUp();
    let rows = ['a', 'b', 'c'];
    kit.fake.on('lists', 'loadFiles', () => folderPageOf(rows.map((id) => fileRecord(id))));
    kit.fake.on('folders', 'toTrash', ({ fileId }) => {
      rows = rows.filter((id) => id !== fileId);
      return changed;
    });
    kit.fake.on('folders', 'restore', ({ fileId }) => {
      rows = [...rows, fileId];
      return { ...changed, folderId: 'root', toRoot: false };
    });
    await kit.area.openFolder('root');
    return kit;
  };

  it('takes the item out of the list at once', async () => {
    const { area, fake, rowIds } = await deleting();
    const answer = createDeferred<typeof changed>();
    fake.on('folders', 'toTrash', () => answer.promise);
    const running = area.toTrash([file('b')]);
    await Promise.resolve();
    expect(rowIds()).toEqual(['a', 'c']);
    answer.resolve(changed);
    await running;
  });

  it('can be taken back', async () => {
    const { area, fake, rowIds } = await deleting();
    const result = await area.toTrash([file('b')]);
    await (result.status === 'done' ? result.undo?.() : undefined);
    expect([rowIds(), fake.callsOf('folders.restore')]).toEqual([
      ['a', 'c', 'b'],
      [{ fileId: 'b', fileType: 'chart', orgId: '' }],
    ]);
  });

  it('puts the item back with the server’s words', async () => {
    const { area, fake, rowIds, events } = await deleting();
    fake.on('folders', 'toTrash', () => {
      throw refusal('70013', 'not yours');
    });
    await area.toTrash([file('b')]);
    expect([rowIds(), events.map(noticeOf)]).toEqual([
      ['a', 'b', 'c'],
      [{ tone: 'error', text: { literal: 'not yours' } }],
    ]);
  });

  it('puts the item back at once while offline', async () => {
    const { area, fake, rowIds } = await deleting();
    const offline = () => {
      throw new TypeError('offline');
    };
    fake.on('folders', 'toTrash', offline);
    fake.on('lists', 'loadFiles', offline);
    expect((await area.toTrash([file('b')])).status).toBe('failed');
    expect(rowIds()).toEqual(['a', 'b', 'c']);
  });

  it('drops gone items from the selection', async () => {
    const { area, fake } = await deleting();
    fake.on('folders', 'toTrash', () => createDeferred<typeof changed>().promise);
    area.toggleItem(file('b'));
    void area.toTrash('selection');
    await Promise.resolve();
    await Promise.resolve();
    expect(area.getState().selection.mode).toBe('off');
  });

  it('takes several items by one batch', async () => {
    const { area, fake } = await deleting();
    fake.on('folders', 'batchOperation', ({ items }) => ({
      results: items.map((item) => ({ ...item, code: '200', msg: '' })),
    }));
    await area.toTrash([file('a'), folder('x')]);
    expect(fake.callsOf('folders.batchOperation')).toMatchObject([
      {
        type: 'to_trash',
        items: [
          { fileId: 'a', fileType: 'chart' },
          { fileId: 'x', fileType: 'folder' },
        ],
      },
    ]);
  });
});

describe('the trash count', () => {
  it('[LIFE-19] rejects instead of becoming 0 after a failure', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'trashCount', () => {
      throw refusal('70014');
    });
    await expect(area.loadTrashCount()).rejects.toMatchObject({ envelopeCode: '70014' });
    expect(area.getState().trash).toEqual({ status: 'unknown' });
  });

  it('is the server’s count', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'trashCount', () => ({ trashChartCount: 4 }));
    expect([await area.loadTrashCount(), area.getState().trash]).toEqual([4, { status: 'known', count: 4 }]);
  });
});
