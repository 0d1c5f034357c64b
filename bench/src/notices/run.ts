// Measures how long a gateway waits for the response to a notice while 1,000 come in a second: ours, which has the payment in the database before it
// answers, against a handler that only verifies the signature, in turns, each in a process of its own. Prints the ratio of the median waits.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { RawNotice } from '../../../packages/server/src/calls/gateway.types.ts';
import { openDatabase } from '../../../packages/server/src/db/database.ts';
import { startPostgres } from '../../../packages/server/src/db/testing/start-postgres.ts';
import { startFakeWechat } from '../../../packages/server/src/payments/gateways/testing/fake-wechat.ts';
import { publicPemOf } from '../../../packages/server/src/payments/gateways/testing/rsa-keys.ts';
import { wechatEnvironmentOf } from '../../../packages/server/src/payments/gateways/testing/wechat-environment.ts';
import { readArguments, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { SERVER_LIMITS } from '../server/load/calls.ts';
import { fillPeople } from '../server/load/people.ts';
import { startServer } from '../server/server-process.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { formatTable, median } from '../statistics.ts';
import { placeOrders } from './place-orders.ts';
import { sendNotices } from './send-notices.ts';
import type { Sent } from './send-notices.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const LIMIT = 2;
const { rounds, rate, notices } = readArguments(
  'node src/notices/run.ts [rounds] [notices a second] [notices of a round]',
  { words: { rounds: wholeNumber(5), rate: wholeNumber(1_000), notices: wholeNumber(1_000) }, options: {} },
);

const startBare = async (platformKey: string): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [BARE], {
    env: { ...process.env, PLATFORM_KEY: platformKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { address: `http://127.0.0.1:${port}`, stop };
};

/** What is sent in a round: to the bare handler, to ours for the first time, and to ours again, as gateways do that heard nothing. */
const KINDS = ['bare', 'first', 'again'] as const;

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'chartdock-notices-'));
const postgres = await startPostgres({ durable: true });
const fake = await startFakeWechat({ now: Date.now });
const people = await fillPeople({ url: postgres.url }, { people: notices, files: 0 });
const database = await openDatabase({ url: postgres.url });
const env = { ...wechatEnvironmentOf(fake, folder), CHARTDOCK_DATA: folder, DATABASE_URL: postgres.url };
const own = await startServer({ ...env, ...SERVER_LIMITS });
const bare = await startBare(publicPemOf(fake.account.platform));
const figures: Record<(typeof KINDS)[number], Sent[]> = { bare: [], first: [], again: [] };
try {
  for (let round = -1; round < rounds; round += 1) {
    const paid = await placeOrders(
      database,
      people.map(({ id }) => id),
    );
    const sent: readonly RawNotice[] = paid.map((payment) => fake.notice(payment));
    const address = `${own.address}/pay/notice/wechat`;
    const came = {
      bare: await sendNotices(bare.address, sent, rate),
      first: await sendNotices(address, sent, rate),
      again: await sendNotices(address, sent, rate),
    };
    // The first round warms caches and the compiler up and is not counted.
    if (round >= 0) for (const kind of KINDS) figures[kind].push(came[kind]);
  }
} finally {
  await own.stop();
  await bare.stop();
  await database.close();
  await fake.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

const middles = (kind: (typeof KINDS)[number]): number[] => figures[kind].map(({ times }) => median(times));
const limit = median(middles('bare'));
const ratios = Object.fromEntries(KINDS.map((kind) => [kind, median(middles(kind)) / limit]));
const rows = KINDS.map((kind) => {
  const all = figures[kind].flatMap(({ times }) => times);
  const refused = figures[kind].reduce((sum, one) => sum + one.refused, 0);
  return [
    kind,
    median(middles(kind)).toFixed(2),
    p99(all).toFixed(1),
    ratios[kind]?.toFixed(2) ?? '',
    String(refused),
  ];
});
console.log(formatTable([[`${rate} notices a second`, 'median ms', 'p99 ms', 'ratio', 'refused'], ...rows]));
process.exitCode = Math.max(...Object.values(ratios)) > LIMIT ? 1 : 0;
