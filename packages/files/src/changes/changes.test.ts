import { describe, expect, it } from 'vitest';
import { file, fileRecord, files, folder } from '../testing/builders.ts';
import { createDeferred, folderPageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { PROGRESS_AFTER_MS } from './changes.ts';
import { RETURNED_MS } from './returned.ts';

interface Ref {
  readonly fileId: string;
}

const setUpBatch = async () => {
  const kit = setUp();
  kit.fake.on('lists', 'loadFiles', () => folderPageOf(files(0, 60).map((each) => fileRecord(each.id))));
  kit.fake.on('folders', 'getFolderData', () => ({ folder: null, chain: [], folders: [] }));
  const gates: ReturnType<typeof createDeferred<void>>[] = [];
  const holdCalls = () =>
    kit.fake.on('folders', 'batchOperation', async ({ items }) => {
      const gate = createDeferred<void>();
      gates.push(gate);
      await gate.promise;
      return { results: items.map((item) => ({ ...item, code: '200', msg: '' })) };
    });
  const refuse = (...ids: readonly string[]) =>
    kit.fake.on('folders', 'batchOperation', ({ items }) => ({
      results: items.map((item) => ({
        ...item,
        code: ids.includes(item.fileId) ? '70003' : '200',
        msg: 'taken',
      })),
    }));
  const sent = () =>
    kit.fake
      .callsOf('folders.batchOperation')
      .map((input) => (input['items'] as readonly Ref[]).map(({ fileId }) => fileId));
  const settle = () => kit.clock.advanceAsync(0);
  await kit.area.openFolder('root');
  return { ...kit, gates, holdCalls, refuse, sent, settle, changes: () => kit.area.getState().changes };
};

describe('a long change', () => {
  it('shows progress call by call and goes when done', async () => {
    const { area, gates, holdCalls, settle, changes } = await setUpBatch();
    holdCalls();
    const running = area.move(files(0, 60), 'x');
    await settle();
    expect(changes()).toMatchObject([{ type: 'move', status: 'running', total: 60, tried: 0 }]);
    gates[0]?.resolve();
    await settle();
    expect(changes()).toMatchObject([{ tried: 25 }]);
    gates[1]?.resolve();
    expect((await running).status).toBe('done');
    expect(changes()).toEqual([]);
  });

  it('appears after a second, never for a short one', async () => {
    const { area, gates, holdCalls, clock, settle, changes } = await setUpBatch();
    holdCalls();
    const slow = area.move(files(0, 2), 'x');
    await clock.advanceAsync(PROGRESS_AFTER_MS - 1);
    expect(changes()).toEqual([]);
    await clock.advanceAsync(1);
    expect(changes()).toMatchObject([{ total: 2 }]);
    gates[0]?.resolve();
    await slow;
    const quick = area.move(files(2, 4), 'x');
    await settle();
    gates[1]?.resolve();
    await quick;
    expect([changes(), clock.pending()]).toEqual([[], 0]);
  });

  it('stops after the running call and resumes on request', async () => {
    const { area, gates, holdCalls, refuse, sent, settle, changes, events } = await setUpBatch();
    holdCalls();
    const running = area.move(files(0, 60), 'x');
    await settle();
    area.stopChange(changes()[0]?.id ?? 0);
    expect(changes()).toMatchObject([{ status: 'stopping' }]);
    gates[0]?.resolve();
    await running;
    expect(changes()).toMatchObject([{ status: 'stopped', total: 60, tried: 25, failed: [] }]);
    expect(events).toMatchObject([{ type: 'itemsMoved', count: 25 }]);
    refuse();
    await area.retryChange(changes()[0]?.id ?? 0);
    expect([changes(), sent().map((ids) => ids.length)]).toEqual([[], [25, 25, 10]]);
  });

  it('lists failures, retries only those, and is dismissed', async () => {
    const { area, refuse, sent, changes } = await setUpBatch();
    refuse('f3', 'f40');
    await area.toTrash(files(0, 60));
    expect(changes()).toMatchObject([
      {
        type: 'to_trash',
        status: 'ended',
        tried: 60,
        failed: [
          { item: { id: 'f3', title: 'Title of f3' }, failure: { text: { literal: 'taken' } } },
          { item: { id: 'f40' } },
        ],
      },
    ]);
    refuse('f3');
    await area.retryChange(changes()[0]?.id ?? 0);
    expect(sent().slice(-1)).toEqual([['f3', 'f40']]);
    expect(changes()).toMatchObject([{ total: 2, failed: [{ item: { id: 'f3' } }] }]);
    area.dismissChange(changes()[0]?.id ?? 0);
    expect(changes()).toEqual([]);
  });

  it('leaves the failure of one item to its notice', async () => {
    const { area, fake, changes, events } = await setUpBatch();
    fake.on('folders', 'move', () => {
      throw refusal('70002', 'gone');
    });
    await area.move([file('f1')], 'x');
    expect(changes()).toEqual([]);
    expect(events).toMatchObject([{ type: 'moveFailed', report: { failed: 1, total: 1 } }]);
  });

  it('finds the refused item and changes the others', async () => {
    const { area, fake, changes, sent } = await setUpBatch();
    fake.on('folders', 'batchOperation', ({ items }) => {
      if (items.some((item) => item.fileId === 'f5')) throw refusal('70002', 'gone');
      return { results: items.map((item) => ({ ...item, code: '200', msg: '' })) };
    });
    await area.move(files(0, 20), 'x');
    expect(changes()).toMatchObject([{ failed: [{ item: { id: 'f5' }, failure: { code: '70002' } }] }]);
    expect(sent().length).toBeLessThan(12);
  });

  it('looks for no culprit when the target is gone', async () => {
    const { area, fake, changes, sent } = await setUpBatch();
    const gone = () => {
      throw refusal('70002', 'gone');
    };
    fake.on('folders', 'batchOperation', gone);
    fake.on('folders', 'getFolderData', gone);
    await area.move(files(0, 20), 'x');
    expect([changes()[0]?.failed.length, sent().length]).toEqual([20, 1]);
  });

  it('gives up at once offline and loses nothing', async () => {
    const { area, fake, changes, sent, rowIds } = await setUpBatch();
    fake.on('folders', 'batchOperation', () => {
      throw new TypeError('offline');
    });
    await area.move(files(0, 60), 'x');
    expect([changes()[0]?.failed.length, sent().length, rowIds().length]).toEqual([60, 1, 60]);
  });
});

describe('taking back', () => {
  it('undoes a batch move as one step', async () => {
    const { area, refuse, fake, eventTypes } = await setUpBatch();
    refuse();
    await area.move(
      [file('f1'), file('f2'), file('f3', { parentId: 'y' }), file('f4', { parentId: 'y' })],
      'x',
    );
    expect(await area.undo()).toBe(true);
    expect(fake.callsOf('folders.batchOperation').map((input) => input['folderId'])).toEqual([
      'x',
      'root',
      'y',
    ]);
    expect([eventTypes(), await area.undo()]).toEqual([['itemsMoved', 'changeUndone'], false]);
  });

  it('puts copies into the trash', async () => {
    const { area, fake } = await setUpBatch();
    fake.on('folders', 'copy', () => ({ file: fileRecord('new', { parentId: 'x' }) }));
    fake.on('folders', 'batchOperation', ({ type, items }) => ({
      results: items.map((item) => ({
        ...item,
        code: '200',
        msg: '',
        ...(type === 'copy' ? { newId: `${item.fileId}-copy` } : {}),
      })),
    }));
    await area.copy([file('f1')], 'x');
    await area.copy([file('f1'), folder('d')], 'x');
    await area.undo();
    await area.undo();
    expect(fake.callsOf('folders.batchOperation').slice(1)).toEqual([
      {
        type: 'to_trash',
        items: [
          { fileId: 'f1-copy', fileType: 'chart' },
          { fileId: 'd-copy', fileType: 'folder' },
        ],
      },
      { type: 'to_trash', items: [{ fileId: 'new', fileType: 'chart' }] },
    ]);
  });

  it('undoes trashing, restoring and stars without another offer', async () => {
    const { area, fake, events } = await setUpBatch();
    fake.on('folders', 'toTrash', () => ({ trashChartCount: 1, usedFileCount: 1 }));
    fake.on('folders', 'restore', () => ({
      trashChartCount: 0,
      usedFileCount: 1,
      folderId: 'root',
      toRoot: false,
    }));
    let favourite = false;
    fake.on('favourites', 'toggle', () => {
      favourite = !favourite;
      return { favourite };
    });
    await area.toTrash([file('f1')]);
    await area.restore([file('f2')]);
    await area.toggleFavourite(file('f3'));
    while (await area.undo());
    expect(fake.callsOf('folders.restore').map((input) => input['fileId'])).toEqual(['f2', 'f1']);
    expect(fake.callsOf('folders.toTrash').map((input) => input['fileId'])).toEqual(['f1', 'f2']);
    expect(favourite).toBe(false);
    expect(events.filter((event) => event.type === 'changeUndone').length).toBe(3);
    expect(events.some((event) => event.type === 'favouriteCancelled')).toBe(false);
  });

  it('waits for short changes, not for shown ones', async () => {
    const { area, gates, holdCalls, settle, eventTypes } = await setUpBatch();
    holdCalls();
    const moving = area.move(files(0, 2), 'x');
    await settle();
    const undoing = area.undo();
    gates[0]?.resolve();
    await moving;
    await settle();
    gates[1]?.resolve();
    expect([await undoing, eventTypes()]).toEqual([true, ['itemsMoved', 'changeUndone']]);
    void area.move(files(0, 60), 'x');
    await settle();
    expect(await area.undo()).toBe(false);
  });

  it('renames back without asking about the old name', async () => {
    const { area, fake, titles, events } = await setUpBatch();
    fake.on('charts', 'rename', ({ chartId, title }) => ({ file: fileRecord(chartId, { title }) }));
    await area.rename(file('f1'), 'New');
    expect(titles()[1]).toBe('New');
    await area.undo();
    expect([titles()[1], fake.callsOf('charts.rename')[1]?.['ignore']]).toEqual(['Title of f1', true]);
    expect(events.map(({ type }) => type)).toEqual(['fileRenamed', 'changeUndone']);
  });

  it('says that undo failed and retries the rest', async () => {
    const { area, fake, refuse, changes, eventTypes } = await setUpBatch();
    refuse();
    await area.move([file('f1'), file('f2')], 'x');
    refuse('f2');
    fake.on('folders', 'move', ({ fileId }) => ({ file: fileRecord(fileId) }));
    await area.undo();
    expect([eventTypes(), changes()[0]?.failed.map(({ item }) => item.id)]).toEqual([
      ['itemsMoved', 'moveFailed'],
      ['f2'],
    ]);
    await area.undo();
    expect([fake.callsOf('folders.move'), eventTypes().slice(-1)]).toEqual([
      [{ fileId: 'f2', fileType: 'chart', folderId: 'root' }],
      ['changeUndone'],
    ]);
  });
});

describe('what comes back after a failure', () => {
  it('is pointed at for a moment', async () => {
    const { area, fake, clock } = await setUpBatch();
    fake.on('folders', 'toTrash', () => {
      throw refusal('70013', 'no right');
    });
    await area.toTrash([file('f7')]);
    expect([...area.getState().returned]).toEqual(['f7']);
    clock.advance(RETURNED_MS);
    expect([...area.getState().returned]).toEqual([]);
  });
});

describe('everything of a long list', () => {
  const PAGES = 30;
  const long = async () => {
    const kit = await setUpBatch();
    const pageAt = (page: number) =>
      folderPageOf(
        Array.from({ length: 200 }, (_, at) => fileRecord(`f${page * 200 + at}`)),
        { total: PAGES * 200, cursor: page + 1 < PAGES ? String(page + 1) : null },
      );
    kit.fake.on('lists', 'loadFiles', ({ cursor, pageSize }) =>
      pageSize === 200
        ? pageAt(Number(cursor ?? 0))
        : folderPageOf(pageAt(0).rows.slice(0, 100), { total: PAGES * 200 }),
    );
    await kit.area.openFolder('long');
    return kit;
  };

  it('changes every page without loading its rows', async () => {
    const { area, refuse, rowIds, sent } = await long();
    refuse();
    area.pickAll();
    area.toggleItem(file('f0'));
    const result = area.move('selection', 'x');
    expect(area.getState().changes).toMatchObject([{ status: 'finding', total: PAGES * 200 - 1 }]);
    await result;
    expect(sent().flat().length).toBe(PAGES * 200 - 1);
    expect(rowIds().filter((id) => id !== undefined).length).toBe(100);
    expect(area.getState().selection.mode).toBe('off');
  });

  it('does nothing when it is stopped while being found', async () => {
    const { area, sent } = await long();
    area.pickAll();
    const result = area.toTrash('selection');
    area.stopChange(area.getState().changes[0]?.id ?? 0);
    expect(await result).toEqual({ status: 'refused', reason: 'nothing_picked' });
    expect([sent(), area.getState().changes, area.getState().selection.mode]).toEqual([[], [], 'all']);
  });
});
