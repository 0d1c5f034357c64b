import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealServer } from '../../server/src/testing/real-server.ts';
import type { RealServer } from '../../server/src/testing/real-server.ts';
import { noticeOf } from './notice-of.ts';
import { totalOf } from './list/list.state.ts';
import { createRealArea } from './testing/real-area.ts';

// The real server answers when it can; this only ends a wait that would never end.

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.stop());

describe('lists', () => {
  it('[LIST-10] lists the open folder through load_files', async () => {
    const { area, makeFolder, makeFile, rows, sentTo } = await createRealArea(server.address);
    const plans = await makeFolder('LIST-10 plans');
    const inner = await makeFolder('inner', plans.id);
    const chart = await makeFile(plans.id);
    await area.openFolder(plans.id);
    expect(rows().map((row) => [row.id, row.type, row.parentId])).toEqual([
      [inner.id, 'folder', plans.id],
      [chart.id, 'chart', plans.id],
    ]);
    const [asked] = sentTo('/api/personal/folder/load_files').slice(-1);
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      folderId: plans.id,
      sidx: 'lastModify',
      sort: 'desc',
      page: '1',
    });
    expect(area.getState().list).toMatchObject({
      content: { chain: [{ folderId: plans.id, title: 'LIST-10 plans' }] },
    });
  });

  it('[LIST-11] lists recent files through history_files', async () => {
    const { area, makeFile, rows, sentTo } = await createRealArea(server.address);
    const chart = await makeFile('root');
    await area.openPlace({ page: 'history' });
    expect(rows()[0]?.id).toBe(chart.id);
    expect(sentTo('/api/personal/folder/history_files').length).toBe(1);
  });

  it('[LIST-12] lists shared files by the time of invitation', async () => {
    const { area, rows, sentTo } = await createRealArea(server.address);
    await area.openPlace({ page: 'shared', by: 'others' });
    expect(area.getState().list.status).toBe('ready');
    expect(sentTo('/api/personal/folder/collaboration_files').map(({ query }) => query.get('sort'))).toEqual([
      'inviteTime',
    ]);
    const times = rows().map((row) => row.invitedAt ?? 0);
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual([...times].sort((left, right) => right - left));
  });

  it('[LIST-13] lists favourites through fav_files, charts and templates apart', async () => {
    const { area, makeFile, rows, sentTo } = await createRealArea(server.address);
    const chart = await makeFile('root');
    await area.toggleFavourite(chart);
    await area.openPlace({ page: 'favourites', kind: 'chart' });
    expect(rows()[0]).toMatchObject({ id: chart.id, isFavourite: true });
    await area.openPlace({ page: 'favourites', kind: 'template' });
    expect(rows().some((row) => row.id === chart.id)).toBe(false);
    expect(sentTo('/api/personal/folder/fav_files').map(({ query }) => query.get('chartType'))).toEqual([
      'chart',
      'template',
    ]);
  });

  it('[LIST-14] lists the trash through trash_files', async () => {
    const { area, makeFile, rows, sentTo } = await createRealArea(server.address);
    const chart = await makeFile('root');
    await area.toTrash([chart]);
    await area.openPlace({ page: 'trash' });
    expect(rows()[0]?.id).toBe(chart.id);
    expect(rows()[0]?.deletedAt).toBeGreaterThan(0);
    expect(sentTo('/api/personal/folder/trash_files').length).toBe(1);
  });

  it('[LIST-06] searches through global_files by category, type and title', async () => {
    const { area, makeFolder, rows, titles, sentTo } = await createRealArea(server.address);
    const deep = await makeFolder('deep', (await makeFolder('Zebrafish outer')).id);
    await makeFolder('zebrafish 斑马鱼 inner', deep.id);
    await area.openFolder('root');
    void area.setSearchText('  zebrafish ');
    await area.submitSearch();
    expect([...titles()].sort()).toEqual(['Zebrafish outer', 'zebrafish 斑马鱼 inner']);
    expect(Object.fromEntries(sentTo('/api/personal/folder/global_files')[0]?.query ?? [])).toMatchObject({
      category: '',
      type: 'all',
      title: 'zebrafish',
    });
    void area.setSearchText('斑马');
    await area.submitSearch();
    expect(rows().map((row) => row.parentId)).toEqual([deep.id]);
    await area.clearSearch();
    expect(titles()).toContain('Zebrafish outer');
  });

  it('pages by cursor and number without gaps or twins', async () => {
    const { area, client, makeFolder, rows } = await createRealArea(server.address);
    const many = await makeFolder('many');
    for (let each = 0; each < 5; each += 1) {
      const names = Array.from(
        { length: 50 },
        (_, at) => `folder ${String(each * 50 + at).padStart(3, '0')}`,
      );
      await Promise.all(names.map((title) => client.folders.create({ folderId: many.id, title })));
    }
    await area.setSorting({ by: 'title', direction: 'asc' });
    await area.openFolder(many.id);
    expect([totalOf(area.getState()), rows().length]).toEqual([250, 100]);
    await area.ensureRange(230, 249);
    expect(rows().length).toBe(150);
    await area.ensureRange(100, 199);
    expect(rows().map((row) => row.title)).toEqual(
      Array.from({ length: 250 }, (_, at) => `folder ${String(at).padStart(3, '0')}`),
    );
  });
});

