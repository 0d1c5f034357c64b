import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realDatabases, startRealServer } from '../../../server/src/testing/real-server.ts';
import type { RealServer } from '../../../server/src/testing/real-server.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { refOf } from '../items/normalise-file.ts';
import { createRealArea } from '../testing/real-area.ts';

describe.each(realDatabases)('changes on %s', (database) => {
  let server: RealServer;
  beforeAll(async () => {
    server = await startRealServer(database);
  });
  afterAll(() => server.stop());

  const makeMany = async (
    { client, area, rows }: Awaited<ReturnType<typeof createRealArea>>,
    folderId: string,
    count: number,
  ): Promise<readonly FileItem[]> => {
    for (let at = 0; at < count; at += 1) await client.folders.create({ folderId, title: `Item ${at}` });
    await area.openFolder(folderId);
    return rows();
  };

  /** Fills a folder with copies of its content, a whole round per call. */
  const multiply = async (
    { client }: Awaited<ReturnType<typeof createRealArea>>,
    folderId: string,
    { items, rounds }: { readonly items: readonly FileItem[]; readonly rounds: number },
  ): Promise<void> => {
    for (let round = 0; round < rounds; round += 1)
      await client.folders.batchOperation({ type: 'copy', items: items.map(refOf), folderId });
  };

  it('sorts by hand during the first change', async () => {
    const kit = await createRealArea(server.address);
    const { area, makeFolder, rows, client } = kit;
    const home = await makeFolder('By hand');
    for (const title of ['a', 'b', 'c', 'd'])
      await client.charts.create({ folderId: home.id, title, category: 'mind' });
    await area.openFolder(home.id);
    await area.setSorting({ by: 'manual', direction: 'asc' });
    const titles = () => rows().map(({ title }) => title);
    const [first] = rows();
    if (first === undefined) throw new Error('the folder is empty');
    const order = titles();
    const [one, two, three, four] = order;
    const changes = [2, 3, 4].map((place) => area.reorder([first], place));
    expect(titles()).toEqual([two, three, four, one]);
    expect(await Promise.all(changes)).toMatchObject([1, 2, 3].map(() => ({ status: 'done' })));
    expect(titles()).toEqual([two, three, four, one]);
    await area.refresh();
    expect(titles()).toEqual([two, three, four, one]);
  });

  it('takes each kind of change back', async () => {
    const kit = await createRealArea(server.address);
    const { area, makeFolder, makeFile, rows } = kit;
    const [home, other] = [await makeFolder('Undo home'), await makeFolder('Undo other')];
    const chart = await makeFile(home.id);
    await area.openFolder(home.id);
    const shape = () =>
      rows().map(({ id, title, parentId, isFavourite }) => ({ id, title, parentId, isFavourite }));
    const before = shape();
    const changes: readonly (() => Promise<unknown>)[] = [
      () => area.rename(chart, 'Another name'),
      () => area.move([chart], other.id),
      () => area.toTrash([chart]),
      () => area.toggleFavourite(chart),
      () => area.copy([chart], home.id),
    ];
    for (const change of changes) {
      await change();
      await area.refresh();
      expect(shape()).not.toEqual(before);
      expect(await area.undo()).toBe(true);
      await area.refresh();
      expect(shape()).toEqual(before);
    }
  });

  it('takes a restore and a reordering session back', async () => {
    const { area, makeFolder, makeFile, rows } = await createRealArea(server.address);
    const [home, other] = [await makeFolder('Session home'), await makeFolder('Session other')];
    const chart = await makeFile(home.id);
    await area.openFolder(home.id);
    await area.rename(chart, 'Once');
    await area.move([chart], other.id);
    await area.toTrash([chart]);
    await area.restore([chart]);
    await area.undo();
    await area.openPlace({ page: 'trash' });
    expect(rows().map((row) => row.id)).toContain(chart.id);
    while (await area.undo());
    await area.openFolder(home.id);
    expect(rows().map((row) => [row.id, row.title])).toEqual([[chart.id, chart.title]]);
  });

  it('takes a batch back, each item to its folder', async () => {
    const kit = await createRealArea(server.address);
    const { area, makeFolder, rows } = kit;
    const [one, two, to] = [
      await makeFolder('Batch one'),
      await makeFolder('Batch two'),
      await makeFolder('Batch to'),
    ];
    const items = [...(await makeMany(kit, one.id, 3)), ...(await makeMany(kit, two.id, 2))];
    expect((await area.move(items, to.id)).status).toBe('done');
    await area.undo();
    for (const [folder, count] of [
      [one, 3],
      [two, 2],
      [to, 0],
    ] as const) {
      await area.openFolder(folder.id);
      expect(rows().length).toBe(count);
    }
  });

  it('moves a folder of several unloaded pages and back', async () => {
    const kit = await createRealArea(server.address);
    const { area, makeFolder, rows, sentTo } = kit;
    const [from, to] = [await makeFolder('All from'), await makeFolder('All to')];
    const items = await makeMany(kit, from.id, 15);
    await multiply(kit, from.id, { items, rounds: 6 });
    await area.refresh();
    const sentBefore = sentTo('/folder/batch_operation').length;
    const [kept] = rows();
    area.pickAll();
    if (kept !== undefined) area.toggleItem(kept);
    expect((await area.move('selection', to.id)).status).toBe('done');
    expect(rows().map((row) => row.id)).toEqual([kept?.id]);
    expect(sentTo('/folder/batch_operation').length - sentBefore).toBe(3);
    await area.undo();
    await area.openPlace({ page: 'history' });
    const oldest = items.find((item) => item.title === 'Item 0');
    if (oldest !== undefined) await area.locate(oldest);
    expect(area.getState()).toMatchObject({
      marked: oldest?.id,
      list: { content: { rows: { length: 105 } } },
    });
  });

  it('changes the others and retries the missing one', async () => {
    const kit = await createRealArea(server.address);
    const { area, client, makeFolder, rows } = kit;
    const [from, to] = [await makeFolder('Part from'), await makeFolder('Part to')];
    const items = await makeMany(kit, from.id, 6);
    const [gone] = items;
    const ref = { fileId: gone?.id ?? '', fileType: 'folder' } as const;
    await client.folders.toTrash(ref);
    await client.folders.removeFromTrash(ref);
    const result = await area.move(items, to.id);
    expect(result).toMatchObject({ status: 'failed', failure: { code: '70002' } });
    expect(area.getState().changes).toMatchObject([{ tried: 6, failed: [{ item: { id: gone?.id } }] }]);
    expect(rows()).toEqual([]);
    await area.openFolder(to.id);
    expect(rows().length).toBe(5);
    await area.retryChange(area.getState().changes[0]?.id ?? 0);
    expect(area.getState().changes).toEqual([]);
  });

  it('brings counts up to date after each change', async () => {
    const { area, makeFolder, makeFile, privilege, rows } = await createRealArea(server.address);
    const home = await makeFolder('Counts home');
    const inner = await makeFolder('Counts inner', home.id);
    const chart = await makeFile(home.id);
    await area.openFolder(home.id);
    const countOfInner = () => rows().find((row) => row.id === inner.id)?.childCount;
    await area.loadTrashCount();
    const trash = () => (area.getState().trash.status === 'known' ? area.getState().trash : { count: -1 });
    const [used, inTrash] = [privilege()?.usedFileCount ?? 0, trash()];
    await area.copy([chart], inner.id);
    expect([countOfInner(), privilege()?.usedFileCount]).toEqual([1, used + 1]);
    await area.undo();
    expect(countOfInner()).toBe(0);
    await area.move([chart], inner.id);
    expect(countOfInner()).toBe(1);
    await area.undo();
    expect(countOfInner()).toBe(0);
    await area.toTrash([chart]);
    await expect.poll(trash).not.toEqual(inTrash);
  });
});
