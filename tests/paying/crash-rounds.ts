import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLocation } from '../../packages/server/src/kernel/db/database.ts';
import { openDatabase } from '../../packages/server/src/kernel/db/database.ts';
import { createRandom } from '../../packages/server/src/kernel/db/crash/random.ts';
import type { Random } from '../../packages/server/src/kernel/db/crash/random.ts';
import { startFakeWechat } from '../../packages/server/src/domains/payments/gateways/testing/fake-wechat.ts';
import { wechatEnvironmentOf } from '../../packages/server/src/domains/payments/gateways/testing/wechat-environment.ts';
import { openShop } from '../../packages/server/src/testing/shop.ts';
import { startTestServer } from '../../packages/server/src/testing/test-server.ts';
import { post } from '../crashing/http-writer.ts';
import { findFreePort, startServerToKill } from '../crashing/killed-server.ts';
import type { KilledServer } from '../crashing/killed-server.ts';
import { patienceMs } from '../harness/patience.ts';
import { judgePurchase } from './judge-purchase.ts';
import { sendNotice } from './paying-world.ts';

/** Purchases that are paid at once in a round. */
const AT_ONCE = 4;
const AMOUNT_FEN = 990;
const MOST_WAIT_MS = 30;
const FORGOTTEN_MS = 2_000;

/** Options for kills, and their number. */
export interface CrashRoundsOptions {
  readonly location: DatabaseLocation;
  /** Environment that leads the server to that location. */
  readonly env: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly seed: number;
  /** Forgets after each kill what was to be delivered: for the negative control. */
  readonly forgets?: boolean;
  readonly onRound?: (report: CrashReport) => void;
}

/** Report of a run. */
export interface CrashReport {
  readonly rounds: number;
  readonly payments: number;
  /** Orders that were paid and not delivered when the server was killed. */
  readonly caught: number;
  readonly faults: readonly string[];
}

interface Buyer {
  readonly id: string;
  readonly token: string;
}

type Fake = Awaited<ReturnType<typeof startFakeWechat>>;

interface Stage {
  readonly options: CrashRoundsOptions;
  readonly fake: Fake;
  readonly random: Random;
  readonly paidId: string;
  readonly buyers: readonly Buyer[];
  readonly start: () => KilledServer;
}

/** Fills the database with a template and people who will buy it. */
const prepare = async ({ location, rounds }: CrashRoundsOptions) => {
  const database = await openDatabase(location);
  const server = await startTestServer(database, { CHARTDOCK_PAYMENTS: 'off' }, { clock: steady });
  try {
    const { paidId } = await openShop(server);
    const buyers: Buyer[] = [];
    for (let made = 0; made < rounds * AT_ONCE; made += 1) buyers.push(await server.person({ free: true }));
    return { paidId, buyers };
  } finally {
    await server.stop();
    await database.close();
  }
};

const steady = { now: Date.now, advance: () => Date.now() };

/** Has someone order and pay, without anyone telling the server. Returns the number of the order. */
const pay = async ({ fake, paidId }: Stage, server: KilledServer, { token }: Buyer): Promise<string> => {
  const place = { address: server.address, token };
  const made = await post(place, 'order/wechat/pre_order', { orderType: 'clone', chartId: paidId });
  const { order } = made as { readonly order?: { readonly id: string } };
  const orderId = order?.id ?? '';
  await post(place, 'order/wechat/pay', { orderId });
  const tradeNo = orderId.replaceAll('-', '');
  if (fake.payTrade(tradeNo) === undefined) throw new Error('the order takes no money');
  return tradeNo;
};

const noticeOf = ({ fake }: Stage, tradeNo: string) => {
  const payment = fake.payTrade(tradeNo);
  if (payment === undefined) throw new Error('the order was not paid');
  return fake.notice(payment);
};

