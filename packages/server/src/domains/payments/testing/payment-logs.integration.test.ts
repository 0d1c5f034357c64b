import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedTestDatabase } from '../../../kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../../../kernel/db/testing/test-databases.ts';
import type { RawNotice } from '../../../kernel/calls/gateway.types.ts';
import { createLogger } from '../../../kernel/work/logger.ts';
import { signInBuyer } from '../../../testing/buyer.ts';
import { openShop } from '../../../testing/shop.ts';
import { createTestClock, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { pauseAfter } from '../enter-kept.ts';
import { startFakeAlipay } from '../gateways/testing/fake-alipay.ts';
import { startFakeWechat } from '../gateways/testing/fake-wechat.ts';
import { pemOf } from '../gateways/testing/rsa-keys.ts';
import { workPayments } from '../reconcile.ts';

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
  const patience = { pausesMs: [] };
  fakes = {
    wechat: await startFakeWechat({ now: clock.now, patience }),
    alipay: await startFakeAlipay({ now: clock.now, patience }),
  };
  const logger = createLogger('trace', { write: (line: string) => logged.push(line) });
  const gateways = [fakes.wechat.gateway, fakes.alipay.gateway];
  server = await startTestServer(await under.open(), {}, { clock, gateways, logger });
  ({ paidId } = await openShop(server));
});
afterAll(async () => {
  await server.stop();
  await fakes.wechat.stop();
  await fakes.alipay.stop();
  await under.close();
});

const send = async (gateway: string, { headers, body }: RawNotice): Promise<string> => {
  const sent = { method: 'POST', headers: headers as Record<string, string>, body: new Uint8Array(body) };
  return (await server.send(`/pay/notice/${gateway}`, sent)).text();
};

/** The base64 inside of a key, in lines of 64, of which one alone would be too much. */
const linesOf = (pem: string): readonly string[] => pem.split('\n').filter((line) => line.length === 64);

type Buyer = Awaited<ReturnType<typeof signInBuyer>>;

const orderAt = async (name: keyof typeof fakes, { orders }: Buyer) => {
  const input = { orderType: 'clone', chartId: paidId } as const;
  const isWechat = name === 'wechat';
  const ask = isWechat ? orders.preOrderWechat : orders.preOrderAlipay;
  const asked = { orderId: (await ask(input, { keep: true })).order.id };
  const code = isWechat ? (await orders.payWechat(asked)).code_url : (await orders.payAlipay(asked)).qrCode;
  return { ...asked, code };
};

const signatureOf = ({ headers, body }: RawNotice): string =>
  headers['wechatpay-signature'] ?? new URLSearchParams(body.toString()).get('sign') ?? '';

/** A value too short to be a secret could stand in a text by chance. */
const LEAST = 8;

const findLeaks = (text: string, never: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(never).flatMap(([what, secrets]) =>
    secrets.some((secret) => secret.length >= LEAST && text.includes(secret)) ? [what] : [],
  );

it.each(['wechat', 'alipay'] as const)('hides keys, notices and buyers at %s', async (name) => {
  const { db } = server.app.database;
  const fake = fakes[name];
  logged.length = 0;
  const buyer = await signInBuyer(server);
  const orders = [await orderAt(name, buyer), await orderAt(name, buyer)] as const;
  const payments = orders.map(({ orderId }) => {
    const payment = fake.payTrade(orderId.replaceAll('-', ''), true);
    if (payment === undefined) throw new Error('the order takes no money');
    return payment;
  });
  const [payment] = payments;
  if (payment === undefined) throw new Error('nothing was paid');
  const notices = [
    ...payments.map((one) => fake.notice(one)),
    fake.notice(payment, { isForged: true }),
    fake.notice(payment, { amountFen: 1 }),
    fake.notice(payment, { seller: '2088000000000009' }),
    { headers: fake.notice(payment).headers, body: Buffer.from('{"broken') },
  ];
  // The first time it can be neither kept nor entered.
  await sql`alter table payment_inbox rename to inbox_away`.execute(db);
  const replies = [await send(name, notices[0] ?? fake.notice(payment))];
  await sql`alter table inbox_away rename to payment_inbox`.execute(db);
  await sql`alter table ledger_posting rename to posting_away`.execute(db);
  for (const notice of notices) replies.push(await send(name, notice));
  await expect.poll(() => logged.join('')).toContain('could not be entered yet');
  await sql`alter table posting_away rename to ledger_posting`.execute(db);
  clock.advance(pauseAfter(2));
  await workPayments(server.app);
  for (const trouble of ['error', 'badSignature', 'malformed'] as const) {
    fake.disturb(trouble);
    await workPayments(server.app).catch(() => undefined);
    fake.disturb(undefined);
  }
  const ask = name === 'wechat' ? buyer.orders.queryWechat : buyer.orders.queryAlipay;
  await ask({ orderId: orders[1].orderId });
  const { order: delivered } = await buyer.orders.deliver({ orderId: orders[1].orderId });
  expect(delivered.state).toBe('delivered');
  for (let left = 3; left > 0; left -= 1) await workPayments(server.app);
  const given = await db.selectFrom('refund').select('done_at').where('gateway', '=', name).execute();
  expect(given.map(({ done_at: at }) => at === null)).toEqual([false]);

  const text = logged.join('');
  expect(text).toContain('payment notice failed');
  const { account } = fake;
  const [key, platform] = [account.merchant, account.platform].map((pair) => linesOf(pemOf(pair)));
  const bodies = notices.map(({ body }) => body.toString());
  const never = {
    keys: [...(key ?? []), ...(platform ?? [])],
    apiKey: 'apiV3Key' in account ? [account.apiV3Key] : [],
    signatures: notices.map(signatureOf),
    bodies,
    sealed: bodies.flatMap((body) => /"ciphertext":"([^"]+)"/.exec(body)?.[1] ?? []),
    payments: payments.map(({ transactionId }) => transactionId),
    orders: orders.flatMap(({ orderId }) => [orderId, orderId.replaceAll('-', '')]),
    codes: orders.map(({ code }) => code),
    buyer: [buyer.id, buyer.email, buyer.token],
  };
  expect(never.signatures[0]?.length).toBeGreaterThan(100);
  expect(findLeaks(logged.join(''), never)).toEqual([]);
  expect(findLeaks(replies.join(''), never)).toEqual([]);
});

it('logs one line for large bodies, then waits', async () => {
  logged.length = 0;
  const body = Buffer.alloc(70_000, 'x');
  const statusOf = async () =>
    (await server.send('/pay/notice/wechat', { method: 'POST', body: new Uint8Array(body) })).status;
  expect(await statusOf()).toBe(413);
  const lines = logged.filter((line) => line.includes('payment notice not read'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('stack');
  let last = 413;
  for (let sent = 0; sent < 70 && last !== 429; sent += 1) last = await statusOf();
  expect(last).toBe(429);
  clock.advance(61_000);
  expect(await statusOf()).toBe(413);
});
