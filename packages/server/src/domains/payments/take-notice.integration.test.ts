import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedTestDatabase } from '../../kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../../kernel/db/testing/test-databases.ts';
import type { RawNotice } from '../../kernel/calls/gateway.types.ts';
import { createLogger } from '../../kernel/work/logger.ts';
import { signInBuyer } from '../../testing/buyer.ts';
import { openShop } from '../../testing/shop.ts';
import { createTestClock, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { startFakeAlipay } from './gateways/testing/fake-alipay.ts';
import { startFakeWechat } from './gateways/testing/fake-wechat.ts';
import { pauseAfter } from './enter-kept.ts';
import { workPayments } from './reconcile.ts';

describe('the address that gateways send notices to', () => {
  const clock = createTestClock();
  const logged: string[] = [];
  let under: TestDatabase;
  let server: TestServer;
  let fakes: {
    readonly wechat: Awaited<ReturnType<typeof startFakeWechat>>;
    readonly alipay: Awaited<ReturnType<typeof startFakeAlipay>>;
  };
  let paidId = '';
  beforeAll(async () => {
    under = await startEmbeddedTestDatabase();
    fakes = {
      wechat: await startFakeWechat({ now: clock.now }),
      alipay: await startFakeAlipay({ now: clock.now }),
    };
    const gateways = [fakes.wechat.gateway, fakes.alipay.gateway];
    const logger = createLogger('info', { write: (line: string) => logged.push(line) });
    server = await startTestServer(await under.open(), {}, { clock, gateways, logger });
    ({ paidId } = await openShop(server));
  });
  afterAll(async () => {
    await server.stop();
    await fakes.wechat.stop();
    await fakes.alipay.stop();
    await under.close();
  });

  const send = async (gateway: string, { headers, body }: RawNotice) => {
    const sent = { method: 'POST', headers: headers as Record<string, string>, body: new Uint8Array(body) };
    const response = await server.send(`/pay/notice/${gateway}`, sent);
    return { status: response.status, text: await response.text() };
  };
  const paidBy = async (name: 'wechat' | 'alipay') => {
    const buyer = await signInBuyer(server);
    const input = { orderType: 'clone', chartId: paidId } as const;
    const isWechat = name === 'wechat';
    const { order } = await (isWechat
      ? buyer.orders.preOrderWechat(input)
      : buyer.orders.preOrderAlipay(input));
    await (isWechat
      ? buyer.orders.payWechat({ orderId: order.id })
      : buyer.orders.payAlipay({ orderId: order.id }));
    const payment = fakes[name].payTrade(order.id.replaceAll('-', ''));
    if (payment === undefined) throw new Error('the order takes no money');
    return { buyer, id: order.id, payment, notice: fakes[name].notice(payment) };
  };
  const paymentsOf = (id: string) =>
    server.app.database.db.selectFrom('payment').select('amount_fen').where('order_id', '=', id).execute();

  const keptOf = (id: string) =>
    server.app.database.db
      .selectFrom('payment_inbox')
      .select(['amount_fen', 'tries', 'error'])
      .where('order_id', '=', id)
      .execute();

  it.each([
    ['wechat', '{"code":"SUCCESS"}'],
    ['alipay', 'success'],
  ] as const)('answers %s as wanted, even played back', async (name, text) => {
    const { buyer, id, notice } = await paidBy(name);
    expect(await send(name, notice)).toEqual({ status: 200, text });
    expect(await send(name, notice)).toEqual({ status: 200, text });
    await expect.poll(() => paymentsOf(id)).toEqual([{ amount_fen: 990 }]);
    await expect.poll(() => buyer.countFiles()).toBe(1);
    expect(await send(name, notice)).toEqual({ status: 200, text });
    expect(await paymentsOf(id)).toEqual([{ amount_fen: 990 }]);
    expect(await keptOf(id)).toEqual([]);
  });

  it('takes notices at their own gateway only', async () => {
    const { id, notice } = await paidBy('wechat');
    for (const name of ['alipay', 'sandbox', 'nobody', '__proto__'])
      expect((await send(name, notice)).status, name).toBe(400);
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('reads no body large or packed', async () => {
    const { id, notice } = await paidBy('wechat');
    const huge = { ...notice, body: Buffer.concat([notice.body, Buffer.alloc(70_000, ' ')]) };
    expect((await send('wechat', huge)).status).toBe(413);
    const packed = { ...notice, headers: { ...notice.headers, 'content-encoding': 'gzip' } };
    expect((await send('wechat', packed)).status).toBe(415);
    expect((await send('wechat', { headers: {}, body: Buffer.alloc(0) })).status).toBe(400);
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('acknowledges no notice the database missed', async () => {
    const { id, notice } = await paidBy('wechat');
    const { db } = server.app.database;
    await sql`alter table payment_inbox rename to inbox_away`.execute(db);
    const failed = await send('wechat', notice);
    await sql`alter table inbox_away rename to payment_inbox`.execute(db);
    expect(failed).toEqual({ status: 500, text: 'fail' });
    expect((await send('wechat', notice)).status).toBe(200);
    await expect.poll(() => paymentsOf(id)).toEqual([{ amount_fen: 990 }]);
  });

  it('keeps a payment first and retries entering', async () => {
    const [one, other] = [await paidBy('wechat'), await paidBy('wechat')];
    const { db } = server.app.database;
    // No order of this chain can become paid.
    await sql`alter table outbox add constraint refused check (order_id <> ${sql.lit(one.id)})`.execute(db);
    logged.length = 0;
    expect((await send('wechat', one.notice)).status).toBe(200);
    await expect.poll(() => keptOf(one.id)).toEqual([{ amount_fen: 990, tries: 1, error: '23514' }]);
    expect((await send('wechat', one.notice)).status).toBe(200);
    expect((await send('wechat', other.notice)).status).toBe(200);
    await expect.poll(() => paymentsOf(other.id)).toEqual([{ amount_fen: 990 }]);
    expect(logged.join('')).toContain('a payment could not be entered yet');
    clock.advance(pauseAfter(1));
    await expect(workPayments(server.app)).rejects.toThrow();
    clock.advance(pauseAfter(1));
    await workPayments(server.app);
    expect(await keptOf(one.id)).toEqual([{ amount_fen: 990, tries: 2, error: '23514' }]);
    expect(await paymentsOf(one.id)).toEqual([]);
    await sql`alter table outbox drop constraint refused`.execute(db);
    clock.advance(pauseAfter(2));
    await workPayments(server.app);
    expect(await keptOf(one.id)).toEqual([]);
    expect(await paymentsOf(one.id)).toEqual([{ amount_fen: 990 }]);
    await expect.poll(() => one.buyer.countFiles()).toBe(1);
  });

  it('doubles its wait up to half an hour', () => {
    expect([1, 2, 3, 7, 40].map((tries) => pauseAfter(tries) / 1_000)).toEqual([30, 60, 120, 1_800, 1_800]);
  });

  it('keeps a payment without order, with why', async () => {
    const { id } = await paidBy('wechat');
    const { db } = server.app.database;
    const kept = { gateway: 'alipay', transaction_id: 'odd', order_id: id, amount_fen: 990, error: null };
    const times = { arrival: server.app.createId(), came_at: clock.now(), next_at: clock.now() };
    await db
      .insertInto('payment_inbox')
      .values({ ...kept, ...times })
      .execute();
    await workPayments(server.app);
    expect(await keptOf(id)).toEqual([{ amount_fen: 990, tries: 1, error: 'mismatch' }]);
    await db.deleteFrom('payment_inbox').where('order_id', '=', id).execute();
  });

  it('keeps nothing of wrong amounts and orders', async () => {
    const { payment } = await paidBy('wechat');
    for (const change of [{ amountFen: 1 }, { tradeNo: 'f'.repeat(32) }])
      expect((await send('wechat', fakes.wechat.notice(payment, change))).status).toBe(400);
    const { db } = server.app.database;
    expect(await db.selectFrom('payment_inbox').select('order_id').execute()).toEqual([]);
  });

  it('logs the fate of a notice, nothing within', async () => {
    const { payment, notice } = await paidBy('wechat');
    logged.length = 0;
    await send('wechat', notice);
    await send('wechat', fakes.wechat.notice(payment, { isForged: true }));
    await expect.poll(() => logged.join('')).toContain('"outcome":"paid"');
    const text = logged.join('');
    for (const outcome of ['kept', 'paid', 'not_signed']) expect(text).toContain(`"outcome":"${outcome}"`);
    const secrets = [
      payment.transactionId,
      payment.tradeNo,
      notice.headers['wechatpay-signature'] ?? 'none',
      fakes.wechat.account.apiV3Key,
      fakes.wechat.account.merchantId,
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('logs a failed gateway in one line', async () => {
    const buyer = await signInBuyer(server);
    const { order } = await buyer.orders.preOrderWechat({ orderType: 'clone', chartId: paidId });
    logged.length = 0;
    fakes.wechat.disturb('badSignature');
    const asked = [buyer.orders.payWechat, buyer.orders.queryWechat] as const;
    for (const ask of asked) expect(await refusalOf(ask({ orderId: order.id }))).toBe('70032');
    fakes.wechat.disturb(undefined);
    const told = logged.filter((line) => line.includes('a service that a call needs failed'));
    expect(told.map((line) => (JSON.parse(line) as { err?: unknown; path?: unknown }).path)).toEqual([
      '/api/personal/order/wechat/pay',
      '/api/personal/order/wechat/query',
    ]);
    for (const line of told) {
      expect(line).toContain('"code":"not_signed"');
      for (const secret of [order.id, buyer.token, fakes.wechat.account.apiV3Key])
        expect(line).not.toContain(secret);
    }
  });
});
