import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTreeFaults } from '../../kernel/db/crash/tree-faults.ts';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { createLogger } from '../../kernel/work/logger.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { runDueJobs } from '../jobs.ts';
import { reconcile } from './reconcile.ts';

const DAY_MS = 86_400_000;
const NOTHING = { accounts: 0, folders: 0, locators: 0, searches: 0 };
const STRANGER = '01890000-0000-7000-8000-00000000ffff';

/** Proves that the derived rows beside the file tree are compared with it and mended, once a night. */
export const reconcileSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let person: Person;
  let folder = '';

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    person = await server.person();
    const { client } = person;
    folder = (await client.folders.create({ title: 'Folder' })).file.folderId ?? '';
    const made: string[] = [];
    for (const [title, folderId] of [
      ['a 图', folder],
      ['b', folder],
      ['c', 'root'],
      ['d', 'root'],
    ] as const)
      made.push((await client.charts.create({ category: 'flow', title, folderId })).chartId);
    await client.folders.toTrash({ fileId: made[3] ?? '', fileType: 'chart' });
  });
  beforeEach(async () => {
    await reconcile(server.app);
    expect(await findTreeFaults(server.app.database)).toEqual([]);
  });
  afterAll(() => server.stop());

  const spoil = (statement: string) => server.app.database.pool.query(statement);

  it('changes nothing in a sound tree', async () => {
    expect(await reconcile(server.app)).toEqual(NOTHING);
  });

  it.each([
    ['the quota use of an account', 'update user_counter set files = files + 3', { accounts: 1 }],
    ['its trash', 'update user_counter set trash = 0, trash_roots = 7', { accounts: 1 }],
    [
      'the counter of a folder',
      `update folder_counter set children = 9 where folder_id <> owner_id`,
      { folders: 1 },
    ],
    ['a missing counter', 'delete from folder_counter where folder_id = owner_id', { folders: 1 }],
    [
      'the counter of a folder that is gone',
      `insert into folder_counter select user_id, '${STRANGER}', 2 from user_counter`,
      { folders: 1 },
    ],
    ['missing locators', 'delete from node_locator', { locators: 5 }],
    ['locators of someone else', `update node_locator set owner_id = '${STRANGER}'`, { locators: 5 }],
    [
      'a locator of nothing',
      `insert into node_locator select '${STRANGER}', user_id from user_counter`,
      { locators: 1 },
    ],
    ['missing search rows', 'delete from node_search', { searches: 5 }],
    ['search rows of other titles', `update node_search set grams = '{1}'`, { searches: 5 }],
    [
      'a search row of nothing',
      `insert into node_search select user_id, '${STRANGER}', '{1}' from user_counter`,
      { searches: 1 },
    ],
  ])('mends %s', async (_, statement, mended) => {
    await spoil(statement);
    expect(await reconcile(server.app)).toEqual({ ...NOTHING, ...mended });
    expect(await findTreeFaults(server.app.database)).toEqual([]);
    expect(await reconcile(server.app)).toEqual(NOTHING);
  });

  it('lets a mended folder be searched and counted again', async () => {
    await spoil('delete from node_search');
    await spoil('update folder_counter set children = 0');
    await reconcile(server.app);
    const { rows } = await person.client.lists.globalFiles({ title: '图' });
    expect(rows.map((row) => row.title)).toEqual(['a 图']);
    expect((await person.client.lists.filesCount({ folderId: folder })).count).toBe(2);
  });

  describe('once a night', () => {
    it('mends, logs, and waits for the next night', async () => {
      const lines: string[] = [];
      const sink = new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          lines.push(chunk.toString());
          done();
        },
      });
      const logger = createLogger('info', sink);
      const filesOf = async () => (await person.client.lists.filesCount()).fileCount;
      await runDueJobs(server.app, logger);
      expect(lines.join('')).toContain('agree with the files');

      await spoil('update user_counter set files = files + 3');
      await runDueJobs(server.app, logger);
      expect(await filesOf()).toBe(6);

      server.clock.advance(DAY_MS);
      await runDueJobs(server.app, logger);
      expect(await filesOf()).toBe(3);
      expect(lines.at(-1)).toContain('"accounts":1');
    });
  });
};
