import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FILE_CATEGORIES, FOLDER_DEPTH, FREE_FILES, TITLE_LENGTH } from '@chartdock/contract';
import type { FileCategory, FileRecord } from '@chartdock/contract';
import { findTreeFaults } from '../../kernel/db/crash/tree-faults.ts';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const titlesOf = (rows: readonly FileRecord[]): string[] => rows.map((row) => row.title);
const chart = (fileId: string) => ({ fileId, fileType: 'chart' }) as const;
const folderItem = (fileId: string) => ({ fileId, fileType: 'folder' }) as const;

// One row per kind of file that the product promises.
const KINDS: readonly (readonly [string, FileCategory, string])[] = [
  ['PROD-01', 'flow', 'flow'],
  ['PROD-02', 'mind', 'mind'],
  ['PROD-03', 'outline', 'outline'],
  ['PROD-04', 'ui', 'ui'],
  ['PROD-05', 'uml', 'uml'],
  ['PROD-06', 'network', 'network'],
  ['PROD-07', 'mind_org', 'mind_org'],
  ['PROD-07', 'mind_org_multistage', 'mind_org_multistage'],
  ['PROD-08', 'bpmn', 'bpmn'],
  ['PROD-09', 'markdown', 'markdown'],
  ['PROD-10', 'board', 'flow'],
];

