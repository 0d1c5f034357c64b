import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseLocation } from '../packages/server/src/db/database.ts';
import { startPostgres } from '../packages/server/src/db/testing/start-postgres.ts';
import type { CrashReport } from '../packages/server/src/db/crash/crash.types.ts';
import { runKillRounds } from '../packages/server/src/db/crash/kill-rounds.ts';
import { runPowerCuts } from '../packages/server/src/db/crash/power-cut.ts';

const HELP = `node scripts/crash-database.ts <harness> [--rounds 50] [--seed 1] [--control]

  kill-embedded   kill -9 of a process that writes to the embedded database
  kill-postgres   kill -9 of a process that writes to PostgreSQL; every third round kills the whole server too
  power-embedded  power cuts of the disk below the embedded database (Linux, root, loop devices)

--control runs a version that is broken on purpose and succeeds only when that shows.`;

interface Run {
  readonly rounds: number;
  readonly seed: number;
  readonly control: boolean;
  readonly folder: string;
}

function tell(round: number, report: CrashReport): void {
  process.stderr.write(`\rround ${round}: ${JSON.stringify(report)}   `);
}

async function kill(
  location: DatabaseLocation,
  run: Run,
  crashServer?: () => Promise<void>,
): Promise<CrashReport> {
  return runKillRounds({
    ...run,
    location,
    onRound: tell,
    ...(run.control && { misbehaviour: 'acknowledges_early' as const }),
    ...(crashServer && { crashServer }),
  });
}

async function killPostgres(run: Run): Promise<CrashReport> {
  const server = await startPostgres({ durable: true });
  try {
    return await kill({ url: server.url }, run, server.crash);
  } finally {
    await server.stop();
  }
}

const harnesses: Readonly<Record<string, (run: Run) => Promise<CrashReport>>> = {
  'kill-embedded': (run) => kill({ dataDir: join(run.folder, 'data') }, run),
  'kill-postgres': killPostgres,
  'power-embedded': (run) =>
    runPowerCuts({ ...run, onRound: tell, durability: run.control ? 'shipped_unchecked' : 'checked' }),
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      control: { type: 'boolean', default: false },
    },
  });
  const harness = harnesses[positionals[0] ?? ''];
  if (harness === undefined) {
    process.stdout.write(`${HELP}\n`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-crash-'));
  try {
    const run = { rounds: Number(values.rounds), seed: Number(values.seed), control: values.control, folder };
    const report = await harness(run);
    process.stderr.write('\n');
    process.stdout.write(`${positionals[0]} ${JSON.stringify(report)}\n`);
    const faults = report.lost + report.torn + report.unopenable;
    return faults > 0 === values.control ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
