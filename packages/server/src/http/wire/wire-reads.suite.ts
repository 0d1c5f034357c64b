import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileCategory } from '@chartdock/contract';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { shareNode } from '../../testing/share-node.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { rowsOf, wireOf, wireTitlesOf } from '../../testing/wire.ts';

const DAY_MS = 86_400_000;

/** Proves the reading calls by their literal addresses and names. */
export const wireReadsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const addFolder = async (person: Person, title: string, folderId = 'root'): Promise<string> =>
    (await person.client.folders.create({ title, folderId })).file._id ?? '';
  const addFile = async (
    person: Person,
    title: string,
    more: { folderId?: string; category?: FileCategory } = {},
  ) => {
    server.clock.advance(1000);
    const { category = 'flow', folderId = 'root' } = more;
    return (await person.client.charts.create({ category, folderId, title })).chartId;
  };
  const open = async () => {
    const person = await server.person();
    return { person, wire: wireOf(server, person) };
  };
  const share = (nodeId: string, { owner, guest, at }: { owner: Person; guest: Person; at: number }) =>
    shareNode(server.app.database.db, { ownerId: owner.id, nodeId, userId: guest.id, role: 'viewer', at });

  describe('lists', () => {
    it('[CALL-F-001] GET load_files minds every query field', async () => {
      const { person, wire } = await open();
      const folderId = await addFolder(person, 'Folder');
      for (const title of ['plan 2', 'plan 1', 'other']) await addFile(person, title, { folderId });
      await addFile(person, 'plan 3', { folderId, category: 'mind' });
      await addFile(person, 'plan 0');
      const all = {
        folderId,
        category: 'flow',
        keyword: 'plan',
        sidx: 'title',
        sort: 'asc',
        pageSize: '1',
        page: '2',
      };
      const ask = (query: Record<string, string>) => wire.get('/api/personal/folder/load_files', query);
      const answer = await ask(all);
      expect([answer.code, wireTitlesOf(answer)]).toEqual(['200', ['plan 2']]);
      expect(answer.data).toMatchObject({
        total: 2,
        page: 2,
        pageSize: 1,
        chain: [{ folderId, title: 'Folder' }],
      });
      const { page: _page, pageSize: _pageSize, ...rest } = all;
      expect(wireTitlesOf(await ask(rest))).toEqual(['plan 1', 'plan 2']);
      expect(wireTitlesOf(await ask({ ...rest, sort: 'desc' }))).toEqual(['plan 2', 'plan 1']);
      expect(wireTitlesOf(await ask({ ...rest, sidx: 'createTime' }))).toEqual(['plan 2', 'plan 1']);
      expect(wireTitlesOf(await ask({ ...rest, category: 'mind' }))).toEqual(['plan 3']);
      expect(wireTitlesOf(await ask({ ...rest, keyword: 'other' }))).toEqual(['other']);
      expect(wireTitlesOf(await ask({ ...rest, folderId: 'root' }))).toEqual(['plan 0']);
    });

    it('[CONST-01] answers ten rows by default', async () => {
      const { person, wire } = await open();
      for (let made = 0; made < 12; made += 1) await addFile(person, `one of many ${made}`);
      const asked = [
        ['load_files', {}],
        ['history_files', {}],
        ['global_files', { title: 'one of many' }],
      ] as const;
      for (const [call, query] of asked) {
        const answer = await wire.get(`/api/personal/folder/${call}`, query);
        expect([call, rowsOf(answer).length]).toEqual([call, 10]);
        expect(answer.data).toMatchObject({ total: 12, page: 1, pageSize: 10 });
      }
      const second = await wire.get('/api/personal/folder/load_files', { page: '2' });
      expect(rowsOf(second)).toHaveLength(2);
    });

    it('[CALL-F-003] GET history_files lists recently opened files', async () => {
      const { person, wire } = await open();
      await addFile(person, 'first');
      await addFile(person, 'second');
      expect(wireTitlesOf(await wire.get('/api/personal/folder/history_files'))).toEqual(['second', 'first']);
    });

    it('[CALL-F-004] [CALL-F-011] GET collaboration_files with sort=inviteTime, and my/collaboration/page', async () => {
      const [owner, guest] = [await open(), await open()];
      const [early, late] = [await addFile(owner.person, 'Early'), await addFile(owner.person, 'Late')];
      await share(late, { owner: owner.person, guest: guest.person, at: 10 });
      await share(early, { owner: owner.person, guest: guest.person, at: 20 });
      const path = '/api/personal/folder/collaboration_files';
      expect(wireTitlesOf(await guest.wire.get(path, { sort: 'inviteTime' }))).toEqual(['Early', 'Late']);
      expect(wireTitlesOf(await guest.wire.get(path, { sort: 'lastModify' }))).toEqual(['Late', 'Early']);
      const mine = await owner.wire.get('/api/personal/my/collaboration/page');
      expect(wireTitlesOf(mine).toSorted()).toEqual(['Early', 'Late']);
    });

    it('[CALL-F-005] GET fav_files minds chartType', async () => {
      const { person, wire } = await open();
      const chartId = await addFile(person, 'Starred');
      await person.client.favourites.toggle({ chartId, chartType: 'chart' });
      const ask = (chartType: string) => wire.get('/api/personal/folder/fav_files', { chartType });
      const starred = await ask('chart');
      expect(wireTitlesOf(starred)).toEqual(['Starred']);
      expect(rowsOf(starred)[0]?.favouriteTime).toBe(server.clock.now());
      expect(await ask('template')).toMatchObject({ code: '200', data: { rows: [], total: 0 } });
    });

    it('[CALL-F-006] [CALL-F-007] [CALL-F-056] GET trash_files, files/count and data.trashChartCount', async () => {
      const { person, wire } = await open();
      const fileId = await addFile(person, 'Gone');
      await addFile(person, 'Kept');
      await person.client.folders.toTrash({ fileId, fileType: 'chart' });
      const trash = await wire.get('/api/personal/folder/trash_files');
      expect(wireTitlesOf(trash)).toEqual(['Gone']);
      expect(rowsOf(trash)[0]?.deleteTime).toBe(server.clock.now());
      const count = await wire.get('/api/personal/folder/files/count');
      expect(count).toMatchObject({ code: '200', data: { count: 1, trashChartCount: 1 } });
      const trashed = await wire.get('/api/personal/folder/trash_count');
      expect(trashed).toMatchObject({ code: '200', data: { trashChartCount: 1 } });
    });

    it('[CALL-F-008] GET global_files minds category, type and title', async () => {
      const { person, wire } = await open();
      await addFolder(person, 'Report folder');
      await addFile(person, 'Report flow');
      await addFile(person, 'Report mind', { category: 'mind' });
      await addFile(person, 'Else');
      const find = async (query: Record<string, string>) =>
        wireTitlesOf(await wire.get('/api/personal/folder/global_files', query)).toSorted();
      expect(await find({ title: 'report' })).toEqual(['Report flow', 'Report folder', 'Report mind']);
      expect(await find({ title: 'report', type: 'folder' })).toEqual(['Report folder']);
      expect(await find({ title: 'report', category: 'mind', type: 'chart' })).toEqual(['Report mind']);
    });

    it('[CALL-F-009] [CALL-F-010] GET get_folder_data and get_all_folder_data', async () => {
      const { person, wire } = await open();
      const a = await addFolder(person, 'A');
      const b = await addFolder(person, 'B', a);
      const level = await wire.get('/api/personal/folder/get_folder_data', { folderId: a });
      expect(level).toMatchObject({ code: '200', data: { folders: [{ folderId: b }] } });
      const tree = await wire.get('/api/personal/folder/get_all_folder_data');
      expect(tree).toMatchObject({
        code: '200',
        data: { folders: [{ folderId: a }, { folderId: b, parentId: a }] },
      });
    });
  });

  describe('one file', () => {
    it('[CALL-F-031] [CALL-F-032] GET get/edit/chart/list and overrun/edit/state list editable files', async () => {
      const person = await server.person({ memberUntil: server.clock.now() + DAY_MS });
      const wire = wireOf(server, person);
      const ids: string[] = [];
      for (let index = 0; index < 10; index += 1) ids.push(await addFile(person, `f${index}`));
      server.clock.advance(2 * DAY_MS);
      const list = await wire.get('/api/personal/chart/get/edit/chart/list');
      expect(list).toMatchObject({ code: '200', data: { limited: true, rows: ids.slice(1).toReversed() } });
      const path = '/api/personal/user/privilege/get/user/chart/overrun/edit/state';
      expect(await wire.get(path)).toMatchObject({
        code: '200',
        data: { allowed: false, reason: 'overrun' },
      });
      const kept = await wire.get(path, { chartId: ids[9] ?? '' });
      expect(kept).toMatchObject({ code: '200', data: { allowed: true } });
    });

    it('[CALL-F-033] [CALL-F-034] GET get/chart/def and get/chartdefids answer canvases and their definitions', async () => {
      const { person, wire } = await open();
      const chartId = await addFile(person, 'Map', { category: 'mind' });
      const list = await wire.get('/api/personal/canvas/get/chartdefids', { chartId });
      const [canvas] = (list.data?.['canvas'] as { chartCanvas: { definitionId: string; title: string }[] })
        .chartCanvas;
      expect(canvas?.title).toBe('Map');
      const defId = canvas?.definitionId ?? '';
      const answer = await wire.get('/api/personal/diagraming/get/chart/def', { chartId, defId });
      expect(answer).toMatchObject({ code: '200', data: { definitionId: defId } });
      expect(JSON.parse(String(answer.data?.['def']))).toMatchObject({ type: 'tree' });
    });

    it.each([
      ['CALL-F-058', 'flow', (value: string, id: string) => `/chart_image/thumb/${value}.png?cid=${id}`],
      ['CALL-F-059', 'mind', (value: string, id: string) => `/chart_image/thumb/mind/${value}.png?cid=${id}`],
      [
        'CALL-F-059',
        'flow',
        (value: string, id: string) => `/chart_image/thumb/template/${value}.png?cid=${id}`,
      ],
      ['CALL-F-060', 'board', (value: string, id: string) => `/v1/api/board/thumb_base/${id}?key=${value}`],
    ] as const)('[%s] GET the thumbnail of a %s file', async (_id, category, address) => {
      const person = await server.person();
      const { chartId, file } = await person.client.charts.create({ category });
      const response = await server.send(address(file.thumbnail ?? '', chartId));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    });

    it('[CALL-F-061] GET /photo/{id}.png', async () => {
      const { person } = await open();
      const response = await server.send(`/photo/${person.id}.png`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    });
  });

  describe('the account', () => {
    it('[CALL-U-001] [CALL-U-002] [CALL-U-003] GET user/privilege reads data.privilege, again with compulsion=true', async () => {
      const { person, wire } = await open();
      await addFile(person, 'One');
      const { db } = server.app.database;
      await db.updateTable('user_counter').set({ files: 7 }).where('user_id', '=', person.id).execute();
      const path = '/api/personal/user/privilege';
      const trusted = await wire.get(path);
      expect(trusted).toMatchObject({
        code: '200',
        data: { privilege: { userId: person.id, usedFileCount: 7 } },
      });
      expect(await wire.get(path, { compulsion: 'true' })).toMatchObject({
        data: { privilege: { usedFileCount: 1 } },
      });
    });

    it('[CALL-U-005] [CALL-U-008] [CALL-U-009] GET user/info, getProfile and getPersonal', async () => {
      const person = await server.person({ fullName: '李雷', profile: { company: '远山' } });
      const wire = wireOf(server, person);
      const user = { userId: person.id, fullName: '李雷' };
      const profile = { company: '远山' };
      expect(await wire.get('/api/personal/user/info')).toMatchObject({ code: '200', data: { user } });
      expect(await wire.get('/api/personal/user/setting/getProfile')).toMatchObject({
        code: '200',
        data: { profile },
      });
      const personal = await wire.get('/api/personal/user/setting/getPersonal');
      expect(personal).toMatchObject({ code: '200', data: { personal: { ...user, profile } } });
    });

    it('[CALL-U-033] GET /api/personal/u/getUserRegisterDaysAndChartNum as query counts days and files', async () => {
      const person = await server.person();
      const wire = wireOf(server, person);
      const read = () => wire.get('/api/personal/u/getUserRegisterDaysAndChartNum');
      expect(await read()).toMatchObject({ code: '200', data: { registerDays: 1, chartNum: 0 } });
      await person.client.charts.create({ category: 'flow', title: 'First' });
      // One millisecond before midnight in China the first day goes on.
      const midnight = Math.ceil((server.clock.now() + 28_800_000) / 86_400_000) * 86_400_000 - 28_800_000;
      await server.app.database.db
        .updateTable('app_user')
        .set({ created_at: midnight - 1 - 3 * 86_400_000 })
        .where('id', '=', person.id)
        .execute();
      expect(await read()).toMatchObject({ data: { registerDays: 4, chartNum: 1 } });
      await server.app.database.db
        .updateTable('app_user')
        .set({ created_at: midnight - 3 * 86_400_000 })
        .where('id', '=', person.id)
        .execute();
      expect(await read()).toMatchObject({ data: { registerDays: 3 } });
    });

    it('[CALL-U-031] GET login/out ends the session', async () => {
      const { wire } = await open();
      expect((await wire.get('/api/personal/login/out')).code).toBe('200');
      expect((await wire.get('/api/personal/user/info')).code).toBe('407');
    });
  });
};