/** Sends the notices of a round at once and kills the server right after the first that was taken. Returns those that were not, which the gateway will send again. */
const killWhilePaying = async (
  stage: Stage,
  server: KilledServer,
  trades: readonly string[],
): Promise<readonly string[]> => {
  const taken: string[] = [];
  const first = Promise.withResolvers<undefined>();
  const sending = trades.map(async (tradeNo) => {
    const status = await sendNotice(server, 'wechat', noticeOf(stage, tradeNo)).catch(() => 0);
    if (status === 200) taken.push(tradeNo);
    first.resolve(undefined);
  });
  await first.promise;
  await wait(stage.random() * MOST_WAIT_MS);
  await server.kill();
  await Promise.all(sending);
  return trades.filter((tradeNo) => !taken.includes(tradeNo));
};

const countCaught = async ({ options }: Stage): Promise<number> => {
  const database = await openDatabase(options.location);
  try {
    const { db } = database;
    const kept = await db.selectFrom('payment_inbox').select('order_id').execute();
    const caught = await db.selectFrom('outbox').select('order_id').execute();
    if (options.forgets === true) {
      await db.deleteFrom('payment_inbox').execute();
      await db.deleteFrom('outbox').execute();
    }
    return kept.length + caught.length;
  } finally {
    await database.close();
  }
};

/** Waits until each buyer has a file, or the patience ends. */
const waitForFiles = async (
  { options }: Stage,
  server: KilledServer,
  buyers: readonly Buyer[],
): Promise<void> => {
  const deadline = performance.now() + (options.forgets === true ? FORGOTTEN_MS : patienceMs);
  for (const { token } of buyers)
    while (performance.now() < deadline) {
      const answer = await fetch(`${server.address}/api/personal/folder/load_files`, { headers: { token } });
      const { data } = (await answer.json()) as {
        readonly data?: { readonly charts?: unknown[]; readonly rows?: unknown[] };
      };
      if ((data?.rows ?? data?.charts ?? []).length > 0) break;
      await wait(20);
    }
};

const judge = async ({ options, buyers }: Stage, rounds: number): Promise<readonly string[]> => {
  const database = await openDatabase(options.location);
  const wanted = { kind: 'clone', payments: 1, amountFen: AMOUNT_FEN, now: Date.now() } as const;
  const faults: string[] = [];
  try {
    for (const [at, { id }] of buyers.slice(0, rounds * AT_ONCE).entries())
      faults.push(
        ...(await judgePurchase(database.db, id, wanted)).map((fault) => `purchase ${at}: ${fault}`),
      );
  } finally {
    await database.close();
  }
  return faults;
};

/** Kills the server again and again between what is paid and what is delivered; each time it starts again, and the gateway sends what was not taken. */
const runRounds = async (stage: Stage): Promise<CrashReport> => {
  const { options, buyers } = stage;
  let caught = 0;
  let unheard: readonly string[] = [];
  let before: readonly Buyer[] = [];
  for (let round = 0; round <= options.rounds; round += 1) {
    const server = stage.start();
    await server.ready();
    for (const tradeNo of unheard) await sendNotice(server, 'wechat', noticeOf(stage, tradeNo));
    await waitForFiles(stage, server, before);
    // The last start only delivers what the last kill left.
    if (round === options.rounds) {
      await server.kill();
      break;
    }
    before = buyers.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
    const trades = await Promise.all(before.map((buyer) => pay(stage, server, buyer)));
    unheard = await killWhilePaying(stage, server, trades);
    caught += await countCaught(stage);
    options.onRound?.({ rounds: round + 1, payments: (round + 1) * AT_ONCE, caught, faults: [] });
  }
  const faults = await judge(stage, options.rounds);
  return { rounds: options.rounds, payments: options.rounds * AT_ONCE, caught, faults };
};

/** Opens the stage for a run of rounds, runs them, and judges every purchase in the end. */
export const runCrashRounds = async (options: CrashRoundsOptions): Promise<CrashReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-paying-'));
  const fake = await startFakeWechat({ now: Date.now });
  const { paidId, buyers } = await prepare(options);
  const port = await findFreePort();
  const env = { ...options.env, CHARTDOCK_SEED: 'none', ...wechatEnvironmentOf(fake, folder) };
  const start = (): KilledServer => startServerToKill(port, env);
  try {
    return await runRounds({ options, fake, random: createRandom(options.seed), paidId, buyers, start });
  } finally {
    await fake.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