describe('creation', () => {
  it('[CREATE-40] puts new files into the open folder or root', async () => {
    const { area, makeFolder, rows, host } = await createRealArea(server.address);
    const plans = await makeFolder('CREATE-40 plans');
    await area.openFolder(plans.id);
    const inside = await area.createFile('mind');
    await area.openPlace({ page: 'history' });
    const elsewhere = await area.createFile('outline');
    const idOf = (result: typeof inside) => (result.status === 'done' ? result.value.id : '');
    await area.openFolder(plans.id);
    expect(rows().map((row) => [row.id, row.category])).toEqual([[idOf(inside), 'mind']]);
    await area.openFolder('root');
    expect(rows().map((row) => row.id)).toContain(idOf(elsewhere));
    expect(host.opened.map((opened) => opened.address)).toEqual([
      `/mindmap/${idOf(inside)}`,
      `/outline/${idOf(elsewhere)}`,
    ]);
  });
});

describe('moving', () => {
  it('[CRUMB-08] refuses a folder into itself and its descendants', async () => {
    const { area, makeFolder, rows, events } = await createRealArea(server.address);
    const outer = await makeFolder('CRUMB-08 outer');
    const inner = await makeFolder('inner', outer.id);
    const innermost = await makeFolder('innermost', inner.id);
    await area.openFolder('root');
    // Known here, so nothing is sent.
    expect(await area.move([outer], outer.id)).toEqual({ status: 'refused', reason: 'into_itself' });
    // Not known here: only the server can tell.
    expect(await area.move([outer], innermost.id)).toMatchObject({
      status: 'failed',
      failure: { code: '70005' },
    });
    expect(events.map((event) => event.type).slice(-1)).toEqual(['moveFailed']);
    expect(rows().map((row) => row.id)).toContain(outer.id);
  });

  it('[LIFE-05] moves a file to another folder and back', async () => {
    const { area, makeFolder, makeFile, rows } = await createRealArea(server.address);
    const [from, to] = [await makeFolder('LIFE-05 from'), await makeFolder('LIFE-05 to')];
    const chart = await makeFile(from.id);
    await area.openFolder(from.id);
    const moved = await area.move([chart], to.id);
    expect(rows()).toEqual([]);
    await area.openFolder(to.id);
    expect(rows().map((row) => [row.id, row.parentId])).toEqual([[chart.id, to.id]]);
    await (moved.status === 'done' ? moved.undo?.() : undefined);
    expect(rows()).toEqual([]);
  });

  it('[LIFE-06] copies a file to another folder', async () => {
    const { area, makeFolder, makeFile, rows } = await createRealArea(server.address);
    const [from, to] = [await makeFolder('LIFE-06 from'), await makeFolder('LIFE-06 to')];
    const chart = await makeFile(from.id);
    expect((await area.copy([chart], to.id)).status).toBe('done');
    await area.openFolder(from.id);
    expect(rows().map((row) => row.id)).toEqual([chart.id]);
    await area.openFolder(to.id);
    expect(rows().length).toBe(1);
    expect(rows()[0]?.id).not.toBe(chart.id);
  });

  it('[LIFE-09] operates on several picked files in one batch', async () => {
    const { area, makeFolder, makeFile, rows, sentTo } = await createRealArea(server.address);
    const [from, to] = [await makeFolder('LIFE-09 from'), await makeFolder('LIFE-09 to')];
    for (let at = 0; at < 4; at += 1) await makeFile(from.id);
    await area.openFolder(from.id);
    const [left] = rows();
    area.pickAll();
    if (left !== undefined) area.toggleItem(left);
    expect((await area.move('selection', to.id)).status).toBe('done');
    expect([rows().map((row) => row.id), area.getState().selection.mode]).toEqual([[left?.id], 'off']);
    await area.openFolder(to.id);
    expect([rows().length, sentTo('/folder/batch_operation').length]).toEqual([3, 1]);
  });
});

