import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { registerPartner } from '../../testing/partner.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';
import type { WireAnswer } from '../../testing/wire.ts';

const PATH = '/api/personal/collaboration/v3';
const DAY_MS = 86_400_000;
const PASSWORD = 'opensesame';
const [UNAVAILABLE, REFUSED, NEEDED, WRONG] = ['70002', '70013', '70033', '70034'];

/** Proves the rights that links give, for how long, and the events that end them. */
export const linksSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    owner = await server.person();
  });
  afterAll(() => server.stop());

  const fileOf = async ({ client }: Person) =>
    (await client.charts.create({ category: 'flow', title: 'Linked' })).chartId;
  type Wish = Parameters<Person['client']['collaborationLinks']['create']>[0];
  const linkTo = async (id: string, wish: Partial<Wish> = {}) =>
    (await owner.client.collaborationLinks.create({ type: 'chart', id, ...wish })).link;
  const tokenOf = ({ path }: { readonly path: string }): string =>
    new URL(path, 'http://x').searchParams.get('link') ?? path.replace('/join/', '');
  const join = ({ client }: Person, link: { readonly path: string }, viewPassword?: string) =>
    client.collaborationLinks.join({
      link: tokenOf(link),
      ...(viewPassword === undefined ? {} : { viewPassword }),
    });
  const look = async (
    id: string,
    link: { readonly path: string },
    viewPassword?: string,
  ): Promise<string> => {
    const shown = { id, link: tokenOf(link), ...(viewPassword === undefined ? {} : { viewPassword }) };
    const opened = server.client(undefined).viewLinks.open(shown);
    return opened.then(
      () => 'opens',
      async () => (await refusalOf(opened)) ?? '',
    );
  };
  const canRead = async ({ client }: Person, id: string): Promise<boolean> =>
    client.charts.info({ chartId: id }, { needToken: true }).then(
      () => true,
      () => false,
    );
  const canEdit = async ({ client, id: me }: Person, id: string): Promise<boolean> =>
    client.charts.rename({ chartId: id, title: `By ${me}` }).then(
      () => true,
      () => false,
    );
  const linkIn = ({ data }: WireAnswer) =>
    data?.['link'] as { readonly linkId: string; readonly path: string };

  it('shows titles only to tokens that read', async () => {
    const person = await server.person();
    const { file } = await person.client.folders.create({ title: 'Secret folder' });
    const { chartId } = await person.client.charts.create({
      category: 'flow',
      title: 'Secret file',
      ...(file._id === undefined ? {} : { folderId: file._id }),
    });
    const guest = await server.person();
    const folder = { type: 'folder', id: file._id ?? '' } as const;
    await person.client.collaboration.add({ ...folder, account: guest.email, role: 'editor' });
    await person.client.collaborationLinks.create({ type: 'chart', id: chartId });
    const partner = await registerPartner(server, 'sharing');
    const shown = [];
    for (const scopes of [['share'], ['share', 'files:read']] as const) {
      const { collaboration, collaborationLinks } = server.client(
        await partner.tokenOf(person.token, scopes),
      );
      const { rows } = await collaborationLinks.mine({});
      const { people } = await collaboration.listUsers({ type: 'chart', id: chartId });
      shown.push([rows.map(({ title }) => title), people.map(({ source }) => source)]);
    }
    expect(shown).toEqual([
      [[''], [undefined]],
      [['Secret file'], ['Secret folder']],
    ]);
  });

  it('[CALL-S-001, SHARE-01] POST /api/personal/collaboration/v3/create/link as form makes a link', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    const answer = await wireOf(server, owner).post(`${PATH}/create/link`, {
      type: 'chart',
      id,
      role: 'editor',
    });
    expect(answer).toMatchObject({
      code: '200',
      data: { link: { kind: 'collaboration', role: 'editor', state: 'open', views: 0, hasPassword: false } },
    });
    expect(await canRead(guest, id)).toBe(false);
    expect(await join(guest, linkIn(answer))).toMatchObject({ id, role: 'editor' });
    expect([await canEdit(guest, id), (await guest.client.lists.collaborationFiles()).total]).toEqual([
      true,
      1,
    ]);
  });

  it('[CALL-S-002, SHARE-02] POST /api/personal/collaboration/v3/update_link as form changes its rights', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    const link = await linkTo(id, { role: 'editor' });
    await join(guest, link);
    const wire = wireOf(server, owner);
    const update = (fields: Record<string, string>) =>
      wire.post(`${PATH}/update_link`, { linkId: link.linkId, ...fields });
    expect((await update({ role: 'viewer' })).data).toMatchObject({
      link: { role: 'viewer', path: link.path },
    });
    expect([await canEdit(guest, id), await canRead(guest, id)]).toEqual([false, true]);
    const expireTime = String(server.clock.now() + DAY_MS);
    expect((await update({ expireTime, note: 'For Anna' })).data).toMatchObject({
      link: { expireTime: Number(expireTime), note: 'For Anna', role: 'viewer' },
    });
    server.clock.advance(DAY_MS);
    expect(await canRead(guest, id)).toBe(false);
    expect((await guest.client.lists.collaborationFiles()).rows).toEqual([]);
  });

  it('[CALL-S-003, SHARE-04, SHARE-05] POST /api/personal/collaboration/v3/link_status as form switches a link', async () => {
    const [guest, late] = [await server.person(), await server.person()];
    const id = await fileOf(owner);
    const link = await linkTo(id);
    await join(guest, link);
    const wire = wireOf(server, owner);
    const set = (enabled: string) => wire.post(`${PATH}/link_status`, { linkId: link.linkId, enabled });
    expect((await set('false')).data).toMatchObject({ link: { state: 'disabled' } });
    expect([await canRead(guest, id), await refusalOf(join(late, link))]).toEqual([false, UNAVAILABLE]);
    expect((await set('true')).data).toMatchObject({ link: { state: 'open' } });
    expect(await canRead(guest, id)).toBe(true);
    await join(late, link);
  });

  it('[CALL-S-004, SHARE-03] POST /api/personal/collaboration/v3/reset_link as form ends the old address', async () => {
    const [before, after] = [await server.person(), await server.person()];
    const id = await fileOf(owner);
    const [link, view] = [await linkTo(id), await linkTo(id, { kind: 'view' })];
    await join(before, link);
    const reset = async (linkId: string) =>
      linkIn(await wireOf(server, owner).post(`${PATH}/reset_link`, { linkId }));
    const [again, viewAgain] = [await reset(link.linkId), await reset(view.linkId)];
    expect(again).toMatchObject({ linkId: link.linkId });
    expect([await refusalOf(join(after, link)), await canRead(before, id)]).toEqual([UNAVAILABLE, false]);
    await join(after, again);
    expect([await canRead(after, id), await look(id, view), await look(id, viewAgain)]).toEqual([
      true,
      UNAVAILABLE,
      'opens',
    ]);
  });

  it('[SHARE-15] keeps joining links apart from viewing ones', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    const [view, collaboration] = [await linkTo(id, { kind: 'view' }), await linkTo(id)];
    expect([view.path.startsWith(`/preview/${id}?link=`), collaboration.path.startsWith('/join/')]).toEqual([
      true,
      true,
    ]);
    // A visitor without an account looks by the one, and not by the other.
    expect([await look(id, view), await look(id, collaboration)]).toEqual(['opens', UNAVAILABLE]);
    const { viewLinks } = owner.client;
    expect((await viewLinks.getLink({ id })).link?.path).toBe(view.path);
    await join(guest, collaboration);
    expect(await canRead(guest, id)).toBe(true);
    await viewLinks.delLink({ id });
    expect([await look(id, view), await canRead(guest, id)]).toEqual([UNAVAILABLE, true]);
  });

  it('opens one link by password until expiry', async () => {
    const id = await fileOf(owner);
    const expireTime = server.clock.now() + DAY_MS;
    const locked = await linkTo(id, { kind: 'view', viewPassword: PASSWORD, expireTime });
    const open = await linkTo(id, { kind: 'view', expireTime: 0 });
    expect([
      await look(id, locked),
      await look(id, locked, 'wrong'),
      await look(id, locked, PASSWORD),
    ]).toEqual([NEEDED, WRONG, 'opens']);
    server.clock.advance(DAY_MS);
    expect([await look(id, locked, PASSWORD), await look(id, open)]).toEqual([UNAVAILABLE, 'opens']);
    const { links } = await owner.client.collaboration.listUsers({ type: 'chart', id });
    expect(links.map(({ state, views, hasPassword }) => [state, views, hasPassword])).toEqual([
      ['expired', 1, true],
      ['open', 1, false],
    ]);
  });

  it('POST /api/personal/collaboration/link/open as form names a link', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    const link = await linkTo(id, { role: 'commenter', viewPassword: PASSWORD });
    const wire = wireOf(server, guest);
    const open = (fields: Record<string, string>) =>
      wire.post('/api/personal/collaboration/link/open', { link: tokenOf(link), ...fields });
    expect([(await open({})).code, (await open({ viewPassword: 'wrong' })).code]).toEqual([NEEDED, WRONG]);
    expect((await open({ viewPassword: PASSWORD })).data).toMatchObject({
      id,
      role: 'commenter',
      hasJoined: false,
    });
    expect(await canRead(guest, id)).toBe(false);
  });

  it('POST /api/personal/collaboration/link/join as form lets in once', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    const link = await linkTo(id);
    const wire = wireOf(server, guest);
    const sent = () => wire.post('/api/personal/collaboration/link/join', { link: tokenOf(link) });
    expect([(await sent()).code, (await sent()).code]).toEqual(['200', '200']);
    const { people, links } = await owner.client.collaboration.listUsers({ type: 'chart', id });
    expect([people.length, links[0]?.views]).toEqual([1, 1]);
  });

  it('POST /api/personal/collaboration/v3/delete_link as form removes its people', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    const link = await linkTo(id);
    await join(guest, link);
    expect((await wireOf(server, owner).post(`${PATH}/delete_link`, { linkId: link.linkId })).code).toBe(
      '200',
    );
    expect([await canRead(guest, id), await refusalOf(join(guest, link))]).toEqual([false, UNAVAILABLE]);
  });

  describe('what was learnt from others', () => {
    it('lesson 1: a forbidden download is closed everywhere', async () => {
      const guest = await server.person();
      const id = await fileOf(owner);
      const [shut, open] = [await linkTo(id), await linkTo(id, { download: true })];
      await join(guest, shut);
      const takes = async () => [
        (await guest.client.exporting.power({ chartId: id })).allowed,
        await guest.client.exporting.signKey({ chartId: id }).then(
          () => true,
          () => false,
        ),
        await guest.client.exporting.record({ chartId: id, exportType: 'png' }).then(
          () => true,
          () => false,
        ),
        await guest.client.charts.cloneFile({ id, parentId: 'root', category: 'flow' }).then(
          () => true,
          () => false,
        ),
      ];
      expect(await takes()).toEqual([false, false, false, false]);
      const other = await server.person();
      await join(other, open);
      expect((await other.client.exporting.power({ chartId: id })).allowed).toBe(true);
    });

    it('lesson 2: a new password excludes the old', async () => {
      const guest = await server.person();
      const id = await fileOf(owner);
      const link = await linkTo(id, { viewPassword: PASSWORD });
      await join(guest, link, PASSWORD);
      expect(await canRead(guest, id)).toBe(true);
      await owner.client.collaborationLinks.update({ linkId: link.linkId, viewPassword: 'changed' });
      expect([await canRead(guest, id), await refusalOf(join(guest, link, PASSWORD))]).toEqual([
        false,
        WRONG,
      ]);
      await join(guest, link, 'changed');
      expect(await canRead(guest, id)).toBe(true);
    });

    it('lesson 5: a guest changes no limit', async () => {
      const guest = await server.person();
      const id = await fileOf(owner);
      const link = await linkTo(id, { role: 'editor', expireTime: server.clock.now() + DAY_MS });
      await join(guest, link);
      const { collaborationLinks } = guest.client;
      const { linkId } = link;
      for (const call of [
        collaborationLinks.update({ linkId, expireTime: 0 }),
        collaborationLinks.update({ linkId, download: true }),
        collaborationLinks.status({ linkId, enabled: true }),
      ])
        expect(await refusalOf(call)).toBe(UNAVAILABLE);
      server.clock.advance(DAY_MS);
      expect(await canRead(guest, id)).toBe(false);
    });

    it('lesson 6: a link never exceeds its maker', async () => {
      const [manager, guest] = [await server.person(), await server.person()];
      const id = await fileOf(owner);
      const item = { type: 'chart', id } as const;
      await owner.client.collaboration.add({ ...item, account: manager.email, role: 'manager' });
      const { link } = await manager.client.collaborationLinks.create({ ...item, role: 'editor' });
      await join(guest, link);
      expect(await canEdit(guest, id)).toBe(true);
      await owner.client.collaboration.setRole({ ...item, collaUserId: manager.id, role: 'viewer' });
      expect([await canEdit(guest, id), await canRead(guest, id)]).toEqual([false, true]);
    });

    it('lesson 7: a password is always hashed', async () => {
      const id = await fileOf(owner);
      const first = await linkTo(id, { viewPassword: PASSWORD });
      const second = await linkTo(id);
      await owner.client.collaborationLinks.update({ linkId: second.linkId, viewPassword: PASSWORD });
      await owner.client.viewLinks.addPassword({ id, viewPassword: PASSWORD });
      const rows = await server.app.database.db
        .selectFrom('share_link')
        .select('password_hash')
        .where('node_id', '=', id)
        .execute();
      expect(first.hasPassword).toBe(true);
      expect(rows.map(({ password_hash: hash }) => hash?.startsWith('$argon2id$'))).toEqual([
        true,
        true,
        true,
      ]);
      expect(new Set(rows.map(({ password_hash: hash }) => hash)).size).toBe(3);
    });

    it('lesson 8: a leaver’s guests leave too', async () => {
      const [manager, guest] = [await server.person(), await server.person()];
      const id = await fileOf(owner);
      const item = { type: 'chart', id } as const;
      await owner.client.collaboration.add({ ...item, account: manager.email, role: 'manager' });
      const joined = await manager.client.collaborationLinks.create({ ...item, role: 'editor' });
      const view = await manager.client.collaborationLinks.create({ ...item, kind: 'view' });
      await join(guest, joined.link);
      expect([await canRead(guest, id), await look(id, view.link)]).toEqual([true, 'opens']);
      await owner.client.collaboration.remove({ ...item, collaUserId: manager.id });
      expect([await canRead(manager, id), await canRead(guest, id), await look(id, view.link)]).toEqual([
        false,
        false,
        UNAVAILABLE,
      ]);
      const { links } = await owner.client.collaboration.listUsers(item);
      expect(links.map(({ state }) => state)).toEqual(['powerless', 'powerless']);
    });

    it('lesson 11: every link expires by default', async () => {
      const id = await fileOf(owner);
      const wanted = server.clock.now() + 30 * DAY_MS;
      const { defaultExpireTime } = await owner.client.collaboration.listUsers({ type: 'chart', id });
      const made = [await linkTo(id), await linkTo(id, { kind: 'view' })];
      const other = await fileOf(owner);
      const old = await owner.client.viewLinks.updateLink({ id: other });
      const third = await fileOf(owner);
      const protectedOne = await owner.client.viewLinks.addPassword({ id: third, viewPassword: PASSWORD });
      expect([
        defaultExpireTime,
        ...made.map(({ expireTime }) => expireTime),
        old.link.expireTime,
        protectedOne.link.expireTime,
      ]).toEqual([wanted, wanted, wanted, wanted, wanted]);
    });

    it('lesson 13: every right is listed and revocable', async () => {
      const guests = [await server.person(), await server.person()] as const;
      const id = await fileOf(owner);
      const item = { type: 'chart', id } as const;
      await owner.client.collaboration.add({ ...item, account: guests[0].email, role: 'viewer' });
      const link = await linkTo(id);
      await join(guests[1], link);
      const { people, links } = await owner.client.collaboration.listUsers(item);
      expect(people.map(({ collaUserId, because }) => [collaUserId, because])).toEqual([
        [guests[0].id, 'invited'],
        [guests[1].id, 'link'],
      ]);
      for (const { collaUserId } of people) await owner.client.collaboration.remove({ ...item, collaUserId });
      for (const { linkId } of links) await owner.client.collaborationLinks.remove({ linkId });
      expect([await canRead(guests[0], id), await canRead(guests[1], id)]).toEqual([false, false]);
      expect(await refusalOf(join(guests[1], link))).toBe(UNAVAILABLE);
    });

    it('lesson 17: a link goes by id alone', async () => {
      const stranger = await server.person();
      const [mine, theirs] = [await fileOf(stranger), await fileOf(owner)];
      const link = await linkTo(theirs);
      const { collaborationLinks } = stranger.client;
      const both = { linkId: link.linkId, id: mine, type: 'chart', role: 'editor' } as const;
      expect(await refusalOf(collaborationLinks.update(both))).toBe(UNAVAILABLE);
      expect(await refusalOf(collaborationLinks.reset(both))).toBe(UNAVAILABLE);
      const wire = wireOf(server, stranger);
      const added = await wire.post(`${PATH}/add`, {
        type: 'chart',
        id: theirs,
        account: stranger.email,
        collaUserId: stranger.id,
        role: 'manager',
      });
      expect(added.code).toBe(UNAVAILABLE);
      expect((await owner.client.collaboration.listUsers({ type: 'chart', id: theirs })).links).toEqual([
        link,
      ]);
    });

    it('lesson 19: sharers restore and delete nothing', async () => {
      const manager = await server.person();
      const id = await fileOf(owner);
      await owner.client.collaboration.add({ type: 'chart', id, account: manager.email, role: 'manager' });
      const item = { fileId: id, fileType: 'chart' } as const;
      await owner.client.folders.toTrash(item);
      for (const call of [manager.client.folders.restore(item), manager.client.folders.removeFromTrash(item)])
        expect(await refusalOf(call)).toBe(UNAVAILABLE);
      await owner.client.folders.restore(item);
      expect(await canRead(manager, id)).toBe(true);
    });

    // Lesson 20.
    it('GET /api/personal/collaboration/activity as query is for sharers', async () => {
      const [viewer, stranger] = [await server.person(), await server.person()];
      const id = await fileOf(owner);
      const item = { type: 'chart', id } as const;
      await owner.client.collaboration.add({ ...item, account: viewer.email, role: 'viewer' });
      await linkTo(id);
      const { rows } = await owner.client.shareActivity.list(item);
      expect(rows.map(({ kind }) => kind)).toEqual(['linkCreated', 'invited']);
      expect(await refusalOf(viewer.client.shareActivity.list(item))).toBe(REFUSED);
      expect(await refusalOf(stranger.client.shareActivity.list(item))).toBe(UNAVAILABLE);
      const [first] = rows;
      const activityId = first?.activityId ?? '';
      for (const { client } of [viewer, stranger])
        expect(await refusalOf(client.shareActivity.undo({ activityId }))).toBe(UNAVAILABLE);
    });

    it('lesson 23: viewers see no other guest', async () => {
      const [viewer, other] = [await server.person(), await server.person()];
      const id = await fileOf(owner);
      const item = { type: 'chart', id } as const;
      for (const guest of [viewer, other])
        await owner.client.collaboration.add({ ...item, account: guest.email, role: 'viewer' });
      await linkTo(id);
      const seen = await viewer.client.collaboration.listUsers(item);
      expect(seen).toMatchObject({
        canShare: false,
        links: [],
        requests: [],
        seatsLeft: null,
        offeredTo: null,
      });
      expect(seen.people.map(({ collaUserId }) => collaUserId)).toEqual([viewer.id]);
      expect(JSON.stringify(seen)).not.toContain(other.email);
      expect(await refusalOf(viewer.client.viewLinks.getLink({ id }))).toBe(REFUSED);
    });
  });

  it('POST /api/personal/collaboration/activity/undo as form undoes once', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    const item = { type: 'chart', id } as const;
    const { collaboration, collaborationLinks, shareActivity } = owner.client;
    await collaboration.add({ ...item, account: guest.email, role: 'editor' });
    const link = await linkTo(id, { kind: 'view' });
    const last = async () => (await shareActivity.list(item)).rows[0];
    const undo = async () => shareActivity.undo({ activityId: (await last())?.activityId ?? '' });
    await collaboration.setRole({ ...item, collaUserId: guest.id, role: 'viewer' });
    await undo();
    expect(await canEdit(guest, id)).toBe(true);
    expect(await refusalOf(undo())).toBe(REFUSED);
    await collaboration.remove({ ...item, collaUserId: guest.id });
    await undo();
    expect(await canEdit(guest, id)).toBe(true);
    await collaborationLinks.status({ linkId: link.linkId, enabled: false });
    await undo();
    expect(await look(id, link)).toBe('opens');
  });

  it('hides the name behind an undone removal', async () => {
    const guest = await server.person({ fullName: 'Behind The Address' });
    const id = await fileOf(owner);
    const item = { type: 'chart', id } as const;
    const { collaboration, collaborationRecent, shareActivity } = owner.client;
    await collaboration.add({ ...item, account: guest.email, role: 'viewer' });
    await collaboration.remove({ ...item, collaUserId: guest.id });
    await shareActivity.undo({ activityId: (await shareActivity.list(item)).rows[0]?.activityId ?? '' });
    const { people } = await collaboration.listUsers(item);
    expect(people.map(({ fullName, isInvited }) => [fullName, isInvited])).toEqual([[guest.email, true]]);
    expect(JSON.stringify(await shareActivity.list(item))).not.toContain('Behind');
    expect((await collaborationRecent.getPage({ content: 'Behind' })).rows).toEqual([]);
  });

  it('offers no undo for forgotten things', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    const item = { type: 'chart', id } as const;
    await join(guest, await linkTo(id));
    await owner.client.collaboration.remove({ ...item, collaUserId: guest.id });
    const [removed] = (await owner.client.shareActivity.list(item)).rows;
    expect([removed?.kind, removed?.canUndo]).toEqual(['removed', false]);
  });

  it('GET /api/personal/collaboration/my_links as query lists own links', async () => {
    const [person, other] = [await server.person(), await server.person()];
    const id = (await person.client.charts.create({ category: 'flow', title: 'Mine' })).chartId;
    await person.client.collaborationLinks.create({ type: 'chart', id, kind: 'view' });
    await person.client.collaborationLinks.create({ type: 'chart', id });
    const { rows, total } = await person.client.collaborationLinks.mine();
    expect([rows.map(({ title, kind }) => `${title} ${kind}`), total]).toEqual([
      expect.arrayContaining(['Mine view', 'Mine collaboration']) as unknown,
      2,
    ]);
    expect((await other.client.collaborationLinks.mine()).rows).toEqual([]);
  });
};
