import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../kernel/db/database.ts';
import { findTreeFaults } from '../../kernel/db/crash/tree-faults.ts';
import { errorHandlerOf } from '../failures/failures.ts';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { callsWithIds, inputsFor, namedCalls } from '../../testing/call-inputs.ts';
import type { NamedCall } from '../../testing/call-inputs.ts';
import { runBadRequests } from '../../testing/run-bad-requests.ts';
import { sendInput } from '../../testing/send-input.ts';
import { shareNode } from '../../testing/share-node.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const MISSING = '01890000-0000-7000-8000-000000000404';
const SLICE = { seed: 1, count: 1_000 };

// A viewer's calls on someone else's thing change nothing but the viewer's own lists and records.
const VIEWER_MAY: ReadonlySet<string> = new Set([
  'favourites.toggle',
  'favourites.cancel',
  'collaboration.quit',
  'templates.like',
  // Pinned folders are the viewer's own list too.
  'folders.pin',
  'folders.unpin',
  // One's own devices and list of people, and a request that waits for the sharer's answer.
  'account.endDevice',
  'collaborationRecent.del',
  'collaborationRequests.ask',
]);

/** Calls that answer everyone alike, because an answer of their own would tell more. */
const SAYS_NOTHING: Readonly<Record<string, object>> = {
  // For a file that is no template a check says only that.
  'templates.cloneCheck': { result: 'empty' },
  'account.endDevice': {},
  'collaborationRecent.del': {},
  'collaborationRequests.ask': {},
};

/** Input that names the thing at a wrong place, missing, no template, not allowed. */
const REFUSED: ReadonlySet<string> = new Set(['70001', '70002', '70010', '70013']);

const isRefusedToViewers = ({ name, endpoint }: NamedCall): boolean =>
  endpoint.write && !VIEWER_MAY.has(name);

/** Proves that no input makes the server fall over or talk, and that nobody learns of other people's things. */
export const badInputSuite = (under: DatabaseUnderTest): void => {
  let database: Database;
  let server: TestServer;

  beforeAll(async () => {
    database = await under.open();
    server = await startTestServer(database);
  });
  afterAll(() => server.stop());

  const send = async (call: NamedCall, input: Record<string, unknown>, token: string) => {
    const response = await sendInput(server, call, { input, token });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers: { ...headers, date: '' }, body: await response.text() };
  };

  it('answers every bad request with an envelope', async () => {
    const report = await runBadRequests(server, SLICE);
    expect(
      report.faults.map(({ what, request, answer }) => [
        what,
        request.call,
        request.path.slice(0, 200),
        request.init.body,
        answer,
      ]),
    ).toEqual([]);
    expect(report.sent).toBe(SLICE.count);
    // The slice reaches beyond the doors: refusals of many kinds, and calls that were answered.
    const reached = ['200', '407', '70001', '70002', '70012'];
    expect(Object.keys(report.codes)).toEqual(expect.arrayContaining(reached));
    expect(await findTreeFaults(database)).toEqual([]);
  });

  it('finds a server whose errors talk (negative control)', async () => {
    const talking = errorHandlerOf((error, response) => {
      response.status(500).send(error instanceof Error ? error.stack : 'error');
    });
    const broken = await startTestServer(database, {}, { failures: talking });
    try {
      const report = await runBadRequests(broken, { seed: 1, count: 100 });
      expect(report.faults.length).toBeGreaterThan(10);
    } finally {
      await broken.stop();
    }
  });

  describe('authorisation', () => {
    let owner: Person;
    let stranger: Person;
    let former: Person;
    let viewer: Person;
    let things: readonly string[];

    beforeAll(async () => {
      [owner, stranger] = [await server.person(), await server.person({ phone: '13600000001' })];
      // With a phone, so that publishing is refused for the file's sake.
      former = await server.person({ phone: '13600000002' });
      viewer = await server.person({ phone: '13600000003' });
      const folder = (await owner.client.folders.create({ title: 'Folder' })).file._id ?? '';
      const file = (await owner.client.charts.create({ category: 'flow', folderId: folder })).chartId;
      const trashedFile = (await owner.client.charts.create({ category: 'mind' })).chartId;
      const trashedFolder = (await owner.client.folders.create({ title: 'Trashed' })).file._id ?? '';
      await owner.client.folders.toTrash({ fileId: trashedFile, fileType: 'chart' });
      await owner.client.folders.toTrash({ fileId: trashedFolder, fileType: 'folder' });
      things = [folder, file, trashedFile, trashedFolder];
      for (const [nodeId, type] of [
        [folder, 'folder'],
        [file, 'chart'],
      ] as const) {
        await shareNode(database.db, { ownerId: owner.id, nodeId, userId: viewer.id, role: 'viewer' });
        await shareNode(database.db, { ownerId: owner.id, nodeId, userId: former.id, role: 'manager' });
        await former.client.collaboration.quit({ type, id: nodeId });
      }
    });

    it('knows every call that names a thing', () => {
      expect(callsWithIds.length).toBeGreaterThanOrEqual(20);
      expect(namedCalls.length).toBeGreaterThan(callsWithIds.length);
      for (const call of callsWithIds)
        expect([call.name, inputsFor(call, MISSING).length > 0]).toEqual([call.name, true]);
    });

    it.each(callsWithIds.map((call) => [call.name, call] as const))(
      '%s hides foreign things byte for byte',
      async (_name, call) => {
        for (const thing of things) {
          const foreign = inputsFor(call, thing);
          const missing = inputsFor(call, MISSING);
          for (const [index, input] of foreign.entries()) {
            for (const { token } of [stranger, former]) {
              const answers = [await send(call, input, token), await send(call, missing[index] ?? {}, token)];
              expect(answers[0]).toEqual(answers[1]);
              expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({
                data: SAYS_NOTHING[call.name] ?? null,
              });
            }
          }
        }
      },
    );

    it.each(callsWithIds.filter(isRefusedToViewers).map((call) => [call.name, call] as const))(
      '%s is refused to a viewer',
      async (_name, call) => {
        for (const thing of things) {
          for (const input of inputsFor(call, thing)) {
            const { code } = JSON.parse((await send(call, input, viewer.token)).body) as { code: string };
            expect([input, REFUSED.has(code)]).toEqual([input, true]);
          }
        }
      },
    );

    it('names only existing writes for viewers', () => {
      const writes = callsWithIds.filter(({ endpoint }) => endpoint.write).map(({ name }) => name);
      expect([...VIEWER_MAY].filter((name) => !writes.includes(name))).toEqual([]);
      expect(callsWithIds.filter(isRefusedToViewers).length).toBeGreaterThan(12);
    });

    it('changed nothing of the owner', async () => {
      expect((await owner.client.lists.loadFiles()).total).toBe(1);
      expect((await owner.client.lists.trashFiles()).total).toBe(2);
      for (const { client } of [stranger, former]) expect((await client.lists.favFiles()).total).toBe(0);
      const [row] = (await owner.client.lists.loadFiles()).rows;
      expect(row).toMatchObject({ title: 'Folder', childCount: 1 });
      expect((await viewer.client.lists.loadFiles()).total).toBe(0);
    });
  });
};