describe('renaming', () => {
  it('[LIFE-07] asks before a duplicate name and undoes the rename', async () => {
    const { area, makeFolder, titles } = await createRealArea(server.address);
    const home = await makeFolder('LIFE-07 home');
    const [one] = [await makeFolder('one', home.id), await makeFolder('two', home.id)];
    await area.setSorting({ by: 'title', direction: 'asc' });
    await area.openFolder(home.id);
    const conflict = await area.rename(one, ' two ');
    expect([conflict.status, titles()]).toEqual(['conflict', ['one', 'two']]);
    const anyway = conflict.status === 'conflict' ? await conflict.renameAnyway() : conflict;
    expect([anyway.status, titles()]).toEqual(['done', ['two', 'two']]);
    await (anyway.status === 'done' ? anyway.undo?.() : undefined);
    await area.refresh();
    expect(titles()).toEqual(['one', 'two']);
  });
});

describe('trash', () => {
  it('[LIFE-01] [LIFE-02] moves a file to trash and restores it home', async () => {
    const { area, makeFolder, makeFile, rows, events } = await createRealArea(server.address);
    const home = await makeFolder('LIFE-02 home');
    const chart = await makeFile(home.id);
    await area.openFolder(home.id);
    await area.toTrash([chart]);
    expect(rows()).toEqual([]);
    await area.openPlace({ page: 'trash' });
    expect(rows().map((row) => row.id)).toContain(chart.id);
    await area.restore([chart]);
    expect(rows().map((row) => row.id)).not.toContain(chart.id);
    expect(events.map(noticeOf).slice(-1)).toEqual([
      { tone: 'success', text: { key: 'trash.restoreSucceeded' }, detail: { literal: '未命名文件' } },
    ]);
    await area.openFolder(home.id);
    expect(rows().map((row) => row.id)).toEqual([chart.id]);
  });

  it('restores to the root when the folder is gone', async () => {
    const { area, makeFolder, makeFile, rows, events } = await createRealArea(server.address);
    const home = await makeFolder('gone home');
    const chart = await makeFile(home.id);
    await area.openFolder('root');
    await area.toTrash([chart]);
    await area.toTrash([home]);
    await area.removeForGood([home]);
    await area.restore([chart]);
    expect(events.map(noticeOf).slice(-1)).toEqual([
      { tone: 'warning', text: { key: 'trash.restoredToRoot' }, detail: { literal: '未命名文件' } },
    ]);
    await area.openFolder('root');
    expect(rows().map((row) => row.id)).toContain(chart.id);
  });

  it('[LIFE-03] deletes a file for good beyond any call', async () => {
    const { area, client, makeFile, rows } = await createRealArea(server.address);
    const chart = await makeFile('root');
    await area.toTrash([chart]);
    await area.openPlace({ page: 'trash' });
    expect((await area.removeForGood([chart])).status).toBe('done');
    expect(rows().map((row) => row.id)).not.toContain(chart.id);
    expect((await area.restore([chart])).status).toBe('failed');
    await expect(client.charts.definition({ chartId: chart.id })).rejects.toMatchObject({ code: 'refused' });
  });

  it('[LIFE-12] has the privileges counted again after a permanent delete', async () => {
    const { area, makeFile, sentTo, privilege } = await createRealArea(server.address);
    const chart = await makeFile('root');
    await area.toTrash([chart]);
    await expect.poll(() => sentTo('/folder/trash_count').length).toBeGreaterThan(0);
    const used = privilege()?.usedFileCount ?? 0;
    const asked = sentTo('/user/privilege').length;
    await area.removeForGood([chart]);
    await expect.poll(() => privilege()?.usedFileCount).toBe(used - 1);
    expect(
      sentTo('/user/privilege')
        .slice(asked)
        .map(({ query }) => query.get('compulsion')),
    ).toContain('true');
  });

  it('[LIFE-17] reloads the list before it reports a failure', async () => {
    const { area, client, makeFile, noticesAfterLists } = await createRealArea(server.address);
    const chart = await makeFile('root');
    await area.toTrash([chart]);
    await area.openPlace({ page: 'trash' });
    // Someone else restores it first, so that both commands fail.
    await client.folders.restore({ fileId: chart.id, fileType: 'chart' });
    expect(await noticesAfterLists(chart, () => area.restore([chart]))).toEqual([
      ['restoreFailed', 'trash_files', false],
    ]);
    expect(await noticesAfterLists(chart, () => area.removeForGood([chart]))).toEqual([
      ['deleteFailed', 'trash_files', false],
    ]);
  });

  it('[LIFE-17] reloads any list before a failed cancel is told', async () => {
    const { area, client, makeFile, noticesAfterLists } = await createRealArea(server.address);
    const chart = await makeFile('root');
    await area.toggleFavourite(chart);
    const starred = { ...chart, isFavourite: true };
    await area.openPlace({ page: 'favourites', kind: 'chart' });
    // It is deleted for good elsewhere, so that there is nothing left to cancel.
    await client.folders.toTrash({ fileId: chart.id, fileType: 'chart' });
    await client.folders.removeFromTrash({ fileId: chart.id, fileType: 'chart' });
    expect(await noticesAfterLists(chart, () => area.cancelFavourites([starred]))).toEqual([
      ['favouritesFailed', 'fav_files', false],
    ]);
    expect(await noticesAfterLists(chart, () => area.toggleFavourite(starred))).toEqual([
      ['favouriteFailed', 'fav_files', false],
    ]);
    await area.openPlace({ page: 'history' });
    expect(await noticesAfterLists(chart, () => area.toggleFavourite(starred))).toEqual([
      ['favouriteFailed', 'history_files', false],
    ]);
  });

  it('[LIFE-17] reloads the list before a failed exit is told', async () => {
    const { area, makeFile, noticesAfterLists } = await createRealArea(server.address);
    const own = await makeFile('root');
    await area.openPlace({ page: 'shared', by: 'others' });
    // Nobody leaves a file of their own.
    expect(await noticesAfterLists(own, () => area.leaveCollaboration([own]))).toEqual([
      ['collaborationLeaveFailed', 'collaboration_files', false],
    ]);
  });

  it('[CALL-F-037] sends fileType, fileId and orgId with both calls', async () => {
    const { area, makeFile, sentTo } = await createRealArea(server.address);
    const chart = await makeFile('root');
    await area.toTrash([chart]);
    await area.restore([chart]);
    await area.toTrash([chart]);
    await area.removeForGood([{ ...chart, orgId: 'no-such-organisation' }]);
    const formOf = (end: string) => sentTo(end).map(({ form }) => Object.fromEntries(form));
    expect(formOf('/api/personal/folder/restore')).toEqual([
      { fileId: chart.id, fileType: 'chart', orgId: '' },
    ]);
    expect(formOf('/api/personal/folder/remove_from_trash')).toEqual([
      { fileId: chart.id, fileType: 'chart', orgId: 'no-such-organisation' },
    ]);
  });
});

