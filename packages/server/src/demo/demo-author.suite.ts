import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '@chartdock/client';
import type { TemplateCard } from '@chartdock/contract';
import type { DatabaseUnderTest } from '../kernel/db/testing/describe-on-both-databases.ts';
import { tableKeys } from '../domains/table-keys.ts';
import { readBooks } from '../domains/payments/testing/read-books.ts';
import { refusalOf, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { seedLibrary } from './seed-library.ts';
import { seedDemo } from './seed-demo.ts';
import { seedSales } from './demo-sales.ts';

/** The whole library is loaded, which takes much longer on a busy machine. */

const WEEK_MS = 7 * 86_400_000;

const PASSWORD = 'Chartdock1';

/** Proves that one can sign in as the author whose templates a demo sells, and that the statements on their page are true. */
export const demoAuthorSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  /** Templates that were there when loading them was stopped. */
  let early: number;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    let isStopped = false;
    const loading = seedLibrary(server.app, () => isStopped);
    await vi.waitUntil(async () => (await countTemplates()) > 0, { interval: 1 });
    isStopped = true;
    await loading;
    early = await countTemplates();
    // As two servers do that are started at once.
    await Promise.all([seedLibrary(server.app), seedLibrary(server.app)]);
  });
  afterAll(() => server.stop());

  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
    (await query.execute(server.app.database.db)).rows;
  const countTemplates = async (): Promise<number> => {
    const [counted] = await rows(sql<{ size: number }>`select count(*)::int as size from template`);
    return counted?.size ?? 0;
  };
  const signsIn = (name: string) =>
    server.client(undefined).session.signIn({ account: `${name}@chartdock.test`, password: PASSWORD });
  const clientOf = async (name: string): Promise<Client> => server.client((await signsIn(name)).token);
  const pageOf = async (name: string) => (await clientOf(name)).reviews.mine({ pageSize: 200 });
  const ordersOf = async (name: string) => (await (await clientOf(name)).orders.userPay()).rows;
  const everyCard = async (): Promise<readonly TemplateCard[]> => {
    const { templates } = await clientOf('empty');
    const cards: TemplateCard[] = [];
    for (let page = 1; ; page += 1) {
      const { rows: found } = await templates.searchOfficial({ keyword: '', page, pageSize: 100 });
      if (found.length === 0) return cards;
      cards.push(...found);
    }
  };
  const sizes = async (): Promise<Readonly<Record<string, number>>> => {
    const found: [string, number][] = [];
    for (const table of Object.keys(tableKeys)) {
      const [counted] = await rows(
        sql<{ size: number }>`select count(*)::int as size from ${sql.table(table)}`,
      );
      found.push([table, counted?.size ?? 0]);
    }
    return Object.fromEntries(found);
  };

  it('finishes a library two servers were loading', async () => {
    const template = await countTemplates();
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(template);
    const [doubles] = await rows(sql<{ templates: number; places: number; files: number }>`select
      (select count(distinct (slug, locale))::int from template) as templates,
      (select count(distinct (owner_id, parent_id, pos))::int from node) as places,
      (select count(*)::int from node) as files`);
    expect(doubles).toEqual({ templates: template, places: template, files: template });
  });

  it('is unknown and sells nothing without the demo', async () => {
    const before = await sizes();
    await seedSales(server.app);
    expect(await sizes()).toEqual(before);
    expect(before['orders']).toBe(0);
    expect(await refusalOf(signsIn('author'))).toBeDefined();
  });

  describe('once there is a demo', () => {
    beforeAll(async () => {
      await seedDemo(server.app);
      await seedLibrary(server.app);
      await seedSales(server.app);
    });

    it('sees their templates with uses, sales and income', async () => {
      const { rows: own, totals } = await pageOf('author');
      const cards = await everyCard();
      const theirs = cards.filter(({ owner }) => owner?.fullName === 'Ada Marlowe');
      expect(theirs.length).toBeGreaterThanOrEqual(10);
      const listed = new Map(own.map((row) => [row.templateId, row]));
      for (const { chartId, title, publicClonePrice } of theirs)
        expect(listed.get(chartId)).toMatchObject({ title, price: publicClonePrice, state: 'published' });
      expect(Math.min(totals.uses, totals.sales, totals.income)).toBeGreaterThan(0);
      const sum = (of: 'uses' | 'sales' | 'income'): number =>
        Math.round(own.reduce((all, row) => all + row[of], 0) * 100) / 100;
      expect(totals).toEqual({ uses: sum('uses'), sales: sum('sales'), income: sum('income') });
      // A free one is used without being sold, and an unsold one shows no sale.
      expect(own.some(({ price, uses }) => price === 0 && uses > 0)).toBe(true);
      expect(own.some(({ uses, income }) => uses === 0 && income === 0)).toBe(true);
    });

    it('earns exactly their part after tax', async () => {
      const { totals, rows: own } = await pageOf('author');
      const postings = await rows(
        sql<{ order_id: string; author_fen: number; left_fen: number }>`select order_id, author_fen,
          buyer_fen + author_fen + platform_fen + tax_fen + coupon_fen + promotion_fen as left_fen from ledger_posting`,
      );
      expect(postings.length).toBe(totals.sales);
      expect(postings.filter(({ left_fen: left }) => left !== 0)).toEqual([]);
      const earned = postings.reduce((all, { author_fen: fen }) => all + fen, 0);
      expect(Math.round(totals.income * 100)).toBe(earned);
      const sold = own.flatMap(({ price, sales }) => Array.from({ length: sales }, () => price * 100));
      const parts = sold.map((fen) => Math.floor(((fen - Math.round((fen * 6) / 106)) * 70) / 100 + 1e-9));
      expect(parts.reduce((all, fen) => all + fen, 0)).toBe(earned);
    });

    it('sold to the organisation as its orders say', async () => {
      const found = await ordersOf('org');
      expect(found.length).toBeGreaterThan(0);
      const client = await clientOf('org');
      const now = server.clock.now();
      for (const { state, chartId, createTime, payTime, amountFen, title } of found) {
        expect([state, amountFen > 0]).toEqual(['delivered', true]);
        expect((payTime ?? 0) - createTime).toBeGreaterThan(0);
        expect(now - createTime).toBeLessThan(9 * WEEK_MS);
        const { canvas } = await client.charts.canvases({ chartId: chartId ?? '' });
        expect(canvas.chartCanvas).toHaveLength(1);
        expect(title).not.toBe('');
      }
    });

    it('leaves everything unbought for the member', async () => {
      expect(await ordersOf('member')).toEqual([]);
    });

    it('has buyers with balanced books', async () => {
      const buyers = await rows(sql<{ user_id: string }>`select distinct user_id from orders`);
      expect(buyers.length).toBeGreaterThanOrEqual(5);
      for (const { user_id: id } of buyers) {
        const books = await readBooks(server.app.database.db, id);
        const { payments } = books;
        const whole = { sum_fen: 0, waiting: 0, unsettled: 0, refunds: 0, paid: 0 };
        expect(books).toMatchObject({
          ...whole,
          delivered: payments,
          sales: payments,
          in_fen: books.taken_fen,
        });
      }
    });

    it('sold over past weeks only', async () => {
      const found = await rows(
        sql<{ at: string }>`select posted_at as at from ledger_posting order by posted_at`,
      );
      const weeks = found.map(({ at }) => Math.floor((server.clock.now() - Number(at)) / WEEK_MS));
      expect(new Set(weeks).size).toBeGreaterThanOrEqual(5);
      expect(Math.min(...weeks)).toBeGreaterThanOrEqual(0);
    });

    it('adds nothing when seeded again', async () => {
      const before = await sizes();
      await sql`delete from app_meta where key = 'seed-sales'`.execute(server.app.database.db);
      for (let time = 0; time < 2; time += 1) {
        await seedDemo(server.app);
        await seedLibrary(server.app);
        await seedSales(server.app);
        expect(await sizes()).toEqual(before);
      }
    });

    it('changes price, publishes and withdraws, keeping income', async () => {
      const author = await clientOf('author');
      const { rows: own, totals } = await pageOf('author');
      const [best] = own.toSorted((a, b) => b.income - a.income);
      const { chartId = '', templateId = '', description = '', tags = [], scene = '' } = best ?? {};
      await author.reviews.changePrice({ chartId, price: '1.5' });
      const stranger = await clientOf('empty');
      expect(await stranger.templates.cloneCheck({ chartId: templateId })).toMatchObject({ price: 1.5 });
      await author.publishing.publish({
        chartId,
        description,
        tags: [...tags],
        price: '2',
        scene,
        publicClone: true,
      });
      const { def, version } = await author.charts.definition({ chartId });
      await author.definitions.save({ chartId, def: def.replace('"name":"', '"name":"Since '), version });
      const pending = await rows(
        sql<{ id: string }>`select id from template_review where node_id = ${chartId} and state = 0`,
      );
      const operator = await server.person();
      const { db } = server.app.database;
      await db.updateTable('app_user').set({ operator_since: 1 }).where('id', '=', operator.id).execute();
      await operator.client.reviews.approve({ id: pending[0]?.id ?? '' });
      expect(await stranger.templates.cloneCheck({ chartId: templateId })).toMatchObject({ price: 2 });
      // A review must not lose later edits.
      expect((await author.charts.definition({ chartId })).def).toContain('"name":"Since ');
      await author.publishing.cancel({ chartId });
      expect(await stranger.templates.cloneCheck({ chartId: templateId })).toEqual({ result: 'chart_error' });
      const after = await pageOf('author');
      expect(after.totals).toEqual(totals);
      expect(after.rows.find((row) => row.chartId === chartId)).toMatchObject({
        ...{ state: 'withdrawn', income: best?.income },
      });
    });
  });
};
