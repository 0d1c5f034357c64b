import type { Client } from '@chartdock/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { chart, folder, makeItemTokens, newFolder, titlesAt } from '../../testing/item-token.ts';
import type { ItemTokens } from '../../testing/item-token.ts';
import { registerPartner } from '../../testing/partner.ts';
import type { Partner } from '../../testing/partner.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const REFUSED = '70013';
const MISSING = '70002';

/** Proves the top of a token for one folder, its rights there, and where it ends. */
export const itemsFolderSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let partner: Partner;
  let person: Person;
  let ids: ItemTokens['ids'];
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    partner = await registerPartner(server, 'partner');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    const tokens = await makeItemTokens(server, partner);
    ({ person, ids } = tokens);
    client = await tokens.clientOf(folder(ids.named));
  });

  it('has that folder as top and target', async () => {
    const top = await client.lists.loadFiles({ sidx: 'title' });
    expect(top).toMatchObject({ chain: [], folder: { _id: ids.named, parentId: 'root' }, total: 2 });
    expect(top.rows.map(({ title, parentId }) => [title, parentId])).toEqual([
      ['Sub', 'root'],
      ['File', 'root'],
    ]);
    expect(await client.lists.loadFiles({ sidx: 'title', folderId: ids.named })).toEqual(top);
    const below = await client.lists.loadFiles({ folderId: ids.sub });
    expect(below.chain).toEqual([{ folderId: ids.sub, title: 'Sub' }]);
    expect(
      await newFolder(client, 'Made').then((id) =>
        titlesAt(person.client, { folderId: ids.named, locate: id }),
      ),
    ).toEqual(['Made', 'Sub', 'File']);
    expect(await titlesAt(person.client)).toEqual(['Above', 'Other']);
  });

  it('hides everything above it', async () => {
    const { folders, chain } = await client.folders.getFolderData();
    expect([folders, chain]).toEqual([
      [{ folderId: ids.sub, parentId: 'root', title: 'Sub', hasChildren: false }],
      [],
    ]);
    expect((await client.folders.getFolderData({ folderId: ids.sub })).chain).toEqual([
      { folderId: ids.sub, title: 'Sub' },
    ]);
    expect((await client.folders.getAllFolderData()).folders).toEqual(folders);
    const { file } = await client.charts.info({ chartId: ids.deep }, { needToken: true });
    expect([file.path, file.parentId]).toEqual([[{ folderId: ids.sub, title: 'Sub' }], ids.sub]);
    const { top } = await client.user.info();
    expect(top).toMatchObject({ _id: ids.named, title: 'Named', parentId: 'root' });
    expect(await person.client.user.info()).not.toHaveProperty('top');
  });

  it('follows its scopes there', async () => {
    const { folders, charts, favourites, exporting } = client;
    await charts.rename({ chartId: ids.file, title: 'Renamed' });
    await folders.rename({ folderId: ids.named, title: 'Its own name' });
    await folders.copy({ ...chart(ids.file), folderId: ids.sub });
    await folders.move({ ...chart(ids.file), folderId: ids.sub });
    await folders.sort({ ...chart(ids.deep), index: 0 });
    await folders.sortAll({ folderId: 'root' });
    await favourites.toggle({ chartId: ids.deep });
    await exporting.record({ chartId: ids.deep, exportType: 'png' });
    expect(await titlesAt(client, { folderId: ids.sub })).toEqual(['Deep', 'Renamed', 'Renamed (2)']);
    const { results } = await folders.batchOperation({
      type: 'move',
      items: [chart(ids.deep)],
      folderId: 'root',
    });
    expect(results.map(({ code }) => code)).toEqual(['200']);
    expect(await titlesAt(client)).toEqual(['Sub', 'Deep']);
  });

  it('leaves the folder itself where it is', async () => {
    const item = folder(ids.named);
    const { folders } = client;
    for (const call of [
      () => folders.toTrash(item),
      () => folders.sort({ ...item, index: 0 }),
      () => folders.move({ ...item, folderId: ids.sub }),
      () => folders.batchOperation({ type: 'to_trash', items: [item] }),
    ])
      expect(await refusalOf(call())).toBe(REFUSED);
    expect(await titlesAt(person.client, { folderId: ids.above })).toEqual(['Named', 'Beside']);
  });

  it('restores only its own things from trash', async () => {
    const { folders, charts } = client;
    await folders.toTrash(chart(ids.file));
    expect(await refusalOf(charts.definition({ chartId: ids.file }))).toBe(MISSING);
    expect(await refusalOf(client.lists.trashFiles())).toBe(REFUSED);
    expect(await refusalOf(folders.removeFromTrash(chart(ids.file)))).toBe(REFUSED);
    const batch = folders.batchOperation({ type: 'remove_from_trash', items: [chart(ids.file)] });
    expect(await refusalOf(batch)).toBe(REFUSED);
    expect(await folders.restore(chart(ids.file))).toMatchObject({ folderId: 'root', toRoot: false });
    expect(await titlesAt(client)).toEqual(['Sub', 'File']);
    await person.client.folders.toTrash(chart(ids.beside));
    expect(await refusalOf(folders.restore(chart(ids.beside)))).toBe(MISSING);
  });

  it('puts nothing at the top level', async () => {
    const shallow = await startTestServer(server.app.database, { CHARTDOCK_FOLDER_DEPTH: '3' });
    try {
      const deeper = await newFolder(person.client, 'Deeper', ids.above);
      await person.client.folders.toTrash(folder(ids.sub));
      await person.client.folders.move({ ...folder(ids.named), folderId: deeper });
      const token = await partner.tokenOf(person.token, undefined, [folder(ids.named)]);
      expect(await refusalOf(shallow.client(token).folders.restore(folder(ids.sub)))).toBe(REFUSED);
      expect((await person.client.lists.trashFiles()).total).toBe(1);
      const own = await shallow.client(person.token).folders.restore(folder(ids.sub));
      expect(own.toRoot).toBe(true);
    } finally {
      await shallow.stop();
    }
  });

  it('follows its folder into trash and out', async () => {
    await person.client.folders.move({ ...chart(ids.beside), folderId: ids.sub });
    await client.charts.definition({ chartId: ids.beside });
    await person.client.folders.move({ ...chart(ids.deep), folderId: 'root' });
    expect(await refusalOf(client.charts.definition({ chartId: ids.deep }))).toBe(MISSING);
    await person.client.folders.toTrash(folder(ids.named));
    for (const call of [
      () => client.lists.loadFiles(),
      () => client.charts.definition({ chartId: ids.file }),
      () => client.folders.create({ title: 'Late' }),
    ])
      expect(await refusalOf(call())).toBe(MISSING);
    expect((await client.user.info()).top).toBeNull();
  });

  it('is bounded by its scopes as before', async () => {
    const reading = await partner.tokenOf(person.token, ['files:read'], [folder(ids.named)]);
    await server.client(reading).lists.loadFiles();
    expect(await refusalOf(server.client(reading).charts.rename({ chartId: ids.file, title: 'No' }))).toBe(
      REFUSED,
    );
  });
};
