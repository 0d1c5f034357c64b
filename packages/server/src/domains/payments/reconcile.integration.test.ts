import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../kernel/db/database.ts';
import { startEmbeddedTestDatabase } from '../../kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../../kernel/db/testing/test-databases.ts';
import { signInBuyer } from '../../testing/buyer.ts';
import { openShop } from '../../testing/shop.ts';
import { createTestClock, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { startFakeWechat } from './gateways/testing/fake-wechat.ts';
import { GatewayError } from '../../kernel/calls/gateway.types.ts';
import { tradeNoOf } from './order-numbers.ts';
import { workPayments } from './reconcile.ts';

describe('the work of a minute', () => {
  const clock = createTestClock();
  let under: TestDatabase;
  let database: Database;
  let server: TestServer;
  let fake: Awaited<ReturnType<typeof startFakeWechat>>;
  let paidId = '';
  beforeAll(async () => {
    under = await startEmbeddedTestDatabase();
    database = await under.open();
    fake = await startFakeWechat({ now: clock.now, patience: { pausesMs: [] } });
    server = await startTestServer(database, {}, { clock, gateways: [fake.gateway] });
    ({ paidId } = await openShop(server));
  });
  afterAll(async () => {
    await server.stop();
    await fake.stop();
    await under.close();
  });

  const order = async (): Promise<string> => (await (await signInBuyer(server)).order(paidId)).id;
  const stateOf = async (id: string) =>
    (await database.db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirst())?.state;

  it('continues beside orders of a dead gateway', async () => {
    const id = await order();
    await sql`
      insert into orders (id, user_id, chain_id, kind, item, title, channel, gateway, list_fen, coupon_fen,
        amount_fen, state, created_at, closes_at)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'clone', 'x', 'x', 'wechat', 'sandbox', 1, 0,
        1, 'open', 1, 1 from generate_series(1, 250)`.execute(database.db);
    await sql`
      insert into refund (id, order_id, gateway, transaction_id, amount_fen, reason, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'sandbox', 'gone ' || n, 1, 'second_payment', 1
        from generate_series(1, 250) n`.execute(database.db);
    const payment = fake.payTrade(tradeNoOf(id));
    if (payment === undefined) throw new Error('the order takes no money');
    await sql`
      insert into refund (id, order_id, gateway, transaction_id, amount_fen, reason, created_at)
      values (gen_random_uuid(), ${id}, 'wechat', ${payment.transactionId}, 990, 'second_payment', 2)`.execute(
      database.db,
    );
    const other = await order();
    clock.advance(16 * 60_000);
    // A gateway takes more than one look to give money back.
    await workPayments(server.app);
    await workPayments(server.app);
    expect(await stateOf(other)).toBe('closed');
    const waiting = await database.db
      .selectFrom('refund')
      .select('transaction_id')
      .where('gateway', '=', 'wechat')
      .where('done_at', 'is', null)
      .execute();
    expect(waiting).toEqual([]);
  });

  it('asks a silent gateway a few times only', async () => {
    await sql`
      insert into orders (id, user_id, chain_id, kind, item, title, channel, gateway, list_fen, coupon_fen,
        amount_fen, state, created_at, closes_at)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'clone', 'x', 'x', 'alipay', 'alipay', 1, 0,
        1, 'open', 1, 1 from generate_series(1, 250)`.execute(database.db);
    await sql`
      insert into refund (id, order_id, gateway, transaction_id, amount_fen, reason, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'alipay', 'silent ' || n, 1, 'second_payment', 1
        from generate_series(1, 250) n`.execute(database.db);
    let asked = 0;
    const silent = (): Promise<never> => {
      asked += 1;
      return Promise.reject(new GatewayError('unreachable', 'It does not answer.'));
    };
    const down = { ...fake.gateway, name: 'alipay' as const, query: silent, close: silent, refund: silent };
    const both = [down, fake.gateway];
    const named = (name: string) => both.find((one) => one.name === name);
    const id = await order();
    clock.advance(16 * 60_000);
    await workPayments({ ...server.app, gateways: { ...server.app.gateways, all: both, named } });
    expect(await stateOf(id)).toBe('closed');
    // Three orders and three refunds.
    expect(asked).toBe(6);
  });

  it('goes on after a failing order, and says so', async () => {
    const [broken, whole] = [await order(), await order()];
    clock.advance(16 * 60_000);
    const gateway = {
      ...fake.gateway,
      query: (tradeNo: string) => {
        if (tradeNo !== tradeNoOf(broken)) return fake.gateway.query(tradeNo);
        // No database takes such a text.
        const payment = { tradeNo, transactionId: '\u0000', amountFen: 990 };
        return Promise.resolve({ state: 'SUCCESS' as const, payments: [payment] });
      },
    };
    const gateways = { ...server.app.gateways, all: [gateway], named: () => gateway };
    await expect(workPayments({ ...server.app, gateways })).rejects.toThrow();
    expect([await stateOf(broken), await stateOf(whole)]).toEqual(['open', 'closed']);
  });
});
