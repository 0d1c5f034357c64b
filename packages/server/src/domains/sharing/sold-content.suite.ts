import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@chartdock/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { importLibrary } from '../../demo/seed-library.ts';
import { createReviewStage } from '../templates/reviews/testing/review-stage.ts';
import { registerPartner } from '../../testing/partner.ts';
import { openShop } from '../../testing/shop.ts';
import type { Shop } from '../../testing/shop.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const REFUSED = '70013';
const MISSING = '70002';
const NOT_A_TEMPLATE = '70010';
const WORD = 'paying user';
const TALL = 40;

/** A drawing with a word at its top and one far below the fold. */
const tallDefinition = JSON.stringify({
  v: 2,
  type: 'graph',
  page: { name: 'Page', w: 400, h: 300 },
  theme: 'default',
  cells: Object.fromEntries(
    Array.from({ length: TALL }, (_, at) => [
      `n${at}`,
      {
        ...{ t: 'node', shape: 'rect', x: 10, y: 10 + at * 100, w: 120, h: 60, z: at + 1, style: {} },
        text: at === 0 ? 'TopWord' : at === TALL - 1 ? 'DeepWord' : `Step ${at}`,
      },
    ]),
  ),
});

/** Proves that nobody gets more than a preview of things for sale that are not theirs, by any call that hands out contents. */
export const soldContentSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let shop: Shop;
  const stage = createReviewStage(() => server);

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    shop = await openShop(server);
  });
  afterAll(() => server.stop());

  const grant = (person: Person, templateId: string) =>
    server.app.database.db
      .insertInto('template_grant')
      .values({ user_id: person.id, template_id: templateId, order_id: null, granted_at: 1 })
      .execute();
  const asked = (client: Client, id: string, more = {}) =>
    client.charts.content({ id, ...more }, { needToken: true });
  const answersOf = async (client: Client, id: string): Promise<readonly unknown[]> => {
    const copy = { fileId: id, fileType: 'chart', folderId: 'root' } as const;
    return [
      await refusalOf(asked(client, id, { show: 'definition' })),
      await refusalOf(asked(client, id, { theme: 'print' })),
      await refusalOf(client.charts.definition({ chartId: id })),
      await refusalOf(client.charts.canvases({ chartId: id })),
      await refusalOf(client.charts.cloneFile({ id, category: 'er' })),
      await refusalOf(client.folders.copy(copy)),
      await refusalOf(client.charts.create({ category: 'flow', templateId: id })),
      await refusalOf(client.exporting.signKey({ chartId: id })),
      await refusalOf(client.exporting.record({ chartId: id, exportType: 'png' })),
    ];
  };

  describe('a template with a price', () => {
    it.each(['paidId', 'memberId'] as const)(
      'gives a visitor a marked picture of %s alone',
      async (price) => {
        const visitor = server.client(undefined);
        const id = shop[price];
        const content = await visitor.charts.content({ id });
        expect(content).toMatchObject({ state: 'drawn', preview: true });
        expect(content.def).toBeUndefined();
        expect(content.picture?.parts[0]?.svg).toMatch(/^<image [^>]*href="data:image\/webp;base64,/);
        expect(content.picture?.parts.slice(1).every(({ svg }) => svg === '')).toBe(true);
        expect(await refusalOf(visitor.charts.content({ id, show: 'definition' }))).toBe(REFUSED);
        expect(await refusalOf(visitor.charts.content({ id, defId: 'c0' }))).toBe(REFUSED);
        expect(await refusalOf(visitor.charts.content({ id, theme: 'print' }))).toBe(REFUSED);
      },
    );

    it.each(['paidId', 'memberId'] as const)(
      'refuses everyone without a grant all ways to %s',
      async (price) => {
        const { client } = await server.person({ free: true });
        expect(await answersOf(client, shop[price])).toEqual(Array.from({ length: 9 }, () => REFUSED));
        expect((await client.lists.loadFiles()).total).toBe(0);
      },
    );

    it('is whole for buyer, author and members', async () => {
      const [buyer, member] = [await server.person({ free: true }), await server.person()];
      await grant(buyer, shop.paidId);
      const until = server.clock.now() + 1_000;
      await server.app.database.db
        .updateTable('app_user')
        .set({ member_until: until })
        .where('id', '=', member.id)
        .execute();
      for (const [{ client }, id] of [
        [buyer, shop.paidId],
        [shop.author, shop.paidId],
        [member, shop.memberId],
      ] as const) {
        expect((await asked(client, id, { show: 'definition' })).def).toContain(WORD);
        expect((await client.charts.definition({ chartId: id })).def).toContain(WORD);
      }
      expect(
        (await server.client(undefined).charts.content({ id: shop.freeId, show: 'definition' })).def,
      ).toContain(WORD);
    });

    it('shows no text that stands below the fold', async () => {
      const author = await stage.author();
      const { version } = await author.client.charts.definition({ chartId: author.chartId });
      await author.client.definitions.save({ chartId: author.chartId, def: tallDefinition, version });
      const id = await stage.template(author, { price: '5' });
      const content = await server.client(undefined).charts.content({ id });
      const words = content.picture?.texts.map(({ text }) => text) ?? [];
      expect(words).toContain('TopWord');
      expect(JSON.stringify(content)).not.toContain('DeepWord');
      // The author sees all of it.
      expect(JSON.stringify(await asked(author.client, id))).toContain('DeepWord');
    });
  });

  describe('the file that something for sale was published from', () => {
    it.each([
      ['before its review', false],
      ['after it', true],
    ])('is nobody’s but its author’s %s', async (_when, isApproved) => {
      const author = await stage.author('Secretword');
      const { chartId } = author;
      if (isApproved) await stage.template(author, { price: '5' });
      else await stage.publish(author, { price: '5' });
      const stranger = await server.person();
      expect(await answersOf(stranger.client, chartId)).toEqual([
        ...Array.from({ length: 6 }, () => MISSING),
        NOT_A_TEMPLATE,
        ...Array.from({ length: 2 }, () => MISSING),
      ]);
      expect(await refusalOf(server.client(undefined).charts.info({ chartId }))).toBe(MISSING);
      expect((await author.client.charts.definition({ chartId })).def).toContain('Secretword');
    });

    it('is public itself where nothing is offered', async () => {
      const author = await stage.author('Openword');
      await author.client.publishing.publish({ chartId: author.chartId, tags: ['a'] });
      const seen = await server.client(undefined).charts.content({ id: author.chartId, show: 'definition' });
      expect(seen.def).toContain('Openword');
    });
  });

  describe('what a partner offers', () => {
    it('answers people of that partner and nobody else', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'sold-content-'));
      await mkdir(join(folder, 'flow/er'), { recursive: true });
      const text =
        'title: 订单 | Orders\nabout: 一句话 | One sentence\ntags: 标签 | tag\nprice: free\n---\ner\na = 付费用户 | paying user\n  id ; bigint\n';
      await writeFile(join(folder, 'flow/er/orders.txt'), text);
      const person = await server.person();
      const [own, other] = await Promise.all(['atlas', 'rival'].map((id) => registerPartner(server, id)));
      await importLibrary(server.app, folder, 'atlas');
      await rm(folder, { recursive: true });
      const atlas = server.client(await own?.tokenOf(person.token));
      const id = (await atlas.templates.ofPartner({})).rows[0]?.chartId ?? '';
      const rival = server.client(await other?.tokenOf(person.token));
      for (const client of [rival, person.client])
        expect(await answersOf(client, id)).toEqual([
          ...Array.from({ length: 6 }, () => MISSING),
          NOT_A_TEMPLATE,
          ...Array.from({ length: 2 }, () => MISSING),
        ]);
      expect(await refusalOf(server.client(undefined).charts.content({ id }))).toBe(MISSING);
      expect((await asked(atlas, id, { show: 'definition' })).def).toContain(WORD);
      await atlas.charts.cloneFile({ id, category: 'er' });
    });
  });

  describe('a copy of something for sale', () => {
    it('published gives others a preview only', async () => {
      const buyer = await server.person({ phone: '13512345678' });
      await grant(buyer, shop.paidId);
      const { chart } = await buyer.client.templates.clone({ chartId: shop.paidId });
      const offer = { chartId: chart, tags: ['a'], publicClone: true, price: 0 };
      expect(await refusalOf(buyer.client.publishing.publish(offer))).toBe('70025');
      await buyer.client.publishing.publish({ chartId: chart, tags: ['a'] });
      const stranger = await server.person();
      expect((await asked(stranger.client, chart)).preview).toBe(true);
      expect(await refusalOf(stranger.client.charts.definition({ chartId: chart }))).toBe(REFUSED);
      // Rights from before there was this rule are held back too.
      const { db } = server.app.database;
      await db.updateTable('node').set({ public_clone: true }).where('id', '=', chart).execute();
      const clone = stranger.client.charts.cloneFile({ id: chart, category: 'er' });
      expect(await refusalOf(clone)).toBe(REFUSED);
    });

    it('shared is copied by buyers only', async () => {
      const [buyer, guest, other] = [await server.person(), await server.person(), await server.person()];
      await grant(buyer, shop.paidId);
      await grant(other, shop.paidId);
      const { chart: id } = await buyer.client.templates.clone({ chartId: shop.paidId });
      const { collaboration } = buyer.client;
      for (const { email } of [guest, other])
        await collaboration.add({ type: 'chart', id, account: email, role: 'editor' });
      // A person who works on it sees all of it; a file of their own costs them the buyer's price.
      expect((await guest.client.charts.definition({ chartId: id })).def).toContain(WORD);
      const clone = ({ client }: Person) => client.charts.cloneFile({ id, category: 'er' });
      expect(await refusalOf(clone(guest))).toBe(REFUSED);
      const copy = { fileId: id, fileType: 'chart', folderId: 'root' } as const;
      expect(await refusalOf(guest.client.folders.copy(copy))).toBe(REFUSED);
      await clone(other);
    });

    it('in a shared folder is left out of copies', async () => {
      const [buyer, guest] = [await server.person(), await server.person()];
      await grant(buyer, shop.paidId);
      const folder = (await buyer.client.folders.create({ title: 'Bought' })).file._id ?? '';
      const { chart } = await buyer.client.templates.clone({ chartId: shop.paidId });
      const item = { type: 'folder', id: folder } as const;
      await buyer.client.collaboration.add({ ...item, account: guest.email, role: 'manager' });
      const copy = () => guest.client.folders.copy({ fileId: folder, fileType: 'folder', folderId: 'root' });
      await copy();
      await buyer.client.folders.move({ fileId: chart, fileType: 'chart', folderId: folder });
      expect(await refusalOf(copy())).toBe(REFUSED);
    });
  });
};
