import { PIN_LIMIT } from '@chartdock/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

/** Proves the calls about pinned folders, over the wire. */
export const pinsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const addFolder = async (person: Person, title: string, folderId = 'root'): Promise<string> =>
    (await person.client.folders.create({ title, folderId })).file._id ?? '';
  const pinnedBy = async (person: Person): Promise<readonly string[]> =>
    (await person.client.folders.pinned({})).folders.map(({ title }) => title);
  const pinThree = async (person: Person): Promise<readonly [string, string, string]> => {
    const ids = [
      await addFolder(person, 'One'),
      await addFolder(person, 'Two'),
      await addFolder(person, 'Three'),
    ] as const;
    for (const folderId of ids) await person.client.folders.pin({ folderId });
    return ids;
  };

  it('GET /api/personal/folder/pinned as query lists folders as pinned', async () => {
    const [person, other] = [await server.person(), await server.person()];
    await pinThree(person);
    expect(await pinnedBy(person)).toEqual(['One', 'Two', 'Three']);
    expect(await pinnedBy(other)).toEqual([]);
  });

  it('POST /api/personal/folder/pin as form pins once or moves', async () => {
    const person = await server.person();
    const [one, , three] = await pinThree(person);
    expect(await person.client.folders.pin({ folderId: one })).toEqual({ pinned: true });
    expect(await pinnedBy(person)).toEqual(['One', 'Two', 'Three']);
    await person.client.folders.pin({ folderId: three, index: 0 });
    expect(await pinnedBy(person)).toEqual(['Three', 'One', 'Two']);
    await person.client.folders.pin({ folderId: three, index: 1 });
    expect(await pinnedBy(person)).toEqual(['One', 'Three', 'Two']);
    await person.client.folders.pin({ folderId: one, index: 9 });
    expect(await pinnedBy(person)).toEqual(['Three', 'Two', 'One']);
  });

  it('POST /api/personal/folder/unpin as form takes a folder off, once', async () => {
    const person = await server.person();
    const [, two] = await pinThree(person);
    expect(await person.client.folders.unpin({ folderId: two })).toEqual({ pinned: false });
    expect(await pinnedBy(person)).toEqual(['One', 'Three']);
    expect(await refusalOf(person.client.folders.unpin({ folderId: two }))).toBe('70002');
  });

  it('hides trashed folders and returns them in place', async () => {
    const person = await server.person();
    const [one, two] = await pinThree(person);
    const inside = await addFolder(person, 'Inside', two);
    await person.client.folders.pin({ folderId: inside, index: 1 });
    await person.client.folders.toTrash({ fileId: two, fileType: 'folder' });
    expect(await pinnedBy(person)).toEqual(['One', 'Three']);
    // A place counts among the visible pins.
    await person.client.folders.pin({ folderId: one, index: 1 });
    expect(await pinnedBy(person)).toEqual(['Three', 'One']);
    await person.client.folders.restore({ fileId: two, fileType: 'folder' });
    expect(await pinnedBy(person)).toEqual(['Inside', 'Two', 'Three', 'One']);
  });

  it('hides unshared folders and forgets deleted ones', async () => {
    const [owner, guest] = [await server.person(), await server.person()];
    const shared = await addFolder(owner, 'Shared');
    const { db } = server.app.database;
    await shareNode(db, { ownerId: owner.id, nodeId: shared, userId: guest.id, role: 'viewer' });
    await guest.client.folders.pin({ folderId: shared });
    expect(await pinnedBy(guest)).toEqual(['Shared']);
    await guest.client.collaboration.quit({ type: 'folder', id: shared });
    expect(await pinnedBy(guest)).toEqual([]);
    await owner.client.folders.toTrash({ fileId: shared, fileType: 'folder' });
    await owner.client.folders.removeFromTrash({ fileId: shared, fileType: 'folder' });
    expect(await db.selectFrom('pin').selectAll().where('node_id', '=', shared).execute()).toEqual([]);
  });

  it('pins no files, trashed or foreign folders', async () => {
    const [person, other] = [await server.person(), await server.person()];
    const { chartId } = await person.client.charts.create({ category: 'flow', title: 'File' });
    const trashed = await addFolder(person, 'Trashed');
    await person.client.folders.toTrash({ fileId: trashed, fileType: 'folder' });
    for (const folderId of [chartId, trashed, await addFolder(other, 'Foreign')])
      expect(await refusalOf(person.client.folders.pin({ folderId }))).toBe('70002');
    expect(await pinnedBy(person)).toEqual([]);
  });

  it('refuses one more than may be pinned', async () => {
    const person = await server.person();
    const ids: string[] = [];
    for (let at = 0; at <= PIN_LIMIT; at += 1) ids.push(await addFolder(person, `Folder ${at}`));
    const [last = '', ...others] = ids;
    for (const folderId of others) await person.client.folders.pin({ folderId });
    expect(await refusalOf(person.client.folders.pin({ folderId: last }))).toBe('70038');
    // One that is pinned can still be moved.
    await person.client.folders.pin({ folderId: ids[1] ?? '', index: 3 });
    expect((await pinnedBy(person))[3]).toBe('Folder 1');
  });

  // An embedded database has one server.
  it.runIf(under.kind === 'postgres')('holds its limit when two servers are asked', async () => {
    const other = await startTestServer(server.app.database);
    try {
      const person = await server.person();
      const elsewhere = other.client(person.token);
      const ids: string[] = [];
      for (let at = 0; at < PIN_LIMIT + 7; at += 1) ids.push(await addFolder(person, `Folder ${at}`));
      const rivals = ids.slice(0, 8);
      for (const folderId of ids.slice(8)) await person.client.folders.pin({ folderId });
      // One place is left, again and again, and eight folders are meant for it.
      for (let round = 0; round < 12; round += 1) {
        const pinning = rivals.map((folderId, at) =>
          (at % 2 === 0 ? person.client : elsewhere).folders.pin({ folderId }, { keep: true }),
        );
        const ends = await Promise.allSettled(pinning);
        expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const at = ends.findIndex(({ status }) => status === 'fulfilled');
        await person.client.folders.unpin({ folderId: rivals[at] ?? '' });
      }
    } finally {
      await other.stop();
    }
  });

  it('gives a hidden folder’s room to others', async () => {
    const person = await server.person();
    const ids: string[] = [];
    for (let at = 0; at <= PIN_LIMIT; at += 1) ids.push(await addFolder(person, `Folder ${at}`));
    const [last = '', ...others] = ids;
    for (const folderId of others) await person.client.folders.pin({ folderId });
    const gone = { fileId: others[3] ?? '', fileType: 'folder' } as const;
    await person.client.folders.toTrash(gone);
    await person.client.folders.pin({ folderId: last });
    expect((await pinnedBy(person)).at(-1)).toBe('Folder 0');
    await person.client.folders.restore(gone);
    expect(await pinnedBy(person)).toHaveLength(PIN_LIMIT);
  });

  it('keeps the order however often two folders change places', async () => {
    const person = await server.person();
    const [, , three] = await pinThree(person);
    const four = await addFolder(person, 'Four');
    await person.client.folders.pin({ folderId: four });
    for (let turn = 0; turn < 120; turn += 1)
      await person.client.folders.pin({ folderId: turn % 2 === 0 ? four : three, index: 2 });
    expect(await pinnedBy(person)).toEqual(['One', 'Two', 'Three', 'Four']);
    await person.client.folders.pin({ folderId: four, index: 2 });
    expect(await pinnedBy(person)).toEqual(['One', 'Two', 'Four', 'Three']);
  });
};
