import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';

const PATH = '/api/personal/collaboration';
const DAY_MS = 86_400_000;
const UNAVAILABLE = '70002';
const NOBODY = '01890000-0000-7000-8000-00000000cafe';

/** Proves who may decide about access, the changes of it, and whom people find again. */
export const requestsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    owner = await server.person();
  });
  afterAll(() => server.stop());

  const fileOf = async ({ client }: Person) =>
    (await client.charts.create({ category: 'flow', title: 'Asked for' })).chartId;
  const canRead = async ({ client }: Person, id: string): Promise<boolean> =>
    client.charts.info({ chartId: id }, { needToken: true }).then(
      () => true,
      () => false,
    );
  const ask = ({ client }: Person, id: string) =>
    client.collaborationRequests.ask({ type: 'chart', id, role: 'editor', message: 'For the review' });
  const requestOf = async (id: string, by = owner): Promise<string> =>
    (await by.client.collaborationRequests.pending()).requests.find((one) => one.id === id)?.requestId ?? '';

  it('[CALL-S-010, SHARE-13] POST /api/personal/collaboration/verify/approved as json lets in who asked', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    await ask(guest, id);
    expect(await canRead(guest, id)).toBe(false);
    expect((await owner.client.notifications.getList()).rows[0]).toMatchObject({ type: 'accessRequested' });
    const { requests } = await owner.client.collaborationRequests.pending();
    expect(requests[0]).toMatchObject({
      id,
      role: 'editor',
      message: 'For the review',
      person: { userId: guest.id },
    });
    const answer = await wireOf(server, owner).postJson(`${PATH}/verify/approved`, {
      requestId: await requestOf(id),
    });
    expect(answer.code).toBe('200');
    await guest.client.charts.rename({ chartId: id, title: 'Let in' });
    expect((await owner.client.collaborationRequests.pending()).requests).toEqual([]);
  });

  it('[CALL-S-011, SHARE-14] POST /api/personal/collaboration/verify/refuse as json keeps out who asked', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    await ask(guest, id);
    const requestId = await requestOf(id);
    const wire = wireOf(server, owner);
    expect((await wire.postJson(`${PATH}/verify/refuse`, { requestId })).code).toBe('200');
    expect([await canRead(guest, id), await requestOf(id)]).toEqual([false, '']);
    expect((await wire.postJson(`${PATH}/verify/approved`, { requestId })).code).toBe('200');
    expect(await canRead(guest, id)).toBe(false);
    const [told] = (await guest.client.notifications.getList()).rows;
    expect(told?.type).toBe('accessRefused');
    expect(JSON.stringify(told)).not.toContain('Asked for');
    await ask(guest, id);
    expect(await requestOf(id)).toBe('');
    server.clock.advance(DAY_MS);
    await ask(guest, id);
    expect(await requestOf(id)).not.toBe('');
  });

  it('POST /api/personal/collaboration/request/access as form hides missing files', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    const wire = wireOf(server, guest);
    const asked = (one: string) => wire.post(`${PATH}/request/access`, { type: 'chart', id: one });
    expect(await asked(id)).toEqual(await asked(NOBODY));
  });

  it('GET /api/personal/collaboration/request/pending as query is for sharers', async () => {
    const [guest, viewer] = [await server.person(), await server.person()];
    const id = await fileOf(owner);
    await owner.client.collaboration.add({ type: 'chart', id, account: viewer.email, role: 'editor' });
    await ask(guest, id);
    expect(await requestOf(id)).not.toBe('');
    expect([await requestOf(id, viewer), await requestOf(id, guest)]).toEqual(['', '']);
  });

  it('lets nobody decide who may not share', async () => {
    const [guest, viewer, stranger] = [await server.person(), await server.person(), await server.person()];
    const id = await fileOf(owner);
    await owner.client.collaboration.add({ type: 'chart', id, account: viewer.email, role: 'editor' });
    await ask(guest, id);
    const requestId = await requestOf(id);
    for (const { client } of [guest, viewer, stranger])
      for (const call of [
        client.collaborationRequests.approve({ requestId }),
        client.collaborationRequests.refuse({ requestId }),
        client.collaborationRequests.decideForOrganisation({ requestId, approve: true }),
        client.collaborationRequests.approve({ requestId: NOBODY }),
      ])
        expect(await refusalOf(call)).toBe(UNAVAILABLE);
    expect(await canRead(guest, id)).toBe(false);
  });

  it('[CALL-S-024] POST /api/org/chart/permission/request_approve as form decides within an organisation', async () => {
    const [head, author, member, outsider] = await Promise.all([
      server.person(),
      server.person(),
      server.person(),
      server.person(),
    ]);
    const { db } = server.app.database;
    const orgId = server.app.createId();
    await db
      .insertInto('organisation')
      .values({
        id: orgId,
        owner_id: head.id,
        name: 'Works',
        seats: 5,
        paid_until: server.clock.now() + DAY_MS,
      })
      .execute();
    for (const { id } of [head, author, member])
      await db.updateTable('app_user').set({ org_id: orgId }).where('id', '=', id).execute();
    const id = await fileOf(author);
    for (const guest of [member, outsider]) await ask(guest, id);
    const { requests } = await author.client.collaborationRequests.pending();
    const idOf = (person: Person) => requests.find((one) => one.person.userId === person.id)?.requestId ?? '';
    const decide = (requestId: string) =>
      wireOf(server, head).post('/api/org/chart/permission/request_approve', { requestId, approve: 'true' });
    expect([(await decide(idOf(member))).code, (await decide(idOf(outsider))).code]).toEqual([
      '200',
      UNAVAILABLE,
    ]);
    expect([await canRead(member, id), await canRead(outsider, id)]).toEqual([true, false]);
  });

  const works = async (one: Person, other: Person): Promise<void> => {
    const id = await fileOf(one);
    const { link } = await one.client.collaborationLinks.create({ type: 'chart', id });
    await other.client.collaborationLinks.join({ link: link.path.replace('/join/', '') });
  };

  it('[CALL-S-018] GET /api/personal/collaboration_recent/get_page as query finds people again', async () => {
    const [me, anna, bert] = [
      await server.person(),
      await server.person({ fullName: 'Anna Arendt' }),
      await server.person({ fullName: 'Bert Brecht' }),
    ];
    const wire = wireOf(server, me);
    const page = async (query: Record<string, string> = {}) =>
      (await wire.get('/api/personal/collaboration_recent/get_page', query)).data;
    expect(await page()).toMatchObject({ rows: [], total: 0 });
    await works(me, anna);
    server.clock.advance(1_000);
    await works(me, bert);
    const names = async (query: Record<string, string>) =>
      ((await page(query))?.['rows'] as { readonly fullName: string }[]).map(({ fullName }) => fullName);
    expect(await names({})).toEqual(['Bert Brecht', 'Anna Arendt']);
    expect(await names({ curPage: '2', pageSize: '1' })).toEqual(['Anna Arendt']);
    expect(await names({ content: 'arend' })).toEqual(['Anna Arendt']);
    const id = await fileOf(me);
    await me.client.collaboration.add({ type: 'chart', id, collaUserId: anna.id, role: 'viewer' });
    expect(await canRead(anna, id)).toBe(true);
    const stranger = await server.person();
    const unknown = me.client.collaboration.add({
      type: 'chart',
      id,
      collaUserId: stranger.id,
      role: 'viewer',
    });
    expect(await refusalOf(unknown)).toBe(UNAVAILABLE);
  });

  it('[CALL-S-019, ACCT-16] POST /api/personal/collaboration_recent/update/note as form keeps a note', async () => {
    const [me, anna] = [await server.person(), await server.person()];
    await works(me, anna);
    const wire = wireOf(server, me);
    const note = (text: string) =>
      wire.post('/api/personal/collaboration_recent/update/note', { collaUserId: anna.id, note: text });
    expect((await note('From the fair')).code).toBe('200');
    const noteOf = async (person: Person) =>
      (await person.client.collaborationRecent.getPage()).rows.map((row) => row.note);
    expect([await noteOf(me), await noteOf(anna)]).toEqual([['From the fair'], [undefined]]);
    expect((await me.client.collaborationRecent.getPage({ content: 'fair' })).total).toBe(1);
    await note('');
    expect(await noteOf(me)).toEqual([undefined]);
  });

  it('[CALL-S-020, ACCT-17] GET /api/personal/collaboration_recent/del as query takes someone out', async () => {
    const [me, anna] = [await server.person(), await server.person()];
    await works(me, anna);
    await me.client.collaborationRecent.updateNote({ collaUserId: anna.id, note: 'x' });
    const query = { collaUserId: anna.id };
    expect((await wireOf(server, me).get('/api/personal/collaboration_recent/del', query)).code).toBe('200');
    expect([
      (await me.client.collaborationRecent.getPage()).total,
      (await anna.client.collaborationRecent.getPage()).total,
    ]).toEqual([0, 1]);
    await works(me, anna);
    expect((await me.client.collaborationRecent.getPage()).rows[0]?.note).toBeUndefined();
  });

  it('[CALL-S-013] GET /api/personal/chart/share/open as query tells openness', async () => {
    const id = await fileOf(owner);
    const wire = wireOf(server, owner);
    const open = async () => (await wire.get('/api/personal/chart/share/open', { chartId: id })).data;
    expect(await open()).toEqual({ open: false, download: false, copy: false });
    const { link } = await owner.client.collaborationLinks.create({ type: 'chart', id, kind: 'view' });
    expect(await open()).toMatchObject({ open: true });
    await owner.client.collaborationLinks.status({ linkId: link.linkId, enabled: false });
    expect(await open()).toMatchObject({ open: false });
  });

  it('[CALL-S-022] POST /api/personal/chart/share/down/img/update/info as form lets viewers download', async () => {
    const viewer = await server.person();
    const id = await fileOf(owner);
    await owner.client.collaboration.add({ type: 'chart', id, account: viewer.email, role: 'viewer' });
    const set = (enabled: string) =>
      wireOf(server, owner).post('/api/personal/chart/share/down/img/update/info', { chartId: id, enabled });
    const may = async () => (await viewer.client.exporting.power({ chartId: id })).allowed;
    expect([await may(), (await set('true')).data, await may()]).toEqual([
      false,
      { open: true, download: true, copy: false },
      true,
    ]);
    expect([(await set('false')).code, await may()]).toEqual(['200', false]);
  });

  it('[CALL-S-023] POST /api/personal/chart/share/dump/file/update/info as form lets viewers save a copy', async () => {
    const viewer = await server.person();
    const id = await fileOf(owner);
    await owner.client.collaboration.add({ type: 'chart', id, account: viewer.email, role: 'viewer' });
    const set = (enabled: string) =>
      wireOf(server, owner).post('/api/personal/chart/share/dump/file/update/info', { chartId: id, enabled });
    const copy = () => viewer.client.charts.cloneFile({ id, parentId: 'root', category: 'flow' });
    expect(await refusalOf(copy())).toBe('70013');
    expect((await set('true')).data).toEqual({ open: true, download: false, copy: true });
    expect((await copy()).file.owner?.userId).toBe(viewer.id);
    expect((await viewer.client.exporting.power({ chartId: id })).allowed).toBe(false);
  });
};
