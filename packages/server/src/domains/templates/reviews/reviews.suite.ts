import { isApiError } from '@chartdock/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { nodes } from '../../nodes/index.ts';
import { measureTemplates } from '../measure-templates.ts';
import { countUses } from '../count-uses.ts';
import { refusalOf, startTestServer } from '../../../testing/test-server.ts';
import type { Person, TestServer } from '../../../testing/test-server.ts';
import { registerPartner } from '../../../testing/partner.ts';
import { shareNode } from '../../../testing/share-node.ts';
import { findReview } from './manage-reviews.ts';
import { clearShelf } from './shelf.ts';
import { createReviewStage } from './testing/review-stage.ts';
import type { Author } from './testing/review-stage.ts';

const HOUR_MS = 3_600_000;

/** Proves the way of a published file into the template library and out of it, over HTTP. */
export const reviewsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  const stage = createReviewStage(() => server);

  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const titles = async ({ client }: Person, keyword: string): Promise<readonly string[]> =>
    (await client.templates.searchOfficial({ keyword })).rows.map(({ title }) => title);
  const mineOf = async ({ client }: Person) => (await client.reviews.mine({})).rows;
  const noticesOf = async ({ client }: Person) =>
    (await client.notifications.getList()).rows.map(({ type, content }) => [type, content]);
  /** Every way in which someone could make a file of their own from a template. */
  const ways = ({ client }: Person, chartId: string) => ({
    clone: client.templates.clone({ chartId }),
    cloneFile: client.charts.cloneFile({ id: chartId, category: 'flow' }),
    create: client.charts.create({ category: 'flow', templateId: chartId }),
    copy: client.folders.copy({ fileId: chartId, fileType: 'chart', folderId: 'root' }),
  });
  const refusals = async (person: Person, chartId: string): Promise<Readonly<Record<string, string>>> => {
    const asked = Object.entries(ways(person, chartId)).map(
      async ([name, call]) => [name, (await refusalOf(call)) ?? ''] as const,
    );
    return Object.fromEntries(await Promise.all(asked));
  };

  describe('what is published', () => {
    it('waits for an operator outside the library', async () => {
      const [author, stranger] = [await stage.author('waiting'), await server.person()];
      await stage.publish(author, {
        description: 'Handles an order',
        tags: ['order', 'shop'],
        price: '12.5',
        scene: 'business-process',
        topics: ['education'],
      });
      const { rows } = await (await stage.operator()).client.reviews.list({ pageSize: 200 });
      const mine = rows.find(({ author: { userId } }) => userId === author.id);
      expect(mine).toMatchObject({
        title: 'Work of waiting',
        description: 'Handles an order',
        tags: ['order', 'shop'],
        category: 'flow',
        kind: 'flow',
        scene: 'business-process',
        topics: ['education'],
        price: 12.5,
        isUpdate: false,
        askedAt: server.clock.now(),
      });
      const cover = await server.send(mine?.bgImage ?? '');
      expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(await titles(stranger, 'waiting')).toEqual([]);
      expect(await mineOf(author)).toMatchObject([{ state: 'waiting', update: 'none', price: 12.5 }]);
    });

    it('stands at chosen or default scenes', async () => {
      const author = await stage.author('places');
      await stage.publish(author);
      expect(await mineOf(author)).toMatchObject([{ scene: 'flowchart', topics: [] }]);
      for (const said of [{ scene: 'law' }, { scene: 'featured' }, { topics: ['nothing'] }])
        expect(await refusalOf(stage.publish(author, said))).toBe('70001');
    });

    it('can be previewed by operators alone', async () => {
      const [author, stranger] = [await stage.author('looked'), await server.person()];
      await stage.publish(author);
      const { client } = await stage.operator();
      const found = (await client.reviews.list({ pageSize: 200 })).rows.find(
        (row) => row.author.userId === author.id,
      );
      const look = (person: Person) =>
        person.client.charts.content({ id: found?.copyId ?? '', show: 'definition' }, { needToken: true });
      expect((await look({ ...stranger, client })).def).toContain('looked');
      expect(await refusalOf(look(stranger))).toBe('70002');
      // A file that nobody published stays private for operators too.
      const { chartId: id } = await stage.author('private');
      expect(await refusalOf(client.charts.content({ id }, { needToken: true }))).toBe('70002');
    });

    it('is decided by operators without partner tokens', async () => {
      const author = await stage.author('guarded');
      await stage.publish(author);
      const id = await stage.waitingOf(author);
      const { reviews } = author.client;
      const calls = [
        () => reviews.list(),
        () => reviews.approve({ id }),
        () => reviews.refuse({ id, reason: 'x' }),
      ];
      for (const call of calls) expect(await refusalOf(call())).toBe('70013');
      expect((await reviews.mine({})).canReview).toBe(false);
      expect((await (await stage.operator()).client.reviews.mine({})).canReview).toBe(true);
    });

    it('is read by no partner token', async () => {
      const author = await stage.author('tokens');
      await stage.publish(author);
      const { token, client } = await stage.operator();
      const copyId = (await client.reviews.list({ pageSize: 200 })).rows.find(
        (row) => row.author.userId === author.id,
      )?.copyId;
      const id = await stage.waitingOf(author);
      const partner = await registerPartner(server, 'curious');
      const narrowed = server.client(await partner.tokenOf(token));
      const look = { id: copyId ?? '' };
      const calls: readonly (() => Promise<unknown>)[] = [
        () => narrowed.reviews.list(),
        () => narrowed.reviews.mine(),
        () => narrowed.reviews.approve({ id }),
        () => narrowed.reviews.refuse({ id, reason: 'x' }),
      ];
      for (const call of calls) expect(await refusalOf(call())).toBe('70013');
      expect(await refusalOf(narrowed.charts.content(look, { needToken: true }))).toBe('70002');
      expect(await refusalOf(narrowed.charts.definition({ chartId: look.id }))).toBe('70002');
      expect(await client.charts.content(look, { needToken: true })).toBeTruthy();
    });

    it('shows operators its foreign origin', async () => {
      const [first, second] = [await stage.author('origin'), await stage.author('derived')];
      const templateId = await stage.template(first);
      const { chart } = await second.client.templates.clone({ chartId: templateId });
      const derived = { ...second, chartId: chart };
      await stage.publish(derived);
      const rows = async () => (await (await stage.operator()).client.reviews.list({ pageSize: 200 })).rows;
      const originOf = async (authorId: string) =>
        (await rows()).find(({ author }) => author.userId === authorId)?.origin;
      const origin = {
        templateId,
        title: 'Work of origin',
        fullName: expect.any(String) as string,
        price: 0,
      };
      expect(await originOf(second.id)).toEqual(origin);
      const review = await stage.waitingOf(derived);
      expect((await findReview(server.app, review))?.origin?.templateId).toBe(templateId);
      // A template sold by the time of the decision is sold by nobody else.
      await first.client.reviews.changePrice({ chartId: first.chartId, price: '8' });
      expect((await originOf(second.id))?.price).toBe(8);
      const { client } = await stage.operator();
      expect(await refusalOf(client.reviews.approve({ id: review }))).toBe('70025');
      await stage.publish(first);
      expect(await originOf(first.id)).toBeUndefined();
    });

    it('keeps its origin and cannot be resold', async () => {
      const [seller, buyer, friend] = [
        await stage.author('sold'),
        await server.person({ phone: '13699990001' }),
        await server.person(),
      ];
      const templateId = await stage.template(seller, { price: '5' });
      const grant = { user_id: buyer.id, template_id: templateId, order_id: null, granted_at: 1 };
      await server.app.database.db.insertInto('template_grant').values(grant).execute();
      const { chart } = await buyer.client.templates.clone({ chartId: templateId });
      const { chartId } = await buyer.client.charts.cloneFile({ id: chart, category: 'flow' });
      const copy = await buyer.client.folders.copy({ fileId: chartId, fileType: 'chart', folderId: 'root' });
      for (const id of [chart, chartId, copy.file._id ?? '']) {
        for (const price of ['0', '9']) {
          const published = buyer.client.publishing.publish({
            chartId: id,
            publicClone: true,
            tags: ['a'],
            price,
          });
          expect(await refusalOf(published)).toBe('70025');
        }
      }
      // Who works on it together with its buyer gets no copy of their own.
      await shareNode(server.app.database.db, {
        ...{ ownerId: buyer.id, nodeId: chartId, userId: friend.id, role: 'manager' },
      });
      const takes = () => [
        friend.client.charts.cloneFile({ id: chartId, category: 'flow' }),
        friend.client.folders.copy({ fileId: chartId, fileType: 'chart', folderId: 'root' }),
      ];
      expect(await Promise.all(takes().map(refusalOf))).toEqual(['70013', '70013']);
      await server.app.database.db
        .insertInto('template_grant')
        .values({ ...grant, user_id: friend.id })
        .execute();
      expect((await Promise.all(takes())).length).toBe(2);
    });

    it('waits once; publishing again replaces it', async () => {
      const author = await stage.author('once');
      await stage.publish(author);
      const first = await stage.waitingOf(author);
      await author.write('twice');
      await stage.publish(author, { price: '2' });
      expect(await stage.waitingOf(author)).not.toBe(first);
      const { client } = await stage.operator();
      expect(await refusalOf(client.reviews.approve({ id: first }))).toBe('70010');
      expect(await mineOf(author)).toMatchObject([{ state: 'waiting', price: 2 }]);
    });

    it('needs rights beyond viewing', async () => {
      const author = await stage.author('looking');
      await stage.publish(author, { publicClone: false });
      expect(await mineOf(author)).toEqual([]);
      await stage.publish(author, { publicClone: false, price: '1' });
      expect(await mineOf(author)).toMatchObject([{ state: 'waiting' }]);
    });
  });

  describe('what is approved', () => {
    it('works like every other template', async () => {
      const [author, user] = [await stage.author('approved'), await server.person()];
      const id = await stage.template(author, {
        description: 'Settles invoices',
        tags: ['finance'],
        topics: ['business-operation'],
      });
      for (const keyword of ['approved', 'invoices', 'finance'])
        expect(await titles(user, keyword)).toEqual(['Work of approved']);
      const { rows } = await user.client.templates.searchOfficial({ category: 'business-operation' });
      expect(rows.find(({ chartId }) => chartId === id)).toMatchObject({
        title: 'Work of approved',
        ownerId: author.id,
        owner: { fullName: expect.any(String) as string },
        about: 'Settles invoices',
        publicClonePrice: 0,
        category: 'flow',
      });
      const { chart, file } = await user.client.templates.clone({ chartId: id });
      expect(file.templateId).toBe(id);
      expect(await stage.read(user, chart)).toContain('approved');
      expect(await noticesOf(author)).toEqual([
        ['templateApproved', '“Work of approved” is in the template library now'],
      ]);
      // A copy for the library is nobody's recent file.
      expect((await author.client.lists.historyFiles()).rows.map(({ _id }) => _id)).toEqual([author.chartId]);
    });

    it('keeps the published state', async () => {
      const [author, user] = [await stage.author('steady'), await server.person()];
      const id = await stage.template(author);
      await author.write('changed since');
      await author.client.charts.rename({ chartId: author.chartId, title: 'Renamed since' });
      const { chart, file } = await user.client.templates.clone({ chartId: id });
      expect(file.title).toBe('Work of steady');
      expect(await stage.read(user, chart)).not.toContain('changed since');
    });

    it('stands where the operator says', async () => {
      const author = await stage.author('moved');
      await stage.publish(author);
      const { client } = await stage.operator();
      const id = await stage.waitingOf(author);
      expect(await refusalOf(client.reviews.approve({ id, scene: 'law' }))).toBe('70001');
      await client.reviews.approve({ id, scene: 'swimlane', topics: ['education'] });
      expect(await mineOf(author)).toMatchObject([{ scene: 'swimlane', topics: ['education'] }]);
      const { rows } = await client.templates.searchOfficial({ category: 'swimlane', kind: 'flow' });
      expect(rows.map(({ title }) => title)).toContain('Work of moved');
    });

    it('is decided once under any rush', async () => {
      const author = await stage.author('decided');
      await stage.publish(author);
      const id = await stage.waitingOf(author);
      const { token } = await stage.operator();
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => {
          const { reviews } = server.client(token);
          const call = index % 2 === 0 ? reviews.approve({ id }) : reviews.refuse({ id, reason: 'No' });
          return call.then(
            () => 'done',
            (error: unknown) => (isApiError(error) ? (error.envelopeCode ?? '') : 'broken'),
          );
        }),
      );
      expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('70010'), 'done']);
      expect(await noticesOf(author)).toHaveLength(1);
    });
  });

  describe('what is refused', () => {
    it('stays out, and its author is told why', async () => {
      const [author, { client }] = [await stage.author('refused'), await stage.operator()];
      await stage.publish(author);
      const id = await stage.waitingOf(author);
      expect(await refusalOf(client.reviews.refuse({ id, reason: '  ' }))).toBe('70001');
      await client.reviews.refuse({ id, reason: ' Texts are <b>cut</b> ' });
      expect(await titles(author, 'refused')).toEqual([]);
      expect(await mineOf(author)).toMatchObject([{ state: 'refused', reason: 'Texts are <b>cut</b>' }]);
      expect(await noticesOf(author)).toEqual([
        ['templateRefused', '“Work of refused” is not in the template library: Texts are <b>cut</b>'],
      ]);
      await stage.publish(author);
      expect(await mineOf(author)).toMatchObject([{ state: 'waiting', reason: '' }]);
    });
  });

  describe('what is published again', () => {
    it('waits beside the older version, then replaces it', async () => {
      const [author, user] = [await stage.author('older'), await server.person()];
      const id = await stage.template(author);
      await user.client.templates.like({ chartId: id, fileType: 'template' });
      const kept = (await user.client.templates.clone({ chartId: id })).chart;
      await author.write('newer');
      await stage.publish(author, { description: 'Second edition' });
      expect(await mineOf(author)).toMatchObject([{ state: 'published', update: 'waiting' }]);
      const { client } = await stage.operator();
      const request = (await client.reviews.list({ pageSize: 200 })).rows.find(
        (row) => row.author.userId === author.id,
      );
      expect(request?.isUpdate).toBe(true);
      const before = await user.client.templates.clone({ chartId: id });
      expect(await stage.read(user, before.chart)).toContain('older');
      await client.reviews.approve({ id: request?.id ?? '' });
      expect(await mineOf(author)).toMatchObject([{ templateId: id, state: 'published', update: 'none' }]);
      const after = await user.client.templates.clone({ chartId: id });
      expect(await stage.read(user, after.chart)).toContain('newer');
      expect(await stage.read(user, kept)).toContain('older');
      expect((await user.client.templates.liked({})).rows).toMatchObject([
        { chartId: id, about: 'Second edition' },
      ]);
      expect(await titles(user, 'older')).toEqual(['Work of older']);
    });

    it('leaves the older version when refused', async () => {
      const [author, user] = [await stage.author('kept'), await server.person()];
      const id = await stage.template(author);
      await author.write('worse');
      await stage.publish(author);
      const { client } = await stage.operator();
      await client.reviews.refuse({ id: await stage.waitingOf(author), reason: 'Worse' });
      expect(await mineOf(author)).toMatchObject([
        { state: 'published', update: 'refused', reason: 'Worse' },
      ]);
      const { chart } = await user.client.templates.clone({ chartId: id });
      expect(await stage.read(user, chart)).toContain('kept');
    });
  });

  describe('its price', () => {
    it('changes at once, by every way to a copy', async () => {
      const [author, user] = [await stage.author('priced'), await server.person()];
      const id = await stage.template(author);
      const { chartId, client } = author;
      expect(await client.reviews.changePrice({ chartId, price: '9.9' })).toEqual({ price: 9.9 });
      expect(await user.client.templates.cloneCheck({ chartId: id })).toEqual({
        result: 'cloneBuy',
        price: 9.9,
        title: 'Work of priced',
      });
      expect(await refusals(user, id)).toEqual({
        clone: '70037',
        cloneFile: '70013',
        create: '70013',
        copy: '70013',
      });
      expect((await user.client.templates.searchOfficial({ keyword: 'priced', price: 'paid' })).total).toBe(
        1,
      );
      expect(await mineOf(author)).toMatchObject([{ price: 9.9 }]);
      // Who made it pays nothing for it.
      await client.templates.clone({ chartId: id });
      await client.reviews.changePrice({ chartId, price: 0 });
      await Promise.all(Object.values(ways(user, id)));
    });

    it('keeps its words from searches', async () => {
      const author = await stage.author('quokka');
      await author.write('zanzibar secret');
      const id = await stage.template(author);
      const searcher = await server.person();
      expect(await titles(searcher, 'zanzibar')).toEqual(['Work of quokka']);
      const { chartId } = author;
      await author.client.reviews.changePrice({ chartId, price: '3' });
      expect(await titles(searcher, 'zanzibar')).toEqual([]);
      expect(await titles(searcher, 'quokka')).toEqual(['Work of quokka']);
      await author.client.reviews.changePrice({ chartId, price: '0' });
      expect(await titles(searcher, 'zanzibar')).toEqual(['Work of quokka']);
      // The words of earlier priced templates are written anew.
      const { db } = server.app.database;
      await db.updateTable('template').set({ price_fen: 300, parts: null }).where('id', '=', id).execute();
      await measureTemplates(server.app);
      expect(await titles(searcher, 'zanzibar')).toEqual([]);
    });

    it('excludes unpublished files, includes waiting versions', async () => {
      const [author, other] = [await stage.author('later'), await stage.author('none')];
      await stage.publish(author);
      await author.client.reviews.changePrice({ chartId: author.chartId, price: 3 });
      const { client } = await stage.operator();
      await client.reviews.approve({ id: await stage.waitingOf(author) });
      const [published] = await mineOf(author);
      const chartId = published?.templateId ?? '';
      expect(await client.templates.cloneCheck({ chartId })).toMatchObject({ result: 'cloneBuy', price: 3 });
      const price = (id: string, by: Person) => by.client.reviews.changePrice({ chartId: id, price: 1 });
      expect(await refusalOf(price(other.chartId, other))).toBe('70010');
      // A source is told like a file that is not there.
      expect(await refusalOf(price(author.chartId, other))).toBe('70002');
      expect(
        await refusalOf(other.client.reviews.changePrice({ chartId: other.chartId, price: '1.234' })),
      ).toBe('70001');
    });

    /** Sells a template at a price, of which its author gets a part. */
    const sell = async (
      [templateId, author]: readonly [string, Author],
      buyer: Person,
      { paid, part }: { readonly paid: number; readonly part: number },
    ): Promise<void> => {
      const { app } = server;
      const [orderId, { db }] = [app.createId(), app.database];
      const grant = { template_id: templateId, user_id: buyer.id, granted_at: 1 };
      await db
        .insertInto('template_grant')
        .values({ ...grant, order_id: orderId, paid_fen: paid })
        .execute();
      const shares = { buyer_fen: -paid, author_fen: part, platform_fen: paid - part };
      await db
        .insertInto('ledger_posting')
        .values({
          ...shares,
          ...{ tax_fen: 0, coupon_fen: 0, posted_at: 1, kind: 'sale' },
          ...{ id: app.createId(), order_id: orderId, transaction_id: orderId },
          ...{ buyer_id: buyer.id, author_id: author.id },
        })
        .execute();
    };

    it('counts users, buyers and the author’s part', async () => {
      const [author, buyer, user] = [
        await stage.author('earning'),
        await server.person(),
        await server.person(),
      ];
      const id = await stage.template(author);
      for (const { client } of [buyer, user]) await client.templates.clone({ chartId: id });
      await countUses(server.app);
      await sell([id, author], buyer, { paid: 990, part: 653 });
      await sell([id, author], user, { paid: 510, part: 337 });
      expect(await mineOf(author)).toMatchObject([{ uses: 2, sales: 2, income: 9.9 }]);
    });

    it('totals all templates, even deleted ones', async () => {
      const [author, buyer] = [await stage.author('first one'), await server.person()];
      const other = await stage.fileOf(author, 'second one');
      const ids = [await stage.template(author), await stage.template(other)];
      for (const [index, id] of ids.entries()) {
        await buyer.client.templates.clone({ chartId: id });
        await sell([id, author], buyer, { paid: 105 + 990 * index, part: 70 + 660 * index });
      }
      // A member may have one for nothing: that is no sale.
      const given = { template_id: ids[0] ?? '', granted_at: 1, order_id: null, paid_fen: 0 };
      await server.app.database.db
        .insertInto('template_grant')
        .values({ ...given, user_id: (await server.person()).id })
        .execute();
      const totals = { uses: 2, sales: 2, income: 8 };
      const mine = (page: number) => author.client.reviews.mine({ page, pageSize: 1 });
      expect(await mine(1)).toMatchObject({ totals, total: 2 });
      expect(await mine(9)).toMatchObject({ rows: [], totals });
      const item = { fileId: author.chartId, fileType: 'chart' } as const;
      await author.client.folders.toTrash(item);
      await author.client.folders.removeFromTrash(item);
      expect(await mine(1)).toMatchObject({ totals, total: 1 });
      expect(await server.person().then(({ client }) => client.reviews.mine({}))).toMatchObject({
        totals: { uses: 0, sales: 0, income: 0 },
      });
    });
  });

  describe('what is withdrawn', () => {
    const isGone = async (user: Person, id: string, keyword: string): Promise<void> => {
      expect(await titles(user, keyword)).toEqual([]);
      expect(await user.client.templates.cloneCheck({ chartId: id })).toEqual({ result: 'chart_error' });
      const { clone, ...others } = await refusals(user, id);
      expect(clone).toBe('70010');
      // No other way makes a file of it either.
      expect(Object.values(others).every((code) => code !== '200')).toBe(true);
    };

    it('leaves at once, except from existing files', async () => {
      const [author, user] = [await stage.author('withdrawn'), await server.person()];
      const id = await stage.template(author);
      const { chart } = await user.client.templates.clone({ chartId: id });
      await author.client.publishing.cancel({ chartId: author.chartId });
      await isGone(user, id, 'withdrawn');
      expect(await refusalOf(user.client.charts.definition({ chartId: id }))).toBe('70002');
      expect(await stage.read(user, chart)).toContain('withdrawn');
      expect(await mineOf(author)).toMatchObject([{ state: 'withdrawn' }]);
      // Published again it is reviewed again, and is the same template then.
      expect(await stage.template(author)).toBe(id);
      expect(await titles(user, 'withdrawn')).toEqual(['Work of withdrawn']);
    });

    it('takes waiting versions along', async () => {
      const author = await stage.author('both');
      await stage.publish(author);
      const id = await stage.waitingOf(author);
      await author.client.publishing.cancel({ chartId: author.chartId });
      expect(await refusalOf((await stage.operator()).client.reviews.approve({ id }))).toBe('70010');
      expect(await mineOf(author)).toMatchObject([{ state: 'withdrawn' }]);
    });

    it('follows its file through trash', async () => {
      const [author, user] = [await stage.author('trashed'), await server.person()];
      const id = await stage.template(author);
      const item = { fileId: author.chartId, fileType: 'chart' } as const;
      const { folders } = author.client;
      const looks = (chartId: string) => [
        user.client.charts.definition({ chartId }),
        user.client.charts.content({ id: chartId }),
        user.client.charts.info({ chartId }),
      ];
      await Promise.all(looks(id));
      await folders.toTrash(item);
      await isGone(user, id, 'trashed');
      // Who kept its address sees no more of it than of one that was withdrawn.
      expect(await Promise.all(looks(id).map(refusalOf))).toEqual(['70002', '70002', '70002']);
      await folders.restore(item);
      expect(await titles(user, 'trashed')).toEqual(['Work of trashed']);
      await Promise.all(looks(id));
      await folders.toTrash(item);
      await folders.removeFromTrash(item);
      await isGone(user, id, 'trashed');
      expect(await mineOf(author)).toEqual([]);
      expect(await refusalOf(user.client.charts.definition({ chartId: id }))).toBe('70002');
    });

    it.each(['disabled_at', 'restricted_at'] as const)('is away while its author is %s', async (column) => {
      const [author, user] = [await stage.author(column.slice(0, 8)), await server.person()];
      const id = await stage.template(author);
      const { db } = server.app.database;
      const set = (at: number | null) =>
        db
          .updateTable('app_user')
          .set({ [column]: at })
          .where('id', '=', author.id)
          .execute();
      await set(1);
      await isGone(user, id, column.slice(0, 8));
      await set(null);
      expect(await titles(user, column.slice(0, 8))).toEqual([`Work of ${column.slice(0, 8)}`]);
    });
  });

  it('publishes a file only after review', async () => {
    const strict = await startTestServer(server.app.database, { CHARTDOCK_PUBLISH_REVIEW: 'on' });
    try {
      const [made, stranger] = [await stage.author('held'), await server.person()];
      const author = { ...made, client: strict.client(made.token) };
      const statusOf = async () => (await author.client.lists.loadFiles()).rows[0]?.status;
      const { client } = await stage.operator();
      await stage.publish(author);
      expect(await statusOf()).toBe('pending');
      await client.reviews.refuse({ id: await stage.waitingOf(author), reason: 'No' });
      expect(await statusOf()).toBe('private');
      await stage.publish(author);
      await client.reviews.approve({ id: await stage.waitingOf(author) });
      expect(await statusOf()).toBe('public');
      const open = async (chartId: string) => stranger.client.charts.definition({ chartId });
      expect(await refusalOf(open(author.chartId))).toBe('70002');
      const [published] = await mineOf(author);
      expect((await open(published?.templateId ?? '')).version).toBeGreaterThan(0);
    } finally {
      await strict.stop();
    }
  });

  it('lists waiting versions, oldest first', async () => {
    for (const text of ['page one', 'page two', 'page three']) {
      server.clock.advance(1_000);
      await stage.publish(await stage.author(text));
    }
    const { client } = await stage.operator();
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await client.reviews.list({ pageSize: 2, ...(cursor ? { cursor } : {}) });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.cursor;
      expect(page.total).toBeGreaterThanOrEqual(3);
    } while (cursor !== null);
    const all = (await client.reviews.list({ pageSize: 200 })).rows;
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(all.map(({ askedAt }) => askedAt)).toEqual(
      all.map(({ askedAt }) => askedAt).toSorted((a, b) => a - b),
    );
  });

  it('clears unneeded copies and no others', async () => {
    const author = await stage.author('cleared');
    const id = await stage.template(author);
    await author.write('next');
    await stage.publish(author);
    await (await stage.operator()).client.reviews.approve({ id: await stage.waitingOf(author) });
    await stage.publish(author);
    const request = (await (await stage.operator()).client.reviews.list({ pageSize: 200 })).rows.find(
      (row) => row.author.userId === author.id,
    );
    server.clock.advance(2 * HOUR_MS);
    expect(await clearShelf(server.app)).toBeGreaterThan(0);
    expect(await clearShelf(server.app)).toBe(0);
    const { db } = server.app.database;
    const rows = await db
      .selectFrom('node')
      .select('id')
      .where('id', 'in', [id, request?.copyId ?? ''])
      .execute();
    expect(rows).toHaveLength(2);
    // The counters fit the rows.
    const wrong = await nodes.reconcile?.(server.app);
    expect(Object.values(wrong ?? {}).every((count) => count === 0)).toBe(true);
  });
};
