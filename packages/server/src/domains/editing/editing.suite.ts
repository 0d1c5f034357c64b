import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isApiError } from '@chartdock/client';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { workThrough } from '../sweep.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { startBucket } from '../../testing/start-bucket.ts';
import type { TestBucket } from '../../testing/start-bucket.ts';
import { raceSavers } from './testing/race-savers.ts';
import { compareThinning } from './testing/thinning-model.ts';

const DAY_MS = 86_400_000;
const ROUNDS = 25;

/** Writes a tree with a title and, below it, so many kilobytes of text. */
const treeOf = (title: string, kilobytes = 0): string =>
  JSON.stringify({
    v: 2,
    type: 'tree',
    page: { name: 'Plan' },
    structure: 'right',
    theme: 'default',
    root: {
      id: 'root',
      title,
      children: Array.from({ length: kilobytes }, (_, at) => ({
        id: `t${at}`,
        title: `${at} `.padEnd(1_000, 'x'),
        children: [],
      })),
    },
  });

/** Proves saving, canvases and revisions over HTTP. */
export const editingSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let bucket: TestBucket;
  let person: Person;
  let chartId: string;

  beforeAll(async () => {
    bucket = await startBucket();
    server = await startTestServer(await under.open(), bucket.environment);
  });
  afterAll(async () => {
    await server.stop();
    await bucket.close();
  });
  beforeEach(async () => {
    person = await server.person();
    chartId = await newFile(person);
  });

  const newFile = async ({ client }: Person): Promise<string> =>
    (await client.charts.create({ category: 'mind', title: 'Plan' })).chartId;
  /** Saves the canvas of an id, by default the first. */
  const saveOn =
    (defId?: string) =>
    ({ client }: Person, def: string, version: number) =>
      client.definitions.save({ chartId, def, version, ...(defId === undefined ? {} : { defId }) });
  const save = saveOn();
  const titleOf = async ({ client }: Person, defId?: string): Promise<unknown> => {
    const { def } = await client.charts.definition({ chartId, ...(defId === undefined ? {} : { defId }) });
    return (JSON.parse(def) as { root: { title: unknown } }).root.title;
  };
  const failureOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    return isApiError(error) ? error : expect.fail('The call was answered.');
  };

  describe('saving', () => {
    it('PUT /api/personal/diagraming/chart/def as json saves and counts versions', async () => {
      const before = await person.client.charts.info({ chartId }, { needToken: true });
      server.clock.advance(1_000);
      const saved = await save(person, treeOf('One'), 1);
      expect(saved).toEqual({ definitionId: 'c0', version: 2, savedAt: server.clock.now() });
      expect(await titleOf(person)).toBe('One');
      const { file, size } = await person.client.charts.info({ chartId }, { needToken: true });
      expect(file.lastModify).toBe(server.clock.now());
      expect(file.thumbnail).not.toBe(before.file.thumbnail);
      expect(size).toBe(treeOf('One').length);
      expect((await person.client.lists.historyFiles()).rows[0]?.openTime).toBe(server.clock.now());
    });

    it('refuses an older version and names the present', async () => {
      const { savedAt } = await save(person, treeOf('One'), 1);
      for (const version of [1, 3]) {
        const error = await failureOf(save(person, treeOf('Two'), version));
        expect(error.envelopeCode).toBe('70035');
        expect(error.data).toEqual({ definitionId: 'c0', version: 2, savedAt });
      }
      expect(await titleOf(person)).toBe('One');
      expect((await person.client.definitions.revisions({ chartId })).rows).toHaveLength(2);
    });

    it('lets exactly one of two savers win', async () => {
      const editor = await server.person();
      const { db } = server.app.database;
      await shareNode(db, { ownerId: person.id, nodeId: chartId, userId: editor.id, role: 'editor' });
      const outcome = await raceSavers({
        rounds: ROUNDS,
        savers: [person, editor].map(({ client }) => client),
        chartId,
        definitionOf: treeOf,
      });
      expect(outcome).toEqual({ rounds: ROUNDS, won: ROUNDS, refused: ROUNDS, lost: 0 });
    });

    it('saves once under one key', async () => {
      const send = () =>
        person.client.definitions.save(
          { chartId, def: treeOf('One'), version: 1 },
          { idempotencyKey: `save-${chartId}` },
        );
      expect(await send()).toEqual(await send());
      expect((await person.client.definitions.revisions({ chartId })).rows).toHaveLength(2);
    });

    it('names every fault in the caller’s language', async () => {
      const broken = treeOf('One').replace('"right"', '"round"');
      const error = await failureOf(save(person, broken, 1));
      expect(error.envelopeCode).toBe('70001');
      expect(error.data).toMatchObject({ issues: [{ path: 'def.structure' }] });
      const zh = server.client(person.token, 'zh');
      const inChinese = await failureOf(zh.definitions.save({ chartId, def: broken, version: 1 }));
      expect(JSON.stringify(inChinese.data)).toContain('必须是其中之一');
    });

    it.each([
      ['no JSON', '{"v":1,'],
      ['endless nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
      [
        'a definition of another kind',
        JSON.stringify({ v: 2, type: 'markdown', page: { name: 'T' }, text: '' }),
      ],
      ['nothing', ''],
    ])('refuses %s', async (_what, def) => {
      expect(await refusalOf(save(person, def, 1))).toBe('70001');
      expect(await titleOf(person)).toBe('Plan');
    });

    it('takes out signs no database keeps', async () => {
      await save(person, treeOf('a\u0000b\ud800c'), 1);
      expect(await titleOf(person)).toBe('abc');
    });

    it('keeps newer formats and takes none', async () => {
      const newer = JSON.stringify({ v: 9, type: 'tree', page: { name: 'Later' }, root: { title: 'Later' } });
      expect(await refusalOf(save(person, newer, 1))).toBe('70036');
      await server.app.database.db
        .updateTable('node_body')
        .set({ def: newer })
        .where('node_id', '=', chartId)
        .execute();
      expect(await refusalOf(save(person, treeOf('One'), 1))).toBe('70036');
      expect(await refusalOf(person.client.definitions.restore({ chartId, revision: 1, version: 1 }))).toBe(
        '70036',
      );
      expect(await titleOf(person)).toBe('Later');
    });

    it('takes megabytes and refuses beyond 24', async () => {
      await save(person, treeOf('Large', 3_000), 1);
      expect(await titleOf(person)).toBe('Large');
      expect(await refusalOf(save(person, 'x'.repeat(25 * 1_048_576), 2))).toBe('70029');
    });
  });

  describe('who may', () => {
    it('lets editors save, and nobody else', async () => {
      const [editor, viewer, stranger] = [
        await server.person(),
        await server.person(),
        await server.person(),
      ];
      const { db } = server.app.database;
      await shareNode(db, { ownerId: person.id, nodeId: chartId, userId: editor.id, role: 'editor' });
      await shareNode(db, { ownerId: person.id, nodeId: chartId, userId: viewer.id, role: 'viewer' });
      await save(editor, treeOf('One'), 1);
      const calls = ({ client }: Pick<Person, 'client'>): readonly (() => Promise<unknown>)[] => [
        () => client.definitions.save({ chartId, def: treeOf('Two'), version: 2 }),
        () => client.definitions.addCanvas({ chartId }),
        () => client.definitions.renameCanvas({ chartId, defId: 'c0', title: 'T' }),
        () => client.definitions.orderCanvases({ chartId, defIds: ['c0'] }),
        () => client.definitions.removeCanvas({ chartId, defId: 'c0' }),
        () => client.definitions.revisions({ chartId }),
        () => client.definitions.revision({ chartId, version: 1 }),
        () => client.definitions.restore({ chartId, revision: 1, version: 2 }),
      ];
      const expected = [
        [viewer, '70013'],
        [stranger, '70002'],
        [{ client: server.client(undefined) }, '407'],
      ] as const;
      for (const [who, code] of expected)
        for (const call of calls(who)) expect(await refusalOf(call())).toBe(code);
      expect(await titleOf(person)).toBe('One');
      const { rows } = await person.client.definitions.revisions({ chartId });
      expect(rows.map(({ savedBy, version }) => [version, savedBy?.userId])).toEqual([
        [2, editor.id],
        [1, person.id],
      ]);
    });

    it('saves nothing in trash, yet keeps revisions', async () => {
      await save(person, treeOf('One'), 1);
      const item = { fileId: chartId, fileType: 'chart' } as const;
      await person.client.folders.toTrash(item);
      expect(await refusalOf(save(person, treeOf('Two'), 2))).toBe('70002');
      expect(await refusalOf(person.client.definitions.revisions({ chartId }))).toBe('70002');
      await person.client.folders.restore(item);
      expect((await person.client.definitions.revisions({ chartId })).rows).toHaveLength(2);
    });

    it('stops restricted accounts and files past the quota', async () => {
      const free = await server.person({ free: true });
      const ids: string[] = [];
      for (let made = 0; made < 9; made += 1) {
        ids.push(await newFile(free));
        server.clock.advance(1_000);
      }
      const { db } = server.app.database;
      await sql`update user_counter set files = 10 where user_id = ${free.id}`.execute(db);
      await sql`update node set last_modify = 1 where id = ${ids[0]}`.execute(db);
      const first = await newFile(person);
      await sql`update node set owner_id = ${free.id}, parent_id = ${free.id} where id = ${first}`.execute(
        db,
      );
      await sql`update node_body set owner_id = ${free.id} where node_id = ${first}`.execute(db);
      await sql`update node_locator set owner_id = ${free.id} where id = ${first}`.execute(db);
      const change = (id: string | undefined) =>
        free.client.definitions.save({ chartId: id ?? '', def: treeOf('One'), version: 1 });
      expect(await refusalOf(change(ids[0]))).toBe('509');
      expect((await change(ids[8])).version).toBe(2);
      const restricted = await server.person({ restrictedAt: 1 });
      await shareNode(db, { ownerId: person.id, nodeId: chartId, userId: restricted.id, role: 'editor' });
      expect(await refusalOf(save(restricted, treeOf('One'), 1))).toBe('61672');
    });
  });

  it('[PERM-04] says which files past the quota can change', async () => {
    const owner = await server.person({ memberUntil: server.clock.now() + DAY_MS });
    const files: string[] = [];
    for (let made = 0; made < 12; made += 1) {
      files.push(await newFile(owner));
      server.clock.advance(1_000);
    }
    server.clock.advance(2 * DAY_MS);
    const { charts } = owner.client;
    expect(await charts.overrunState()).toEqual({ allowed: false, reason: 'overrun', remaining: 0 });
    const states = await Promise.all(files.map((id) => charts.overrunState({ chartId: id })));
    // A free account has nine files: those that were changed last.
    const isAllowed = [...Array<boolean>(3).fill(false), ...Array<boolean>(9).fill(true)];
    expect(states.map(({ allowed }) => allowed)).toEqual(isAllowed);
    const saved = async (id: string): Promise<boolean> => {
      const call = owner.client.definitions.save({ chartId: id, def: treeOf('One'), version: 1 });
      return call.then(
        () => true,
        (error: unknown) => {
          expect(isApiError(error) ? error.envelopeCode : error).toBe('509');
          return false;
        },
      );
    };
    const savings: boolean[] = [];
    for (const id of files.toReversed()) savings.unshift(await saved(id));
    expect(savings).toEqual(isAllowed);
  });

  describe('canvases', () => {
    const list = async () => (await person.client.charts.canvases({ chartId })).canvas.chartCanvas;

    it('POST /api/personal/canvas/new as form adds named blank canvases', async () => {
      const one = await person.client.definitions.addCanvas({ chartId });
      const two = await person.client.definitions.addCanvas({ chartId, title: ' Details ' });
      expect([one.definitionId, two.definitionId]).toEqual(['c1', 'c2']);
      expect(await list()).toEqual([
        { definitionId: 'c0', title: 'Plan' },
        { definitionId: 'c1', title: 'Canvas 2' },
        { definitionId: 'c2', title: 'Details' },
      ]);
      expect((await person.client.charts.info({ chartId }, { needToken: true })).file.canvasCount).toBe(3);
      await saveOn('c1')(person, treeOf('In the second'), 1);
      expect([await titleOf(person), await titleOf(person, 'c1')]).toEqual(['Plan', 'In the second']);
    });

    it('POST /api/personal/canvas/rename as form changes only the name', async () => {
      const { canvases } = await person.client.definitions.renameCanvas({
        chartId,
        defId: 'c0',
        title: 'Overview',
      });
      expect(canvases).toEqual([{ definitionId: 'c0', title: 'Overview', version: 1 }]);
      await save(person, treeOf('One'), 1);
      expect(await list()).toEqual([{ definitionId: 'c0', title: 'Overview' }]);
      const named = person.client.definitions.renameCanvas({ chartId, defId: 'c0', title: '  ' });
      expect(await refusalOf(named)).toBe('70001');
    });

    it('POST /api/personal/canvas/sort as json takes complete orders only', async () => {
      await person.client.definitions.addCanvas({ chartId });
      await person.client.definitions.addCanvas({ chartId });
      const order = (defIds: string[]) => person.client.definitions.orderCanvases({ chartId, defIds });
      for (const wrong of [
        ['c0', 'c1'],
        ['c0', 'c1', 'c1'],
        ['c0', 'c1', 'c9'],
        ['c0', 'c1', 'c2', 'c2'],
      ])
        expect(await refusalOf(order(wrong))).toBe('70001');
      const { canvases } = await order(['c2', 'c0', 'c1']);
      expect(canvases.map(({ definitionId }) => definitionId)).toEqual(['c2', 'c0', 'c1']);
      const added = await person.client.definitions.addCanvas({ chartId });
      expect(added.canvases.at(-1)?.definitionId).toBe('c3');
      expect((await person.client.charts.content({ id: chartId }, { needToken: true })).definitionId).toBe(
        'c2',
      );
    });

    it('POST /api/personal/canvas/remove as form spares the last canvas', async () => {
      const { definitionId: defId } = await person.client.definitions.addCanvas({ chartId, title: 'More' });
      await saveOn(defId)(person, treeOf('Gone'), 1);
      const { canvases } = await person.client.definitions.removeCanvas({ chartId, defId });
      expect(canvases).toHaveLength(1);
      expect(await refusalOf(person.client.definitions.removeCanvas({ chartId, defId: 'c0' }))).toBe('70013');
      expect(await refusalOf(person.client.definitions.removeCanvas({ chartId, defId }))).toBe('70002');
      expect((await person.client.definitions.addCanvas({ chartId })).definitionId).toBe('c2');
      const states = await person.client.definitions.revisions({ chartId, defId });
      expect(states.rows.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
        [2, false],
        [1, false],
      ]);
      const restored = await person.client.definitions.restore({ chartId, defId, revision: 2 });
      expect(restored.version).toBe(3);
      expect(await titleOf(person, defId)).toBe('Gone');
      expect((await list()).map(({ definitionId }) => definitionId)).toEqual(['c0', 'c2', 'c1']);
    });

    it('are copied with their order and names', async () => {
      await person.client.definitions.addCanvas({ chartId, title: 'Second' });
      await person.client.definitions.orderCanvases({ chartId, defIds: ['c1', 'c0'] });
      const copy = await person.client.folders.copy({ fileId: chartId, fileType: 'chart', folderId: 'root' });
      const id = copy.file._id ?? '';
      const copied = await person.client.charts.canvases({ chartId: id });
      expect(copied.canvas.chartCanvas.map(({ definitionId }) => definitionId)).toEqual(['c1', 'c0']);
      expect((await person.client.definitions.revisions({ chartId: id })).rows).toHaveLength(1);
    });
  });

  describe('revisions', () => {
    it('GET /api/personal/diagraming/revisions as query lists states in pages', async () => {
      for (let version = 1; version <= 4; version += 1) {
        server.clock.advance(1_000);
        await save(person, treeOf(`State ${version + 1}`), version);
      }
      const first = await person.client.definitions.revisions({ chartId, pageSize: 2 });
      expect(first).toMatchObject({ definitionId: 'c0', more: true });
      expect(first.rows.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
        [5, true],
        [4, false],
      ]);
      expect(first.rows[0]).toMatchObject({ savedAt: server.clock.now(), savedBy: { userId: person.id } });
      const rest = await person.client.definitions.revisions({ chartId, before: 4, pageSize: 3 });
      expect(rest.rows.map(({ version }) => version)).toEqual([3, 2, 1]);
      expect(rest.more).toBe(false);
    });

    it('GET /api/personal/diagraming/revision as query returns one state', async () => {
      await save(person, treeOf('One'), 1);
      await save(person, treeOf('Two'), 2);
      const { def, version } = await person.client.definitions.revision({ chartId, version: 2 });
      expect([version, JSON.parse(def)]).toEqual([2, JSON.parse(treeOf('One'))]);
      expect(await refusalOf(person.client.definitions.revision({ chartId, version: 9 }))).toBe('70002');
    });

    it('POST /api/personal/diagraming/revision/restore as form makes a new state', async () => {
      await save(person, treeOf('One'), 1);
      await save(person, treeOf('Two'), 2);
      const restore = (version: number) =>
        person.client.definitions.restore({ chartId, revision: 2, version });
      expect(await refusalOf(restore(2))).toBe('70035');
      expect((await restore(3)).version).toBe(4);
      expect(await titleOf(person)).toBe('One');
      expect(JSON.parse((await person.client.definitions.revision({ chartId, version: 3 })).def)).toEqual(
        JSON.parse(treeOf('Two')),
      );
    });

    it('are thinned exactly as the rule says', async () => {
      for (const free of [true, false])
        expect(await compareThinning(server, { free, seed: free ? 3 : 4, rounds: 12 })).toEqual([]);
    });

    it('go with the file for good', async () => {
      await save(person, treeOf('One'), 1);
      const item = { fileId: chartId, fileType: 'chart' } as const;
      await person.client.folders.toTrash(item);
      await person.client.folders.removeFromTrash(item);
      for (const table of ['node_body', 'node_revision'] as const)
        expect(
          await server.app.database.db
            .selectFrom(table)
            .select('version')
            .where('node_id', '=', chartId)
            .execute(),
        ).toEqual([]);
    });
  });

  it('draws a note as narrow as asked', async () => {
    const { chartId: note } = await person.client.charts.create({
      category: 'markdown',
      def: JSON.stringify({ v: 2, type: 'markdown', page: { name: 'N' }, text: '# Plan' }),
    });
    const widthOf = async (page?: 'wide' | 'narrow') =>
      (
        await person.client.charts.content(
          { id: note, ...(page === undefined ? {} : { page }) },
          { needToken: true },
        )
      ).picture?.box.w;
    expect([await widthOf('narrow'), await widthOf('wide'), await widthOf()]).toEqual([327, 720, 720]);
  });

  describe('large definitions', () => {
    const objects = async (): Promise<readonly string[]> =>
      (await server.app.database.db.selectFrom('stored_object').select('key').execute()).map(
        ({ key }) => key,
      );
    const work = () => workThrough(server.app);

    it('move to a bucket and read the same', async () => {
      await work();
      await save(person, treeOf('Large', 80), 1);
      await save(person, treeOf('Larger', 90), 2);
      const before = await objects();
      const pictureOf = async () =>
        (await person.client.charts.content({ id: chartId }, { needToken: true })).picture;
      const picture = await pictureOf();
      await work();
      const moved = (await objects()).filter((key) => !before.includes(key));
      expect(moved).toHaveLength(2);
      const { rows } = await sql<{ def: unknown }>`
        select def from node_body where node_id = ${chartId}`.execute(server.app.database.db);
      expect(rows).toEqual([{ def: { v: 2, type: 'tree', page: { name: 'Plan' } } }]);
      expect(await titleOf(person)).toBe('Larger');
      expect(await pictureOf()).toEqual(picture);
      const larger = await person.client.charts.definition({ chartId });
      const info = await person.client.charts.info({ chartId }, { needToken: true });
      expect(info.size).toBe(larger.def.length);
      expect((await person.client.charts.canvases({ chartId })).canvas.chartCanvas[0]?.title).toBe('Plan');
      const { def } = await person.client.definitions.revision({ chartId, version: 2 });
      expect(JSON.parse(def)).toMatchObject(JSON.parse(treeOf('Large', 80)) as object);
      expect((await save(person, treeOf('Small'), 3)).version).toBe(4);
      const restored = await person.client.definitions.restore({ chartId, revision: 3, version: 4 });
      expect(restored.version).toBe(5);
      expect(await titleOf(person)).toBe('Larger');
    });

    it('are shared by copies until a day after', async () => {
      await work();
      const before = await objects();
      await save(person, treeOf('Large', 80), 1);
      await work();
      const [key = ''] = (await objects()).filter((one) => !before.includes(one));
      const copy = await person.client.folders.copy({ fileId: chartId, fileType: 'chart', folderId: 'root' });
      const original = { fileId: chartId, fileType: 'chart' } as const;
      await person.client.folders.toTrash(original);
      await person.client.folders.removeFromTrash(original);
      server.clock.advance(2 * DAY_MS);
      await work();
      expect(await objects()).toContain(key);
      chartId = copy.file._id ?? '';
      expect(await titleOf(person)).toBe('Large');
      const copied = { fileId: chartId, fileType: 'chart' } as const;
      await person.client.folders.toTrash(copied);
      await person.client.folders.removeFromTrash(copied);
      await work();
      expect(await objects()).not.toContain(key);
      expect(await server.app.blobs.get(key)).toBeUndefined();
    });

    it('stay in rows while the bucket fails', async () => {
      await save(person, treeOf('Large', 80), 1);
      const app = {
        ...server.app,
        blobs: { ...server.app.blobs, put: () => Promise.reject(new Error('The bucket is away.')) },
      };
      await expect(workThrough(app)).rejects.toThrow('The bucket is away.');
      expect(await titleOf(person)).toBe('Large');
      server.clock.advance(2 * DAY_MS);
      await work();
      expect(await titleOf(person)).toBe('Large');
      const known = await objects();
      const kept = await Promise.all(known.map((key) => server.app.blobs.get(key)));
      expect(kept.every((bytes) => bytes !== undefined)).toBe(true);
    });
  });
};
