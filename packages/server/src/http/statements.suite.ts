import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../db/testing/describe-on-both-databases.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';

/** Says how often the busiest calls ask the database: each time is a way there and back, and with 50 at once that is what they cost. */
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

  it('are seven for a new file, begin and commit and the two of its key included', async () => {
    const create = () => person.client.charts.create({ category: 'flow', title: 'Another' });
    expect(await count(create)).toBe(7);
  });

  it('are one for the first page of a folder', async () => {
    expect(await count(() => person.client.lists.loadFiles({ pageSize: 10 }))).toBe(1);
  });

  it('are two for a search among things at the top, titles and words, counted and all', async () => {
    const search = () => person.client.lists.globalFiles({ title: 'plan', pageSize: 10 });
    expect(await count(search)).toBe(2);
  });
};
