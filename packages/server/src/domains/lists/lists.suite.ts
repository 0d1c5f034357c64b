import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileCategory, FileRecord } from '@chartdock/contract';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { createTreeBuilder } from '../../demo/create-tree.ts';
import { loadTree } from '../../library/load-tree.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const titlesOf = (rows: readonly FileRecord[]): string[] => rows.map((row) => row.title);
const idOf = (file: FileRecord): string => file._id ?? '';

/** Proves the responses of the lists, over the wire. */
export const listsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const addFolder = async (person: Person, title: string, folderId = 'root'): Promise<string> =>
    idOf((await person.client.folders.create({ title, folderId })).file);
  const addFile = async (
    person: Person,
    title: string,
    more: { folderId?: string; category?: FileCategory } = {},
  ) => {
    server.clock.advance(1000);
    const { category = 'flow', folderId = 'root' } = more;
    return (await person.client.charts.create({ category, folderId, title })).chartId;
  };

  describe('load_files', () => {
    it('[CALL-F-001] lists folders first, with chain and paging', async () => {
      const person = await server.person();
      const top = await addFolder(person, 'Top');
      const inner = await addFolder(person, 'Inner', top);
      const first = await addFile(person, 'First', { folderId: top });
      await addFile(person, 'Second', { folderId: top, category: 'mind' });
      const page = await person.client.lists.loadFiles({ folderId: top });
      expect(titlesOf(page.rows)).toEqual(['Inner', 'Second', 'First']);
      expect(page.chain).toEqual([{ folderId: top, title: 'Top' }]);
      expect(page.folder).toMatchObject({ folderId: top, title: 'Top', childCount: 3 });
      expect(page).toMatchObject({ total: 3, page: 1, pageSize: 10, pagerCount: 7, cursor: null });
      expect(page.rows[2]).toMatchObject({
        chartId: first,
        parentId: top,
        fileType: 'chart',
        category: 'flow',
        owner: { userId: person.id },
        collaboration: false,
        isCanEditor: true,
        favourite: false,
        status: 'private',
      });
      const deeper = await person.client.lists.loadFiles({ folderId: inner });
      expect(deeper.chain.map((crumb) => crumb.title)).toEqual(['Top', 'Inner']);
      expect(deeper.total).toBe(0);
    });

    it('marks what is shared, and the asker’s own favourites', async () => {
      const [owner, guest] = [await server.person(), await server.person()];
      const top = await addFolder(owner, 'Top');
      const inner = await addFolder(owner, 'Inner', top);
      const [liked, theirs] = [
        await addFile(owner, 'Liked', { folderId: top }),
        await addFile(owner, 'Theirs', { folderId: top }),
      ];
      const { collaboration, favourites } = owner.client;
      await collaboration.add({ type: 'folder', id: top, account: guest.email, role: 'viewer' });
      await collaboration.add({ type: 'folder', id: inner, account: guest.email, role: 'viewer' });
      await favourites.toggle({ chartId: liked, chartType: 'chart' });
      await guest.client.favourites.toggle({ chartId: theirs, chartType: 'chart' });
      const marksFor = async ({ client }: Person, page: number) =>
        (await client.lists.loadFiles({ folderId: top, page, pageSize: page === 1 ? 10 : 1 })).rows.map(
          ({ title, favourite, collaboration: isShared }) => [title, favourite, isShared],
        );
      expect(await marksFor(owner, 1)).toEqual([
        ['Inner', false, true],
        ['Theirs', false, false],
        ['Liked', true, false],
      ]);
      expect(await marksFor(owner, 3)).toEqual([['Liked', true, false]]);
      expect(await marksFor(guest, 1)).toEqual([
        ['Inner', false, true],
        ['Theirs', true, true],
        ['Liked', false, true],
      ]);
    });

    it.each([
      ['lastModify', 'desc', ['c10', 'b2', 'a1']],
      ['lastModify', 'asc', ['a1', 'b2', 'c10']],
      ['createTime', 'asc', ['c10', 'a1', 'b2']],
      ['title', 'asc', ['a1', 'b2', 'c10']],
      ['title', 'desc', ['c10', 'b2', 'a1']],
      ['index', 'asc', ['c10', 'a1', 'b2']],
    ] as const)('[CALL-F-001] sorts by %s %s', async (sidx, sort, wanted) => {
      const person = await server.person();
      const ids = new Map<string, string>();
      for (const title of ['c10', 'a1', 'b2']) ids.set(title, await addFile(person, `x-${title}`));
      for (const title of ['a1', 'b2', 'c10']) {
        server.clock.advance(1000);
        await person.client.charts.rename({ chartId: ids.get(title) ?? '', title });
      }
      const page = await person.client.lists.loadFiles({ sidx, sort });
      expect(titlesOf(page.rows)).toEqual(wanted);
    });

    it('sorts numbers by value and Chinese by sound', async () => {
      const person = await server.person();
      for (const title of ['File 10', '北京', 'File 9', '安徽', 'file 1']) await addFile(person, title);
      const page = await person.client.lists.loadFiles({ sidx: 'title', sort: 'asc' });
      expect(titlesOf(page.rows)).toEqual(['安徽', '北京', 'file 1', 'File 9', 'File 10']);
    });

    it('walks by cursor and number without gaps', async () => {
      const person = await server.person();
      for (let index = 0; index < 3; index += 1) await addFolder(person, `Folder ${index}`);
      for (let index = 0; index < 9; index += 1) await addFile(person, `File ${index}`);
      for (const sidx of ['lastModify', 'createTime', 'title', 'index'] as const) {
        const whole = titlesOf((await person.client.lists.loadFiles({ sidx, pageSize: 50 })).rows);
        const walked: string[] = [];
        let cursor: string | null | undefined;
        for (let page = 1; cursor !== null; page += 1) {
          const input = { sidx, pageSize: 5, page, ...(cursor === undefined ? {} : { cursor }) };
          const answer = await person.client.lists.loadFiles(input);
          walked.push(...titlesOf(answer.rows));
          cursor = answer.cursor;
          const jumped = await person.client.lists.loadFiles({ sidx, pageSize: 5, page });
          expect(titlesOf(jumped.rows)).toEqual(titlesOf(answer.rows));
          expect(answer.total).toBe(12);
        }
        expect(walked).toEqual(whole);
        expect(new Set(walked).size).toBe(12);
      }
    });

    it('answers the page that holds an item', async () => {
      const person = await server.person();
      for (let index = 0; index < 3; index += 1) await addFolder(person, `Folder ${index}`);
      for (let index = 0; index < 9; index += 1) await addFile(person, `File ${index}`);
      for (const sidx of ['lastModify', 'createTime', 'title', 'index'] as const) {
        for (const sort of ['asc', 'desc'] as const) {
          const whole = (await person.client.lists.loadFiles({ sidx, sort, pageSize: 50 })).rows.map(idOf);
          for (const [place, locate] of whole.entries()) {
            const answer = await person.client.lists.loadFiles({ sidx, sort, pageSize: 5, page: 1, locate });
            expect(answer.page).toBe(Math.floor(place / 5) + 1);
            expect(answer.rows.map(idOf)).toContain(locate);
          }
        }
      }
    });

    it('answers the asked page without the item', async () => {
      const [person, other] = [await server.person(), await server.person()];
      const top = await addFolder(person, 'Top');
      const inside = await addFile(person, 'Inside', { folderId: top });
      const foreign = await addFile(other, 'Foreign');
      for (let index = 0; index < 3; index += 1) await addFile(person, `File ${index}`);
      for (const locate of [inside, foreign]) {
        const answer = await person.client.lists.loadFiles({ pageSize: 2, page: 2, locate });
        expect([answer.page, answer.rows.length]).toEqual([2, 2]);
      }
    });

    it('refuses a cursor of another list', async () => {
      const person = await server.person();
      for (let index = 0; index < 3; index += 1) await addFile(person, `File ${index}`);
      const { cursor } = await person.client.lists.loadFiles({ pageSize: 2 });
      expect(cursor).not.toBeNull();
      const misused = person.client.lists.loadFiles({ pageSize: 2, sidx: 'title', cursor: cursor ?? '' });
      expect(await refusalOf(misused)).toBe('70001');
      expect(await refusalOf(person.client.lists.loadFiles({ cursor: 'AAAA' }))).toBe('70001');
    });

    it('[CALL-F-001] filters one folder by keyword and category', async () => {
      const person = await server.person();
      const folder = await addFolder(person, '规划');
      await addFile(person, '季度规划', { folderId: folder, category: 'mind' });
      await addFile(person, 'Plan of work', { folderId: folder });
      await addFile(person, '季度总结', { folderId: folder, category: 'mind_org' });
      await addFile(person, '季度规划', { category: 'mind' });
      const ask = (more: { keyword?: string; category?: string }) =>
        person.client.lists.loadFiles({ folderId: folder, ...more });
      expect(titlesOf((await ask({ keyword: '季度' })).rows)).toEqual(['季度总结', '季度规划']);
      expect(titlesOf((await ask({ keyword: 'WORK' })).rows)).toEqual(['Plan of work']);
      expect(titlesOf((await ask({ keyword: 'p' })).rows)).toEqual(['Plan of work']);
      expect((await ask({ keyword: '季%' })).total).toBe(0);
      expect(titlesOf((await ask({ category: 'mind' })).rows)).toEqual(['季度规划']);
      expect((await ask({ category: 'mind' })).total).toBe(1);
    });
  });

  describe('other lists', () => {
    it('[CALL-F-003] lists opened and changed files, latest first', async () => {
      const person = await server.person();
      const [a, b] = [await addFile(person, 'a'), await addFile(person, 'b')];
      expect(titlesOf((await person.client.lists.historyFiles()).rows)).toEqual(['b', 'a']);
      server.clock.advance(1000);
      await person.client.charts.definition({ chartId: a });
      const opened = (await person.client.lists.historyFiles()).rows;
      expect(titlesOf(opened)).toEqual(['a', 'b']);
      expect(opened[0]?.openTime).toBe(server.clock.now());
      await person.client.folders.toTrash({ fileId: b, fileType: 'chart' });
      expect(titlesOf((await person.client.lists.historyFiles()).rows)).toEqual(['a']);
    });

    it('[CALL-F-004] lists shared files by newest invitation', async () => {
      const [owner, guest] = [await server.person(), await server.person()];
      const [early, late] = [await addFile(owner, 'Early'), await addFile(owner, 'Late')];
      const right = { ownerId: owner.id, userId: guest.id, role: 'editor' } as const;
      await shareNode(server.app.database.db, { ...right, nodeId: late, at: 20 });
      await shareNode(server.app.database.db, { ...right, nodeId: early, at: 10 });
      const page = await guest.client.lists.collaborationFiles({ sort: 'inviteTime' });
      expect(titlesOf(page.rows)).toEqual(['Late', 'Early']);
      expect(page.rows[0]).toMatchObject({
        inviteTime: 20,
        collaboration: true,
        isCanEditor: true,
        owner: { userId: owner.id },
      });
      const byTitle = await guest.client.lists.collaborationFiles({ sort: 'title' });
      expect(titlesOf(byTitle.rows)).toEqual(['Early', 'Late']);
      expect((await owner.client.lists.collaborationFiles()).total).toBe(0);
    });

    it('hides rights that their holder left', async () => {
      const [owner, guest] = [await server.person(), await server.person()];
      const { db } = server.app.database;
      const nodeId = await addFile(owner, 'Given once');
      await shareNode(db, { ownerId: owner.id, userId: guest.id, nodeId, role: 'manager' });
      const seen = async () => [
        (await guest.client.lists.collaborationFiles()).total,
        (await guest.client.lists.globalFiles({ title: 'Given' })).total,
      ];
      expect(await seen()).toEqual([1, 1]);
      await db.updateTable('collaborator').set({ state: 1 }).where('node_id', '=', nodeId).execute();
      expect(await seen()).toEqual([0, 0]);
      await db.deleteFrom('collaborator').where('node_id', '=', nodeId).execute();
      expect(await seen()).toEqual([0, 0]);
    });

    it('[CALL-F-011] lists own files shared with others', async () => {
      const [owner, guest] = [await server.person(), await server.person()];
      const shared = await addFile(owner, 'Shared');
      await addFile(owner, 'Private');
      const right = { ownerId: owner.id, userId: guest.id, nodeId: shared, role: 'viewer' } as const;
      await shareNode(server.app.database.db, right);
      expect(titlesOf((await owner.client.lists.myCollaboration()).rows)).toEqual(['Shared']);
      expect((await guest.client.lists.myCollaboration()).total).toBe(0);
    });

    it('[CALL-F-006] lists deleted things, latest first, without contents', async () => {
      const person = await server.person();
      const folder = await addFolder(person, 'Folder');
      await addFile(person, 'Inside', { folderId: folder });
      const loose = await addFile(person, 'Loose');
      await person.client.folders.toTrash({ fileId: loose, fileType: 'chart' });
      server.clock.advance(1000);
      await person.client.folders.toTrash({ fileId: folder, fileType: 'folder' });
      const page = await person.client.lists.trashFiles();
      expect(titlesOf(page.rows)).toEqual(['Folder', 'Loose']);
      expect(page.total).toBe(2);
      expect(page.rows[0]?.deleteTime).toBe(server.clock.now());
    });

    it('says where each thing in the trash lay', async () => {
      const person = await server.person();
      const folder = await addFolder(person, 'Plans');
      const inside = await addFile(person, 'Inside', { folderId: folder });
      const loose = await addFile(person, 'Loose');
      for (const fileId of [inside, loose])
        await person.client.folders.toTrash({ fileId, fileType: 'chart' });
      const { rows } = await person.client.lists.trashFiles();
      const paths = new Map(rows.map(({ title, path = [] }) => [title, path]));
      expect(paths.get('Inside')).toEqual([{ folderId: folder, title: 'Plans' }]);
      expect(paths.get('Loose')).toEqual([]);
    });

    it('filters trash by title, kind and time', async () => {
      const person = await server.person();
      const { client } = person;
      const times = new Map<string, number>();
      const trash = async (title: string, item: { fileId: string; fileType: 'chart' | 'folder' }) => {
        await client.folders.toTrash(item);
        times.set(title, server.clock.now());
      };
      const folder = await addFolder(person, 'Plan folder');
      for (const title of ['Plan A', 'Plan B', 'Other'])
        await trash(title, { fileId: await addFile(person, title), fileType: 'chart' });
      server.clock.advance(1000);
      await trash('Plan folder', { fileId: folder, fileType: 'folder' });
      const listed = async (input: Parameters<typeof client.lists.trashFiles>[0]) => {
        const { rows, total } = await client.lists.trashFiles(input);
        expect(total).toBe(rows.length);
        return titlesOf(rows);
      };
      expect(await listed({ type: 'all' })).toEqual(['Plan folder', 'Other', 'Plan B', 'Plan A']);
      expect(await listed({ keyword: 'plan', type: 'chart' })).toEqual(['Plan B', 'Plan A']);
      expect(await listed({ type: 'folder' })).toEqual(['Plan folder']);
      const [deletedFrom = 0, deletedTo = 0] = ['Plan B', 'Other'].map((title) => times.get(title));
      expect(await listed({ deletedFrom, deletedTo })).toEqual(['Other', 'Plan B']);
      expect(await listed({ deletedFrom: deletedTo, deletedTo: deletedFrom })).toEqual([]);
      const first = await client.lists.trashFiles({ keyword: 'plan', pageSize: 1 });
      const next = await client.lists.trashFiles({
        keyword: 'plan',
        pageSize: 1,
        page: 2,
        cursor: first.cursor ?? '',
      });
      expect([first.total, titlesOf(next.rows)]).toEqual([3, ['Plan B']]);
    });

    it('[CALL-F-007] [CALL-F-056] counts a folder, the account and its trash', async () => {
      const person = await server.person();
      const folder = await addFolder(person, 'Folder');
      for (const title of ['a', 'b', 'c']) await addFile(person, title, { folderId: folder });
      const loose = await addFile(person, 'Loose');
      await person.client.folders.toTrash({ fileId: loose, fileType: 'chart' });
      // A folder is one thing in the trash, however much is in it.
      const full = await addFolder(person, 'Full');
      for (const title of ['d', 'e']) await addFile(person, title, { folderId: full });
      await person.client.folders.toTrash({ fileId: full, fileType: 'folder' });
      const counts = { fileCount: 3, folderCount: 1, trashChartCount: 2 };
      expect(await person.client.lists.filesCount()).toEqual({ count: 1, ...counts });
      expect(await person.client.lists.filesCount({ folderId: folder })).toEqual({ count: 3, ...counts });
      expect(await person.client.lists.trashCount()).toEqual({ trashChartCount: 2 });
    });

    it('[CALL-F-009] [CALL-F-010] answers the folder tree by level or whole', async () => {
      const person = await server.person();
      const a = await addFolder(person, 'A');
      const b = await addFolder(person, 'B', a);
      const c = await addFolder(person, 'C', b);
      await addFolder(person, 'D');
      await addFile(person, 'File', { folderId: a });
      const level = await person.client.folders.getFolderData({ folderId: a });
      expect(level.folders).toEqual([{ folderId: b, parentId: a, title: 'B', hasChildren: true }]);
      expect(level.chain).toEqual([{ folderId: a, title: 'A' }]);
      const tree = await person.client.folders.getAllFolderData();
      expect(tree.folders.map((one) => one.title)).toEqual(['A', 'D', 'B', 'C']);
      expect(tree.folders[3]).toEqual({ folderId: c, parentId: b, title: 'C', hasChildren: false });
      expect(tree.truncated).toBe(false);
      const below = await person.client.folders.getAllFolderData({ folderId: b });
      expect(below.folders.map((one) => one.folderId)).toEqual([c]);
    });
  });

  describe('search', () => {
    it('[CALL-F-008] finds things by any part of a title', async () => {
      const [person, other] = [await server.person(), await server.person()];
      const top = await addFolder(person, '年度');
      const inner = await addFolder(person, '预算', top);
      await addFile(person, '2026 年度预算表', { folderId: inner, category: 'table' });
      await addFile(person, 'Budget review');
      const theirs = await addFolder(other, 'Team budget');
      await addFile(other, 'Budget of the team', { folderId: theirs });
      await addFile(other, 'Budget, secret');
      const right = { ownerId: other.id, nodeId: theirs, userId: person.id, role: 'viewer' } as const;
      await shareNode(server.app.database.db, right);
      const find = async (title: string, more = {}) =>
        (await person.client.lists.globalFiles({ title, ...more })).rows;
      expect(titlesOf(await find('度预'))).toEqual(['2026 年度预算表']);
      expect((await find('度预'))[0]?.path).toEqual([
        { folderId: top, title: '年度' },
        { folderId: inner, title: '预算' },
      ]);
      expect(titlesOf(await find('预'))).toEqual(['2026 年度预算表', '预算']);
      expect(titlesOf(await find('UDG')).toSorted()).toEqual([
        'Budget of the team',
        'Budget review',
        'Team budget',
      ]);
      expect(titlesOf(await find('budget', { type: 'folder' }))).toEqual(['Team budget']);
      expect(titlesOf(await find('预算', { type: 'chart' }))).toEqual(['2026 年度预算表']);
      expect(titlesOf(await find('预算', { category: 'table' }))).toEqual(['2026 年度预算表']);
      expect((await find('of the team'))[0]?.path).toEqual([{ folderId: theirs, title: 'Team budget' }]);
      expect(await find('secret')).toEqual([]);
      expect(await find('%')).toEqual([]);
      expect(await refusalOf(find('  '))).toBe('70001');
    });

    it('[CALL-F-008] walks many matches by cursor and counts them', async () => {
      const person = await server.person();
      for (let index = 0; index < 12; index += 1) await addFile(person, `Match ${index}`);
      await addFile(person, 'Other');
      const walked: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const input = { title: 'match', pageSize: 5, ...(cursor === undefined ? {} : { cursor }) };
        const page = await person.client.lists.globalFiles(input);
        expect(page.total).toBe(12);
        walked.push(...titlesOf(page.rows));
        cursor = page.cursor;
      }
      expect(walked).toEqual(Array.from({ length: 12 }, (_, index) => `Match ${11 - index}`));
    });

    it('counts matches beyond the newest thousand', async () => {
      const person = await server.person();
      const { app } = server;
      const tree = createTreeBuilder({ ownerId: person.id, now: app.now(), seed: 1 });
      for (let index = 0; index < 2_600; index += 1) {
        tree.file({ locale: 'zh', category: 'markdown', title: index % 2 === 0 ? '常见 报告' : '别的' });
      }
      await transaction(app.database.db, (tx) =>
        loadTree(app, tx, { ownerId: person.id, nodes: tree.nodes }),
      );
      const { total, rows } = await person.client.lists.globalFiles({ title: '常见', pageSize: 20 });
      expect(rows).toHaveLength(20);
      expect(total).toBe(1_001);
      // The same words in another order are not in the title as they stand: half of all files have them as words.
      const worded = await person.client.lists.globalFiles({ title: '报告 常见', pageSize: 20 });
      expect([worded.total, worded.rows.length]).toEqual([1_001, 20]);
      // A row older than the range that a search looks through first is found by its index, in a title as in a file.
      await addFile(person, 'A needle');
      const { chartId } = await person.client.charts.create({ category: 'markdown', title: 'Hay' });
      const def = JSON.stringify({ v: 2, type: 'markdown', page: { name: 'T' }, text: 'one needle' });
      await person.client.definitions.save({ chartId, def, version: 1 });
      await app.database.db
        .updateTable('node')
        .set({ last_modify: 1 })
        .where('owner_id', '=', person.id)
        .where('title', 'in', ['A needle', 'Hay'])
        .execute();
      const found = await person.client.lists.globalFiles({ title: 'needle', pageSize: 20 });
      expect([found.total, ...found.rows.map(({ title }) => title)]).toEqual([2, 'A needle', 'Hay']);
    });

    it('finds renamed things anew, never trashed ones', async () => {
      const person = await server.person();
      const id = await addFile(person, 'Old name');
      await person.client.charts.rename({ chartId: id, title: 'New name' });
      const find = async (title: string) => (await person.client.lists.globalFiles({ title })).total;
      expect([await find('old'), await find('new')]).toEqual([0, 1]);
      await person.client.folders.toTrash({ fileId: id, fileType: 'chart' });
      expect(await find('new')).toBe(0);
    });
  });
};
