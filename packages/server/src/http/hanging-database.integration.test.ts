import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../kernel/db/database.ts';
import type { Database } from '../kernel/db/database.ts';
import { migrateDatabase } from '../kernel/db/migrate.ts';
import { startHangingProxy } from '../kernel/db/testing/hanging-proxy.ts';
import type { HangingProxy } from '../kernel/db/testing/hanging-proxy.ts';
import { startPostgres } from '../kernel/db/testing/start-postgres.ts';
import type { RunningPostgres } from '../kernel/db/testing/start-postgres.ts';
import { refusalOf, startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';

const BUSY = '70014';

describe('a database that hangs', () => {
  let postgres: RunningPostgres;
  let proxy: HangingProxy;
  let database: Database;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = new URL(postgres.url);
    proxy = await startHangingProxy(Number(url.port));
    url.port = String(proxy.port);
    database = await openDatabase({ url: url.href });
    await migrateDatabase(database.db);
    server = await startTestServer(database);
    person = await server.person();
    await person.client.lists.loadFiles({});
    await server.send('/readyz');
  });
  afterAll(async () => {
    proxy.resume();
    await server.stop();
    await database.close();
    await proxy.stop();
    await postgres.stop();
  });

  it('is reported by readiness within 2 seconds', async () => {
    proxy.hang();
    let isListed = false;
    const list = refusalOf(person.client.lists.loadFiles({})).finally(() => (isListed = true));
    const write = refusalOf(person.client.folders.create({ title: 'New' }));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const ready = await server.send('/readyz');
      expect(ready.status).toBe(503);
      expect(await ready.json()).toEqual({ status: 'database unreachable' });
      expect(isListed).toBe(false);
    }
    expect((await server.send('/healthz')).status).toBe(200);
    expect(await list).toBe(BUSY);
    expect(await write).toBe(BUSY);
    proxy.resume();
    await expect.poll(() => server.send('/readyz').then(({ status }) => status)).toBe(200);
    const { rows } = await person.client.lists.loadFiles({});
    expect(rows).toEqual([]);
  });
});
