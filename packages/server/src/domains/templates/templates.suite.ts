import { TEMPLATE_SCENES, TEMPLATE_TOPICS } from '@chartdock/contract';
import { isApiError } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { nodes } from '../nodes/index.ts';
import { loadLibrary } from '../../library/load-library.ts';
import { readSource } from '../../library/read-source.ts';
import type { TemplateSource } from '../../library/read-source.ts';
import { countUses } from './count-uses.ts';
import { measureTemplates } from './measure-templates.ts';
import { mendSearchRows } from './search-rows.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const ORDERS = `flow down
s = @start 收到订单 | Order received
a = @ask 有库存吗？ | In stock?
b = 发货 | Ship it
s -> a
a -> b : 有 | Yes`;

const source = (path: string, head: Readonly<Record<string, string>>, body = ORDERS): TemplateSource => {
  const lines = Object.entries({ about: '一句话 | One sentence', tags: '标签 | tag', ...head }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const reading = readSource({ path, text: `${lines.join('\n')}\n---\n${body}\n` });
  if (reading.status === 'refused') throw new Error(JSON.stringify(reading.faults));
  return reading.source;
};

/** Proves the template library over HTTP: its lists, and the effects of using a template. */
export const templatesSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let author: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    author = await server.person();
    const sources = [
      source('flow/flowchart/order-handling.txt', {
        title: '订单处理流程 | Order handling',
        price: 'free',
        topics: 'business-operation',
      }),
      source(
        'flow/er/shop-model.txt',
        {
          title: '商城数据模型 | Shop model',
          about: '付费商城的 ERP | ERP of a shop that sells',
          price: 'member 6.90',
        },
        'er\na = 付费用户 | paying user\n  id ; bigint',
      ),
      source(
        'flow/er/paid-model.txt',
        { title: '付费模型 | Paid model', price: '9.90', owner: 'author' },
        'er\na = 用户 | user\n  id ; bigint',
      ),
      source(
        'mind/law/contract-review.txt',
        { title: '合同审查要点 | Contract review', price: 'free' },
        'mind\n- 主体 | Parties\n- 价款 | Price',
      ),
    ];
    const { database } = server.app;
    const authors = { author: author.id };
    expect(await loadLibrary(server.app, database.db, { sources, authors })).toEqual({
      added: 4,
      changed: 0,
    });
    // The same again is nothing new.
    expect(await loadLibrary(server.app, database.db, { sources, authors })).toEqual({
      added: 0,
      changed: 0,
    });
    // The counters fit the rows: the nightly comparison finds nothing to mend.
    const wrong = await nodes.reconcile?.(server.app);
    expect(Object.values(wrong ?? {}).every((rows) => rows === 0)).toBe(true);
    expect(Object.keys(wrong ?? {}).length).toBeGreaterThan(0);
  });
  afterAll(() => server.stop());

  /** Signs someone in who reads Chinese. */
  const person = async (account?: Parameters<TestServer['person']>[0]): Promise<Person> => {
    const one = await server.person(account);
    return { ...one, client: server.client(one.token, 'zh') };
  };
  type Search = Parameters<Client['templates']['searchOfficial']>[0];
  const titlesOf = async (client: Client, search: Search): Promise<readonly string[]> =>
    (await client.templates.searchOfficial(search)).rows.map(({ title }) => title);
  const idOf = async (client: Client, title: string): Promise<string> => {
    const { rows } = await client.templates.searchOfficial({ keyword: title });
    const found = rows.find((row) => row.title === title);
    if (found === undefined) throw new Error(`no template ${title}`);
    return found.chartId;
  };
  const withdraw = (id: string): Promise<unknown> =>
    server.app.database.db.updateTable('template').set({ state: 1 }).where('id', '=', id).execute();
  const restore = (id: string): Promise<unknown> =>
    server.app.database.db.updateTable('template').set({ state: 0 }).where('id', '=', id).execute();

  describe('what the library shows', () => {
    it('[CALL-F-046] POST /api/personal/search/official as json lists scene, topic, words', async () => {
      const { client } = await person();
      expect(await titlesOf(client, { category: 'er', kind: 'flow' })).toEqual(['商城数据模型', '付费模型']);
      expect(await titlesOf(client, { category: 'business-operation' })).toEqual(['订单处理流程']);
      expect(await titlesOf(client, { category: 'business-operation', kind: 'mind' })).toEqual([]);
      expect(await titlesOf(client, { keyword: '库存' })).toEqual(['订单处理流程']);
      expect(await titlesOf(client, { keyword: 'hetong' })).toEqual(['合同审查要点']);
      expect(await titlesOf(client, { keyword: 'nothing has this' })).toEqual([]);
      expect(await titlesOf(client, { kind: 'mind' })).toEqual(['合同审查要点']);
    });

    it('shows each language its texts, forgiving typos', async () => {
      const english = server.client(undefined, 'en');
      expect(await titlesOf(english, { keyword: 'contract' })).toEqual(['Contract review']);
      expect(await titlesOf(english, { keyword: 'contrcat' })).toEqual(['Contract review']);
    });

    it('finds words of another language', async () => {
      const english = server.client(undefined, 'en');
      expect(await titlesOf(english, { keyword: '合同' })).toEqual(['Contract review']);
      expect(await titlesOf(english, { keyword: 'hetong' })).toEqual(['Contract review']);
      const { client } = await person();
      expect(await titlesOf(client, { keyword: 'contract' })).toEqual(['合同审查要点']);
      expect(await titlesOf(client, { keyword: 'order received' })).toEqual(['订单处理流程']);
      // Words that both languages have find one template once.
      expect(await titlesOf(client, { keyword: 'erp', category: 'er' })).toEqual(['商城数据模型']);
      // A priced template is not found by the text in it.
      expect(await titlesOf(client, { keyword: 'bigint' })).toEqual([]);
      expect((await client.templates.searchOfficial({ keyword: 'contract' })).total).toBe(1);
    });

    it('puts matching titles first', async () => {
      const { client } = await person();
      // The first has it in its description only, and stands before the other in the library.
      expect(await titlesOf(client, { keyword: '付费' })).toEqual(['付费模型', '商城数据模型']);
    });

    it('tells prices and makers, sorted by price', async () => {
      const { client } = await person();
      expect(await titlesOf(client, { price: 'paid' })).toEqual(['付费模型']);
      expect(await titlesOf(client, { price: 'member' })).toEqual(['商城数据模型']);
      const { rows } = await client.templates.searchOfficial({ category: 'er' });
      expect(rows[1]).toMatchObject({ publicClonePrice: 9.9, ownerId: author.id, category: 'er' });
      expect(rows[0]).toMatchObject({ publicClonePrice: 6.9, favourite: false, uses: 0 });
      expect(rows[0]).not.toHaveProperty('ownerId');
      const picture = await server.send(rows[1]?.bgImage ?? '');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    });

    it('lists by length with other filters', async () => {
      const { client } = await person();
      const { db } = server.app.database;
      const lengthsOf = async () => ({
        short: (await titlesOf(client, { length: 'short' })).length,
        long: await titlesOf(client, { length: 'long' }),
      });
      expect(await lengthsOf()).toEqual({ short: 4, long: [] });
      const setParts = async (id: string | undefined, parts: number | null): Promise<void> => {
        const rows = db.updateTable('template').set({ parts });
        await (id === undefined ? rows : rows.where('id', '=', id)).execute();
        await mendSearchRows(server.app);
      };
      await setParts(undefined, null);
      expect(await lengthsOf()).toEqual({ short: 0, long: [] });
      await measureTemplates(server.app);
      const measured = await db.selectFrom('template').select(['slug', 'parts']).execute();
      expect(measured.find(({ slug }) => slug === 'contract-review')?.parts).toBe(3);
      const id = await idOf(client, '商城数据模型');
      for (const [parts, length] of [
        [15, 'short'],
        [16, 'medium'],
        [25, 'medium'],
        [26, 'long'],
      ] as const) {
        await setParts(id, parts);
        expect(await titlesOf(client, { length, category: 'er', price: 'member' })).toEqual(['商城数据模型']);
      }
      expect(await titlesOf(client, { length: 'long', keyword: '付费' })).toEqual(['商城数据模型']);
      expect(await titlesOf(client, { length: 'short', keyword: '付费' })).toEqual(['付费模型']);
      await setParts(id, 2);
    });

    it('continues by cursor without gaps', async () => {
      const { client } = await person();
      const first = await client.templates.searchOfficial({ pageSize: 3 });
      const second = await client.templates.searchOfficial({ pageSize: 3, cursor: first.cursor ?? '' });
      expect([first.rows.length, second.rows.length, second.cursor]).toEqual([3, 1, null]);
      expect(new Set([...first.rows, ...second.rows].map(({ chartId }) => chartId)).size).toBe(4);
    });

    it('[CALL-F-051] POST /api/personal/tags/official as form lists the featured ones', async () => {
      const { client } = await person();
      const { rows } = await client.templates.featured({ kind: 'flow' });
      expect(rows.map(({ title }) => title).toSorted()).toEqual(['付费模型', '商城数据模型', '订单处理流程']);
    });

    it('[CALL-F-049] GET /api/personal/tags/category/official as query lists ordered topics', async () => {
      const { rows } = await (await person()).client.templates.topics({ kind: 'mind' });
      expect(rows.map(({ name, type, position }) => [name, type, position])).toEqual([
        ['计划复盘', 'special', 0],
        ['分析方法', 'special', 1],
        ['产品知识', 'special', 2],
        ['运营笔记', 'special', 3],
        ['开发测试', 'special', 4],
        ['企业经营', 'special', 5],
        ['项目管理', 'special', 6],
      ]);
    });

    it('[CALL-F-050] GET /api/personal/template/official/category as query lists pictured scenes', async () => {
      const { rows } = await server.client(undefined, 'en').templates.scenes({});
      expect([rows.length, rows[0]?.name, rows[16]?.name]).toEqual([17, 'Featured', 'BPMN']);
      const places = (['flow', 'mind'] as const).flatMap((kind) =>
        [...TEMPLATE_SCENES[kind], ...TEMPLATE_TOPICS[kind]].map(
          ({ category }) => `/template_places/hover/${kind}-${category}.svg`,
        ),
      );
      for (const path of [...places, rows[3]?.image ?? '']) {
        const answer = await server.send(path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.headers.get('content-type')).toContain('image/svg+xml');
      }
      expect((await server.send('/template_places/hover/flow-nothing.svg')).status).not.toBe(200);
      const pictureOf = async (query: string): Promise<string> =>
        (await server.send(`/template_places/plain/flow-er.svg${query}`)).text();
      const [light, dark] = [await pictureOf(''), await pictureOf('?theme=dark')];
      expect(dark).not.toBe(light);
      // Neither brings a ground: both stand on that of the page.
      for (const svg of [light, dark]) expect(svg).not.toMatch(/<rect[^>]*fill="(#ffffff|#171c26)"/);
    });

    it('hides withdrawn and private templates', async () => {
      const { client } = await person();
      const id = await idOf(client, '合同审查要点');
      const { db } = server.app.database;
      await withdraw(id);
      expect(await titlesOf(client, { kind: 'mind' })).toEqual([]);
      await restore(id);
      await db.updateTable('node').set({ status: 0 }).where('id', '=', id).execute();
      expect(await titlesOf(client, { kind: 'mind' })).toEqual([]);
      await db.updateTable('node').set({ status: 2 }).where('id', '=', id).execute();
      expect(await titlesOf(client, { kind: 'mind' })).toEqual(['合同审查要点']);
    });
  });

  describe('using a template', () => {
    it('[CALL-F-025] POST /api/personal/diagraming/root/new as form copies the content', async () => {
      const { client } = await person();
      const chartId = await idOf(client, '订单处理流程');
      const { chart, file } = await client.templates.clone({ root: 'root', category: 'flow', chartId });
      expect(file).toMatchObject({ chartId: chart, title: '订单处理流程', templateId: chartId });
      const { def } = await client.charts.definition({ chartId: chart });
      expect(def).toContain('收到订单');
      expect((await client.lists.loadFiles()).rows.map(({ title }) => title)).toEqual(['订单处理流程']);
    });

    it('[PROD-16] makes an own file with title and content', async () => {
      const { client, id } = await person({ free: true });
      const chartId = await idOf(client, '合同审查要点');
      const { file } = await client.templates.clone({ chartId });
      expect(file).toMatchObject({ title: '合同审查要点', templateId: chartId });
      expect(file.owner?.userId).toBe(id);
      const own = await client.charts.definition({ chartId: file.chartId ?? '' });
      expect(own.def).toContain('价款');
      await client.definitions.save({ chartId: file.chartId ?? '', def: own.def, version: own.version });
    });

    it('[PROD-26] lets everyone use free ones without limit', async () => {
      const { client } = await person({ free: true });
      const chartId = await idOf(client, '订单处理流程');
      await client.templates.clone({ chartId });
      const { file } = await client.templates.clone({ chartId });
      expect(file.title).toBe('订单处理流程 (2)');
    });

    it('[PROD-25] [PROD-28] lets members in, asks others to upgrade', async () => {
      const [member, free] = [await person(), await person({ free: true })];
      const chartId = await idOf(member.client, '商城数据模型');
      expect(await member.client.templates.cloneCheck({ chartId })).toEqual({ result: 'clone' });
      expect((await member.client.templates.clone({ chartId })).file.title).toBe('商城数据模型');
      expect(await free.client.templates.cloneCheck({ chartId })).toEqual({ result: 'overd' });
      expect(await refusalOf(free.client.templates.clone({ chartId }))).toBe('815');
      expect((await free.client.lists.loadFiles()).rows).toEqual([]);
    });

    it('[PROD-27] [CLONE-14] makes no file before payment by any way', async () => {
      const { client, id } = await person();
      const chartId = await idOf(client, '付费模型');
      const refused = await client.templates.clone({ chartId }).catch((error: unknown) => error);
      expect(isApiError(refused) && refused.data).toEqual({ price: 9.9 });
      expect(await refusalOf(client.templates.clone({ chartId }))).toBe('70037');
      expect(await refusalOf(client.charts.create({ category: 'er', templateId: chartId }))).not.toBe('200');
      expect(await refusalOf(client.charts.cloneFile({ id: chartId, category: 'er' }))).not.toBe('200');
      expect((await client.lists.loadFiles()).rows).toEqual([]);
      const grant = { user_id: id, template_id: chartId, granted_at: 1 };
      await server.app.database.db.insertInto('template_grant').values(grant).execute();
      expect((await client.templates.clone({ chartId })).file.title).toBe('付费模型');
      expect((await author.client.templates.clone({ chartId })).file.templateId).toBe(chartId);
    });

    it('[CALL-F-028, CALL-F-029] POST /api/personal/diagraming/clone_check as form predicts the result', async () => {
      const { client } = await person({ free: true });
      const check = async (title: string) =>
        client.templates.cloneCheck({ chartId: await idOf(client, title) });
      expect(await check('付费模型')).toEqual({ result: 'cloneBuy', price: 9.9, title: '付费模型' });
      expect(await check('订单处理流程')).toEqual({ result: 'clone' });
      const law = await idOf(client, '合同审查要点');
      await withdraw(law);
      expect(await client.templates.cloneCheck({ chartId: law })).toEqual({ result: 'chart_error' });
      expect(await refusalOf(client.templates.clone({ chartId: law }))).toBe('70010');
      await restore(law);
      const missing = '01890000-0000-7000-8000-00000000abcd';
      expect(await client.templates.cloneCheck({ chartId: missing })).toEqual({ result: 'empty' });
      expect(await refusalOf(client.templates.clone({ chartId: missing }))).toBe('70010');
      const { chartId: plain } = await client.charts.create({ category: 'flow' });
      expect(await client.templates.cloneCheck({ chartId: plain })).toEqual({ result: 'empty' });
    });

    it('tells someone without a file left, and makes none', async () => {
      const { client } = await person({ free: true });
      const chartId = await idOf(client, '订单处理流程');
      const left = (await client.user.privilege()).privilege.fileCount;
      for (let made = 0; made < left; made += 1) await client.charts.create({ category: 'flow' });
      expect(await client.templates.cloneCheck({ chartId })).toEqual({ result: 'overd' });
      expect(await refusalOf(client.templates.clone({ chartId }))).toBe('815');
      expect((await client.lists.loadFiles({ pageSize: 100 })).rows).toHaveLength(left);
    });
  });

  it('keeps the quota under fifty requests', async () => {
    const other = await startTestServer(server.app.database);
    try {
      const { client, token } = await person({ free: true });
      const chartId = await idOf(client, '订单处理流程');
      const { fileCount } = (await client.user.privilege()).privilege;
      for (let made = 2; made < fileCount; made += 1) await client.charts.create({ category: 'flow' });
      const clients = [client, other.client(token, 'zh')];
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (clients[index % 2] ?? client).templates.clone({ chartId }).then(
            () => 'made',
            (error: unknown) => (isApiError(error) ? error.code : 'broken'),
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(2);
      expect(outcomes).not.toContain('broken');
      expect((await client.lists.loadFiles({ pageSize: 100 })).total).toBe(fileCount);
    } finally {
      await other.stop();
    }
  });

  describe('what a person used and likes', () => {
    it('[CALL-F-047] GET /api/personal/chart/getTemplateUsed as query lists uses once', async () => {
      const { client } = await person();
      const [order, law] = [await idOf(client, '订单处理流程'), await idOf(client, '合同审查要点')];
      for (const chartId of [order, law, order]) {
        await client.templates.clone({ chartId });
        server.clock.advance(1_000);
      }
      const { rows } = await client.templates.used({ curPage: 1, pageSize: 100 });
      expect(rows.map(({ chartId }) => chartId)).toEqual([order, law]);
    });

    it('[CALL-F-053] GET /api/personal/template/used as query lists own uses', async () => {
      const [one, other] = [await person(), await person()];
      await one.client.templates.clone({ chartId: await idOf(one.client, '订单处理流程') });
      expect((await one.client.templates.usedBy({ userId: one.id })).rows).toHaveLength(1);
      expect(await refusalOf(other.client.templates.usedBy({ userId: one.id }))).toBe('70013');
    });

    it('[CALL-F-054] POST /api/personal/template/like as form toggles a favourite', async () => {
      const { client } = await person();
      const chartId = await idOf(client, '订单处理流程');
      expect(await client.templates.like({ chartId, fileType: 'template' })).toEqual({ favourite: true });
      const [row] = (await client.templates.searchOfficial({ keyword: '订单处理流程' }, { needToken: true }))
        .rows;
      expect(row?.favourite).toBe(true);
      expect(await client.templates.like({ chartId, fileType: 'template' })).toEqual({ favourite: false });
    });

    it('[CALL-F-048] GET /api/personal/template/liked as query lists the favourites, latest first', async () => {
      const { client } = await person();
      const titles = ['订单处理流程', '合同审查要点'];
      for (const title of titles) {
        await client.templates.like({ chartId: await idOf(client, title), fileType: 'template' });
        server.clock.advance(1_000);
      }
      const liked = await client.templates.liked({});
      expect(liked.rows.map(({ title }) => title)).toEqual(titles.toReversed());
      const mind = await client.templates.liked({ kind: 'mind' });
      expect(mind.rows.map(({ title }) => title)).toEqual(['合同审查要点']);
    });

    it('[CALL-F-055] GET /api/personal/template/like/status as query tells one’s own', async () => {
      const [one, other] = [await person(), await person()];
      const chartId = await idOf(one.client, '订单处理流程');
      expect(await one.client.templates.likeStatus({ chartId, userid: one.id })).toEqual({
        favourite: false,
      });
      await one.client.templates.like({ chartId, fileType: 'template' });
      expect(await one.client.templates.likeStatus({ chartId, userid: one.id })).toEqual({ favourite: true });
      expect(await refusalOf(other.client.templates.likeStatus({ chartId, userid: one.id }))).toBe('70013');
    });

    it('[CALL-F-052] GET /api/personal/aigc/get/pb/temp/des/use/power as query denies without service', async () => {
      const { client } = await person();
      expect(await client.templates.descriptionPower()).toEqual({ allowed: false, reason: 'not_configured' });
    });

    it('counts uses once per person', async () => {
      const people = [await person(), await person()];
      const chartId = await idOf(people[0]?.client ?? author.client, '商城数据模型');
      const before = await server.app.database.db
        .selectFrom('template_use')
        .select('user_id')
        .where('template_id', '=', chartId)
        .execute();
      for (const { client } of [...people, ...people]) await client.templates.clone({ chartId });
      const zh = server.client(undefined, 'zh');
      await countUses(server.app);
      const { rows } = await zh.templates.searchOfficial({ keyword: '商城数据模型' });
      expect(rows[0]?.uses).toBe(before.length + 2);
    });
  });
};
