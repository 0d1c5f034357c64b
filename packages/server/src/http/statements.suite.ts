import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseUnderTest } from '../kernel/db/testing/describe-on-both-databases.ts';
import { chart } from '../testing/item-token.ts';
import { registerPartner } from '../testing/partner.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';

/** Counts the database queries of the busiest calls: each is a way there and back, and with 50 at once they are the cost. */
export const statementsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let person: Person;
  let asked = 0;
  beforeAll(async () => {
    const database = await under.open();
    const counted = new WeakSet<object>();
    database.pool.on('acquire', (client) => {
      if (counted.has(client)) return;
      counted.add(client);
      const query = client.query.bind(client) as (...values: unknown[]) => unknown;
      const counting = (...values: unknown[]): unknown => {
        asked += 1;
        return query(...values);
      };
      client.query = counting as typeof client.query;
    });
    server = await startTestServer(database);
    person = await server.person();
    for (let index = 0; index < 15; index += 1)
      await person.client.charts.create({ category: 'flow', title: `Plan ${index}` });
  });
  afterAll(() => server.stop());

  const count = async (call: () => Promise<unknown>): Promise<number> => {
    asked = 0;
    await call();
    return asked;
  };

  it('are seven for a new file in all', async () => {
    const create = () => person.client.charts.create({ category: 'flow', title: 'Another' });
    expect(await count(create)).toBe(7);
  });

  it('are one for the first page of a folder', async () => {
    expect(await count(() => person.client.lists.loadFiles({ pageSize: 10 }))).toBe(1);
  });

  it('are two for a search at the top', async () => {
    const search = () => person.client.lists.globalFiles({ title: 'plan', pageSize: 10 });
    expect(await count(search)).toBe(2);
  });

  describe('for equal reads of one person at once', () => {
    // A client asks once at a time: each of these is another page of theirs.
    const list = () => server.client(person.token).lists.loadFiles({ pageSize: 10 });

    /** Holds every connection, so that all who ask wait. */
    const holdAll = async (): Promise<readonly pg.PoolClient[]> => {
      const { pool } = server.app.database;
      return Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    };

    it('are one for readers who waited together', async () => {
      await list();
      const held = await holdAll();
      const arrived = vi.spyOn(server.app.jointReads, 'read');
      asked = 0;
      const reads = Array.from({ length: 5 }, list);
      const search = person.client.lists.globalFiles({ title: 'plan', pageSize: 10 });
      await expect.poll(() => arrived.mock.calls.length).toBe(6);
      await held[0]?.query(`update node set title = 'Written meanwhile' where owner_id = $1`, [person.id]);
      for (const client of held) client.release();
      const pages = await Promise.all(reads);
      await search;
      for (const { rows } of pages) expect(rows[0]?.title).toBe('Written meanwhile');
      // The one that wrote, one for the five lists, and two for the search, which is something else.
      expect(asked).toBe(4);
    });

    it('are apart for narrower tokens', async () => {
      const [covered = ''] = (await list()).rows.map(({ chartId }) => chartId ?? '');
      const partner = await registerPartner(server, 'partner');
      const narrow = server.client(await partner.tokenOf(person.token, undefined, [chart(covered)]));
      await narrow.lists.loadFiles({ pageSize: 10 });
      const held = await holdAll();
      const arrived = vi.spyOn(server.app.jointReads, 'read');
      const reads = [list(), narrow.lists.loadFiles({ pageSize: 10 })];
      await expect.poll(() => arrived.mock.calls.length).toBe(2);
      for (const client of held) client.release();
      expect((await Promise.all(reads)).map(({ rows }) => rows.length)).toEqual([10, 1]);
    });

    it.runIf(under.kind === 'postgres')('are their own after the read began', async () => {
      await list();
      const writer = await server.app.database.pool.connect();
      await writer.query('begin');
      await writer.query('lock table node in access exclusive mode');
      const arrived = vi.spyOn(server.app.jointReads, 'read');
      asked = 0;
      const reads = [list()];
      await expect.poll(() => asked).toBe(1);
      reads.push(list());
      const answered = Promise.all(reads);
      await expect.poll(() => arrived.mock.calls.length).toBe(2);
      await writer.query('rollback');
      writer.release();
      await answered;
      // The one that ended the writer's transaction besides.
      expect(asked).toBe(3);
    });
  });
};
