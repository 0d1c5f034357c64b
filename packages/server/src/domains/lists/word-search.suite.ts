import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { workThrough } from '../sweep.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const textOf = (text: string): string =>
  JSON.stringify({ v: 2, type: 'markdown', page: { name: 'T' }, text });

/** Proves over HTTP that files are found by the words in them. */
export const wordSearchSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const add = async ({ client }: Person, title: string, text = ''): Promise<string> => {
    server.clock.advance(1_000);
    const { chartId } = await client.charts.create({ category: 'markdown', title });
    if (text !== '') await client.definitions.save({ chartId, def: textOf(text), version: 1 });
    return chartId;
  };
  type More = Omit<Parameters<Person['client']['lists']['globalFiles']>[0], 'title'>;
  const search = async ({ client }: Person, title: string, more: More = {}) =>
    client.lists.globalFiles({ title, ...more });
  const find = async (person: Person, title: string, more: More = {}): Promise<readonly string[]> =>
    (await search(person, title, more)).rows.map((row) => row.title);

  describe('words in files', () => {
    it('come after titles, with the matching words', async () => {
      const person = await server.person();
      await add(person, 'Harbour plan');
      await add(
        person,
        'A',
        'Before anything else\nWe meet at the harbour on Monday, by the old harbour gate',
      );
      await add(person, 'B', 'Nothing here');
      await add(person, 'C', 'HARBOUR dues');
      const { rows, total } = await search(person, 'harbour');
      expect(rows.map((row) => row.title)).toEqual(['Harbour plan', 'C', 'A']);
      expect(total).toBe(3);
      const [titled, short, long] = rows.map(({ match }) => match);
      expect(titled).toBeUndefined();
      expect(short).toEqual({ text: 'HARBOUR dues', ranges: [{ from: 0, to: 7 }] });
      const shown = long?.ranges.map(({ from, to }) => long.text.slice(from, to));
      expect(shown).toEqual(['harbour', 'harbour']);
    });

    it('have all to be there, in any place', async () => {
      const person = await server.person();
      await add(person, 'A', 'one\ntwo');
      await add(person, 'B', 'one');
      expect(await find(person, 'two  one')).toEqual(['A']);
      expect(await find(person, 'b one')).toEqual(['B']);
    });

    it('match Chinese by part, pinyin and initials', async () => {
      const person = await server.person();
      await add(person, 'A', '季度目标\n\n会员增长与留存');
      await add(person, '库存管理');
      for (const words of ['员增', 'huiyuan', 'huiyuanzeng', 'zengzh', 'hyzz', 'lc'])
        expect([words, await find(person, words)]).toEqual([words, ['A']]);
      for (const words of ['kucun', 'kcgl'])
        expect([words, await find(person, words)]).toEqual([words, ['库存管理']]);
      for (const words of ['uiyuan', 'ngzhang', 'xyzz'])
        expect([words, await find(person, words)]).toEqual([words, []]);
      const { match } = (await search(person, 'zengzhang')).rows[0] ?? {};
      expect(match).toEqual({ text: '会员增长与留存', ranges: [{ from: 2, to: 4 }] });
    });

    it('are plain text, however they are written', async () => {
      const person = await server.person();
      await add(person, 'A', '`<img src=x onerror=alert(1)>` & 50% _done_ 😀target');
      const { match } = (await search(person, 'target')).rows[0] ?? {};
      expect(match?.text).toContain('<img src=x onerror=alert(1)>');
      expect(match?.ranges.map(({ from, to }) => match.text.slice(from, to))).toEqual(['target']);
      expect(await find(person, '50%')).toEqual(['A']);
      expect(await find(person, '5%')).toEqual([]);
    });

    it('forgive a typo when nothing else matches', async () => {
      const person = await server.person();
      await add(person, 'Roadmap', 'quarterly budget');
      await add(person, 'Other', 'budget');
      for (const words of ['raodmap', 'roadmpa', 'roadmaps', 'roadma', 'roadmop', 'rodmap'])
        expect([words, await find(person, words)]).toEqual([words, ['Roadmap']]);
      expect(await find(person, 'bugdet')).toEqual(['Other', 'Roadmap']);
      const { rows, total } = await search(person, 'quartely');
      expect([total, rows[0]?.match]).toEqual([
        1,
        { text: 'quarterly budget', ranges: [{ from: 0, to: 9 }] },
      ]);
      for (const words of ['rxxdmap', 'quart xxxx', 'bud']) {
        const found = await find(person, words);
        expect([words, found]).toEqual([words, words === 'bud' ? ['Other', 'Roadmap'] : []]);
      }
      await add(person, 'Raodmap');
      expect(await find(person, 'raodmap')).toEqual(['Raodmap']);
    });

    it('come page by page without gaps', async () => {
      const person = await server.person();
      for (let at = 0; at < 7; at += 1)
        await add(person, at % 2 === 0 ? `needle ${at}` : `${at}`, 'a needle inside');
      const all = await find(person, 'needle', { pageSize: 20 });
      expect(all).toEqual(['needle 6', 'needle 4', 'needle 2', 'needle 0', '5', '3', '1']);
      const byCursor: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await search(person, 'needle', {
          pageSize: 3,
          ...(cursor === undefined ? {} : { cursor }),
        });
        byCursor.push(...page.rows.map((row) => row.title));
        expect(page.total).toBe(7);
        cursor = page.cursor ?? null;
      }
      expect(byCursor).toEqual(all);
      const byNumber = await Promise.all(
        [1, 2, 3, 4].map((page) => find(person, 'needle', { page, pageSize: 3 })),
      );
      expect(byNumber.flat()).toEqual(all);
    });
  });

  describe('what is found', () => {
    it('follows every change at once', async () => {
      const person = await server.person();
      const { client } = person;
      const chartId = await add(person, 'One', 'apricot');
      await client.definitions.save({ chartId, def: textOf('blueberry'), version: 2 });
      expect([await find(person, 'apricot'), await find(person, 'blueberry')]).toEqual([[], ['One']]);
      await client.charts.rename({ chartId, title: 'Renamed pear' });
      expect(await find(person, 'blueberry')).toEqual(['Renamed pear']);
      expect(await find(person, 'perar')).toEqual(['Renamed pear']);
      await client.importing.importFile({ file: new File(['# cranberry'], 'in.md') });
      expect(await find(person, 'cranberry')).toEqual(['in']);
      await client.folders.copy({ fileId: chartId, fileType: 'chart', folderId: 'root' });
      expect(await find(person, 'blueberry')).toHaveLength(2);
      await client.definitions.restore({ chartId, revision: 2, version: 3 });
      expect(await find(person, 'apricot')).toEqual(['Renamed pear']);
      const { definitionId } = await client.definitions.addCanvas({ chartId });
      const def = textOf('elderberry');
      await client.definitions.save({ chartId, def, version: 1, defId: definitionId });
      expect(await find(person, 'elderberry')).toEqual(['Renamed pear']);
      await client.definitions.removeCanvas({ chartId, defId: definitionId });
      expect(await find(person, 'elderberry')).toEqual([]);
      await client.folders.toTrash({ fileId: chartId, fileType: 'chart' });
      expect(await find(person, 'apricot')).toEqual([]);
      await client.folders.restore({ fileId: chartId, fileType: 'chart' });
      expect(await find(person, 'apricot')).toEqual(['Renamed pear']);
    });

    it('shows words to people with access only', async () => {
      const [owner, guest, stranger] = [await server.person(), await server.person(), await server.person()];
      const id = await add(owner, 'Shared', 'a gooseberry');
      await add(owner, 'Kept', 'a gooseberry too');
      const { db } = server.app.database;
      await shareNode(db, { ownerId: owner.id, nodeId: id, userId: guest.id, role: 'viewer' });
      await add(guest, 'Own', 'gooseberry');
      expect(await find(guest, 'gooseberry')).toEqual(['Own', 'Shared']);
      expect(await find(guest, 'gooseberry', { owner: 'me' })).toEqual(['Own']);
      expect(await find(guest, 'gooseberry', { owner: 'others' })).toEqual(['Shared']);
      expect(await find(stranger, 'gooseberry')).toEqual([]);
    });

    it('forgives typos within shared things too', async () => {
      const [ann, bob, guest] = [await server.person(), await server.person(), await server.person()];
      const { db } = server.app.database;
      for (const owner of [ann, bob]) {
        const id = await add(owner, owner === ann ? 'Of Ann' : 'Of Bob', 'a pomegranate');
        await add(owner, 'Kept', 'a pomegranate too');
        await shareNode(db, { ownerId: owner.id, nodeId: id, userId: guest.id, role: 'viewer' });
      }
      expect(await find(guest, 'pomegrante')).toEqual(['Of Bob', 'Of Ann']);
      const { rows, total } = await search(guest, 'pomegrante', { owner: 'others' });
      expect([rows.map((row) => row.title), total]).toEqual([['Of Bob', 'Of Ann'], 2]);
      expect(rows[0]?.match).toEqual({ text: 'a pomegranate', ranges: [{ from: 2, to: 13 }] });
      expect(await find(guest, 'pomegrante', { owner: 'me' })).toEqual([]);
      await add(guest, 'Own', 'pomegranate');
      expect(await find(guest, 'pomegrante')).toEqual(['Own', 'Of Bob', 'Of Ann']);
      const page = await search(guest, 'pomegrante', { pageSize: 2 });
      const next = await search(guest, 'pomegrante', { pageSize: 2, cursor: page.cursor ?? '' });
      expect(next.rows.map((row) => row.title)).toEqual(['Of Ann']);
      expect(await find(guest, 'pomxxrante')).toEqual([]);
    });

    it('narrows to an own folder at any depth', async () => {
      const [person, other] = [await server.person(), await server.person()];
      const { folders } = person.client;
      const folder = async (title: string, folderId = 'root'): Promise<string> =>
        (await folders.create({ title, folderId })).file.folderId ?? '';
      const outer = await folder('Outer');
      const inner = await folder('loganberry inner', outer);
      const into = async (folderId: string, title: string): Promise<string> => {
        server.clock.advance(1_000);
        const { chartId } = await person.client.charts.create({ category: 'markdown', title, folderId });
        return chartId;
      };
      await into('root', 'loganberry top');
      await into(outer, 'loganberry outer');
      const deep = await into(inner, 'Deep');
      await person.client.definitions.save({ chartId: deep, def: textOf('a loganberry'), version: 1 });
      const shared = await add(other, 'loganberry of another');
      await shareNode(server.app.database.db, {
        ownerId: other.id,
        nodeId: shared,
        userId: person.id,
        role: 'viewer',
      });
      const inside = async (folderId?: string) =>
        [...(await find(person, 'loganberry', folderId === undefined ? {} : { folderId }))].toSorted();
      expect(await inside()).toHaveLength(5);
      expect(await inside('root')).toEqual([
        'Deep',
        'loganberry inner',
        'loganberry outer',
        'loganberry top',
      ]);
      expect(await inside(outer)).toEqual(['Deep', 'loganberry inner', 'loganberry outer']);
      expect(await inside(inner)).toEqual(['Deep']);
      // A typing mistake is looked for there too.
      expect(await find(person, 'loganbery', { folderId: inner })).toEqual(['Deep']);
      for (const folderId of [outer, '01890000-0000-7000-8000-000000000009'])
        expect(await refusalOf(find(other, 'loganberry', { folderId }))).toBe('70002');
      // In a shared folder only the things in it, and nothing that the person owns.
      const { db } = server.app.database;
      await shareNode(db, { ownerId: person.id, nodeId: inner, userId: other.id, role: 'viewer' });
      expect(await find(other, 'loganberry', { folderId: inner })).toEqual(['Deep']);
      // A page that follows goes on in the same folder alone.
      const { cursor } = await search(person, 'loganberry', { folderId: outer, pageSize: 1 });
      const following = { folderId: outer, pageSize: 1, cursor: cursor ?? '' };
      expect(await find(person, 'loganberry', following)).toHaveLength(1);
      expect(await refusalOf(find(person, 'loganberry', { ...following, folderId: inner }))).toBe('70001');
    });

    it('narrows by kind, category and change', async () => {
      const person = await server.person();
      await add(person, 'Old', 'huckleberry');
      const from = server.clock.now() + 1;
      await person.client.folders.create({ title: 'huckleberry' });
      await add(person, 'New', 'huckleberry');
      await person.client.charts.create({ category: 'flow', title: 'huckleberry flow' });
      expect(await find(person, 'huckleberry', { type: 'folder' })).toEqual(['huckleberry']);
      expect(await find(person, 'huckleberry', { type: 'chart', category: 'markdown' })).toEqual([
        'New',
        'Old',
      ]);
      expect(await find(person, 'huckleberry', { changedFrom: from, category: 'markdown' })).toEqual(['New']);
      expect(await find(person, 'huckleberry', { changedTo: from - 1, type: 'chart' })).toEqual(['Old']);
    });

    it('includes older files after the hourly work', async () => {
      const person = await server.person();
      await add(person, 'Before', 'a lingonberry');
      const { db } = server.app.database;
      await sql`delete from node_words where owner_id = ${person.id}`.execute(db);
      await sql`delete from app_meta where key = 'words-indexed'`.execute(db);
      expect(await find(person, 'lingonberry')).toEqual([]);
      await workThrough(server.app);
      expect(await find(person, 'lingonberry')).toEqual(['Before']);
      const { rows } = await sql<{ value: string }>`
        select value from app_meta where key = 'words-indexed'`.execute(db);
      expect(rows).toEqual([{ value: 'done' }]);
    });

    it('is gone from the index with the file', async () => {
      const person = await server.person();
      const id = await add(person, 'A', 'mulberry');
      const item = { fileId: id, fileType: 'chart' } as const;
      await person.client.folders.toTrash(item);
      await person.client.folders.removeFromTrash(item);
      const { db } = server.app.database;
      expect(await db.selectFrom('node_words').select('text').where('node_id', '=', id).execute()).toEqual(
        [],
      );
    });
  });
};