/** Proves the effects of the calls on the tree, over the wire; after each test every rule of the tree must hold. */
export const treeSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());
  afterEach(async () => {
    expect(await findTreeFaults(server.app.database)).toEqual([]);
  });

  const addFolder = async (person: Person, title: string, folderId = 'root'): Promise<string> =>
    (await person.client.folders.create({ title, folderId })).file._id ?? '';
  const addFile = async (person: Person, title: string, folderId = 'root'): Promise<string> =>
    (await person.client.charts.create({ category: 'flow', folderId, title })).chartId;
  const list = async (person: Person, folderId = 'root') =>
    (await person.client.lists.loadFiles({ folderId, sidx: 'title', sort: 'asc', pageSize: 50 })).rows;
  const used = async (person: Person): Promise<number> =>
    (await person.client.user.privilege()).privilege.usedFileCount;
  const post = (person: Person, key?: string) => async (path: string, fields: Record<string, string>) => {
    const response = await server.send(`/api/personal/${path}`, {
      method: 'POST',
      headers: { token: person.token, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      body: new URLSearchParams(fields),
    });
    return (await response.json()) as { code: string; data: { chartId?: string } | null };
  };

  describe('files', () => {
    it('creates from valid definitions of its kind', async () => {
      const { client } = await server.person();
      const root = { id: 'root', title: 'Tea', children: [{ id: 'a', title: 'Water', children: [] }] };
      const tree = { v: 2, type: 'tree', page: { name: 'Tea' }, structure: 'right', theme: 'default', root };
      const def = JSON.stringify(tree);
      const { chartId } = await client.charts.create({ category: 'mind', title: 'Tea', def });
      expect(JSON.parse((await client.charts.definition({ chartId })).def)).toMatchObject(tree);
      const broken = JSON.stringify({ ...tree, root: { ...root, title: 5 } });
      const wrong = [
        { category: 'mind', def: broken, path: /^def\.root/ },
        { category: 'flow', def, path: /^def\.type$/ },
        { category: 'mind', def: '{', path: /^def/ },
      ] as const;
      for (const { path, ...input } of wrong)
        await expect(client.charts.create(input)).rejects.toMatchObject({
          envelopeCode: '70001',
          data: { issues: [expect.objectContaining({ path: expect.stringMatching(path) as string })] },
        });
      const newer = JSON.stringify({ ...tree, v: 99 });
      expect(await refusalOf(client.charts.create({ category: 'mind', def: newer }))).toBe('70036');
      expect((await client.lists.loadFiles()).rows).toHaveLength(1);
    });

    it.each(KINDS)('[%s] creates through trashes a %s file', async (_id, category, type) => {
      const { client } = await server.person();
      const folderId = (await client.folders.create({ title: 'Folder' })).file._id ?? '';
      const made = await client.charts.create({ category, title: 'Made' });
      const fileId = made.chartId;
      expect((await client.lists.loadFiles()).rows).toContainEqual(
        expect.objectContaining({ chartId: fileId, category, chartType: type, title: 'Made' }),
      );
      const opened = await client.charts.definition({ chartId: fileId });
      expect(JSON.parse(opened.def)).toMatchObject({ v: 2, page: { name: 'Made' } });
      const { canvas } = await client.charts.canvases({ chartId: fileId });
      expect(canvas.chartCanvas).toEqual([{ definitionId: opened.definitionId, title: 'Made' }]);
      const renamed = await client.charts.rename({ chartId: fileId, title: 'Renamed' });
      expect(renamed.file.title).toBe('Renamed');
      await client.folders.move({ ...chart(fileId), folderId });
      expect(titlesOf((await client.lists.loadFiles({ folderId })).rows)).toEqual(['Renamed']);
      await client.folders.toTrash(chart(fileId));
      expect((await client.lists.loadFiles({ folderId })).rows).toEqual([]);
      expect(titlesOf((await client.lists.trashFiles()).rows)).toEqual(['Renamed']);
    });

    it('[CALL-F-024] creates every category with its definition', async () => {
      const { client } = await server.person();
      const folderId = (await client.folders.create({ title: 'All' })).file._id ?? '';
      const types = new Set<string>();
      expect(FILE_CATEGORIES).toEqual([
        ...['flow', 'mind', 'mind_free', 'mind_timeline', 'mind_fishbone', 'mind_org', 'mind_org_multistage'],
        ...['mind_tree', 'mind_bracket', 'outline', 'markdown', 'board', 'ui', 'uml', 'er', 'table', 'plane'],
        ...['gantt', 'framework', 'network', 'swimlane', 'circuit', 'venn', 'bpmn'],
      ]);
      for (const category of FILE_CATEGORIES) {
        const { chartId, file } = await client.charts.create({ category, folderId });
        expect(file).toMatchObject({ category, parentId: folderId });
        const def = JSON.parse((await client.charts.definition({ chartId })).def) as { type: string };
        types.add(def.type);
      }
      expect([...types].toSorted()).toEqual(['board', 'graph', 'markdown', 'tree']);
    });

    it('numbers missing and taken titles', async () => {
      const person = await server.person();
      await person.client.charts.create({ category: 'flow' });
      await person.client.charts.create({ category: 'mind' });
      await addFile(person, 'untitled FILE');
      await addFolder(person, 'Untitled file');
      expect(titlesOf(await list(person))).toEqual([
        'Untitled file',
        'Untitled file',
        'Untitled file (2)',
        'untitled FILE (3)',
      ]);
    });

    it('numbers namesakes of long titles within whole characters', async () => {
      const { client } = await server.person();
      const title = '🇨🇳'.repeat(128);
      const titles = [];
      for (let count = 0; count < 3; count += 1)
        titles.push((await client.charts.create({ category: 'flow', title })).file.title);
      const cut = '🇨🇳'.repeat(124);
      expect(titles).toEqual([title, `${cut} (2)`, `${cut} (3)`]);
    });

    it('cleans titles and refuses empty and overlong ones', async () => {
      const { client } = await server.person();
      const made = await client.charts.create({
        category: 'flow',
        title: '  <b>Plan</b><script>x</script> ',
      });
      expect(made.file.title).toBe('<b>Plan</b>');
      const long = client.charts.rename({ chartId: made.chartId, title: 'x'.repeat(TITLE_LENGTH + 1) });
      expect(await refusalOf(long)).toBe('70001');
      expect(
        await refusalOf(client.charts.rename({ chartId: made.chartId, title: '<script>x</script>' })),
      ).toBe('70001');
    });

    it('[CALL-F-022] [LIFE-07] renames, refuses taken names unless ignored', async () => {
      const person = await server.person();
      const id = await addFile(person, 'One');
      await addFile(person, 'Two');
      await addFolder(person, 'Three');
      const { charts } = person.client;
      expect(await refusalOf(charts.rename({ chartId: id, title: 'TWO' }))).toBe('70003');
      expect((await charts.rename({ chartId: id, title: 'Three' })).file.title).toBe('Three');
      expect((await charts.rename({ chartId: id, title: 'Two', ignore: true })).file.title).toBe('Two');
    });

    it('[CALL-F-023] [CALL-F-005] [PROD-12] [LIFE-04] [LIFE-16] toggles a favourite and lists it', async () => {
      const person = await server.person();
      const id = await addFile(person, 'Starred');
      const { favourites, lists } = person.client;
      expect(await favourites.toggle({ chartId: id, chartType: 'chart' })).toEqual({ favourite: true });
      const page = await lists.favFiles({ chartType: 'chart' });
      expect(page.rows).toEqual([expect.objectContaining({ chartId: id, favourite: true })]);
      expect((await lists.favFiles({ chartType: 'template' })).total).toBe(0);
      expect(await favourites.toggle({ chartId: id, chartType: 'chart' })).toEqual({ favourite: false });
      expect((await lists.favFiles({ chartType: 'chart' })).total).toBe(0);
    });

    it('[CALL-F-038] [LIFE-15] cancels a favourite by file id and type, once', async () => {
      const person = await server.person();
      const id = await addFile(person, 'Starred');
      await person.client.favourites.toggle({ chartId: id });
      const cancel = () => person.client.favourites.cancel({ fileId: id, type: 'chart' });
      expect(await cancel()).toEqual({ favourite: false });
      expect((await person.client.lists.favFiles()).total).toBe(0);
      expect(await refusalOf(cancel())).toBe('70002');
    });
  });

  describe('folders', () => {
    it('[CALL-F-015] [CALL-F-014] creates and renames folders alike', async () => {
      const person = await server.person();
      const [a] = [await addFolder(person, 'A'), await addFolder(person, 'B')];
      const { folders } = person.client;
      expect(await refusalOf(folders.rename({ folderId: a, title: 'B' }))).toBe('70003');
      expect((await folders.rename({ folderId: a, title: 'B', ignore: true })).file.title).toBe('B');
      expect((await folders.create({ title: 'B' })).file.title).toBe('B (2)');
    });

    it('[PROD-11] nests files to the allowed depth', async () => {
      const person = await server.person();
      let folderId = 'root';
      for (let level = 1; level <= FOLDER_DEPTH; level += 1) {
        folderId = await addFolder(person, `Level ${level}`, folderId);
      }
      await addFile(person, 'Deepest', folderId);
      const page = await person.client.lists.loadFiles({ folderId });
      expect(page.chain).toHaveLength(FOLDER_DEPTH);
      expect(titlesOf(page.rows)).toEqual(['Deepest']);
      expect(await refusalOf(person.client.folders.create({ title: 'Too deep', folderId }))).toBe('70004');
      const pair = await addFolder(person, 'Pair');
      await addFolder(person, 'Inside', pair);
      expect(await refusalOf(person.client.folders.move({ ...folderItem(pair), folderId }))).toBe('70004');
      expect(await refusalOf(person.client.folders.copy({ ...folderItem(pair), folderId }))).toBe('70004');
    });

    it('[CALL-F-018] [LIFE-05] moves a file and a folder with all inside', async () => {
      const person = await server.person();
      const [from, to] = [await addFolder(person, 'From'), await addFolder(person, 'To')];
      const file = await addFile(person, 'File', from);
      await person.client.folders.move({ ...chart(file), folderId: to });
      await person.client.folders.move({ ...folderItem(to), folderId: from });
      expect(titlesOf(await list(person))).toEqual(['From']);
      expect(titlesOf(await list(person, from))).toEqual(['To']);
      expect(titlesOf(await list(person, to))).toEqual(['File']);
      await person.client.folders.move({ ...folderItem(to), folderId: 'root' });
      expect(titlesOf(await list(person))).toEqual(['From', 'To']);
    });

    it.each(['move', 'restore', 'batch move', 'batch restore'])(
      'numbers a namesake arriving by %s',
      async (way) => {
        const person = await server.person();
        const { folders } = person.client;
        const to = await addFolder(person, 'To');
        const isRestored = way.endsWith('restore');
        const file = await addFile(person, 'Same', isRestored ? to : 'root');
        const folder = await addFolder(person, 'Same', isRestored ? to : 'root');
        const items = [chart(file), folderItem(folder)];
        if (isRestored) for (const item of items) await folders.toTrash(item);
        await addFile(person, 'Same', to);
        await addFolder(person, 'Same', to);
        if (way === 'move') for (const item of items) await folders.move({ ...item, folderId: to });
        else if (way === 'restore') for (const item of items) await folders.restore(item);
        else await folders.batchOperation({ type: isRestored ? 'restore' : 'move', items, folderId: to });
        expect(titlesOf(await list(person, to)).toSorted()).toEqual(['Same', 'Same', 'Same (2)', 'Same (2)']);
      },
    );

    it('[CRUMB-08] refuses to move a folder into itself or below', async () => {
      const person = await server.person();
      const a = await addFolder(person, 'A');
      const b = await addFolder(person, 'B', a);
      const c = await addFolder(person, 'C', b);
      for (const folderId of [a, b, c]) {
        expect(await refusalOf(person.client.folders.move({ ...folderItem(a), folderId }))).toBe('70005');
      }
      expect(titlesOf(await list(person))).toEqual(['A']);
    });

    it('[CRUMB-08] makes no cycle of two simultaneous moves', async () => {
      const person = await server.person();
      for (let round = 0; round < 10; round += 1) {
        const a = await addFolder(person, `A${round}`);
        const b = await addFolder(person, `B${round}`);
        const answers = await Promise.all([
          post(person)('folder/move', { fileId: a, fileType: 'folder', folderId: b }),
          post(person)('folder/move', { fileId: b, fileType: 'folder', folderId: a }),
        ]);
        expect(answers.map((answer) => answer.code).toSorted()).toEqual(['200', '70005']);
      }
    });

    it('[CALL-F-019] [LIFE-06] copies whole folders and counts', async () => {
      const person = await server.person();
      const [from, to] = [await addFolder(person, 'From'), await addFolder(person, 'To')];
      const inner = await addFolder(person, 'Inner', from);
      const file = await addFile(person, 'File', inner);
      await addFile(person, 'Other', from);
      const before = await used(person);
      const { file: copy } = await person.client.folders.copy({ ...folderItem(from), folderId: to });
      expect(titlesOf(await list(person, copy.folderId))).toEqual(['Inner', 'Other']);
      const [copiedInner] = await list(person, copy.folderId);
      const [copied] = await list(person, copiedInner?.folderId);
      expect(copied).toMatchObject({ title: 'File', cloneId: file });
      const definitions = [file, copied?.chartId ?? ''].map((chartId) =>
        person.client.charts.definition({ chartId }),
      );
      const [original, cloned] = await Promise.all(definitions);
      expect(cloned?.def).toBe(original?.def);
      expect(await used(person)).toBe(before + 2);
      const beside = await person.client.folders.copy({ ...chart(file), folderId: inner });
      expect(beside.file.title).toBe('File copy');
      expect(titlesOf(await list(person, inner))).toEqual(['File', 'File copy']);
    });

    it('[CALL-F-013] [CALL-F-012] [LIFE-08] reorders by hand and keeps the order', async () => {
      const person = await server.person();
      const folderId = await addFolder(person, 'Folder');
      const ids = new Map<string, string>();
      for (const title of ['a', 'b', 'c', 'd']) ids.set(title, await addFile(person, title, folderId));
      const order = async () =>
        titlesOf((await person.client.lists.loadFiles({ folderId, sidx: 'index' })).rows);
      const sort = (title: string, index: number) =>
        person.client.folders.sort({ ...chart(ids.get(title) ?? ''), index });
      expect(await order()).toEqual(['a', 'b', 'c', 'd']);
      await sort('d', 0);
      expect(await order()).toEqual(['d', 'a', 'b', 'c']);
      await sort('d', 2);
      expect(await order()).toEqual(['a', 'b', 'd', 'c']);
      await sort('a', 99);
      expect(await order()).toEqual(['b', 'd', 'c', 'a']);
      for (let turn = 0; turn < 60; turn += 1) await sort(turn % 2 === 0 ? 'd' : 'c', 1);
      expect(await order()).toEqual(['b', 'c', 'd', 'a']);
      expect(await person.client.folders.sortAll({ folderId, sidx: 'title', sort: 'desc' })).toEqual({
        count: 4,
      });
      expect(await order()).toEqual(['d', 'c', 'b', 'a']);
    });

    it('counts places over folders, then files', async () => {
      const person = await server.person();
      for (const title of ['F1', 'F2']) await addFolder(person, title);
      const ids = [await addFile(person, 'x'), await addFile(person, 'y'), await addFile(person, 'z')];
      await person.client.folders.sort({ ...chart(ids[2] ?? ''), index: 3 });
      const shown = (await person.client.lists.loadFiles({ sidx: 'index' })).rows;
      expect(titlesOf(shown)).toEqual(['F1', 'F2', 'x', 'z', 'y']);
    });
  });

  describe('trash', () => {
    it('[CALL-F-017] [CALL-F-020] [CALL-F-037] [LIFE-01] [LIFE-02] trashes a file and restores it where it was', async () => {
      const person = await server.person();
      const folderId = await addFolder(person, 'Folder');
      const file = await addFile(person, 'File', folderId);
      const trashed = await person.client.folders.toTrash(chart(file));
      expect(trashed).toEqual({ trashChartCount: 1, usedFileCount: 1 });
      expect(await list(person, folderId)).toEqual([]);
      expect(await refusalOf(person.client.charts.rename({ chartId: file, title: 'x' }))).toBe('70002');
      const restored = await person.client.folders.restore({ ...chart(file), orgId: '' });
      expect(restored).toEqual({ trashChartCount: 0, usedFileCount: 1, folderId, toRoot: false });
      expect(titlesOf(await list(person, folderId))).toEqual(['File']);
      expect(await refusalOf(person.client.folders.restore(chart(file)))).toBe('70009');
    });

    it('[LIFE-02] restores to the top without its folder', async () => {
      const person = await server.person();
      const folderId = await addFolder(person, 'Folder');
      const [a, b] = [await addFile(person, 'A', folderId), await addFile(person, 'B', folderId)];
      await person.client.folders.toTrash(chart(a));
      await person.client.folders.toTrash(chart(b));
      await person.client.folders.toTrash(folderItem(folderId));
      expect(await person.client.folders.restore(chart(a))).toMatchObject({ folderId: 'root', toRoot: true });
      await person.client.folders.removeFromTrash(folderItem(folderId));
      expect(await person.client.folders.restore(chart(b))).toMatchObject({ folderId: 'root', toRoot: true });
      expect(titlesOf(await list(person))).toEqual(['A', 'B']);
    });

    it('[CALL-F-021] [CALL-F-037] [LIFE-03] deletes for good: no call finds the file again', async () => {
      const person = await server.person();
      const file = await addFile(person, 'File');
      await person.client.favourites.toggle({ chartId: file });
      expect(await refusalOf(person.client.folders.removeFromTrash(chart(file)))).toBe('70009');
      await person.client.folders.toTrash(chart(file));
      const removed = await person.client.folders.removeFromTrash({ ...chart(file), orgId: '' });
      expect(removed).toEqual({ trashChartCount: 0, usedFileCount: 0 });
      const { client } = person;
      const refused = [
        () => client.folders.restore(chart(file)),
        () => client.folders.removeFromTrash(chart(file)),
        () => client.charts.definition({ chartId: file }),
        () => client.charts.canvases({ chartId: file }),
        () => client.charts.rename({ chartId: file, title: 'x' }),
        () => client.folders.copy({ ...chart(file), folderId: 'root' }),
        () => client.favourites.toggle({ chartId: file }),
      ];
      for (const call of refused) expect(await refusalOf(call())).toBe('70002');
      const pages = [client.lists.trashFiles(), client.lists.historyFiles(), client.lists.favFiles()];
      for (const page of pages) expect((await page).total).toBe(0);
      const left = await server.app.database.db
        .selectFrom('node_body')
        .select('def')
        .where('node_id', '=', file)
        .execute();
      expect(left).toEqual([]);
    });

    it('[LIFE-18] takes everything along, back and away', async () => {
      const person = await server.person();
      const top = await addFolder(person, 'Top');
      const inner = await addFolder(person, 'Inner', top);
      const [one, two] = [await addFile(person, 'One', top), await addFile(person, 'Two', inner)];
      const { client } = person;
      expect(await client.folders.toTrash(folderItem(top))).toEqual({ trashChartCount: 1, usedFileCount: 2 });
      expect((await client.lists.globalFiles({ title: 'Two' })).total).toBe(0);
      expect((await client.lists.historyFiles()).total).toBe(0);
      expect((await client.lists.loadFiles({ folderId: 'root' })).total).toBe(0);
      await client.folders.restore(folderItem(top));
      expect(titlesOf(await list(person, top))).toEqual(['Inner', 'One']);
      expect(titlesOf(await list(person, inner))).toEqual(['Two']);
      await client.folders.toTrash(folderItem(top));
      await client.folders.removeFromTrash(folderItem(top));
      for (const chartId of [one, two])
        expect(await refusalOf(client.charts.canvases({ chartId }))).toBe('70002');
      expect(await used(person)).toBe(0);
    });

    it('keeps earlier trash', async () => {
      const person = await server.person();
      const folderId = await addFolder(person, 'Folder');
      const file = await addFile(person, 'File', folderId);
      await person.client.folders.toTrash(chart(file));
      await person.client.folders.toTrash(folderItem(folderId));
      await person.client.folders.restore(folderItem(folderId));
      expect(await list(person, folderId)).toEqual([]);
      expect(titlesOf((await person.client.lists.trashFiles()).rows)).toEqual(['File']);
    });
  });

  describe('batches', () => {
    it('[CALL-F-016] [LIFE-09] does one operation to several things', async () => {
      const person = await server.person();
      const folderId = await addFolder(person, 'Folder');
      const files = [await addFile(person, 'a'), await addFile(person, 'b')];
      const sub = await addFolder(person, 'Sub');
      const items = [...files.map(chart), folderItem(sub)];
      const run = (type: 'move' | 'copy' | 'to_trash' | 'restore' | 'remove_from_trash') =>
        person.client.folders.batchOperation({ type, items, folderId });
      const codes = async (type: Parameters<typeof run>[0]) =>
        (await run(type)).results.map((result) => result.code);
      expect(await codes('move')).toEqual(['200', '200', '200']);
      expect(titlesOf(await list(person, folderId))).toEqual(['Sub', 'a', 'b']);
      const copied = (await run('copy')).results;
      expect(copied.every((result) => result.newId !== undefined)).toBe(true);
      expect(await list(person, folderId)).toHaveLength(6);
      expect(await codes('to_trash')).toEqual(['200', '200', '200']);
      expect(await codes('restore')).toEqual(['200', '200', '200']);
      expect(await codes('to_trash')).toEqual(['200', '200', '200']);
      expect(await codes('remove_from_trash')).toEqual(['200', '200', '200']);
      expect(titlesOf(await list(person, folderId))).toEqual(['Sub copy', 'a copy', 'b copy']);
    });

    it.each([
      ['move', 'Inside'],
      ['to_trash', undefined],
    ] as const)('takes contents of batched folders along: %s', async (type, inside) => {
      const person = await server.person();
      const [folder, other] = [await addFolder(person, 'Folder'), await addFolder(person, 'Other')];
      const sub = await addFolder(person, 'Sub', folder);
      const file = await addFile(person, 'Inside', sub);
      const items = [chart(file), folderItem(folder), folderItem(sub)];
      const { results } = await person.client.folders.batchOperation({ type, items, folderId: other });
      expect(results.map(({ code }) => code)).toEqual(['200', '200', '200']);
      expect(titlesOf(await list(person, other))).toEqual(inside === undefined ? [] : ['Folder']);
      if (inside !== undefined) expect(titlesOf(await list(person, sub))).toEqual([inside]);
    });

    it('refuses forbidden batches, else answers individually', async () => {
      const [person, other] = [await server.person(), await server.person()];
      const mine = await addFile(person, 'Mine');
      const theirs = await addFile(other, 'Theirs');
      const { folders } = person.client;
      const mixed = folders.batchOperation({ type: 'to_trash', items: [chart(mine), chart(theirs)] });
      expect(await refusalOf(mixed)).toBe('70002');
      expect(titlesOf(await list(person))).toEqual(['Mine']);
      const a = await addFolder(person, 'A');
      const b = await addFolder(person, 'B', a);
      const { results } = await folders.batchOperation({
        type: 'move',
        items: [folderItem(a), chart(mine)],
        folderId: b,
      });
      expect(results.map((result) => result.code)).toEqual(['70005', '200']);
      expect(titlesOf(await list(person, b))).toEqual(['Mine']);
    });
  });

  describe('quota', () => {
    it('[QUOTA-10] answers 509 for every way at the limit', async () => {
      const person = await server.person({ free: true });
      const folderId = await addFolder(person, 'Folder');
      for (let index = 0; index < FREE_FILES; index += 1) await addFile(person, `f${index}`, folderId);
      expect(await refusalOf(person.client.charts.create({ category: 'flow' }))).toBe('509');
      const [first] = (await list(person, folderId)).filter((row) => row.fileType === 'chart');
      const copy = person.client.folders.copy({ ...chart(first?.chartId ?? ''), folderId: 'root' });
      expect(await refusalOf(copy)).toBe('509');
      expect(await refusalOf(person.client.folders.copy({ ...folderItem(folderId), folderId: 'root' }))).toBe(
        '509',
      );
      await addFolder(person, 'Folders need no room');
      expect(await used(person)).toBe(FREE_FILES);
    });

    it('[QUOTA-04, PROD-23] stops a member at no number', async () => {
      const person = await server.person();
      const folderId = await addFolder(person, 'Folder');
      for (let index = 0; index < 15; index += 1) await addFile(person, `f${index}`, folderId);
      const copyAll = () => person.client.folders.copy({ ...folderItem(folderId), folderId: 'root' });
      for (let round = 0; round < 7; round += 1) await copyAll();
      expect(await used(person)).toBe(120);
      const id = await addFile(person, 'One more');
      await person.client.folders.copy({ ...chart(id), folderId: 'root' });
      await person.client.charts.cloneFile({ id, category: 'flow' });
      await copyAll();
      expect(await used(person)).toBe(138);
    });

    it('[QUOTA-11] counts trash until deleted for good', async () => {
      const person = await server.person({ free: true });
      const ids: string[] = [];
      for (let index = 0; index < FREE_FILES; index += 1) ids.push(await addFile(person, `f${index}`));
      const [first = ''] = ids;
      await person.client.folders.toTrash(chart(first));
      expect(await used(person)).toBe(FREE_FILES);
      expect(await refusalOf(person.client.charts.create({ category: 'flow' }))).toBe('509');
      await person.client.folders.removeFromTrash(chart(first));
      await addFile(person, 'Room again');
    });

    it('[QUOTA-13] lets one of two through at the limit', async () => {
      for (let round = 0; round < 5; round += 1) {
        const person = await server.person({ free: true });
        for (let index = 1; index < FREE_FILES; index += 1) await addFile(person, `f${index}`);
        const create = () => post(person)('diagraming/create', { category: 'flow', title: 'Race' });
        const answers = await Promise.all([create(), create()]);
        expect(answers.map((answer) => answer.code).toSorted()).toEqual(['200', '509']);
        expect(await used(person)).toBe(FREE_FILES);
      }
    });
  });

  describe('repeats', () => {
    it('repeats the first answer under one key', async () => {
      const person = await server.person();
      const create = (title: string) =>
        post(person, 'key-1')('diagraming/create', { category: 'flow', title });
      const [first, second] = await Promise.all([create('Once'), create('Once')]);
      expect(first).toEqual(second);
      expect((await create('Once')).data?.chartId).toBe(first.data?.chartId);
      expect(titlesOf(await list(person))).toEqual(['Once']);
      expect((await create('Twice')).code).toBe('70006');
      server.clock.advance(2 * 86_400_000);
      expect((await create('Twice')).code).toBe('200');
    });

    it('stores no refusal under a key', async () => {
      const person = await server.person();
      const other = await server.person();
      const file = await addFile(other, 'Theirs');
      const favourite = () => post(person, 'key-2')('view/favourite_chart', { chartId: file });
      expect((await favourite()).code).toBe('70002');
      await shareNode(server.app.database.db, {
        ownerId: other.id,
        nodeId: file,
        userId: person.id,
        role: 'viewer',
      });
      expect((await favourite()).code).toBe('200');
    });
  });

  describe('collaborators', () => {
    it('lets viewers read, editors write, owners arrange', async () => {
      const owner = await server.person();
      const [viewer, editor] = [await server.person(), await server.person()];
      const folderId = await addFolder(owner, 'Shared');
      const file = await addFile(owner, 'File', folderId);
      const right = { ownerId: owner.id, nodeId: folderId } as const;
      await shareNode(server.app.database.db, { ...right, userId: viewer.id, role: 'viewer' });
      await shareNode(server.app.database.db, { ...right, userId: editor.id, role: 'editor' });
      for (const person of [viewer, editor]) expect(titlesOf(await list(person, folderId))).toEqual(['File']);
      const rename = (person: Person) => person.client.charts.rename({ chartId: file, title: 'Renamed' });
      expect(await refusalOf(rename(viewer))).toBe('70013');
      expect((await rename(editor)).file.title).toBe('Renamed');
      const made = await addFile(editor, 'By the editor', folderId);
      expect((await owner.client.lists.loadFiles({ folderId })).total).toBe(2);
      expect(await refusalOf(editor.client.folders.toTrash(chart(file)))).toBe('70013');
      await editor.client.folders.toTrash(chart(made));
      expect(await refusalOf(editor.client.folders.restore(chart(made)))).toBe('70002');
      expect(titlesOf((await owner.client.lists.trashFiles()).rows)).toEqual(['By the editor']);
      const stolen = editor.client.folders.move({ ...chart(file), folderId: 'root' });
      expect(await refusalOf(stolen)).toBe('70013');
    });

    it('charges the owner of the folder', async () => {
      const owner = await server.person({ free: true });
      const editor = await server.person();
      const folderId = await addFolder(owner, 'Shared');
      await shareNode(server.app.database.db, {
        ownerId: owner.id,
        nodeId: folderId,
        userId: editor.id,
        role: 'editor',
      });
      for (let index = 0; index < FREE_FILES; index += 1) await addFile(editor, `f${index}`, folderId);
      expect(await used(owner)).toBe(FREE_FILES);
      expect(await refusalOf(editor.client.charts.create({ category: 'flow', folderId }))).toBe('509');
    });

    it('refuses writing to restricted accounts only', async () => {
      const person = await server.person({ restrictedAt: 1 });
      expect(await refusalOf(person.client.charts.create({ category: 'flow' }))).toBe('61672');
      expect(await refusalOf(person.client.folders.create({ title: 'x' }))).toBe('61672');
      expect((await person.client.lists.loadFiles()).total).toBe(0);
    });
  });
};
