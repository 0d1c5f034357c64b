import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import type { Database } from '../../kernel/db/database.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';

const CALLS = 20;
// Longer than half of the time for which a session is trusted, on either database, and shorter than all of it.
const DUE_MS = { embedded: 3_000, postgres: 600 } as const;
const OVER_MS = 6_000;

/** Counts the statements that ask for a session. */
const countReadings = ({ pool }: Database): (() => number) => {
  let asked = 0;
  const counted = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client) as (...values: unknown[]) => unknown;
    const counting = (...values: unknown[]): unknown => {
      if (String(values[0]).includes('from "session"')) asked += 1;
      return query(...values);
    };
    client.query = counting as typeof client.query;
  });
  return () => asked;
};

describeOnBothDatabases('the session of calls', (under) => {
  it('is read once, ahead, and never when ended', async () => {
    const database = await under.open();
    const readings = countReadings(database);
    const server = await startTestServer(database);
    const person = await server.person();
    const list = () => server.client(person.token).lists.loadFiles({});
    const listAtOnce = () => Promise.all(Array.from({ length: CALLS }, list));
    await listAtOnce();
    expect(readings()).toBe(1);
    server.clock.advance(DUE_MS[under.kind]);
    await listAtOnce();
    await expect.poll(readings).toBe(2);
    await list();
    expect(readings()).toBe(2);
    server.clock.advance(OVER_MS);
    await listAtOnce();
    expect(readings()).toBe(3);
    await person.client.session.signOut({});
    expect(await refusalOf(list())).toBe('407');
    await server.stop();
  });

  it('ending unheard is noticed by reading ahead', async () => {
    const database = await under.open();
    const server = await startTestServer(database);
    const person = await server.person();
    const list = () => server.client(person.token).lists.loadFiles({});
    await list();
    await database.db
      .updateTable('session')
      .set({ revoked_at: 1 })
      .where('user_id', '=', person.id)
      .execute();
    await list();
    server.clock.advance(OVER_MS);
    expect(await refusalOf(list())).toBe('407');
    await server.stop();
  });
});