describe('favourites', () => {
  it('[LIFE-16] turn on and off', async () => {
    const { area, makeFolder, makeFile, rows } = await createRealArea(server.address);
    const home = await makeFolder('LIFE-16 home');
    await makeFile(home.id);
    await area.openFolder(home.id);
    const star = async () => {
      const [row] = rows();
      if (row !== undefined) await area.toggleFavourite(row);
      await area.refresh();
      return rows()[0]?.isFavourite;
    };
    expect([await star(), await star()]).toEqual([true, false]);
  });
});

describe('quota', () => {
  it('stops at a known quota without a call', async () => {
    const { area, sentTo, privilege, host } = await createRealArea(server.address, 'empty');
    const room = (privilege()?.fileCount ?? 0) - (privilege()?.usedFileCount ?? 0);
    expect(room).toBeGreaterThan(0);
    for (let at = 0; at < room; at += 1) expect((await area.createFile('flow')).status).toBe('done');
    expect(await area.createFile('flow')).toEqual({ status: 'refused', reason: 'quota_used_up' });
    expect([sentTo('/diagraming/create').length, host.heldWindows()]).toEqual([room, 0]);
  });
});

describe('the folder tree', () => {
  it('loads by level and finds any folder', async () => {
    const { area, makeFolder } = await createRealArea(server.address);
    const outer = await makeFolder('Quokka outer');
    const inner = await makeFolder('Quokka inner', outer.id);
    const tree = area.createFolderTree([outer]);
    await tree.reveal(inner.id);
    const rows = tree.rows().filter((row) => row.folder.title.startsWith('Quokka'));
    expect(rows.map((row) => [row.folder.id, row.depth, row.refusal])).toEqual([
      [outer.id, 1, 'into_itself'],
      [inner.id, 2, 'into_itself'],
    ]);
    await tree.search('quokka IN');
    expect(tree.rows().map((row) => row.folder.id)).toEqual([inner.id]);
  });
});
