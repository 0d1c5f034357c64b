import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { findTreeFaults } from '../../kernel/db/crash/tree-faults.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';

const PATH = '/api/personal/collaboration/owner';
const [UNAVAILABLE, REFUSED, NO_ROOM] = ['70002', '70013', '509'];

/** Proves who may give a file or folder to whom, and that all of it goes with it. */
export const ownershipSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    owner = await server.person();
  });
  afterAll(() => server.stop());

  const fileOf = async ({ client }: Person, folderId = 'root', title = 'Handed on') =>
    (await client.charts.create({ category: 'flow', title, folderId })).chartId;
  const folderOf = async ({ client }: Person) =>
    (await client.folders.create({ title: 'Handed on' })).file._id ?? '';
  const itemOf = (id: string, type: 'chart' | 'folder' = 'chart') => ({ type, id }) as const;
  const invite = (item: ReturnType<typeof itemOf>, guest: Person) =>
    owner.client.collaboration.add({ ...item, account: guest.email, role: 'editor' });
  const ownerOf = async ({ client }: Person, id: string): Promise<string | undefined> =>
    (await client.charts.info({ chartId: id }, { needToken: true })).file.owner?.userId;
  const quotaOf = async ({ id }: Person) =>
    server.app.database.db
      .selectFrom('user_counter')
      .select(['files', 'folders'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();

  it('POST /api/personal/collaboration/owner/offer as form waits for acceptance', async () => {
    const guest = await server.person();
    const id = await fileOf(owner);
    await invite(itemOf(id), guest);
    const wire = wireOf(server, owner);
    expect((await wire.post(`${PATH}/offer`, { type: 'chart', id, collaUserId: guest.id })).code).toBe('200');
    expect(await ownerOf(owner, id)).toBe(owner.id);
    for (const { client } of [owner, guest])
      expect((await client.collaboration.listUsers(itemOf(id))).offeredTo?.userId).toBe(guest.id);
    expect((await guest.client.notifications.getList()).rows[0]?.type).toBe('ownerOffered');
    const offersTo = async ({ client }: Person) =>
      (await client.collaborationRequests.pending()).offers.map((offer) => [offer.id, offer.owner.userId]);
    expect([await offersTo(guest), await offersTo(owner)]).toEqual([[[id, owner.id]], []]);
    // Until they come, an address is all that is told of them.
    expect((await owner.client.collaboration.listUsers(itemOf(id))).offeredTo?.fullName).toBe(guest.email);
    // Taken back, it can be accepted no more.
    expect((await wire.post(`${PATH}/offer`, { type: 'chart', id })).code).toBe('200');
    expect(await refusalOf(guest.client.collaboration.answerOffer({ ...itemOf(id), accept: true }))).toBe(
      UNAVAILABLE,
    );
  });

  it('POST /api/personal/collaboration/owner/answer as form makes the other the owner', async () => {
    const [guest, third] = [await server.person(), await server.person()];
    const id = await fileOf(owner);
    const item = itemOf(id);
    await invite(item, guest);
    await invite(item, third);
    const { link } = await owner.client.collaborationLinks.create({ ...item, kind: 'view' });
    const { def, version } = await guest.client.charts.definition({ chartId: id });
    await guest.client.definitions.save({ chartId: id, def, version });
    await owner.client.collaboration.offerOwner({ ...item, collaUserId: guest.id });
    const before = [(await quotaOf(owner)).files, (await quotaOf(guest)).files];
    const wire = wireOf(server, guest);
    expect((await wire.post(`${PATH}/answer`, { ...item, accept: 'true' })).code).toBe('200');
    expect(await ownerOf(guest, id)).toBe(guest.id);
    expect([(await quotaOf(owner)).files, (await quotaOf(guest)).files]).toEqual([
      Number(before[0]) - 1,
      Number(before[1]) + 1,
    ]);
    expect((await guest.client.lists.loadFiles()).rows.map((row) => row.chartId)).toEqual([id]);
    const { people, links } = await guest.client.collaboration.listUsers(item);
    expect(people.map(({ collaUserId, role }) => [collaUserId, role])).toEqual(
      expect.arrayContaining([
        [owner.id, 'manager'],
        [third.id, 'editor'],
      ]),
    );
    expect(people).toHaveLength(2);
    expect(links.map(({ linkId, state }) => [linkId, state])).toEqual([[link.linkId, 'open']]);
    // Content, its states and the rights of others went with it.
    await third.client.charts.rename({ chartId: id, title: 'By the third' });
    expect((await guest.client.definitions.revisions({ chartId: id })).rows.length).toBeGreaterThan(1);
    expect((await guest.client.lists.globalFiles({ title: 'By the third' })).rows).toHaveLength(1);
    expect((await owner.client.notifications.getList()).rows[0]?.type).toBe('ownerChanged');
    // Rights of owners are theirs no more.
    expect(await refusalOf(owner.client.collaboration.narrow({ ...item, most: 'all' }))).toBe(REFUSED);
    expect(await findTreeFaults(server.app.database)).toEqual([]);
  });

  it('takes a folder with all that lies in it', async () => {
    const guest = await server.person();
    const folder = await folderOf(owner);
    const id = await fileOf(owner, folder);
    const item = itemOf(folder, 'folder');
    await invite(item, guest);
    await owner.client.collaboration.offerOwner({ ...item, collaUserId: guest.id });
    await guest.client.collaboration.answerOffer({ ...item, accept: true });
    expect([await ownerOf(guest, id), await quotaOf(guest)]).toEqual([guest.id, { files: 1, folders: 1 }]);
    await owner.client.charts.rename({ chartId: id, title: 'Still managed' });
    expect(await findTreeFaults(server.app.database)).toEqual([]);
  });

  it('is offered by owners to collaborators only', async () => {
    const [manager, stranger] = [await server.person(), await server.person()];
    const id = await fileOf(owner);
    const item = itemOf(id);
    await owner.client.collaboration.add({ ...item, account: manager.email, role: 'manager' });
    const { collaboration } = owner.client;
    expect(await refusalOf(collaboration.offerOwner({ ...item, collaUserId: stranger.id }))).toBe(
      UNAVAILABLE,
    );
    const offer = { ...item, collaUserId: manager.id };
    expect(await refusalOf(manager.client.collaboration.offerOwner(offer))).toBe(REFUSED);
    expect(await refusalOf(stranger.client.collaboration.offerOwner(offer))).toBe(UNAVAILABLE);
    await collaboration.offerOwner(offer);
    // A person who was removed since then is offered nothing.
    await collaboration.remove({ ...item, collaUserId: manager.id });
    expect(await refusalOf(manager.client.collaboration.answerOffer({ ...item, accept: true }))).toBe(
      UNAVAILABLE,
    );
    expect(await ownerOf(owner, id)).toBe(owner.id);
  });

  it('stays without room, and once published', async () => {
    const guest = await server.person({ free: true });
    const id = await fileOf(owner);
    const item = itemOf(id);
    await invite(item, guest);
    await owner.client.collaboration.offerOwner({ ...item, collaUserId: guest.id });
    const settings = server.app.config as { freeFiles: number };
    const room = settings.freeFiles;
    settings.freeFiles = 0;
    const answer = () => guest.client.collaboration.answerOffer({ ...item, accept: true });
    expect(await refusalOf(answer())).toBe(NO_ROOM);
    settings.freeFiles = room;
    expect(await ownerOf(owner, id)).toBe(owner.id);
    await server.app.database.db.updateTable('node').set({ status: 1 }).where('id', '=', id).execute();
    expect(await refusalOf(answer())).toBe(REFUSED);
    expect(await refusalOf(owner.client.collaboration.offerOwner({ ...item, collaUserId: guest.id }))).toBe(
      REFUSED,
    );
  });
};
