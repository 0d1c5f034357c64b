import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { createLogger } from '../../../kernel/work/logger.ts';
import { purchaseCalls } from '../../../testing/buyer.ts';
import { openShop } from '../../../testing/shop.ts';
import { TEST_PASSWORD, createTestClock, refusalOf, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { PAYER_PATH } from '../gateways/gateways.ts';
import { startFakeWechat } from '../gateways/testing/fake-wechat.ts';
import type { FakeWechat } from '../gateways/testing/fake-wechat.ts';

const DAY_MS = 86_400_000;
const INPUT_INVALID = '70001';
const UNAVAILABLE = '70053';
const NOT_TAKEN = '70054';
const GO_ON = '/diagraming/new?template=019abcde-1234-7890-abcd-ef0123456789';

/** Proves that an order is paid in WeChat's own browser, by whom WeChat names, and by nobody else's word. */
export const inPageSuite = (under: DatabaseUnderTest): void => {
  const clock = createTestClock();
  const lines: string[] = [];
  let server: TestServer;
  let fake: FakeWechat;
  let paidId = '';
  beforeAll(async () => {
    fake = await startFakeWechat({ now: clock.now, patience: { pausesMs: [] } });
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    server = await startTestServer(
      await under.open(),
      { CHARTDOCK_WECHAT_OFFICIAL_SECRET: fake.account.officialSecret },
      { clock, gateways: [fake.gateway], logger },
    );
    ({ paidId } = await openShop(server));
  });
  afterAll(async () => {
    await server.stop();
    await fake.stop();
  });

  /** Signs in in a browser, which has a cookie then. */
  const enter = async (account?: string) => {
    const email = account ?? (await server.person({ free: true })).email;
    const response = await server.send('/api/personal/login/v2/account', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ account: email, password: TEST_PASSWORD }),
    });
    const { data } = (await response.json()) as { data: { token: string } };
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const client = server.client(data.token);
    const { orders } = purchaseCalls(client);
    return {
      email,
      cookie: cookies.join('; '),
      orders,
      leave: () => client.session.signOut(),
      countFiles: async () => (await client.lists.loadFiles()).rows.length,
      order: async () => {
        const { order } = await orders.preOrderWechat({ orderType: 'clone', chartId: paidId });
        const { ticket } = await orders.createPayTicket({ orderId: order.id });
        return { id: order.id, ticket };
      },
    };
  };
  type Browser = Awaited<ReturnType<typeof enter>>;

  const anyone = () => purchaseCalls(server.client(undefined)).orders;
  const pay = (ticket: string, anew?: boolean) =>
    anyone().payInPage({ ticket, goesOnAt: GO_ON, ...(anew === undefined ? {} : { anew }) });
  /** Follows WeChat's page, as the person signed in to WeChat, to where it leads. */
  const follow = async (askAt = ''): Promise<string> => {
    const response = await fetch(askAt, { redirect: 'manual' });
    const { pathname, search } = new URL(response.headers.get('location') ?? '', server.address);
    return pathname + search;
  };
  const arrive = async ({ cookie }: Pick<Browser, 'cookie'>, path: string) => {
    const response = await server.send(path, { headers: { cookie, 'accept-language': 'en' } });
    const { status, headers } = response;
    return { status, location: headers.get('location'), text: await response.text() };
  };
  const asks = async (browser: Browser) => {
    const { id, ticket } = await browser.order();
    const { askAt } = await pay(ticket);
    return { id, ticket, path: await follow(askAt) };
  };
  /** Someone whom WeChat has named in this browser. */
  const enterNamed = async (openid = 'oPayer') => {
    fake.signIn(openid);
    const browser = await enter();
    const { id, ticket, path } = await asks(browser);
    expect(await arrive(browser, path)).toMatchObject({ status: 303, location: GO_ON });
    return { ...browser, id, ticket };
  };
  /** Lets time pass for someone who comes back often enough to stay signed in. */
  const stays = async ({ orders }: Browser, ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 6 * DAY_MS) {
      clock.advance(Math.min(left, 6 * DAY_MS));
      await orders.plans({}, { keep: true });
    }
  };
  const rowsOf = () =>
    server.app.database.db.selectFrom('wechat_payer').select(['app_id', 'sealed']).execute();

  it('POST /api/order/wechat/in_page/pay as form pays after WeChat answers', async () => {
    const { id, ticket, orders, countFiles } = await enterNamed();
    const { payment, askAt } = await pay(ticket);
    expect(askAt).toBeUndefined();
    const { officialAppId: appId } = fake.account;
    expect(payment).toMatchObject({ appId, signType: 'RSA' });
    if (payment === undefined) throw new Error('nothing is prepared');
    const wrong = { ...payment, nonceStr: 'other' };
    expect(fake.payPrepared(wrong, { appId, openid: 'oPayer' })).toBeUndefined();
    expect(fake.payPrepared(payment, { appId, openid: 'oOther' })).toBeUndefined();
    const notice = fake.payPrepared(payment, { appId, openid: 'oPayer' });
    for (let sent = 0; sent < 2; sent += 1) {
      const headers = notice?.headers as Record<string, string>;
      const body = new Uint8Array(notice?.body ?? []);
      expect((await server.send('/pay/notice/wechat', { method: 'POST', headers, body })).status).toBe(200);
    }
    expect(await orders.queryWechat({ orderId: id })).toEqual({ trade_state: 'SUCCESS' });
    const { order } = await orders.deliver({ orderId: id });
    expect([order.state, await countFiles()]).toEqual(['delivered', 1]);
  });

  it('sends people to WeChat and back once', async () => {
    const browser = await enter();
    const { askAt = '' } = await pay((await browser.order()).ticket);
    const { origin, pathname, searchParams, hash } = new URL(askAt);
    expect([origin, pathname, hash]).toEqual([fake.address, '/connect/oauth2/authorize', '#wechat_redirect']);
    expect(Object.fromEntries(searchParams)).toEqual({
      appid: fake.account.officialAppId,
      redirect_uri: server.address + PAYER_PATH,
      response_type: 'code',
      scope: 'snsapi_base',
      state: expect.stringMatching(/^[a-zA-Z0-9]{43}$/) as string,
    });
  });

  it('asks once per device and month, or on request', async () => {
    const browser = await enterNamed();
    expect((await pay((await browser.order()).ticket)).payment).toBeDefined();
    const elsewhere = await enter(browser.email);
    expect((await pay((await elsewhere.order()).ticket)).askAt).toBeDefined();
    await stays(browser, 30 * DAY_MS - 1);
    const later = await browser.order();
    expect((await pay(later.ticket)).payment).toBeDefined();
    expect((await pay(later.ticket, true)).askAt).toBeDefined();
    expect((await pay(later.ticket)).askAt).toBeDefined();
    const other = await enterNamed();
    await stays(other, 30 * DAY_MS);
    expect((await pay((await other.order()).ticket)).askAt).toBeDefined();
  });

  it('believes an answer once, from its browser', async () => {
    fake.signIn('oPayer');
    const [browser, stranger] = [await enter(), await enter()];
    const sameAccount = await enter(browser.email);
    const { ticket, path } = await asks(browser);
    for (const other of [stranger, sameAccount, { cookie: '' }, { cookie: 'chartdock_token=made-up' }])
      expect((await arrive(other, path)).status).toBe(403);
    // None of them has used it up.
    expect((await arrive(browser, path)).status).toBe(303);
    expect((await arrive(browser, path)).status).toBe(403);
    expect((await pay(ticket)).payment).toBeDefined();
    const old = await asks(stranger);
    clock.advance(10 * 60_000);
    expect((await arrive(stranger, old.path)).status).toBe(403);
    for (const query of ['', '?state=', '?state=a&state=b', `?state=${'a'.repeat(43)}&code=x`])
      expect((await arrive(stranger, PAYER_PATH + query)).status).toBe(403);
  });

  it('takes one of two that come back at once', async () => {
    fake.signIn('oPayer');
    const browser = await enter();
    const { path } = await asks(browser);
    const came = await Promise.all([arrive(browser, path), arrive(browser, path)]);
    expect(came.map(({ status }) => status).sort()).toEqual([303, 403]);
  });

  it('is worthless after its session has ended', async () => {
    fake.signIn('oPayer');
    const browser = await enter();
    const { path } = await asks(browser);
    await browser.leave();
    expect((await arrive(browser, path)).status).toBe(403);
  });

  it('reports an unnamed payer and returns', async () => {
    const before = (await rowsOf()).length;
    const comeBack = async (change: (url: URL) => void | Promise<void>): Promise<void> => {
      fake.signIn('oPayer');
      const browser = await enter();
      const { ticket, path } = await asks(browser);
      const url = new URL(path, server.address);
      await change(url);
      const { status, text } = await arrive(browser, url.pathname + url.search);
      fake.disturb(undefined);
      expect(status).toBe(502);
      expect(text).toContain(`href="${GO_ON}"`);
      expect(text).toContain('Nothing was charged');
      expect((await pay(ticket)).askAt).toBeDefined();
    };
    await comeBack((url) => url.searchParams.delete('code'));
    await comeBack((url) => url.searchParams.set('code', 'made up'));
    await comeBack((url) => url.searchParams.set('code', fake.loginCode('oPayer')));
    await comeBack((url) => url.searchParams.set('code', fake.officialCode('oGuest', 'snapshot')));
    await comeBack(() => fake.disturb('error'));
    expect(await rowsOf()).toHaveLength(before);
  });

  it('hides secrets and payers in logs and rows', async () => {
    fake.signIn('oSomeoneSpecial');
    const browser = await enter();
    const { path } = await asks(browser);
    const { searchParams } = new URL(path, server.address);
    await arrive(browser, path);
    const wrong = await asks(await enter());
    await arrive(browser, wrong.path);
    const log = lines.join('');
    expect(log).toContain('WeChat named no payer');
    expect(log).toContain(PAYER_PATH);
    for (const hidden of [
      fake.account.officialSecret,
      'oSomeoneSpecial',
      searchParams.get('code') ?? 'no code',
      searchParams.get('state') ?? 'no state',
    ])
      expect(log).not.toContain(hidden);
    for (const { app_id: appId, sealed } of await rowsOf()) {
      expect(appId).toBe(fake.account.officialAppId);
      expect(Buffer.from(sealed).toString('latin1')).not.toMatch(/oPayer|oSomeone/);
    }
  });

  it('is paid by its first payer alone', async () => {
    const { ticket } = await enterNamed();
    await anyone().payInApp({ ticket, code: fake.loginCode('oOfMiniprogram') });
    expect(await refusalOf(pay(ticket))).toBe(UNAVAILABLE);
  });

  it('leads back to a path of ours alone', async () => {
    const { ticket } = await (await enter()).order();
    for (const goesOnAt of ['https://evil.example/', '//evil.example', '/\\evil.example', '/a\tb', 'a', ''])
      expect(await refusalOf(anyone().payInPage({ ticket, goesOnAt })), goesOnAt).toBe(INPUT_INVALID);
    for (const goesOnAt of ['/', '/payment?plan=member-year', `/a?b=${encodeURIComponent('图')}`])
      expect((await anyone().payInPage({ ticket, goesOnAt })).askAt).toBeDefined();
  });

  it('refuses invented tickets and missing accounts', async () => {
    expect(await refusalOf(pay('a'.repeat(43)))).toBe(UNAVAILABLE);
    const { inPage: _, ...gateway } = fake.gateway;
    const plain = await startTestServer(await under.open(), {}, { clock, gateways: [gateway] });
    const shop = await openShop(plain);
    const { client } = await plain.person({ free: true });
    const { orders } = purchaseCalls(client);
    const { order } = await orders.preOrderWechat({ orderType: 'clone', chartId: shop.paidId });
    const { ticket } = await orders.createPayTicket({ orderId: order.id });
    const page = purchaseCalls(plain.client(undefined)).orders;
    expect(await refusalOf(page.payInPage({ ticket, goesOnAt: GO_ON }))).toBe(NOT_TAKEN);
    await plain.stop();
  });
};
