import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { purchaseCalls, signInBuyer } from '../../../testing/buyer.ts';
import type { Buyer } from '../../../testing/buyer.ts';
import { openShop, visitCashier } from '../../../testing/shop.ts';
import { createTestClock, refusalOf, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { startFakeWechat } from '../gateways/testing/fake-wechat.ts';
import type { FakeWechat } from '../gateways/testing/fake-wechat.ts';
import { inAppTradeNoOf, orderIdOf, tradeNoOf } from '../order-numbers.ts';
import { workPayments } from '../reconcile.ts';

const UNAVAILABLE = '70053';
const NOT_TAKEN = '70054';
const GATEWAY_FAILED = '70032';

/** Proves that the person named by an app's own server pays an order inside of the app, once, even with other payments of it. */
export const inAppSuite = (under: DatabaseUnderTest): void => {
  const clock = createTestClock();
  let server: TestServer;
  let fake: FakeWechat;
  let paidId = '';
  beforeAll(async () => {
    fake = await startFakeWechat({ now: clock.now, patience: { pausesMs: [] } });
    server = await startTestServer(await under.open(), {}, { clock, gateways: [fake.gateway] });
    ({ paidId } = await openShop(server));
  });
  afterAll(async () => {
    await server.stop();
    await fake.stop();
  });

  const ordered = async (): Promise<{ buyer: Buyer; id: string; ticket: string }> => {
    const buyer = await signInBuyer(server);
    const { id } = await buyer.order(paidId);
    const { ticket } = await buyer.orders.createPayTicket({ orderId: id });
    return { buyer, id, ticket };
  };
  /** A native page has a ticket and no token. */
  const nativePage = () => purchaseCalls(server.client(undefined)).orders;
  const prepare = (ticket: string, openid = 'oPayer') =>
    nativePage().payInApp({ ticket, code: fake.loginCode(openid) });
  /** Pays as a payer who presses the button of the app, and has WeChat tell of it. */
  const payTrade = async (tradeNo: string): Promise<number> => {
    const payment = fake.payTrade(tradeNo);
    if (payment === undefined) return 0;
    const { headers, body } = fake.notice(payment);
    const sent = { method: 'POST', headers: headers as Record<string, string>, body: new Uint8Array(body) };
    return (await server.send('/pay/notice/wechat', sent)).status;
  };
  const refundsOf = (id: string) =>
    server.app.database.db
      .selectFrom('refund')
      .select(['reason', 'done_at'])
      .where('order_id', '=', id)
      .execute();

  it('POST /api/order/wechat/in_app/pay as form pays and delivers once', async () => {
    const { buyer, id, ticket } = await ordered();
    const { payment, title, amountFen } = await prepare(ticket);
    expect([title, amountFen]).toEqual(['Paid model', 990]);
    expect(payment.package).toMatch(/^prepay_id=/);
    expect(await buyer.orders.queryWechat({ orderId: id })).toEqual({ trade_state: 'NOTPAY' });
    expect(await payTrade(inAppTradeNoOf(id))).toBe(200);
    expect(await payTrade(inAppTradeNoOf(id))).toBe(200);
    server.clock.advance(2_000);
    expect(await buyer.orders.queryWechat({ orderId: id })).toEqual({ trade_state: 'SUCCESS' });
    const { order } = await buyer.orders.deliver({ orderId: id });
    expect([order.state, await buyer.countFiles()]).toEqual(['delivered', 1]);
  });

  it('hears of a payment despite a lost notice', async () => {
    const { buyer, id, ticket } = await ordered();
    await prepare(ticket);
    fake.payTrade(inAppTradeNoOf(id));
    expect(await buyer.orders.queryWechat({ orderId: id })).toEqual({ trade_state: 'SUCCESS' });
  });

  it('keeps WeChat’s number of the trade', async () => {
    const { buyer, id, ticket } = await ordered();
    await prepare(ticket);
    expect(await payTrade(inAppTradeNoOf(id))).toBe(200);
    await expect.poll(() => buyer.countFiles()).toBe(1);
    const { db } = server.app.database;
    const payments = db.selectFrom('payment').select('trade_no').where('order_id', '=', id);
    expect(await payments.execute()).toEqual([{ trade_no: inAppTradeNoOf(id) }]);
  });

  it('leaves an unpaid order open for its code', async () => {
    const { buyer, id, ticket } = await ordered();
    await prepare(ticket);
    expect((await buyer.orders.payWechat({ orderId: id })).code_url).toContain(tradeNoOf(id));
    // Someone thinks again: the same payer is let in as often as they like.
    await prepare(ticket);
    expect(await payTrade(tradeNoOf(id))).toBe(200);
    await expect.poll(() => buyer.countFiles()).toBe(1);
    expect(await refusalOf(prepare(ticket))).toBe(UNAVAILABLE);
  });

  it('refunds the second of code and app', async () => {
    const { buyer, id, ticket } = await ordered();
    await prepare(ticket);
    await buyer.orders.payWechat({ orderId: id });
    await Promise.all([payTrade(tradeNoOf(id)), payTrade(inAppTradeNoOf(id))]);
    await expect.poll(() => buyer.countFiles()).toBe(1);
    // WeChat takes a second look to give money back.
    await workPayments(server.app);
    await workPayments(server.app);
    expect(await refundsOf(id)).toEqual([{ reason: 'second_payment', done_at: clock.now() }]);
    expect(await buyer.countFiles()).toBe(1);
  });

  it('lets in the payer WeChat names first', async () => {
    const { ticket } = await ordered();
    expect(await refusalOf(nativePage().payInApp({ ticket, code: 'made up' }))).toBe(GATEWAY_FAILED);
    await prepare(ticket, 'oFirst');
    expect(await refusalOf(prepare(ticket, 'oSecond'))).toBe(UNAVAILABLE);
    await prepare(ticket, 'oFirst');
  });

  it('closes both ways when the order expires', async () => {
    const { id, ticket, buyer } = await ordered();
    await prepare(ticket);
    await buyer.orders.payWechat({ orderId: id });
    clock.advance(16 * 60_000);
    await workPayments(server.app);
    expect([fake.payTrade(tradeNoOf(id)), fake.payTrade(inAppTradeNoOf(id))]).toEqual([undefined, undefined]);
    expect(await buyer.countFiles()).toBe(0);
  });

  it('honours a payment after the expiry', async () => {
    const { id, ticket, buyer } = await ordered();
    await prepare(ticket);
    const payment = fake.payTrade(inAppTradeNoOf(id));
    clock.advance(16 * 60_000);
    await workPayments(server.app);
    expect(payment).toBeDefined();
    await workPayments(server.app);
    expect(await buyer.countFiles()).toBe(1);
  });

  it('POST /api/personal/order/wechat/in_app/ticket as form refuses wrong orders', async () => {
    const { id } = await ordered();
    const other = await signInBuyer(server);
    expect(await refusalOf(other.orders.createPayTicket({ orderId: id }))).toBe(UNAVAILABLE);
    const { buyer, id: over } = await ordered();
    clock.advance(16 * 60_000);
    expect(await refusalOf(buyer.orders.createPayTicket({ orderId: over }))).toBe(UNAVAILABLE);
  });

  it('refuses invented, old and ended tickets', async () => {
    expect(await refusalOf(prepare('a'.repeat(43)))).toBe(UNAVAILABLE);
    const old = await ordered();
    clock.advance(5 * 60_000);
    expect(await refusalOf(prepare(old.ticket))).toBe(UNAVAILABLE);
    const left = await ordered();
    await left.buyer.client.session.signOut();
    expect(await refusalOf(prepare(left.ticket))).toBe(UNAVAILABLE);
  });

  it('gives no ticket without in-app payment', async () => {
    const { inApp: _, inPage: __, ...gateway } = fake.gateway;
    const plain = await startTestServer(await under.open(), {}, { clock, gateways: [gateway] });
    const buyer = await signInBuyer(plain);
    const { id } = await buyer.order((await openShop(plain)).paidId);
    expect(await refusalOf(buyer.orders.createPayTicket({ orderId: id }))).toBe(NOT_TAKEN);
    await plain.stop();
  });

  it('is played by the sandbox, with its own refunds', async () => {
    const sandbox = await startTestServer(await under.open(), {}, { clock });
    const shop = await openShop(sandbox);
    const buyer = await signInBuyer(sandbox);
    const { id, code } = await buyer.order(shop.paidId);
    const { ticket } = await buyer.orders.createPayTicket({ orderId: id });
    const { payment } = await purchaseCalls(sandbox.client(undefined)).orders.payInApp({
      ticket,
      code: 'any',
    });
    await visitCashier(code, 'pay');
    await expect.poll(() => buyer.countFiles()).toBe(1);
    await visitCashier(payment.package.slice('prepay_id='.length), 'pay');
    const refunds = () =>
      sandbox.app.database.db.selectFrom('refund').select('done_at').where('order_id', '=', id).execute();
    await expect.poll(refunds).toHaveLength(1);
    await workPayments(sandbox.app);
    expect(await refunds()).toEqual([{ done_at: clock.now() }]);
    await sandbox.stop();
  });

  it('knows an order by either of its numbers', () => {
    for (const id of [
      '00000000-0000-0000-0000-000000000001',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      '019abcde-1234-7890-abcd-ef0123456789',
    ]) {
      const [plain, inApp] = [tradeNoOf(id), inAppTradeNoOf(id)];
      expect(inApp).toMatch(/^[0-9A-Za-z]{26}$/);
      expect([orderIdOf(plain), orderIdOf(inApp)]).toEqual([id, id]);
    }
    for (const none of ['j', `j${'z'.repeat(25)}`, 'k'.repeat(26), ''])
      expect(orderIdOf(none), none).toBeUndefined();
  });
};
