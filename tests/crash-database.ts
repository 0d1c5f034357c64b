import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../packages/server/src/kernel/db/database.ts';
import { startPostgres } from '../packages/server/src/kernel/db/testing/start-postgres.ts';
import type { CrashReport } from '../packages/server/src/kernel/db/crash/crash.types.ts';
import { runKillRounds } from '../packages/server/src/kernel/db/crash/kill-rounds.ts';
import { runPowerCuts } from '../packages/server/src/kernel/db/crash/power-cut.ts';
import { flag, needed, oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

const USAGE = `node tests/crash-database.ts <harness> [--rounds 50] [--seed 1] [--control]

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

const tell = (round: number, report: CrashReport): void => {
  process.stderr.write(`\rround ${round}: ${JSON.stringify(report)}   `);
};

const kill = async (
  location: DatabaseLocation,
  run: Run,
  crashServer?: () => Promise<void>,
): Promise<CrashReport> =>
  runKillRounds({
    ...run,
    location,
    onRound: tell,
    ...(run.control && { misbehaviour: 'acknowledges_early' as const }),
    ...(crashServer && { crashServer }),
  });

const killPostgres = async (run: Run): Promise<CrashReport> => {
  const server = await startPostgres({ durable: true });
  try {
    return await kill({ url: server.url }, run, server.crash);
  } finally {
    await server.stop();
  }
};

const harnesses = {
  'kill-embedded': (run: Run) => kill({ dataDir: join(run.folder, 'data') }, run),
  'kill-postgres': killPostgres,
  'power-embedded': (run: Run) =>
    runPowerCuts({ ...run, onRound: tell, durability: run.control ? 'shipped_unchecked' : 'checked' }),
};

const main = async (): Promise<number> => {
  const { harness, rounds, seed, control } = readArguments(USAGE, {
    words: { harness: needed(oneOf(harnesses, undefined)) },
    options: { rounds: wholeNumber(50), seed: wholeNumber(1), control: flag },
  });
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-crash-'));
  try {
    const report = await harnesses[harness]({ rounds, seed, control, folder });
    process.stderr.write('\n');
    process.stdout.write(`${harness} ${JSON.stringify(report)}\n`);
    const faults = report.lost + report.torn + report.unopenable;
    return faults > 0 === control ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = await main();
