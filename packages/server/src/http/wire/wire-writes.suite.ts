import type { FileRecord } from '@chartdock/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { createReviewStage } from '../../domains/templates/reviews/testing/review-stage.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf, wireTitlesOf } from '../../testing/wire.ts';
import type { WireAnswer } from '../../testing/wire.ts';

const fileOf = ({ data }: WireAnswer): Partial<FileRecord> => data?.['file'] ?? {};

/** Proves the writing calls by their literal addresses and names. */
export const wireWritesSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const addFolder = async (person: Person, title: string): Promise<string> =>
    (await person.client.folders.create({ title })).file._id ?? '';
  const addFile = async (person: Person, title: string, folderId = 'root'): Promise<string> =>
    (await person.client.charts.create({ category: 'flow', title, folderId })).chartId;
  const open = async () => {
    const person = await server.person();
    const wire = wireOf(server, person);
    const listed = async (folderId = 'root', sidx = 'title') =>
      wireTitlesOf(await wire.get('/api/personal/folder/load_files', { folderId, sidx, sort: 'asc' }));
    return { person, wire, listed };
  };

  describe('making and naming', () => {
    it('[CALL-F-015] [CALL-F-014] POST folder/new and folder/rename with their fields', async () => {
      const { person, wire, listed } = await open();
      const top = await addFolder(person, 'Top');
      const made = await wire.post('/api/personal/folder/new', { folderId: top, title: 'Inner' });
      expect([made.code, fileOf(made).title, await listed(top)]).toEqual(['200', 'Inner', ['Inner']]);
      await addFolder(person, 'Taken');
      const rename = (ignore: string) =>
        wire.post('/api/personal/folder/rename', { folderId: top, title: 'Taken', ignore });
      expect((await rename('false')).code).toBe('70003');
      expect((await rename('true')).code).toBe('200');
      expect(await listed()).toEqual(['Taken', 'Taken']);
    });

    it('[CALL-F-022] POST chart/rename with title, ignore and chartId', async () => {
      const { person, wire, listed } = await open();
      const chartId = await addFile(person, 'Old');
      await addFile(person, 'Taken');
      const rename = (ignore: string) =>
        wire.post('/api/personal/chart/rename', { chartId, title: 'Taken', ignore });
      expect((await rename('false')).code).toBe('70003');
      expect((await rename('true')).code).toBe('200');
      expect(await listed()).toEqual(['Taken', 'Taken']);
    });

    it('[CALL-F-024] POST diagraming/create with folderId, category and templateId', async () => {
      const { person, wire, listed } = await open();
      const folderId = await addFolder(person, 'Folder');
      const create = (more: Record<string, string>) =>
        wire.post('/api/personal/diagraming/create', { folderId, title: 'Made', ...more });
      const made = await create({ category: 'mind' });
      expect([made.code, fileOf(made).category, await listed(folderId)]).toEqual(['200', 'mind', ['Made']]);
      expect((await create({ category: 'none of them' })).code).toBe('70001');
      const nobodys = '01890000-0000-7000-8000-000000000000';
      expect((await create({ category: 'flow', templateId: nobodys })).code).toBe('70010');
      expect(await listed(folderId)).toEqual(['Made']);
    });

    it('[CALL-F-024] POST diagraming/create with templateId copies its content', async () => {
      const stage = createReviewStage(() => server);
      const author = await stage.author();
      const { db } = server.app.database;
      const content = { v: 2, type: 'tree', page: { name: 'Weekly plan' }, root: { text: '周一 to Friday' } };
      const def = JSON.stringify(content);
      await db.updateTable('node_body').set({ def }).where('node_id', '=', author.chartId).execute();
      const templateId = await stage.template(author);
      const { person, wire } = await open();
      const folderId = await addFolder(person, 'Mine');
      const form = { folderId, category: 'flow', title: 'My week', templateId };
      const made = await wire.post('/api/personal/diagraming/create', form);
      expect(made).toMatchObject({
        code: '200',
        data: { file: { title: 'My week', category: 'flow', parentId: folderId, templateId } },
      });
      const chartId = String(made.data?.['chartId']);
      const opened = await wire.get('/api/personal/diagraming/get/chart/def', { chartId });
      expect(JSON.parse(String(opened.data?.['def']))).toEqual(content);
    });

    it('[CALL-F-023] [CALL-F-038] POST favourite_chart and its end with their fields', async () => {
      const { person, wire } = await open();
      const chartId = await addFile(person, 'Starred');
      const starred = async () => wireTitlesOf(await wire.get('/api/personal/folder/fav_files'));
      const favourite = { chartId, chartType: 'chart' };
      expect((await wire.post('/api/personal/view/favourite_chart', favourite)).data).toEqual({
        favourite: true,
      });
      expect(await starred()).toEqual(['Starred']);
      const cancel = (type: string) =>
        wire.post('/api/personal/view/cancel_favourite_chart', { fileId: chartId, type });
      expect((await cancel('template')).code).toBe('70002');
      expect((await cancel('none of them')).code).toBe('70001');
      expect((await cancel('chart')).code).toBe('200');
      expect(await starred()).toEqual([]);
    });
  });

  describe('order and place', () => {
    it('[CALL-F-012] [CALL-F-013] POST folder/sort_all and folder/sort with their fields', async () => {
      const { person, wire, listed } = await open();
      const folderId = await addFolder(person, 'Folder');
      const ids = [];
      for (const title of ['b', 'a', 'c']) ids.push(await addFile(person, title, folderId));
      const all = { folderId, sidx: 'title', sort: 'asc' };
      expect(await wire.post('/api/personal/folder/sort_all', all)).toMatchObject({
        code: '200',
        data: { count: 3 },
      });
      expect(await listed(folderId, 'index')).toEqual(['a', 'b', 'c']);
      const place = { fileId: ids[2] ?? '', fileType: 'chart', index: '0' };
      expect((await wire.post('/api/personal/folder/sort', place)).code).toBe('200');
      expect(await listed(folderId, 'index')).toEqual(['c', 'a', 'b']);
    });

    it('[CALL-F-018] [CALL-F-019] POST folder/move and folder/copy with fileId, fileType and folderId', async () => {
      const { person, wire, listed } = await open();
      const [to, other] = [await addFolder(person, 'To'), await addFolder(person, 'Other')];
      const item = { fileId: await addFile(person, 'File'), fileType: 'chart' };
      expect((await wire.post('/api/personal/folder/move', { ...item, folderId: to })).code).toBe('200');
      expect((await wire.post('/api/personal/folder/copy', { ...item, folderId: other })).code).toBe('200');
      expect([await listed(), await listed(to), await listed(other)]).toEqual([
        ['Other', 'To'],
        ['File'],
        ['File'],
      ]);
    });

    it('[CALL-F-017] [CALL-F-020] [CALL-F-021] [CALL-F-037] POST to_trash, restore and remove_from_trash with their fields', async () => {
      const { person, wire, listed } = await open();
      const fileId = await addFile(person, 'File');
      const item = { fileType: 'chart', fileId, orgId: '' };
      const run = async (name: string) => (await wire.post(`/api/personal/folder/${name}`, item)).code;
      const trash = async () => wireTitlesOf(await wire.get('/api/personal/folder/trash_files'));
      expect([await run('to_trash'), await listed(), await trash()]).toEqual(['200', [], ['File']]);
      expect([await run('restore'), await listed(), await trash()]).toEqual(['200', ['File'], []]);
      expect([await run('to_trash'), await run('remove_from_trash'), await trash()]).toEqual([
        '200',
        '200',
        [],
      ]);
      expect([await run('restore'), await listed()]).toEqual(['70002', []]);
    });

    it('[CALL-F-016] POST folder/batch_operation as JSON with type, items and folderId', async () => {
      const { person, wire, listed } = await open();
      const folderId = await addFolder(person, 'Folder');
      const ids = [await addFile(person, 'a'), await addFile(person, 'b')];
      const items = ids.map((fileId) => ({ fileId, fileType: 'chart' }));
      const answer = await wire.postJson('/api/personal/folder/batch_operation', {
        type: 'move',
        items,
        folderId,
      });
      expect(answer).toMatchObject({ code: '200', data: { results: [{ code: '200' }, { code: '200' }] } });
      expect([await listed(), await listed(folderId)]).toEqual([['Folder'], ['a', 'b']]);
    });
  });
};
