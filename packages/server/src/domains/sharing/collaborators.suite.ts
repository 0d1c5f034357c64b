import type { CollaboratorRole } from '@chartdock/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';

const PATH = '/api/personal/collaboration';
const [UNAVAILABLE, REFUSED, UPGRADE] = ['70002', '70013', '815'];
const NOBODY = '01890000-0000-7000-8000-00000000cafe';

/** Proves who may invite whom, the rights of each role, and that nothing is left of a right that was taken away. */
export const collaboratorsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    owner = await server.person();
  });
  afterAll(() => server.stop());

  const fileOf = async ({ client }: Person, folderId = 'root') =>
    (await client.charts.create({ category: 'flow', title: 'Plan', folderId })).chartId;
  const folderOf = async ({ client }: Person, folderId = 'root') =>
    (await client.folders.create({ title: 'Box', folderId })).file._id ?? '';
  const invite = (id: string, to: Person, [role, by = owner]: readonly [CollaboratorRole, Person?]) =>
    by.client.collaboration.add({ type: 'chart', id, account: to.email, role });
  const titlesFor = async ({ client }: Person): Promise<string[]> =>
    (await client.lists.collaborationFiles()).rows.map(({ _id }) => _id ?? '');
  const may = async (person: Person, id: string): Promise<string> => {
    const { client } = person;
    const outcome = async (call: Promise<unknown>): Promise<string> =>
      call.then(
        () => 'yes',
        () => 'no',
      );
    const said = {
      read: await outcome(client.charts.info({ chartId: id }, { needToken: true })),
      edit: await outcome(client.charts.rename({ chartId: id, title: `Plan ${person.id.slice(-4)}` })),
      export: (await client.exporting.power({ chartId: id }).catch(() => ({ allowed: false }))).allowed
        ? 'yes'
        : 'no',
      share: await outcome(client.viewLinks.getLink({ id })),
      publish: await outcome(client.publishing.cancel({ chartId: id })),
      delete: await outcome(client.folders.toTrash({ fileId: id, fileType: 'chart' })),
    };
    return Object.entries(said)
      .filter(([, answer]) => answer === 'yes')
      .map(([right]) => right)
      .join(' ');
  };

  it('[PROD-13, SHARE-09, CALL-S-006] POST /api/personal/collaboration/v3/add as form lets people find and edit', async () => {
    const [guest, stranger] = [await server.person(), await server.person()];
    const id = await fileOf(owner);
    const wire = wireOf(server, owner);
    expect(await refusalOf(guest.client.charts.info({ chartId: id }, { needToken: true }))).toBe(UNAVAILABLE);
    const answer = await wire.post(`${PATH}/v3/add`, {
      type: 'chart',
      id,
      account: guest.email,
      role: 'editor',
    });
    expect(answer).toMatchObject({
      code: '200',
      data: { person: { fullName: guest.email, role: 'editor' } },
    });
    expect(await titlesFor(guest)).toEqual([id]);
    await guest.client.charts.rename({ chartId: id, title: 'Changed by the guest' });
    const { file } = await owner.client.charts.info({ chartId: id }, { needToken: true });
    expect(file.title).toBe('Changed by the guest');
    expect((await guest.client.notifications.getList()).rows.map(({ type }) => type)).toEqual(['fileShared']);
    expect([await titlesFor(stranger), await may(stranger, id)]).toEqual([[], '']);
  });

  it('[CALL-S-005] POST /api/personal/collaboration/v3/list_users as form explains every role', async () => {
    const [above, named] = [await server.person(), await server.person()];
    const folder = await folderOf(owner);
    const id = await fileOf(owner, folder);
    await owner.client.collaboration.add({
      type: 'folder',
      id: folder,
      account: above.email,
      role: 'viewer',
    });
    await invite(id, named, ['commenter']);
    const { data } = await wireOf(server, owner).post(`${PATH}/v3/list_users`, { type: 'chart', id });
    expect(data).toMatchObject({
      isOwner: true,
      canShare: true,
      owner: { userId: owner.id },
      people: [
        {
          collaUserId: named.id,
          fullName: named.email,
          role: 'commenter',
          because: 'invited',
          isInvited: true,
        },
        { collaUserId: above.id, role: 'viewer', because: 'folder', source: 'Box' },
      ],
    });
    // Once they come, the invitation becomes a person.
    await named.client.charts.definition({ chartId: id });
    const { people } = await owner.client.collaboration.listUsers({ type: 'chart', id });
    expect(people[0]).toMatchObject({ collaUserId: named.id, isInvited: false });
    expect(people[0]?.fullName).not.toBe(named.email);
  });

  it('[SHARE-10, CALL-S-007] POST /api/personal/collaboration/v3/set_role as form works at once', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    await invite(id, guest, ['viewer']);
    expect(await refusalOf(guest.client.charts.rename({ chartId: id, title: 'No' }))).toBe(REFUSED);
    const wire = wireOf(server, owner);
    const set = (role: string, collaUserId = guest.id) =>
      wire.post(`${PATH}/v3/set_role`, { type: 'chart', id, collaUserId, role });
    expect(await set('editor')).toMatchObject({ code: '200', data: { person: { role: 'editor' } } });
    await guest.client.charts.rename({ chartId: id, title: 'Yes' });
    expect((await set('commenter')).code).toBe('200');
    expect(await refusalOf(guest.client.charts.rename({ chartId: id, title: 'No' }))).toBe(REFUSED);
    expect([(await set('owner')).code, (await set('editor', NOBODY)).code]).toEqual(['70001', UNAVAILABLE]);
  });

  it('[SHARE-11, CALL-S-008] POST /api/personal/collaboration/v3/delete as form ends a right at once', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    await invite(id, guest, ['manager']);
    expect(await titlesFor(guest)).toEqual([id]);
    const body = { type: 'chart', id, collaUserId: guest.id };
    expect((await wireOf(server, owner).post(`${PATH}/v3/delete`, body)).code).toBe('200');
    expect([await titlesFor(guest), await may(guest, id)]).toEqual([[], '']);
    expect((await guest.client.lists.globalFiles({ title: 'Plan' })).rows).toEqual([]);
    expect((await wireOf(server, owner).post(`${PATH}/v3/delete`, body)).code).toBe('200');
  });

  it('[SHARE-12] lets a collaborator quit for good', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    await invite(id, guest, ['editor']);
    expect(await may(guest, id)).toContain('edit');
    await guest.client.collaboration.quit({ type: 'chart', id });
    expect([await titlesFor(guest), await may(guest, id)]).toEqual([[], '']);
    const { people } = await owner.client.collaboration.listUsers({ type: 'chart', id });
    expect(people).toEqual([]);
  });

  it.each([
    ['viewer', 'read'],
    ['commenter', 'read'],
    ['editor', 'read edit export'],
    ['manager', 'read edit export share'],
  ] as const)('[PERM-11] a %s may %s', async (role, rights) => {
    const guest = await server.person();
    const id = await fileOf(owner);
    await invite(id, guest, [role]);
    expect(await may(guest, id)).toBe(rights);
  });

  it.each(['viewer', 'commenter', 'editor'] as const)(
    '[CALL-S-026] refuses a %s every call that shares',
    async (role) => {
      const [guest, other] = [await server.person(), await server.person()];
      const id = await fileOf(owner);
      await invite(id, guest, [role]);
      await invite(id, other, ['viewer']);
      const { collaboration, collaborationLinks, viewLinks } = guest.client;
      const { link } = await owner.client.collaborationLinks.create({ type: 'chart', id });
      const item = { type: 'chart', id } as const;
      const { linkId } = link;
      const calls: readonly (readonly [string, Promise<unknown>])[] = [
        [REFUSED, collaboration.add({ ...item, account: 'x@example.test', role: 'viewer' })],
        [REFUSED, collaboration.setRole({ ...item, collaUserId: other.id, role: 'editor' })],
        [REFUSED, collaboration.setRole({ ...item, collaUserId: guest.id, role: 'manager' })],
        [REFUSED, collaboration.remove({ ...item, collaUserId: other.id })],
        [REFUSED, collaboration.narrow({ ...item, most: 'none' })],
        [REFUSED, collaborationLinks.create(item)],
        [UNAVAILABLE, collaborationLinks.update({ linkId, role: 'editor' })],
        [UNAVAILABLE, collaborationLinks.status({ linkId, enabled: false })],
        [UNAVAILABLE, collaborationLinks.reset({ linkId })],
        [UNAVAILABLE, collaborationLinks.remove({ linkId })],
        [REFUSED, viewLinks.addPassword({ id, viewPassword: 'opensesame' })],
        [REFUSED, viewLinks.updateLink({ id })],
        [REFUSED, viewLinks.removePassword({ id })],
        [REFUSED, viewLinks.delLink({ id })],
      ];
      expect(await Promise.all(calls.map(([, call]) => refusalOf(call)))).toEqual(
        calls.map(([code]) => code),
      );
      const after = await owner.client.collaboration.listUsers(item);
      expect(after.links).toEqual([link]);
      expect(after.people.map((one) => one.role)).toEqual([role, 'viewer']);
    },
  );

  it('[CALL-S-026] lets owner and manager share', async () => {
    const [manager, stranger] = [await server.person(), await server.person()];
    const id = await fileOf(owner);
    await invite(id, manager, ['manager']);
    for (const by of [owner, manager]) await invite(id, await server.person(), ['viewer', by]);
    for (const asked of [id, NOBODY])
      for (const call of [
        () => stranger.client.collaboration.listUsers({ type: 'chart', id: asked }),
        () =>
          stranger.client.collaboration.add({
            type: 'chart',
            id: asked,
            account: 'x@example.test',
            role: 'viewer',
          }),
        () => stranger.client.collaborationLinks.create({ type: 'chart', id: asked }),
        () => stranger.client.viewLinks.updateLink({ id: asked }),
      ])
        expect(await refusalOf(call())).toBe(UNAVAILABLE);
  });

  describe('the number of collaborators', () => {
    it('[PROD-24] is capped for a free owner, by a setting', async () => {
      const free = await server.person({ free: true });
      const id = await fileOf(free);
      const guests = await Promise.all(Array.from({ length: 4 }, () => server.person()));
      const codes: string[] = [];
      for (const guest of guests)
        codes.push(
          await invite(id, guest, ['viewer', free]).then(
            () => '200',
            () => UPGRADE,
          ),
        );
      expect(codes).toEqual(['200', '200', '200', UPGRADE]);
      expect((await free.client.collaboration.listUsers({ type: 'chart', id })).seatsLeft).toBe(0);
      const settings = server.app.config as { freeCollaborators: number };
      settings.freeCollaborators = 4;
      await invite(id, guests[3] ?? owner, ['viewer', free]);
      settings.freeCollaborators = 3;
    });

    it('[PROD-24] has no limit for a member', async () => {
      const id = await fileOf(owner);
      for (let count = 0; count < 12; count += 1)
        await owner.client.collaboration.add({
          type: 'chart',
          id,
          account: `many${count}@example.test`,
          role: 'viewer',
        });
      const { people, seatsLeft } = await owner.client.collaboration.listUsers({ type: 'chart', id });
      expect([people.length, seatsLeft]).toEqual([12, null]);
    });
  });

  it('treats addresses with and without account alike', async () => {
    const known = await server.person();
    const id = await fileOf(owner);
    const wire = wireOf(server, owner);
    const ask = async (account: string): Promise<string> => {
      const { code, data } = await wire.post(`${PATH}/v3/add`, {
        type: 'chart',
        id,
        account,
        role: 'viewer',
      });
      const text = JSON.stringify({ code, data }).replaceAll(account, 'ADDRESS');
      return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID');
    };
    const told = await ask(known.email);
    expect(told).toContain('"code":"200"');
    expect(await ask('nobody.at.all@example.test')).toBe(told);
    const { people } = await owner.client.collaboration.listUsers({ type: 'chart', id });
    const shapes = people.map(({ collaUserId: _id, fullName: _name, inviteTime: _at, ...rest }) => rest);
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('POST /api/personal/collaboration/narrow as form narrows, never widens', async () => {
    const guest = await server.person();
    const [outer, id] = [await folderOf(owner), ''];
    const inner = await folderOf(owner, outer);
    const file = await fileOf(owner, inner);
    expect(id).toBe('');
    const { collaboration } = owner.client;
    await collaboration.add({ type: 'folder', id: outer, account: guest.email, role: 'editor' });
    expect(await may(guest, file)).toBe('read edit export');
    await collaboration.narrow({ type: 'folder', id: inner, most: 'viewer' });
    expect(await may(guest, file)).toBe('read');
    await collaboration.narrow({ type: 'chart', id: file, most: 'manager' });
    expect(await may(guest, file)).toBe('read');
    await collaboration.narrow({ type: 'folder', id: inner, most: 'none' });
    expect(await may(guest, file)).toBe('');
    expect((await guest.client.lists.globalFiles({ title: 'Plan' })).rows).toEqual([]);
    // The folder above neither lists, counts nor finds closed things.
    const { lists, folders } = guest.client;
    expect(await lists.loadFiles({ folderId: outer })).toMatchObject({ rows: [], total: 0 });
    expect((await lists.loadFiles({ folderId: outer, keyword: 'o' })).rows).toEqual([]);
    expect((await folders.getFolderData({ folderId: outer })).folders).toEqual([]);
    expect((await folders.getAllFolderData({ folderId: outer })).folders).toEqual([]);
    expect((await lists.collaborationFiles()).rows[0]?.childCount).toBe(0);
    await collaboration.narrow({ type: 'folder', id: inner, most: 'all' });
    expect(await may(guest, file)).toBe('read edit export');
  });

  it('tells role and visible count in a shared folder', async () => {
    const guest = await server.person();
    const outer = await folderOf(owner);
    const middle = await folderOf(owner, outer);
    const closed = await folderOf(owner, middle);
    await fileOf(owner, outer);
    const { collaboration } = owner.client;
    await collaboration.add({ type: 'folder', id: outer, account: guest.email, role: 'editor' });
    await collaboration.narrow({ type: 'folder', id: closed, most: 'none' });
    const { lists } = guest.client;
    const seen = async (input: Parameters<typeof lists.loadFiles>[0]) =>
      (await lists.loadFiles(input)).rows.map(({ fileType, role, childCount, isCanEditor }) => ({
        fileType,
        role,
        childCount,
        isCanEditor,
      }));
    const folder = { fileType: 'folder', role: 'editor', childCount: 0, isCanEditor: true };
    const file = { fileType: 'chart', role: 'editor', childCount: undefined, isCanEditor: true };
    expect(await seen({ folderId: outer })).toEqual([folder, file]);
    expect(await seen({ folderId: outer, page: 2, pageSize: 1 })).toEqual([file]);
    expect(await seen({ folderId: outer, keyword: 'o' })).toEqual([folder]);
    expect(await seen({ folderId: outer, keyword: 'pla' })).toEqual([file]);
    expect((await lists.loadFiles({ folderId: middle })).folder).toMatchObject({
      role: 'editor',
      childCount: 0,
    });
  });

  it('copies nothing that a folder inside narrows', async () => {
    const guest = await server.person();
    const outer = await folderOf(owner);
    const inner = await folderOf(owner, outer);
    await fileOf(owner, inner);
    const { collaboration } = owner.client;
    await collaboration.add({ type: 'folder', id: outer, account: guest.email, role: 'editor' });
    const copy = () => guest.client.folders.copy({ fileId: outer, fileType: 'folder', folderId: 'root' });
    await copy();
    for (const most of ['viewer', 'none'] as const) {
      await collaboration.narrow({ type: 'folder', id: inner, most });
      expect(await refusalOf(copy())).toBe(REFUSED);
    }
    await collaboration.narrow({ type: 'folder', id: inner, most: 'editor' });
    await copy();
  });
};
