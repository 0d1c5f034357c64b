import { openAddress } from '@chartdock/contract';
import type { FileCategory } from '@chartdock/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealServer } from '../../server/src/testing/real-server.ts';
import type { RealServer } from '../../server/src/testing/real-server.ts';
import { createRealArea } from './testing/real-area.ts';

// The real server answers when it can; this only ends a wait that would never end.

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.stop());

describe('every kind of file', () => {
  it.each<[string, FileCategory]>([
    ['PROD-01', 'flow'],
    ['PROD-02', 'mind'],
    ['PROD-03', 'outline'],
    ['PROD-04', 'ui'],
    ['PROD-05', 'uml'],
    ['PROD-06', 'network'],
    ['PROD-07', 'mind_org'],
    ['PROD-07', 'mind_org_multistage'],
    ['PROD-08', 'bpmn'],
    ['PROD-09', 'markdown'],
    ['PROD-10', 'board'],
  ])('[%s] is created, listed, opened, renamed, moved and trashed: %s', async (id, category) => {
    const { area, client, host, makeFolder, rows } = await createRealArea(server.address);
    const [home, other] = [
      await makeFolder(`${id} ${category}`),
      await makeFolder(`${id} ${category} other`),
    ];
    await area.openFolder(home.id);
    const created = await area.createFile(category);
    if (created.status !== 'done') throw new Error(JSON.stringify(created));
    const chart = created.value;
    expect(rows().map((row) => [row.id, row.category])).toEqual([[chart.id, category]]);

    await area.openItem(chart);
    expect(host.opened.map((opened) => opened.address)).toEqual(
      Array(2).fill(openAddress(category, chart.id)),
    );
    expect((await client.charts.definition({ chartId: chart.id })).def).not.toBe('');

    expect((await area.rename(chart, `Renamed ${category}`)).status).toBe('done');
    expect((await area.move([chart], other.id)).status).toBe('done');
    await area.openFolder(other.id);
    expect(rows().map((row) => [row.id, row.title])).toEqual([[chart.id, `Renamed ${category}`]]);

    expect((await area.toTrash([chart])).status).toBe('done');
    expect(rows()).toEqual([]);
    await area.openPlace({ page: 'trash' });
    expect(rows().map((row) => row.id)).toContain(chart.id);
  });
});

describe('folders', () => {
  it('[PROD-11] hold folders that hold files', async () => {
    const { area, makeFolder, makeFile, rows } = await createRealArea(server.address);
    let parent = 'root';
    for (const title of ['PROD-11 a', 'b', 'c', 'd', 'e']) parent = (await makeFolder(title, parent)).id;
    const chart = await makeFile(parent);
    await area.openFolder(parent);
    expect(rows().map((row) => row.id)).toEqual([chart.id]);
    const { list } = area.getState();
    expect('content' in list ? list.content.chain.map((crumb) => crumb.title) : []).toEqual([
      'PROD-11 a',
      'b',
      'c',
      'd',
      'e',
    ]);
    await area.openParent();
    expect(rows().map((row) => row.title)).toEqual(['e']);
  });

  it('[LIFE-18] carry their contents to trash, back, and away', async () => {
    const { area, client, makeFolder, makeFile, rows, privilege } = await createRealArea(server.address);
    const home = await makeFolder('LIFE-18 home');
    const outer = await makeFolder('outer', home.id);
    const inner = await makeFolder('inner', outer.id);
    const chart = await makeFile(inner.id);
    await area.toTrash([outer]);
    await expect(client.charts.rename({ chartId: chart.id, title: 'not here' })).rejects.toMatchObject({
      code: 'refused',
    });
    await area.restore([outer]);
    await area.openFolder(inner.id);
    expect(rows().map((row) => row.id)).toEqual([chart.id]);
    await area.toTrash([outer]);
    const used = (await client.user.privilege({ compulsion: true })).privilege.usedFileCount;
    expect((await area.removeForGood([outer])).status).toBe('done');
    await expect.poll(() => privilege()?.usedFileCount).toBe(used - 1);
    await expect(client.charts.definition({ chartId: chart.id })).rejects.toMatchObject({ code: 'refused' });
  });
});

describe('favourites', () => {
  it('[LIFE-04, PROD-12] stars a file, which then is among favourites', async () => {
    const { area, makeFile, rows } = await createRealArea(server.address);
    const chart = await makeFile('root');
    expect((await area.toggleFavourite(chart)).status).toBe('done');
    await area.openPlace({ page: 'favourites', kind: 'chart' });
    expect(rows()[0]).toMatchObject({ id: chart.id, isFavourite: true });
  });

  it('[LIFE-15] leave their list once cancelled there', async () => {
    const { area, makeFile, rows, events } = await createRealArea(server.address);
    await area.toggleFavourite(await makeFile('root'));
    await area.openPlace({ page: 'favourites', kind: 'chart' });
    const [first, second] = rows();
    if (first === undefined) throw new Error('no favourite');
    await area.toggleFavourite(first);
    expect([rows()[0]?.id, events.map((event) => event.type).slice(-1)]).toEqual([
      second?.id,
      ['favouriteCancelled'],
    ]);
  });
});

describe('the order set by hand', () => {
  it('[LIFE-08] keeps a file where it was put', async () => {
    const { area, client, makeFolder, titles } = await createRealArea(server.address);
    const home = await makeFolder('LIFE-08 home');
    const made = [];
    for (const title of ['one', 'two', 'three']) made.push(await makeFolder(title, home.id));
    await client.folders.sortAll({ folderId: home.id, sidx: 'createTime', sort: 'asc' });
    await area.setSorting({ by: 'manual', direction: 'asc' });
    await area.openFolder(home.id);
    expect(titles()).toEqual(['one', 'two', 'three']);
    await client.folders.sort({ fileId: made[2]?.id ?? '', fileType: 'folder', index: 0 });
    await area.refresh();
    expect(titles()).toEqual(['three', 'one', 'two']);
    await area.openFolder('root');
    await area.openFolder(home.id);
    expect(titles()).toEqual(['three', 'one', 'two']);
  });
});

describe('quota', () => {
  it('[QUOTA-04, PROD-23] never stops a member with over 100 files', async () => {
    const { area, privilege, makeFolder, makeFile } = await createRealArea(server.address);
    expect(privilege()?.usedFileCount).toBeGreaterThan(100);
    const home = await makeFolder('QUOTA-04 home');
    expect((await area.createFile('flow', { folderId: home.id })).status).toBe('done');
    expect((await area.copy([await makeFile(home.id)], home.id)).status).toBe('done');
  });

  it('[QUOTA-11] counts trashed files until they are deleted', async () => {
    const { area, client, makeFile, privilege } = await createRealArea(server.address, 'empty');
    const used = async () => (await client.user.privilege({ compulsion: true })).privilege.usedFileCount;
    const chart = await makeFile('root');
    const before = await used();
    await area.toTrash([chart]);
    expect(await used()).toBe(before);
    await area.removeForGood([chart]);
    await expect.poll(() => privilege()?.usedFileCount).toBe(before - 1);
    expect(await used()).toBe(before - 1);
  });
});
