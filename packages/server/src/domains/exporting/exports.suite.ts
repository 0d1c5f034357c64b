import { POSITION_EXPORT_PATH, downloadAddress } from '@chartdock/contract';
import type { ExportType } from '@chartdock/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentOf, readZip } from '../../testing/read-zip.ts';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { shareNode } from '../../testing/share-node.ts';
import { TEST_PASSWORD, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const MISSING = '01890000-0000-7000-8000-000000000404';

/** Proves downloads into frames, their records and rights, and the facts that a page learns of one file, over HTTP. */
export const exportsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  type Category = 'flow' | 'mind' | 'markdown' | 'outline';
  const fileOf = async ({ client }: Person, category: Category = 'flow', title = 'Plan') =>
    (await client.charts.create({ category, title })).chartId;
  const addCanvas = async (owner: Person, chartId: string): Promise<void> => {
    const { db } = server.app.database;
    const def = JSON.stringify({ v: 2, type: 'graph', page: { name: 'Second' } });
    const body = { owner_id: owner.id, node_id: chartId, canvas: 1, def, version: 1, updated_at: 1 };
    await db.insertInto('node_body').values(body).execute();
    await db.updateTable('node').set({ canvas_count: 2 }).where('id', '=', chartId).execute();
  };
  const linkOf = async (
    person: Person,
    { id, type, category = 'flow' }: { id: string; type: ExportType; category?: Category },
  ) => {
    const uuid = await person.client.exporting.record({ chartId: id, exportType: type });
    const { key } = await person.client.exporting.signKey({ chartId: id, isCanvas: true });
    return downloadAddress({ category, id, type, token: key, uuid });
  };
  const load = (address: string, accept = 'text/html,*/*;q=0.8') =>
    server.send(address, { headers: { accept, 'accept-language': 'en' } });
  const postForm = (fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return server.send('/chart_image/export/canvas/file', {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
  };
  const codeOf = async (response: Response): Promise<string | undefined> =>
    /(?:data-chartdock-code="|"code":")(\d+)"/.exec(await response.text())?.[1];
  const usedOf = (id: string) =>
    server.app.database.db
      .selectFrom('export_record')
      .select('used_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  describe('a key', () => {
    it('ends with the session that made it', async () => {
      const person = await server.person();
      const note = await fileOf(person, 'markdown', 'Note');
      const wish = { id: note, type: 'md', category: 'markdown' } as const;
      const { token } = await server
        .client(undefined)
        .session.signIn({ account: person.email, password: TEST_PASSWORD });
      const other = { ...person, client: server.client(token) };
      const address = await linkOf(other, wish);
      const late = await linkOf(other, wish);
      expect((await load(address)).status).toBe(200);
      await other.client.session.signOut();
      const refused = await load(late);
      expect([refused.status, await codeOf(refused)]).toEqual([403, '70031']);
      expect((await load(await linkOf(person, wish))).status).toBe(200);
    });
  });

  describe('action=down', () => {
    it('[PROD-15] returns stored Markdown and pictures of diagrams', async () => {
      const person = await server.person();
      const note = await fileOf(person, 'markdown', '会议 "a/b"');
      const text = await load(await linkOf(person, { id: note, type: 'md', category: 'markdown' }));
      expect(text.headers.get('content-disposition')).toContain("filename*=UTF-8''");
      expect(decodeURIComponent(text.headers.get('content-disposition') ?? '')).toContain('会议  a b.md');
      const { def } = await person.client.charts.definition({ chartId: note });
      expect(await text.text()).toBe((JSON.parse(def) as { text: string }).text);
      const flow = await fileOf(person);
      const svg = await load(await linkOf(person, { id: flow, type: 'svg' }));
      expect(svg.headers.get('content-type')).toContain('image/svg+xml');
      expect(await svg.text()).toMatch(/^<svg .*<\/svg>$/s);
      for (const [type, width] of [
        ['png', 1280],
        ['hd_png', 3840],
      ] as const) {
        const png = Buffer.from(await (await load(await linkOf(person, { id: flow, type }))).arrayBuffer());
        expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', width]);
      }
    });

    it('[EXPORT-38] works once under its record for five minutes', async () => {
      const person = await server.person();
      const id = await fileOf(person);
      const link = await linkOf(person, { id, type: 'png' });
      const uuid = new URL(link, server.address).searchParams.get('uuid') ?? '';
      expect((await usedOf(uuid)).used_at).toBeNull();
      expect((await load(link)).status).toBe(200);
      expect((await usedOf(uuid)).used_at).toBe(server.clock.now());
      expect(await codeOf(await load(link))).toBe('70031');
      expect(await codeOf(await load(link.replace(uuid, MISSING)))).toBe('70031');
      expect(await codeOf(await load(`${link.replace(uuid, '')}`))).toBe('70031');
      const late = await linkOf(person, { id, type: 'png' });
      server.clock.advance(300_000);
      expect(await codeOf(await load(late))).toBe('70031');
    });

    it('refuses tokens, keys, records and formats of others', async () => {
      const [person, other] = [await server.person(), await server.person()];
      const [id, second] = [await fileOf(person), await fileOf(person)];
      const foreign = await linkOf(other, { id: await fileOf(other), type: 'png' });
      const link = () => linkOf(person, { id, type: 'png' });
      const wrong = [
        (await link()).replace(/token=[^&]*/, `token=${person.token}`),
        (await link()).replace(/token=[^&]*/, /token=[^&]*/.exec(foreign)?.[0] ?? ''),
        (await link()).replace(/uuid=.*/, /uuid=.*/.exec(foreign)?.[0] ?? ''),
        (await link()).replace(id, second),
        (await link()).replace('type=png', 'type=svg'),
        (await link()).replace('type=png', 'type=pos'),
        (await link()).replace('type=png', 'type=nothing'),
      ];
      for (const address of wrong) expect(await codeOf(await load(address))).toBe('70031');
      expect((await load(await link())).status).toBe(200);
    });

    it('answers frames with a page, others with JSON', async () => {
      const person = await server.person();
      const id = await fileOf(person);
      const broken = JSON.stringify({ v: 2, type: 'graph' });
      const { db } = server.app.database;
      await db.updateTable('node_body').set({ def: broken }).where('node_id', '=', id).execute();
      const page = await load(await linkOf(person, { id, type: 'visio' }));
      expect([page.status, page.headers.get('content-type')]).toEqual([501, 'text/html; charset=utf-8']);
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(page.headers.get('content-disposition')).toBeNull();
      expect(await page.text()).toContain(
        'data-chartdock-code="70030">This file can&#39;t be written in that format',
      );
      const envelope = await load(await linkOf(person, { id, type: 'visio' }), 'application/json');
      expect(await envelope.json()).toMatchObject({ code: '70030', data: null });
    });

    it('leaves the page of a file alone', async () => {
      const id = await fileOf(await server.person());
      const page = await load(`/diagraming/${id}`);
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    });

    it('[PERM-09] refuses vip formats without a present membership', async () => {
      const free = await server.person({ free: true });
      const chartId = await fileOf(free);
      expect(await refusalOf(free.client.exporting.record({ chartId, exportType: 'svg' }))).toBe('815');
      const member = await server.person({ free: true, memberUntil: server.clock.now() + 1000 });
      const link = await linkOf(member, { id: await fileOf(member), type: 'svg' });
      server.clock.advance(1000);
      const page = await load(link);
      expect([page.status, await codeOf(page)]).toEqual([403, '815']);
      const org = await server.person({ free: true, orgUntil: server.clock.now() + 1000 });
      expect((await load(await linkOf(org, { id: await fileOf(org), type: 'svg' }))).status).toBe(200);
    });
  });

  describe('several downloads in one zip file', () => {
    const ticketOf = async (
      person: Person,
      { chartId, type, title = 'Plan' }: { chartId: string; type: ExportType; title?: string },
    ) => ({
      chartId,
      type,
      title,
      uuid: await person.client.exporting.record({ chartId, exportType: type }),
      token: (await person.client.exporting.signKey({ chartId, isCanvas: true })).key,
    });
    type Ticket = Awaited<ReturnType<typeof ticketOf>>;
    const zip = (tickets: readonly Ticket[]) => {
      const body = new FormData();
      body.append('signKey', tickets[0]?.token ?? '');
      body.append('files', JSON.stringify(tickets));
      const headers = { accept: 'application/json', 'accept-language': 'en' };
      return server.send('/chart_image/export/zip', { method: 'POST', body, headers });
    };
    const entriesOf = async (response: Response) => readZip(Buffer.from(await response.arrayBuffer()));

    it('hold each file under its own name, once', async () => {
      const person = await server.person();
      const [flow, twin] = [await fileOf(person), await fileOf(person)];
      const note = await fileOf(person, 'markdown', '会议');
      const tickets = [
        await ticketOf(person, { chartId: flow, type: 'png' }),
        await ticketOf(person, { chartId: twin, type: 'png' }),
        await ticketOf(person, { chartId: note, type: 'md' }),
      ];
      const response = await zip(tickets);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
      const entries = await entriesOf(response);
      expect(entries.map(({ name }) => name)).toEqual(['Plan.png', 'Plan (2).png', '会议.md']);
      expect(entries[0]?.body.subarray(1, 4).toString()).toBe('PNG');
      const { def } = await person.client.charts.definition({ chartId: note });
      expect(entries[2]?.body.toString()).toBe((JSON.parse(def) as { text: string }).text);
      for (const { uuid } of tickets) expect((await usedOf(uuid)).used_at).toBe(server.clock.now());
      expect(await codeOf(await zip(tickets))).toBe('70031');
    });

    it('name failures and open nothing new', async () => {
      const [person, other] = [await server.person(), await server.person()];
      const good = await ticketOf(person, { chartId: await fileOf(person), type: 'png' });
      const foreign = await ticketOf(other, { chartId: await fileOf(other), type: 'png', title: 'Foreign' });
      const lied = { ...good, chartId: foreign.chartId, title: 'Lied' };
      const bytes = Buffer.from(await (await zip([lied, good, { ...foreign, uuid: MISSING }])).arrayBuffer());
      const entries = readZip(bytes);
      expect(entries.map(({ name }) => name)).toEqual(['Plan.png', 'Not included.txt']);
      expect(entries[1]?.body.toString()).toMatch(/^Lied: .+\nForeign: .+\n$/);
      // A page that reads it on the way learns the same from its end.
      expect(JSON.parse(commentOf(bytes))).toEqual([
        { chartId: foreign.chartId, code: '70031', msg: expect.any(String) },
        { chartId: foreign.chartId, code: '70031', msg: expect.any(String) },
      ]);
      const member = await server.person({ free: true, memberUntil: server.clock.now() + 1000 });
      const svg = await ticketOf(member, { chartId: await fileOf(member), type: 'svg' });
      server.clock.advance(1000);
      expect(await codeOf(await zip([svg]))).toBe('815');
    });

    it('are refused without files, with many, or malformed', async () => {
      const person = await server.person();
      const good = await ticketOf(person, { chartId: await fileOf(person), type: 'png' });
      expect(await codeOf(await zip(Array.from({ length: 51 }, () => good)))).toBe('70001');
      const empty = new FormData();
      empty.append('signKey', good.token);
      empty.append('files', '[]');
      const path = '/chart_image/export/zip';
      expect(await codeOf(await server.send(path, { method: 'POST', body: empty }))).toBe('70001');
      const plain = await server.send(path, { method: 'POST', body: 'files=[]' });
      expect(await codeOf(plain)).toBe('70001');
    });
  });

  describe('position files', () => {
    const keyOf = async ({ client }: Person, chartId: string, isCanvas: boolean) =>
      (await client.exporting.signKey({ chartId, isCanvas })).key;

    it('[CALL-F-045] come from a form of signKey, def and title', async () => {
      const person = await server.person();
      const id = await fileOf(person);
      const { def } = await person.client.charts.definition({ chartId: id });
      const answer = await postForm({ signKey: await keyOf(person, id, true), def, title: '计划 1' });
      expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('计划 1.pos');
      expect(await answer.json()).toEqual({
        format: 'chartdock-position',
        v: 1,
        title: '计划 1',
        category: 'flow',
        canvases: [{ title: '计划 1', def: JSON.parse(def) }],
      });
      const rows = await server.app.database.db
        .selectFrom('export_record')
        .select(['export_type', 'used_at'])
        .where('user_id', '=', person.id)
        .execute();
      expect(rows).toEqual([{ export_type: 'pos', used_at: server.clock.now() }]);
    });

    it('[EXPORT-40] hold every canvas where the format says so', async () => {
      const person = await server.person();
      for (const [category, type] of [
        ['flow', 'posf'],
        ['mind', 'posm'],
      ] as const) {
        const id = await fileOf(person, category);
        await addCanvas(person, id);
        const { chartCanvas } = (await person.client.charts.canvases({ chartId: id })).canvas;
        const canvases = await Promise.all(
          chartCanvas.map(async ({ definitionId, title }) => {
            const { def } = await person.client.charts.definition({ chartId: id, defId: definitionId });
            return { title, def: JSON.parse(def) as unknown };
          }),
        );
        const signKey = await keyOf(person, id, false);
        const uuid = await person.client.exporting.record({ chartId: id, exportType: type });
        const form = { signKey, title: 'All', uuid };
        expect(await codeOf(await postForm({ ...form, def: JSON.stringify(canvases.slice(1)) }))).toBe(
          '70001',
        );
        const answer = await postForm({ ...form, def: JSON.stringify(canvases) });
        expect(answer.headers.get('content-disposition')).toContain(`All.${type}`);
        expect(await answer.json()).toMatchObject({ category, canvases });
        expect(await codeOf(await postForm({ ...form, def: JSON.stringify(canvases) }))).toBe('70031');
      }
    });

    it('are refused without key, record or definition', async () => {
      const person = await server.person();
      const id = await fileOf(person);
      const signKey = await keyOf(person, id, true);
      expect(await codeOf(await postForm({ def: '{}', title: 'a' }))).toBe('70031');
      expect(await codeOf(await postForm({ signKey, def: '{}', title: 'a', uuid: MISSING }))).toBe('70031');
      for (const def of ['', '[]', '1', '{'])
        expect(await codeOf(await postForm({ signKey, def, title: 'a' }))).toBe('70001');
      const plain = await server.send(POSITION_EXPORT_PATH, { method: 'POST', body: 'signKey=a' });
      expect(await codeOf(plain)).toBe('70001');
    });
  });

  describe('rights', () => {
    it('are refused to viewers, and for outlines', async () => {
      const [owner, viewer, editor] = [await server.person(), await server.person(), await server.person()];
      const chartId = await fileOf(owner);
      const right = { ownerId: owner.id, nodeId: chartId };
      await shareNode(server.app.database.db, { ...right, userId: viewer.id, role: 'viewer' });
      await shareNode(server.app.database.db, { ...right, userId: editor.id, role: 'editor' });
      const wish = { chartId, exportType: 'png' } as const;
      expect(await viewer.client.exporting.power(wish)).toEqual({ allowed: false, reason: 'role' });
      expect(await refusalOf(viewer.client.exporting.record(wish))).toBe('70013');
      expect(await refusalOf(viewer.client.exporting.signKey({ chartId }))).toBe('70013');
      expect((await load(await linkOf(editor, { id: chartId, type: 'png' }))).status).toBe(200);
      const outline = await fileOf(owner, 'outline');
      const none = owner.client.exporting.record({ chartId: outline, exportType: 'png' });
      expect(await refusalOf(none)).toBe('70013');
    });
  });

  describe('what is known of one file', () => {
    it('is told with folders, canvases and size', async () => {
      const [owner, stranger] = [await server.person({ phone: '13900000009' }), await server.person()];
      const folder = (await owner.client.folders.create({ title: 'Box' })).file._id ?? '';
      const chartId = (
        await owner.client.charts.create({ category: 'flow', title: 'Plan', folderId: folder })
      ).chartId;
      const asked = { needToken: true } as const;
      const { file, canvases, size } = await owner.client.charts.info({ chartId }, asked);
      expect(file).toMatchObject({ title: 'Plan', category: 'flow', path: [{ title: 'Box' }] });
      expect([canvases.map(({ title }) => title), size > 10]).toEqual([['Plan'], true]);
      const anyone = server.client(undefined);
      const ask = () => [stranger.client.charts.info({ chartId }, asked), anyone.charts.info({ chartId })];
      expect(await Promise.all(ask().map(refusalOf))).toEqual(['70002', '70002']);
      await owner.client.publishing.publish({ chartId, tags: ['a'] });
      for (const answer of await Promise.all(ask()))
        expect(answer.file).toMatchObject({ title: 'Plan', parentId: 'root', path: [], isCanEditor: false });
    });
  });
};
