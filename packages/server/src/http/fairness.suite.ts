import { afterAll, beforeAll, expect, it } from 'vitest';
import type pg from 'pg';
import type { DatabaseUnderTest } from '../kernel/db/testing/describe-on-both-databases.ts';
import { shareNode } from '../testing/share-node.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';

const WRITERS = 50;

/** Says that one account cannot keep the others waiting. */
export const fairnessSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let busy: Person;
  let other: Person;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
    busy = await server.person();
    other = await server.person();
  });
  afterAll(() => server.stop());

  /** Keeps writers to an owner's tree waiting: by their row, or where there is one connection, by that. */
  const holdUp = async (ownerId: string): Promise<() => Promise<void>> => {
    const { pool, kind } = server.app.database;
    const client: pg.PoolClient = await pool.connect();
    if (kind === 'embedded') return () => Promise.resolve(client.release());
    await client.query('begin');
    await client.query('select from user_counter where user_id = $1 for update', [ownerId]);
    return async () => {
      await client.query('rollback');
      client.release();
    };
  };

  /** Sends writes and counts the answered ones, refusals included. */
  const write = (people: readonly Person[], folderId = 'root') => {
    const answered: string[] = [];
    const all = Array.from({ length: WRITERS }, async (_, index) => {
      const person = people[index % people.length] ?? busy;
      const made = person.client.charts.create({ category: 'flow', title: `w${index}`, folderId });
      answered.push(
        await made.then(
          () => 'made',
          () => 'refused',
        ),
      );
    });
    return { answered, all: Promise.all(all) };
  };

  const listWhileTheyWait = async (ownerId: string, send: () => ReturnType<typeof write>) => {
    const letGo = await holdUp(ownerId);
    const { answered, all } = send();
    await server.send('/healthz');
    const list = other.client.lists.loadFiles({});
    await server.send('/healthz');
    // The embedded database has one connection: everyone waits for it, and who asks for little comes first.
    if (under.kind === 'embedded') await letGo();
    const { total } = await list;
    const before = answered.length;
    if (under.kind === 'postgres') await letGo();
    await all;
    return { total, before, answered };
  };

  it('answers a list beside 50 waiting writers', async () => {
    const { total, before, answered } = await listWhileTheyWait(busy.id, () => write([busy]));
    expect(total).toBe(0);
    expect(before).toBeLessThan(WRITERS / 2);
    expect(answered).toContain('made');
  });

  it('answers a list beside crowded folders', async () => {
    const { file } = await busy.client.folders.create({ title: 'Shared' });
    const folderId = file.folderId ?? '';
    const editors = await Promise.all(Array.from({ length: 12 }, () => server.person()));
    for (const editor of editors)
      await shareNode(server.app.database.db, {
        ownerId: busy.id,
        nodeId: folderId,
        userId: editor.id,
        role: 'manager',
      });
    const { before } = await listWhileTheyWait(busy.id, () => write(editors, folderId));
    expect(before).toBeLessThan(WRITERS / 2);
  });

  it('is ready while writers hold every connection they may', async () => {
    await server.send('/readyz');
    const letGo = await holdUp(busy.id);
    const { answered, all } = write([busy]);
    const ready = server.send('/readyz');
    if (under.kind === 'embedded') await letGo();
    const { status } = await ready;
    expect(answered.length).toBeLessThan(WRITERS / 2);
    // With one connection the response may take longer than its limit on a machine that is busy with other things.
    if (under.kind === 'postgres') expect(status).toBe(200);
    if (under.kind === 'postgres') await letGo();
    await all;
  });
};
