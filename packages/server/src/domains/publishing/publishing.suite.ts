import type { CollaboratorRole } from '@chartdock/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { readSignKey } from '../exporting/sign-key.ts';

/** Proves publishing, cloning, leaving a collaboration and the rights of exports over HTTP. */
export const publishingSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let phones = 0;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const newPhone = (): string => `137${String((phones += 1)).padStart(8, '0')}`;
  const author = (): Promise<Person> => server.person({ phone: newPhone() });
  const fileOf = async ({ client }: Person, category: 'flow' | 'mind' | 'markdown' = 'flow') =>
    (await client.charts.create({ category, title: 'File' })).chartId;
  const share = (
    owner: Person,
    nodeId: string,
    right: { readonly to: Person; readonly role: CollaboratorRole },
  ) =>
    shareNode(server.app.database.db, { ownerId: owner.id, nodeId, userId: right.to.id, role: right.role });
  const publicationOf = (nodeId: string) =>
    server.app.database.db
      .selectFrom('publication')
      .selectAll()
      .where('node_id', '=', nodeId)
      .executeTakeFirst();
  const addCanvas = async (owner: Person, chartId: string): Promise<void> => {
    const { db } = server.app.database;
    const def = JSON.stringify({ v: 2, type: 'graph', page: { name: 'Second' } });
    const body = { owner_id: owner.id, node_id: chartId, canvas: 1, def, version: 1, updated_at: 1 };
    await db.insertInto('node_body').values(body).execute();
    await db.updateTable('node').set({ canvas_count: 2 }).where('id', '=', chartId).execute();
  };

  describe('publishing', () => {
    it('[PUBLISH-01] [PUBLISH-02] makes a file public and not public again', async () => {
      const [owner, stranger] = [await author(), await server.person()];
      const chartId = await fileOf(owner);
      const [before] = (await owner.client.lists.loadFiles()).rows;
      expect(before?.status).toBe('private');
      expect(await refusalOf(stranger.client.charts.definition({ chartId }))).toBe('70002');
      const { file } = await owner.client.publishing.publish({
        chartId,
        description: ' Fine <b>work</b> ',
        tags: ['流程', 'work', 'work'],
      });
      expect(file).toMatchObject({ status: 'public', publicClone: false });
      const said = { description: 'Fine <b>work</b>', tags: ['流程', 'work'], price_fen: 0 };
      expect(await publicationOf(chartId)).toMatchObject(said);
      expect((await stranger.client.charts.definition({ chartId })).version).toBe(1);
      expect(await refusalOf(stranger.client.charts.rename({ chartId, title: 'Mine' }))).toBe('70013');
      const { file: closed } = await owner.client.publishing.cancel({ chartId });
      expect(closed).toMatchObject({ status: 'private', publicClone: false });
      expect(await publicationOf(chartId)).toBeUndefined();
      expect(await refusalOf(stranger.client.charts.definition({ chartId }))).toBe('70002');
    });

    it('lets a server with reviews hold a file back', async () => {
      const reviewing = await startTestServer(server.app.database, { CHARTDOCK_PUBLISH_REVIEW: 'on' });
      try {
        const [owner, stranger] = [await reviewing.person({ phone: newPhone() }), await reviewing.person()];
        const chartId = await fileOf(owner);
        const { file } = await owner.client.publishing.publish({ chartId, tags: ['a'] });
        expect(file.status).toBe('pending');
        expect(await refusalOf(stranger.client.charts.definition({ chartId }))).toBe('70002');
      } finally {
        await reviewing.stop();
      }
    });

    it('[PUBLISH-07] refuses restricted, then phoneless accounts, then Markdown', async () => {
      const restricted = await server.person({ restrictedAt: 1 });
      const missing = '01890000-0000-7000-8000-00000000abcd';
      const publish = ({ client }: Person, chartId: string) =>
        client.publishing.publish({ chartId, tags: ['a'] });
      expect(await refusalOf(publish(restricted, missing))).toBe('61672');
      const noPhone = await server.person();
      expect(await refusalOf(publish(noPhone, await fileOf(noPhone)))).toBe('70023');
      const owner = await author();
      const note = await fileOf(owner, 'markdown');
      expect(await refusalOf(publish(owner, note))).toBe('70025');
      expect(await publicationOf(note)).toBeUndefined();
      expect((await publish(owner, await fileOf(owner, 'mind'))).file.status).toBe('public');
    });

    it('[PUBLISH-05] asks first for a present restriction', async () => {
      const owner = await author();
      const chartId = await fileOf(owner);
      expect(await owner.client.account.publishBlack()).toBe(false);
      const { db } = server.app.database;
      await db.updateTable('app_user').set({ restricted_at: 1 }).where('id', '=', owner.id).execute();
      expect(await owner.client.account.publishBlack()).toBe(true);
      expect(await refusalOf(owner.client.publishing.publish({ chartId, tags: ['a'] }))).toBe('61672');
    });

    it.each([
      ['no tag', { tags: [] }],
      ['an empty tag', { tags: ['a', ' '] }],
      ['eleven tags', { tags: [...'abcdefghijk'] }],
      ['201 characters', { tags: ['a'], description: 'x'.repeat(201) }],
      ['three decimals', { tags: ['a'], price: '1.234' }],
      ['a negative price', { tags: ['a'], price: '-1' }],
      ['a price in words', { tags: ['a'], price: 'ten' }],
    ])('refuses %s', async (_name, input) => {
      const owner = await author();
      const chartId = await fileOf(owner);
      expect(await refusalOf(owner.client.publishing.publish({ chartId, ...input }))).toBe('70001');
    });

    it('takes 200 characters, a tag and numbers', async () => {
      const owner = await author();
      const chartId = await fileOf(owner);
      const description = '字'.repeat(200);
      await owner.client.publishing.publish({ chartId, description, tags: 'one', price: 0.29 });
      expect(await publicationOf(chartId)).toMatchObject({ description, tags: ['one'], price_fen: 29 });
    });

    it('is the owner’s alone', async () => {
      const [owner, viewer, manager, former] = [
        await author(),
        await author(),
        await author(),
        await author(),
      ];
      const chartId = await fileOf(owner);
      await share(owner, chartId, { to: viewer, role: 'viewer' });
      await share(owner, chartId, { to: manager, role: 'manager' });
      await share(owner, chartId, { to: former, role: 'editor' });
      await former.client.collaboration.quit({ type: 'chart', id: chartId });
      const answers: string[] = [];
      for (const { client } of [viewer, manager, former]) {
        answers.push((await refusalOf(client.publishing.publish({ chartId, tags: ['a'] }))) ?? '');
        answers.push((await refusalOf(client.publishing.cancel({ chartId }))) ?? '');
      }
      expect(answers).toEqual(['70013', '70013', '70013', '70013', '70002', '70002']);
    });

    it('is done once under one key', async () => {
      const owner = await author();
      const chartId = await fileOf(owner);
      const options = { idempotencyKey: 'publish-once' };
      const first = await owner.client.publishing.publish({ chartId, tags: ['a'] }, options);
      await owner.client.publishing.cancel({ chartId });
      expect(await owner.client.publishing.publish({ chartId, tags: ['a'] }, options)).toEqual(first);
      expect(await publicationOf(chartId)).toBeUndefined();
    });
  });

  describe('cloning a file', () => {
    it('[PROD-14] [CALL-F-026] [CLONE-13] clones a file by parent, category and id', async () => {
      const owner = await server.person();
      const folder = (await owner.client.folders.create({ title: 'Place' })).file._id ?? '';
      const id = await fileOf(owner, 'mind');
      const body = new URLSearchParams({ parentId: folder, category: 'mind' }).toString();
      const headers = { token: owner.token, 'content-type': 'application/x-www-form-urlencoded' };
      const path = `/api/personal/diagraming/chart/${id}`;
      const answer = (await (await server.send(path, { method: 'POST', headers, body })).json()) as {
        code: string;
        data: { chartId: string };
      };
      expect(answer.code).toBe('200');
      const { rows } = await owner.client.lists.loadFiles({ folderId: folder });
      expect(rows).toMatchObject([{ _id: answer.data.chartId, title: 'File', category: 'mind' }]);
      const definitions = [
        await owner.client.charts.definition({ chartId: id }),
        await owner.client.charts.definition({ chartId: answer.data.chartId }),
      ];
      expect(definitions[1]?.def).toBe(definitions[0]?.def);
      const other = owner.client.charts.cloneFile({ id, category: 'flow' });
      expect(await refusalOf(other)).toBe('70001');
    });

    it('[CLONE-09] refuses a full free account with 815', async () => {
      const free = await server.person({ free: true });
      const id = await fileOf(free);
      for (let made = 1; made < 9; made += 1) await free.client.charts.cloneFile({ id, category: 'flow' });
      expect(await refusalOf(free.client.charts.cloneFile({ id, category: 'flow' }))).toBe('815');
      expect((await free.client.user.privilege()).privilege.usedFileCount).toBe(9);
      const until = server.clock.now() + 1000;
      for (const tier of [{ memberUntil: until }, { orgUntil: until }]) {
        const member = await server.person({ free: true, ...tier });
        const own = await fileOf(member);
        for (let made = 0; made < 10; made += 1)
          await member.client.charts.cloneFile({ id: own, category: 'flow' });
        expect((await member.client.user.privilege()).privilege.usedFileCount).toBe(11);
      }
    });

    it('[CLONE-10] needs membership for several canvases', async () => {
      const [free, member] = [await server.person({ free: true }), await server.person()];
      const id = await fileOf(free);
      await free.client.charts.cloneFile({ id, category: 'flow' });
      await addCanvas(free, id);
      expect(await refusalOf(free.client.charts.cloneFile({ id, category: 'flow' }))).toBe('815');
      const own = await fileOf(member);
      await addCanvas(member, own);
      const { chartId, file } = await member.client.charts.cloneFile({ id: own, category: 'flow' });
      expect(file.canvasCount).toBe(2);
      expect((await member.client.charts.canvases({ chartId })).canvas.chartCanvas).toHaveLength(2);
    });

    it('[QUOTA-13] lets one of 20 through at the limit', async () => {
      const person = await server.person({ free: true });
      const id = await fileOf(person);
      for (let made = 1; made < 8; made += 1) await fileOf(person);
      const clients = Array.from({ length: 20 }, () => server.client(person.token));
      const calls = clients.map(({ charts, folders }, index) => {
        if (index % 3 === 0) return charts.create({ category: 'flow' });
        if (index % 3 === 1) return charts.cloneFile({ id, category: 'flow' });
        return folders.copy({ fileId: id, fileType: 'chart', folderId: 'root' });
      });
      const done = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled');
      expect(done).toHaveLength(1);
      expect((await person.client.lists.loadFiles()).total).toBe(9);
      expect((await person.client.user.privilege({ compulsion: true })).privilege.usedFileCount).toBe(9);
    });

    it('lets strangers take free public clones only', async () => {
      const [owner, stranger] = [await author(), await server.person()];
      const id = await fileOf(owner);
      const take = () => [
        stranger.client.charts.cloneFile({ id, category: 'flow' }),
        stranger.client.folders.copy({ fileId: id, fileType: 'chart', folderId: 'root' }),
      ];
      const codes = () => Promise.all(take().map(refusalOf));
      expect(await codes()).toEqual(['70002', '70002']);
      await owner.client.publishing.publish({ chartId: id, tags: ['a'] });
      expect(await codes()).toEqual(['70013', '70013']);
      // The offer is a reviewed copy: its author's file is nobody else's.
      for (const price of ['1', '0']) {
        await owner.client.publishing.publish({ chartId: id, tags: ['a'], publicClone: true, price });
        expect(await codes()).toEqual(['70002', '70002']);
        const taken = stranger.client.charts.create({ category: 'flow', templateId: id });
        expect(await refusalOf(taken)).toBe('70010');
      }
      await owner.client.publishing.cancel({ chartId: id });
      const { db } = server.app.database;
      await db.updateTable('node').set({ status: 2, public_clone: true }).where('id', '=', id).execute();
      await Promise.all(take());
      expect((await stranger.client.lists.loadFiles()).total).toBe(2);
    });
  });

  describe('leaving a collaboration', () => {
    it('[CALL-F-039] [CALL-S-009] [LIFE-13] [LIFE-14] takes away view and edit access', async () => {
      const [owner, guest] = [await server.person(), await server.person()];
      const chartId = await fileOf(owner);
      await share(owner, chartId, { to: guest, role: 'editor' });
      await guest.client.charts.rename({ chartId, title: 'Ours' });
      await guest.client.charts.definition({ chartId });
      await guest.client.collaboration.quit({ type: 'chart', id: chartId });
      expect(await refusalOf(guest.client.charts.definition({ chartId }))).toBe('70002');
      expect(await refusalOf(guest.client.charts.rename({ chartId, title: 'Mine' }))).toBe('70002');
      expect((await guest.client.lists.collaborationFiles()).total).toBe(0);
      expect((await guest.client.lists.historyFiles()).total).toBe(0);
      expect(await refusalOf(guest.client.collaboration.quit({ type: 'chart', id: chartId }))).toBe('70002');
      expect((await owner.client.lists.myCollaboration()).total).toBe(0);
    });

    it('leaves a folder with everything inside', async () => {
      const [owner, guest] = [await server.person(), await server.person()];
      const folder = (await owner.client.folders.create({ title: 'Ours' })).file._id ?? '';
      const { chartId } = await owner.client.charts.create({ category: 'flow', folderId: folder });
      await share(owner, folder, { to: guest, role: 'viewer' });
      expect(await refusalOf(guest.client.collaboration.quit({ type: 'chart', id: chartId }))).toBe('70013');
      expect(await refusalOf(owner.client.collaboration.quit({ type: 'folder', id: folder }))).toBe('70013');
      await guest.client.collaboration.quit({ type: 'folder', id: folder });
      expect(await refusalOf(guest.client.charts.definition({ chartId }))).toBe('70002');
      expect(await refusalOf(guest.client.lists.loadFiles({ folderId: folder }))).toBe('70002');
    });
  });

  describe('exporting', () => {
    it('[CALL-F-036] [PERM-05] decides downloads and keeps to it', async () => {
      const [free, member] = [await server.person({ free: true }), await server.person()];
      const chartId = await fileOf(free);
      const { exporting } = free.client;
      expect(await exporting.power()).toEqual({ allowed: true });
      expect(await exporting.power({ chartId, exportType: 'png' })).toEqual({ allowed: true });
      expect(await exporting.power({ chartId, exportType: 'svg' })).toEqual({
        allowed: false,
        reason: 'vip',
      });
      expect(await refusalOf(exporting.record({ chartId, exportType: 'svg' }))).toBe('815');
      expect(await member.client.exporting.power({ exportType: 'svg' })).toEqual({ allowed: true });
      const { db } = server.app.database;
      await db.updateTable('app_user').set({ restricted_at: 1 }).where('id', '=', free.id).execute();
      expect(await exporting.power()).toEqual({ allowed: false, reason: 'restricted' });
      expect(await refusalOf(exporting.record({ chartId, exportType: 'png' }))).toBe('61672');
      expect(await refusalOf(exporting.signKey({ chartId }))).toBe('61672');
    });

    it.each([
      ['mind', ['svg', 'hd_png']],
      ['flow', ['svg', 'hd_png']],
      ['markdown', ['hd_png']],
    ] as const)('[PROD-22] unlocks premium %s formats for members only', async (category, premium) => {
      const [free, member] = [await server.person({ free: true }), await server.person()];
      const [locked, open] = [await fileOf(free, category), await fileOf(member, category)];
      for (const exportType of premium) {
        const record = (person: Person, chartId: string) =>
          person.client.exporting.record({ chartId, exportType });
        expect(await record(member, open)).toMatch(/^[0-9a-f-]{36}$/);
        expect(await member.client.exporting.power({ chartId: open, exportType })).toEqual({
          allowed: true,
        });
        expect(await free.client.exporting.power({ chartId: locked, exportType })).toMatchObject({
          reason: 'vip',
        });
        expect(await refusalOf(record(free, locked))).toBe('815');
      }
    });

    it('[CALL-F-035] [CALL-F-041] answers a key of account, file and minutes', async () => {
      const person = await server.person();
      const chartId = await fileOf(person);
      const { key } = await person.client.exporting.signKey({ chartId, isCanvas: true });
      const read = (text: string, later = 0) =>
        readSignKey(server.app.secrets.exports, text, server.clock.now() + later);
      expect(read(key)).toEqual({
        userId: person.id,
        chartId,
        isCanvas: true,
        sessionHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      });
      const wrong = [key.replace('.1.', '.0.'), key.replace(chartId, person.id), key.slice(0, -1), ''];
      for (const text of wrong) expect(read(text)).toBeUndefined();
      expect([read(key, 299_999), read(key, 300_000)]).toEqual([expect.anything(), undefined]);
      const other = await server.person();
      expect(await refusalOf(other.client.exporting.signKey({ chartId }))).toBe('70002');
    });

    it('[CALL-F-042] records a download once under one key', async () => {
      const person = await server.person();
      const chartId = await fileOf(person);
      const options = { idempotencyKey: 'one-export' };
      const id = await person.client.exporting.record({ chartId, exportType: 'hd_png' }, options);
      expect(await person.client.exporting.record({ chartId, exportType: 'hd_png' }, options)).toBe(id);
      const rows = await server.app.database.db
        .selectFrom('export_record')
        .selectAll()
        .where('user_id', '=', person.id)
        .execute();
      expect(rows).toMatchObject([{ id, node_id: chartId, export_type: 'hd_png' }]);
    });

    it('[CALL-F-043] [CALL-F-044] lists canvases and answers each as JSON', async () => {
      const person = await server.person();
      const chartId = await fileOf(person);
      await addCanvas(person, chartId);
      const { chartCanvas } = (await person.client.charts.canvases({ chartId })).canvas;
      expect(chartCanvas.map(({ title }) => title)).toEqual(['File', 'Second']);
      for (const { definitionId, title } of chartCanvas) {
        const { def } = await person.client.charts.definition({ chartId, defId: definitionId });
        expect(JSON.parse(def)).toMatchObject({ page: { name: title } });
      }
    });
  });
};
