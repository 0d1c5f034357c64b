import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileRecord } from '@chartdock/contract';
import { sql } from 'kysely';
import { migrations } from '../../kernel/db/migrations/index.ts';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { createTreeBuilder } from '../../demo/create-tree.ts';
import { loadTree } from '../../library/load-tree.ts';
import { createRandom } from '../../demo/random.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { foldTitle } from '../search/title-key.ts';
import type { NodeRow } from '../nodes/node-row.ts';
import { readOrder } from './order.ts';
import type { SortField } from './order.ts';

/** More than a search walks before it asks the gram index. */
const MANY = 4_200;
/** More than the gram index may name, and all of them at the far end of two orders. */
const FAR = 2_050;
const CAPPED = 1_001;

const ORDERS: readonly SortField[] = ['lastModify', 'createTime', 'title', 'index'];
const KEYWORDS = [
  'plan',
  '图',
  'zebra',
  'PLAN 12',
  '流程',
  '稀',
  'q',
  'n',
  'budget',
  '100%',
  '(',
  'an 3',
  '稀少',
];
const idOf = (row: FileRecord): string => row.chartId ?? row.folderId ?? '';

/** Proves that a search through one folder, even a large one, returns the same as a plain filter over all its rows. */
export const folderSearchSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let person: Person;
  let folder = '';
  let other = '';
  let inFolder: readonly NodeRow[] = [];

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    person = await server.person();
    const { app } = server;
    const builder = createTreeBuilder({ ownerId: person.id, now: app.now(), seed: 5, days: 30 });
    folder = builder.folder('Big');
    other = builder.folder('Other');
    for (let index = 0; index < 60; index += 1) builder.folder(`Sub plan ${index} 图`, folder);
    for (let index = 0; index < MANY; index += 1) {
      builder.file({ parentId: folder, locale: 'zh', category: 'flow', title: titleOf(index), canvases: 0 });
    }
    for (let index = 0; index < 300; index += 1) {
      const title = `Budget ${index} zebra 稀 q`;
      builder.file({ parentId: other, locale: 'en', category: 'mind', title, canvases: 0 });
    }
    const nodes = builder.nodes.map((node) =>
      node.title.startsWith('zz far') ? { ...node, lastModify: 1_000 + (node.lastModify % 1_000) } : node,
    );
    await transaction(app.database.db, (tx) => loadTree(app, tx, { ownerId: person.id, nodes }));
    await changeSome();
    inFolder = await app.database.db
      .selectFrom('node')
      .selectAll()
      .where('parent_id', '=', folder)
      .where('state', '=', 0)
      .execute();
  });
  afterAll(() => server.stop());

  /** Moves, renames, trashes and restores some of it through the calls. */
  async function changeSome(): Promise<void> {
    const { folders, lists } = person.client;
    const random = createRandom(3);
    const here = (await lists.loadFiles({ folderId: folder, pageSize: 100, sidx: 'index' })).rows;
    const there = (await lists.loadFiles({ folderId: other, pageSize: 100 })).rows;
    const pick = (rows: readonly FileRecord[]) => rows.filter(() => random.next() < 0.1);
    for (const row of pick(here)) await folders.move({ ...itemOf(row), folderId: other });
    for (const row of pick(there)) await folders.move({ ...itemOf(row), folderId: folder });
    const [first, second, third] = (await lists.loadFiles({ folderId: folder, keyword: 'zebra' })).rows;
    for (const row of [first, second]) if (row) await folders.toTrash(itemOf(row));
    if (second) await folders.restore(itemOf(second));
    if (third) await person.client.charts.rename({ chartId: idOf(third), title: 'Plan 12 稀少 renamed' });
    const copied = (await lists.loadFiles({ folderId: other, keyword: 'budget' })).rows.slice(0, 3);
    for (const row of copied) await folders.copy({ ...itemOf(row), folderId: folder });
  }

  it.each(ORDERS)('[CALL-F-001] answers every page of a filter by %s', async (sidx) => {
    for (const sort of ['asc', 'desc'] as const) {
      for (const keyword of KEYWORDS) {
        const wanted = filterPlainly(keyword, { sidx, sort });
        const byCursor = await walkByCursor(keyword, { sidx, sort });
        expect(byCursor.ids, `${keyword} ${sort}`).toEqual(wanted.slice(0, byCursor.ids.length));
        expect(byCursor.ended).toBe(byCursor.ids.length === wanted.length);
        expect(byCursor.totals).toEqual(new Set([Math.min(wanted.length, CAPPED)]));
        const page = Math.max(1, Math.floor(wanted.length / 70));
        const jumped = await person.client.lists.loadFiles({
          ...{ folderId: folder, keyword, sidx, sort, page, pageSize: 70 },
        });
        expect(jumped.rows.map(idOf), `${keyword} page ${page}`).toEqual(
          wanted.slice((page - 1) * 70, page * 70),
        );
      }
    }
  });

  it('[CALL-F-001] finds a frequent word at the far end', async () => {
    for (const sidx of ['lastModify', 'title'] as const) {
      const sort = sidx === 'title' ? 'asc' : 'desc';
      const wanted = filterPlainly('zz far', { sidx, sort });
      expect(wanted.length).toBeGreaterThan(2_000);
      const { rows, total } = await person.client.lists.loadFiles({
        ...{ folderId: folder, keyword: 'zz far', sidx, sort, pageSize: 30 },
      });
      expect(rows.map(idOf)).toEqual(wanted.slice(0, 30));
      expect(total).toBe(CAPPED);
    }
  });

  it('[CALL-F-008] finds a rare letter among many files', async () => {
    const { rows, total } = await person.client.lists.globalFiles({ title: 'q', pageSize: 20 });
    expect(rows).toHaveLength(20);
    const { rows: all } = await sql<{ count: number }>`select count(*) as count from node
      where owner_id = ${person.id} and state = 0 and title ilike '%q%'`.execute(server.app.database.db);
    expect(total).toBe(all[0]?.count);
  });

  it('finds files older than their grams', async () => {
    const { db } = server.app.database;
    const before = await db.selectFrom('node_search').selectAll().orderBy('node_id').execute();
    await db
      .updateTable('node_search')
      .set({ grams: [1] })
      .execute();
    await transaction(db, (tx) => migrations['0003-folder-grams']?.up(tx) ?? Promise.resolve());
    expect(await db.selectFrom('node_search').selectAll().orderBy('node_id').execute()).toEqual(before);
  });

  /** Filters and sorts all rows of the folder here. */
  function filterPlainly(keyword: string, way: Way): readonly string[] {
    const { column, direction } = readOrder(way.sidx, way.sort);
    const sign = direction === 'asc' ? 1 : -1;
    return inFolder
      .filter((row) => foldTitle(row.title).includes(foldTitle(keyword)))
      .toSorted((a, b) => a.kind - b.kind || sign * (compare(a[column], b[column]) || compare(a.id, b.id)))
      .map((row) => row.id);
  }

  /** Follows the cursor for as long as the list goes on, four pages at most. */
  async function walkByCursor(keyword: string, way: Way) {
    const ids: string[] = [];
    const totals = new Set<number>();
    let cursor: string | null | undefined;
    for (let page = 0; page < 4 && cursor !== null; page += 1) {
      const more = cursor === undefined ? {} : { cursor };
      const answer = await person.client.lists.loadFiles({
        ...{ folderId: folder, keyword, pageSize: 45, ...way, ...more },
      });
      ids.push(...answer.rows.map(idOf));
      totals.add(answer.total);
      cursor = answer.cursor;
    }
    return { ids, totals, ended: cursor === null };
  }
};

interface Way {
  readonly sidx: SortField;
  readonly sort: 'asc' | 'desc';
}

const itemOf = (row: FileRecord) => ({ fileId: idOf(row), fileType: row.fileType ?? 'chart' });

const titleOf = (index: number): string => {
  if (index < FAR) return `zz far ${index}`;
  if (index % 500 === 0) return `稀 q ${index} 100%`;
  return index % 3 === 0 ? `Plan ${index} 流程` : `plan ${index} 图 (draft)`;
};

const compare = (a: NodeRow['title_key'] | number, b: NodeRow['title_key'] | number): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
};
