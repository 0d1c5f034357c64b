import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';

const PATH = '/api/personal/notification';

/** Proves that people are told about the actions of others on their files, and that these notices are theirs alone. */
export const notificationsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let guest: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    guest = await server.person({ fullName: '韩梅梅' });
  });
  afterAll(() => server.stop());

  const fileOf = async ({ client }: Person, title: string) =>
    (await client.charts.create({ category: 'flow', title })).chartId;
  const leave = async (owner: Person, type: 'chart' | 'folder', id: string) => {
    const right = { ownerId: owner.id, nodeId: id, userId: guest.id, role: 'editor' } as const;
    await shareNode(server.app.database.db, right);
    await guest.client.collaboration.quit({ type, id });
  };
  /** Makes a person whose files of these titles the guest has left, in this order. */
  const told = async (...titles: readonly string[]): Promise<Person> => {
    const owner = await server.person();
    for (const title of titles) {
      server.clock.advance(1000);
      await leave(owner, 'chart', await fileOf(owner, title));
    }
    return owner;
  };
  const listOf = ({ client }: Person) => client.notifications.getList({ pageSize: 50 });
  const contentsOf = async (person: Person) => (await listOf(person)).rows.map(({ content }) => content);
  const firstOf = async (person: Person): Promise<string> => (await listOf(person)).rows[0]?.id ?? '';
  const countOf = async ({ client }: Person) => (await client.notifications.count()).count;

  describe('on the wire', () => {
    it('[CALL-F-057] [CALL-N-001] GET count answers the unread ones in count', async () => {
      const wire = wireOf(server, await told('a', 'b'));
      expect(await wire.get(`${PATH}/count`)).toMatchObject({ code: '200', data: { count: 2 } });
      const nobody = wireOf(server, await server.person());
      expect(await nobody.get(`${PATH}/count`)).toMatchObject({ code: '200', data: { count: 0 } });
    });

    it('[CALL-N-002] GET getlist pages through them, newest first', async () => {
      const owner = await told('a', 'b', 'c');
      const wire = wireOf(server, owner);
      const ask = async (query: Record<string, string>) =>
        (await wire.get(`${PATH}/getlist`, query)).data ?? {};
      const titles = ({ rows }: Record<string, unknown>) =>
        (rows as readonly { content: string }[]).map(({ content }) => /“(.*)”/.exec(content)?.[1]);
      const first = await ask({ pageSize: '2' });
      expect([titles(first), first['total'], first['page']]).toEqual([['c', 'b'], 3, 1]);
      expect((first['rows'] as unknown[])[0]).toEqual({
        id: await firstOf(owner),
        type: 'collaboratorLeft',
        title: '协作者已退出',
        content: '韩梅梅 已退出“c”的协作',
        read: false,
        createTime: server.clock.now(),
      });
      expect(titles(await ask({ pageSize: '2', page: '2' }))).toEqual(['a']);
      const rest = await ask({ pageSize: '2', cursor: String(first['cursor']) });
      expect([titles(rest), rest['cursor']]).toEqual([['a'], null]);
      expect((await wire.get(`${PATH}/getlist`, { cursor: 'AAAA' })).code).toBe('70001');
    });

    it('[CALL-N-006] [ACCT-12] POST read marks one, and again changes nothing', async () => {
      const owner = await told('a', 'b');
      const id = await firstOf(owner);
      const read = () => wireOf(server, owner).post(`${PATH}/read`, { id });
      expect(await read()).toMatchObject({ code: '200', data: { count: 1 } });
      expect(await read()).toMatchObject({ code: '200', data: { count: 1 } });
      expect((await listOf(owner)).rows.map((row) => row.read)).toEqual([true, false]);
    });

    it('[CALL-N-007] [ACCT-14] POST read_all marks them all', async () => {
      const owner = await told('a', 'b');
      const wire = wireOf(server, owner);
      for (let turn = 0; turn < 2; turn += 1)
        expect(await wire.post(`${PATH}/read_all`, {})).toMatchObject({ code: '200', data: { count: 0 } });
      expect((await listOf(owner)).rows.map((row) => row.read)).toEqual([true, true]);
    });

    it('[CALL-N-005] [ACCT-13] POST remove takes one away for good', async () => {
      const owner = await told('a', 'b');
      const wire = wireOf(server, owner);
      const id = await firstOf(owner);
      expect(await wire.post(`${PATH}/remove`, { id })).toMatchObject({ code: '200', data: { count: 1 } });
      expect((await wire.post(`${PATH}/remove`, { id })).code).toBe('70002');
      expect((await wire.post(`${PATH}/read`, { id })).code).toBe('70002');
      expect((await contentsOf(owner)).join()).toContain('“a”');
      expect((await listOf(owner)).total).toBe(1);
    });

    it('[CALL-N-008] [ACCT-15] POST remove_all takes them all away', async () => {
      const owner = await told('a', 'b');
      const wire = wireOf(server, owner);
      for (let turn = 0; turn < 2; turn += 1)
        expect(await wire.post(`${PATH}/remove_all`, {})).toMatchObject({ code: '200', data: { count: 0 } });
      expect((await listOf(owner)).total).toBe(0);
    });
  });

  describe('whose they are', () => {
    it('keeps to its person, unchanged by others', async () => {
      const [owner, other] = [await told('a'), await told('b')];
      const id = await firstOf(owner);
      const { notifications } = other.client;
      expect(await refusalOf(notifications.read({ id }))).toBe('70002');
      expect(await refusalOf(notifications.remove({ id }))).toBe('70002');
      await notifications.readAll();
      await notifications.removeAll();
      expect([await countOf(owner), (await listOf(owner)).total]).toEqual([1, 1]);
    });

    it('refuses a cursor of someone else’s list', async () => {
      const owner = await told('a', 'b');
      const { cursor } = await owner.client.notifications.getList({ pageSize: 1 });
      const misused = guest.client.notifications.getList({ cursor: cursor ?? '' });
      expect(await refusalOf(misused)).toBe('70001');
    });

    it('is written in the reader’s language', async () => {
      const owner = await told('图 {title}');
      expect(await contentsOf(owner)).toEqual(['韩梅梅 no longer takes part in “图 {title}”']);
      const { rows } = await server.client(owner.token, 'zh').notifications.getList();
      expect(rows[0]?.content).toBe('韩梅梅 已退出“图 {title}”的协作');
    });

    it('skips unknown kinds, also in the count', async () => {
      const owner = await told('a');
      const { db } = server.app.database;
      const row = { user_id: owner.id, id: server.app.createId(), kind: 'later', body: '{}', created_at: 1 };
      await db.insertInto('notification').values(row).execute();
      const { rows, total } = await listOf(owner);
      expect([rows.length, total, await countOf(owner)]).toEqual([1, 1, 1]);
    });
  });

  describe('what people are told', () => {
    it('tells the owner who left, only on success', async () => {
      const owner = await server.person();
      const folder = (await owner.client.folders.create({ title: 'Ours' })).file._id ?? '';
      await leave(owner, 'folder', folder);
      expect(await contentsOf(owner)).toEqual(['韩梅梅 no longer takes part in “Ours”']);
      expect(await refusalOf(guest.client.collaboration.quit({ type: 'folder', id: folder }))).toBe('70002');
      expect(await refusalOf(owner.client.collaboration.quit({ type: 'folder', id: folder }))).toBe('70013');
      expect([await countOf(owner), await countOf(guest)]).toEqual([1, 0]);
    });

    it('tells the owner who cloned, never oneself', async () => {
      const owner = await server.person({ phone: '13500000001' });
      const id = await fileOf(owner, 'Open');
      const clone = ({ client }: Person) => client.charts.cloneFile({ id, category: 'flow' });
      await clone(owner);
      expect(await refusalOf(clone(guest))).toBe('70002');
      expect(await countOf(owner)).toBe(0);
      // Files that are offered today are copies, which belong to the library; this one was public before.
      const open = { status: 2, public_clone: true } as const;
      await server.app.database.db.updateTable('node').set(open).where('id', '=', id).execute();
      await clone(guest);
      expect(await contentsOf(owner)).toEqual(['韩梅梅 made a copy of “Open”']);
    });

    it('repeats nothing unread, and tells again once read', async () => {
      const owner = await told();
      const id = await fileOf(owner, 'Again');
      await leave(owner, 'chart', id);
      await leave(owner, 'chart', id);
      expect((await listOf(owner)).total).toBe(1);
      await owner.client.notifications.readAll();
      await leave(owner, 'chart', id);
      expect([(await listOf(owner)).total, await countOf(owner)]).toEqual([2, 1]);
    });

    it.each([
      ['200 of the read', 1, 200],
      ['1,000 of the unread', null, 1_000],
    ])('keeps %s ones', async (_name, readAt, kept) => {
      const owner = await server.person();
      const rows = Array.from({ length: kept + 5 }, () => ({
        user_id: owner.id,
        id: server.app.createId(),
        kind: 'fileCloned',
        body: '{}',
        read_at: readAt,
        created_at: 1,
      }));
      await server.app.database.db.insertInto('notification').values(rows).execute();
      await leave(owner, 'chart', await fileOf(owner, 'Newest'));
      const { total, rows: shown } = await listOf(owner);
      expect([total, shown[0]?.content]).toEqual([kept, '韩梅梅 no longer takes part in “Newest”']);
    });
  });
};
