import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../packages/server/src/kernel/db/testing/start-postgres.ts';
import { flag, oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';
import { runMemory } from './enduring/memory-run.ts';
import type { MemoryReport } from './enduring/memory-run.ts';

// Lets a server go through stalled uploads, wrong passwords and minutes of mixed load: its memory must come back to 1.3 times what
// it was. --control lets every try to sign in leave 16 kB behind and succeeds only when that shows.

const LIMIT = 1.3;
const MINUTE_MS = 60_000;
const LEAKED_BYTES = 16_384;

const usage =
  'node tests/memory-check.ts embedded|postgres [--minutes 20] [--sign-ins 10000] [--stalls 60] [--seed 1] [--control]';

type Env = Readonly<Record<string, string>>;
type Measure = (env: Env) => Promise<MemoryReport>;

const embedded = async (measure: Measure): Promise<MemoryReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-memory-'));
  try {
    return await measure({ CHARTDOCK_DATA: join(folder, 'data'), DATABASE_URL: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const postgres = async (measure: Measure): Promise<MemoryReport> => {
  const server = await startPostgres({ durable: true });
  try {
    return await measure({ DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
};

const databases = { embedded, postgres };

const { database, minutes, stalls, control, seed, ...asked } = readArguments(usage, {
  words: { database: oneOf(databases, 'embedded') },
  options: {
    minutes: wholeNumber(20),
    'sign-ins': wholeNumber(10_000),
    stalls: wholeNumber(60),
    seed: wholeNumber(1),
    control: flag,
  },
});
const report = await databases[database]((env) =>
  runMemory({
    env,
    stalls,
    signIns: asked['sign-ins'],
    mixedMs: minutes * MINUTE_MS,
    warmMs: MINUTE_MS,
    conversations: 10,
    pauseMs: 100,
    restMs: MINUTE_MS,
    enough: 0,
    seed,
    leakedBytes: control ? LEAKED_BYTES : 0,
    onPhase: (phase, megabytes) => process.stderr.write(`\r${phase}: ${megabytes.toFixed(0)} MB        `),
  }),
);
process.stderr.write('\n');
const figures = Object.entries(report).map(([name, value]: [string, number]) => [
  name,
  Number(value.toFixed(2)),
]);
process.stdout.write(`memory-check ${database} ${JSON.stringify(Object.fromEntries(figures))}\n`);
process.exitCode = report.ratio <= LIMIT === control ? 1 : 0;
