import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { migratedTemplate } from '../db/testing/test-databases.ts';
import { startFakeWechat } from '../payments/gateways/testing/fake-wechat.ts';
import { compareBills } from '../payments/index.ts';
import { signInBuyer } from '../testing/buyer.ts';
import { openShop } from '../testing/shop.ts';
import { createTestClock, startTestServer } from '../testing/test-server.ts';
import { runCommand } from './run-command.ts';

describe('chartdock payments', () => {
  const root = mkdtempSync(join(tmpdir(), 'chartdock-payments-'));
  let orderId = '';

  const type = async (...args: string[]) => {
    const said = { out: [] as string[], err: [] as string[] };
    const code = await runCommand(['payments', ...args], {
      environment: { CHARTDOCK_DATA: root },
      print: (line) => said.out.push(line),
      printError: (line) => said.err.push(line),
      stopped: Promise.resolve(),
    });
    return { code, out: said.out.join('\n'), err: said.err.join('\n') };
  };

  beforeAll(async () => {
    const database = await openDatabase({ dataDir: root, template: await migratedTemplate() });
    const clock = createTestClock();
    const fake = await startFakeWechat({ now: clock.now });
    const server = await startTestServer(database, {}, { clock, gateways: [fake.gateway] });
    const shop = await openShop(server);
    const buyer = await signInBuyer(server);
    ({ id: orderId } = await buyer.order(shop.paidId));
    fake.payTrade(orderId.replaceAll('-', ''));
    clock.advance(2 * 86_400_000);
    await compareBills(server.app);
    await database.db
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
    await server.stop();
    await fake.stop();
    await database.close();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    [['show'], 'payments show needs the id'],
    [['show', 'x'], 'There is no order x'],
    [['refunds', 'x'], 'payments refunds takes nothing'],
    [['dance'], 'There is no command "payments dance"'],
  ])('answers exit code 2 and one line to %j', async (args, part) => {
    const { code, out, err } = await type(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(part);
  });

  it('shows what differed, what waits, and all of an order by either of its numbers', async () => {
    expect((await type('bills')).out).toContain('2026-11-21  wechat  payments in the bill: 1');
    expect((await type('differences')).out).toContain('2026-11-21  wechat  not_here  ¥9.90  paid  order ');
    expect((await type('refunds')).out).toContain(
      `wechat  ¥9.90  second_payment  tried 0 times  order ${orderId}`,
    );
    const { out } = await type('show', orderId);
    expect(out).toContain(`order     ${orderId}  delivered  ¥9.90  clone `);
    expect(out).toContain('posting   sale  buyer ¥-9.90');
    expect(out).toContain('refund    second_payment  waits, tried 0 times');
    expect((await type('show', orderId.replaceAll('-', ''))).out).toBe(out);
    expect(await type('compare')).toMatchObject({ code: 0, out: 'No bill is due.' });
  });
});
