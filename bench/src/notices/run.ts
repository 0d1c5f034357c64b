// Measures what a notice of a gateway costs at our address, which has its payment in the database for good before it answers, against a handler on the
// same HTTP stack that verifies the signature and does nothing else, and against that handler with one durable row a notice: processor time of the
// server's process, notices a second when it is pressed, and how long a gateway waits when they come at a rate. All in turns, each in a process of its own.
import { fileURLToPath } from 'node:url';
import type { RawNotice } from '../../../packages/server/src/kernel/calls/gateway.types.ts';
import { openDatabase } from '../../../packages/server/src/kernel/db/database.ts';
import { startPostgres } from '../../../packages/server/src/kernel/db/testing/start-postgres.ts';
import { startFakeWechat } from '../../../packages/server/src/domains/payments/gateways/testing/fake-wechat.ts';
import { publicPemOf } from '../../../packages/server/src/domains/payments/gateways/testing/rsa-keys.ts';
import { wechatEnvironmentOf } from '../../../packages/server/src/domains/payments/gateways/testing/wechat-environment.ts';
import { readArguments, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { SERVER_LIMITS } from '../server/load/calls.ts';
import { fillPeople } from '../server/load/people.ts';
import { startScript, startServer } from '../server/server-process.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { handIn, isWithin } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { formatTable, median } from '../statistics.ts';
import { temporaryFolder } from '../stopping.ts';
import { mixNotices } from './mix-notices.ts';
import { placeOrders, untilDelivered, untilEntered } from './place-orders.ts';
import { processorTimeOf } from './processor-time.ts';
import { pressNotices, sendNotices } from './send-notices.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const { rounds, rate, notices } = readArguments(
  'node src/notices/run.ts [rounds] [notices a second] [notices of a round]',
  { words: { rounds: wholeNumber(5), rate: wholeNumber(1_000), notices: wholeNumber(1_000) }, options: {} },
);

/** Kinds of notices of a round: to the bare handlers, and to ours first notices, repeated ones, and all that arrive about purchases. */
const KINDS = ['bare', 'written', 'new', 'again', 'mix'] as const;
type Kind = (typeof KINDS)[number];

/** Figures of one kind in a round. */
interface Figures {
  readonly times: readonly number[];
  /** Microseconds of processor time a notice until all were answered, until all payments were entered, and until all was delivered. */
  readonly cpu: { readonly answered: number; readonly entered: number; readonly delivered: number };
  readonly pressed: number;
}

const folder = temporaryFolder('notices');
const postgres = await startPostgres({ durable: true });
const fake = await startFakeWechat({ now: Date.now });
const people = await fillPeople({ url: postgres.url }, { people: notices, files: 0 });
const database = await openDatabase({ url: postgres.url });
const env = { ...wechatEnvironmentOf(fake, folder), CHARTDOCK_DATA: folder, DATABASE_URL: postgres.url };
const own = await startServer({ ...env, ...SERVER_LIMITS, CHARTDOCK_LOG_LEVEL: 'info' });
const key = { PLATFORM_KEY: publicPemOf(fake.account.platform) };
const bare = await startScript(BARE, key);
const written = await startScript(BARE, { ...key, DATABASE_URL: postgres.url });

const userIds = people.map(({ id }) => id);
const newNotices = async (): Promise<readonly RawNotice[]> =>
  (await placeOrders(database, userIds)).map((payment) => fake.notice(payment));

const settle = async (): Promise<void> => {
  await untilEntered(database);
  await untilDelivered(database);
};

const measure = async (
  { address, pid }: ServerProcess,
  sent: readonly RawNotice[],
  pressed: readonly RawNotice[],
): Promise<Figures> => {
  const url = `${address}/pay/notice/wechat`;
  await settle();
  const begun = processorTimeOf(pid);
  const since = (): number => ((processorTimeOf(pid) - begun) * 1_000) / sent.length;
  const { times } = await sendNotices(url, sent, rate);
  const answered = since();
  await untilEntered(database);
  const entered = since();
  await untilDelivered(database);
  const delivered = since();
  return { times, cpu: { answered, entered, delivered }, pressed: await pressNotices(url, pressed) };
};

const mixOf = async (seed: number): Promise<readonly RawNotice[]> => {
  const mixed = mixNotices(fake, await placeOrders(database, userIds), seed);
  return mixed.slice(0, notices);
};

const figures: Record<Kind, Figures[]> = { bare: [], written: [], new: [], again: [], mix: [] };
try {
  for (let round = -1; round < rounds; round += 1) {
    const first = await newNotices();
    const came: Partial<Record<Kind, Figures>> = {};
    came.bare = await measure(bare, first, first);
    came.written = await measure(written, first, first);
    came.new = await measure(own, first, await newNotices());
    came.again = await measure(own, first, first);
    came.mix = await measure(own, await mixOf(2 * round + 3), await mixOf(2 * round + 4));
    await settle();
    // The first round warms caches and the compiler up and is not counted.
    if (round >= 0)
      for (const kind of KINDS) figures[kind].push(...(came[kind] === undefined ? [] : [came[kind]]));
  }
} finally {
  for (const { stop } of [own, bare, written]) await stop();
  await database.close();
  await fake.stop();
  await postgres.stop();
}

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

type Read = (figures: Figures) => number;
const middle = (kind: Kind, read: Read): number => median(figures[kind].map(read));

/** A figure of a kind with its multiple of the bare handler's. */
const cell = (kind: Kind, read: Read, isMore = false): string => {
  const [value, limit] = [middle(kind, read), middle('bare', read)];
  return `${value.toFixed(value < 100 ? 2 : 0)} (${(isMore ? limit / value : value / limit).toFixed(2)})`;
};

console.log(
  `${rate} notices a second, ${rounds} rounds of ${notices}; in brackets the multiple of the bare handler`,
);
console.log(
  formatTable([
    ['', 'CPU µs, answered', 'entered too', 'delivered too', 'most a second', 'median ms', 'p99 ms'],
    ...KINDS.map((kind) => [
      kind,
      cell(kind, ({ cpu }) => cpu.answered),
      cell(kind, ({ cpu }) => cpu.entered),
      cell(kind, ({ cpu }) => cpu.delivered),
      cell(kind, ({ pressed }) => pressed, true),
      cell(kind, ({ times }) => median(times)),
      cell(kind, ({ times }) => p99(times)),
    ]),
  ]),
);

const wait: Figure = {
  name: 'median wait for the response to a new notice : bare handler',
  measured: middle('new', ({ times }) => median(times)) / middle('bare', ({ times }) => median(times)),
  limit: 2,
};
handIn([wait]);
if (!isWithin(wait)) process.exitCode = 1;
