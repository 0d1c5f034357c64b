import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../kernel/calls/context.ts';
import { readConfig } from '../kernel/config/config.ts';
import { startEmbeddedTestDatabase } from '../kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../kernel/db/testing/test-databases.ts';
import { startFakeWechat } from '../domains/payments/gateways/testing/fake-wechat.ts';
import { wechatEnvironmentOf } from '../domains/payments/gateways/testing/wechat-environment.ts';
import { compareBills, createGateways } from '../domains/payments/index.ts';
import { signInBuyer } from '../testing/buyer.ts';
import { openShop } from '../testing/shop.ts';
import { createTestClock, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { PaymentCommand } from './command-names.ts';
import { paymentWork } from './payments.ts';
import { runCommand } from './run-command.ts';

describe('chartdock payments', () => {
  const root = mkdtempSync(join(tmpdir(), 'chartdock-payments-'));
  const clock = createTestClock();
  let under: TestDatabase;
  let server: TestServer;
  let fake: Awaited<ReturnType<typeof startFakeWechat>>;
  let orderId = '';

  /** Runs a command and returns its output. */
  const printed = async (command: PaymentCommand, id?: string, app: App = server.app): Promise<string> => {
    const lines: string[] = [];
    await paymentWork(command, id)(app, (line) => lines.push(line));
    return lines.join('\n');
  };

  beforeAll(async () => {
    under = await startEmbeddedTestDatabase();
    fake = await startFakeWechat({ now: clock.now });
    server = await startTestServer(await under.open(), {}, { clock, gateways: [fake.gateway] });
    const shop = await openShop(server);
    const buyer = await signInBuyer(server);
    ({ id: orderId } = await buyer.order(shop.paidId));
    fake.payTrade(orderId.replaceAll('-', ''));
    clock.advance(2 * 86_400_000);
    await compareBills(server.app);
    await server.app.database.db
      .insertInto('refund')
      .values({
        id: server.app.createId(),
        order_id: orderId,
        gateway: 'wechat',
        transaction_id: 'second',
        amount_fen: 990,
        reason: 'second_payment',
        created_at: clock.now(),
        done_at: null,
      })
      .execute();
  });
  afterAll(async () => {
    await server.stop();
    await fake.stop();
    await under.close();
    rmSync(root, { recursive: true, force: true });
  });

  it.each([
    [['show'], 'payments show needs the id'],
    [['refunds', 'x'], 'payments refunds takes nothing'],
    [['dance'], 'There is no command "payments dance"'],
  ])('answers exit code 2 and one line to %j', async (args, part) => {
    const said: string[] = [];
    const code = await runCommand(['payments', ...args], {
      environment: { CHARTDOCK_DATA: join(root, 'none') },
      print: (line) => said.push(`printed ${line}`),
      printError: (line) => said.push(line),
      stopped: Promise.resolve(),
    });
    expect({ code, lines: said.length }).toEqual({ code: 2, lines: 1 });
    expect(said[0]).toContain(part);
  });

  it('says whether gateway and server trust each other', async () => {
    const appWith = (environment: Readonly<Record<string, string>>): App => ({
      ...server.app,
      gateways: createGateways({ config: readConfig(environment), now: clock.now }),
    });
    const account = wechatEnvironmentOf(fake, root);
    const said = async (environment: Readonly<Record<string, string>>): Promise<string> => {
      const app = appWith(environment);
      try {
        return await printed('check', undefined, app);
      } finally {
        await app.gateways.stop();
      }
    };
    expect(await said({})).toBe('sandbox  believes our key, and we believe its');
    expect(await said(account)).toBe('wechat  believes our key, and we believe its');
    const other = { ...account, CHARTDOCK_WECHAT_MERCHANT_ID: '1900000009' };
    expect(await said(other)).toBe('wechat  refused: WeChat Pay refused the query: SIGN_ERROR.');
    expect(await said({ CHARTDOCK_PAYMENTS: 'off' })).toBe('Nothing takes payments.');
  });

  it('shows differences, waiting ones and any order', async () => {
    expect(await printed('bills')).toContain('2026-11-21  wechat  payments in the bill: 1');
    expect(await printed('differences')).toContain('2026-11-21  wechat  not_here  ¥9.90  paid  order ');
    const waits = `wechat  ¥9.90  second_payment  tried 0 times  order ${orderId}`;
    expect(await printed('refunds')).toContain(waits);
    expect(await printed('notices')).toBe('Every payment that a gateway told of is entered.');
    const kept = { gateway: 'wechat', transaction_id: 'kept', order_id: orderId, amount_fen: 990 };
    const times = { came_at: clock.now(), next_at: clock.now(), tries: 2, error: '55P03' };
    const { db } = server.app.database;
    await db
      .insertInto('payment_inbox')
      .values({ ...kept, ...times, arrival: server.app.createId() })
      .execute();
    expect(await printed('notices')).toContain(
      `wechat  ¥9.90  order ${orderId}  tried 2 times: 55P03, again 20`,
    );
    const out = await printed('show', orderId);
    expect(out).toContain(`order     ${orderId}  delivered  ¥9.90  clone `);
    expect(out).toContain('posting   sale  buyer ¥-9.90');
    expect(out).toContain('refund    second_payment  waits, tried 0 times');
    expect(await printed('show', orderId.replaceAll('-', ''))).toBe(out);
    expect(await printed('compare')).toBe('No bill is due.');
    await expect(printed('show', 'x')).rejects.toThrow('There is no order x');
  });
});
