import { FILE_CATEGORIES } from '@chartdock/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedTestDatabase } from '../kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../kernel/db/testing/test-databases.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { tableKeys } from '../domains/table-keys.ts';
import { seedDemo } from './seed-demo.ts';

const FREE_FILES = 9;

describe('the demo seed', () => {
  let holder: TestDatabase | undefined;
  let server: TestServer | undefined;
  const running = (): TestServer => {
    if (server === undefined) throw new Error('The server has not started.');
    return server;
  };
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
    (await query.execute(running().app.database.db)).rows;
  const only = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
    const [row] = await rows(query);
    if (row === undefined) throw new Error('The query found nothing.');
    return row;
  };
  const idOf = (name: string) =>
    sql`(select user_id from login_name where name_key = ${`${name}@chartdock.test`})`;
  const signIn = async (name: string): Promise<{ code: string; data: { token?: string } | null }> => {
    const answer = await running().send('/api/personal/login/v2/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: `${name}@chartdock.test`, password: 'Chartdock1' }),
    });
    return (await answer.json()) as { code: string; data: { token?: string } | null };
  };

  beforeAll(async () => {
    holder = await startEmbeddedTestDatabase();
    server = await startTestServer(await holder.open());
    expect(await seedDemo(server.app)).toBe(true);
  });

  afterAll(async () => {
    await server?.stop();
    await holder?.close();
  });

  it.each(['free', 'member', 'org', 'author', 'restricted', 'empty'])(
    'lets %s@chartdock.test sign in',
    async (name) => {
      const { code, data } = await signIn(name);
      expect(code).toBe('200');
      expect(data?.token).toMatch(/^\S{20,}$/);
    },
  );

  it('gives the member 300 files of all categories', async () => {
    const found = await rows(
      sql<{ category: string; files: number }>`select category, count(*)::int as files from node
        where owner_id = ${idOf('member')} and kind = 1 and state = 0 group by category`,
    );
    expect(found.map(({ category }) => category).toSorted()).toEqual([...FILE_CATEGORIES].toSorted());
    expect(found.reduce((sum, { files }) => sum + files, 0)).toBeGreaterThanOrEqual(300);
  });

  it('nests folders five deep, titled in both languages', async () => {
    const { depth } = await only(
      sql<{ depth: number }>`with recursive below(id, depth) as (
          select id, 1 from node where owner_id = ${idOf('member')} and kind = 0 and parent_id = owner_id
          union all
          select node.id, depth + 1 from node join below on node.parent_id = below.id
          where node.owner_id = ${idOf('member')} and node.kind = 0
        ) select max(depth)::int as depth from below`,
    );
    expect(depth).toBeGreaterThanOrEqual(5);
    const { zh, en } = await only(
      sql<{ zh: number; en: number }>`select count(*) filter (where title ~ '[一-龥]')::int as zh,
        count(*) filter (where title !~ '[一-龥]')::int as en
        from node where owner_id = ${idOf('member')} and kind = 1`,
    );
    expect(zh).toBeGreaterThan(50);
    expect(en).toBeGreaterThan(50);
  });

  it('stars, trashes and publishes some files of the member', async () => {
    const member = idOf('member');
    const found = await only(
      sql<{ starred: number; trashed: number; roots: number; shown: number }>`select
        (select count(*) from favourite where user_id = ${member})::int as starred,
        (select count(*) from node where owner_id = ${member} and state <> 0)::int as trashed,
        (select count(*) from node where owner_id = ${member} and trash_root = id)::int as roots,
        (select count(*) from node where owner_id = ${member} and status = 2 and public_clone)::int as shown`,
    );
    expect(found.starred).toBeGreaterThanOrEqual(10);
    expect(found.trashed).toBeGreaterThan(found.roots);
    expect(found.roots).toBeGreaterThanOrEqual(5);
    expect(found.shown).toBeGreaterThanOrEqual(3);
  });

  it('shares files both ways', async () => {
    const { given, taken, unmatched } = await only(
      sql<{ given: number; taken: number; unmatched: number }>`select
        (select count(*) from collaborator where owner_id = ${idOf('member')})::int as given,
        (select count(*) from collab_inbox where user_id = ${idOf('member')})::int as taken,
        (select count(*) from collaborator full join collab_inbox using (owner_id, node_id, user_id, role)
          where collaborator.invited_at is null or collab_inbox.invited_at is null)::int as unmatched`,
    );
    expect(given).toBeGreaterThanOrEqual(3);
    expect(taken).toBeGreaterThanOrEqual(3);
    expect(unmatched).toBe(0);
  });

  it('counts the true holdings of each account', async () => {
    const counted = await rows(
      sql<
        Record<string, number>
      >`select files, folders, trash, trash_roots from user_counter order by user_id`,
    );
    const held = await rows(
      sql<Record<string, number>>`select
          count(node.id) filter (where kind = 1)::int as files,
          count(node.id) filter (where kind = 0 and state = 0)::int as folders,
          count(node.id) filter (where kind = 1 and state <> 0)::int as trash,
          count(node.id) filter (where trash_root = node.id)::int as trash_roots
        from app_user left join node on owner_id = app_user.id group by app_user.id order by app_user.id`,
    );
    expect(counted.map(numbers)).toEqual(held.map(numbers));
  });

  it('leaves the free account room, the other nothing', async () => {
    const files = async (name: string): Promise<number> =>
      (await only(sql<{ files: number }>`select files from user_counter where user_id = ${idOf(name)}`))
        .files;
    expect(await files('free')).toBeGreaterThan(0);
    expect(await files('free')).toBeLessThan(FREE_FILES);
    expect(running().app.config.freeFiles).toBe(FREE_FILES);
    expect(await files('empty')).toBe(0);
  });

  it('registers the demo partner for pages of this machine', async () => {
    expect(await rows(sql`select id, allowed_origins from partner_client`)).toEqual([
      { id: 'partner-demo', allowed_origins: ['http://localhost:*', 'http://*.localhost:*'] },
    ]);
  });

  it('adds nothing when it is run again', async () => {
    const sizes = async (): Promise<readonly number[]> => {
      const found: number[] = [];
      for (const table of Object.keys(tableKeys)) {
        const { size } = await only(
          sql<{ size: number }>`select count(*)::int as size from ${sql.table(table)}`,
        );
        found.push(size);
      }
      return found;
    };
    const before = await sizes();
    expect(await seedDemo(running().app)).toBe(false);
    expect(await sizes()).toEqual(before);
  });

  it('gives the older demo partner its newer scopes', async () => {
    const scopes = async () =>
      (await only(sql<{ scopes: string[] }>`select scopes from partner_client`)).scopes.toSorted();
    const all = await scopes();
    expect(all).toContain('share');
    await sql`update partner_client set scopes = '{files:read}'`.execute(running().app.database.db);
    await seedDemo(running().app);
    expect(await scopes()).toEqual(all);
  });
});

const numbers = (row: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
