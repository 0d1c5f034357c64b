import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../packages/server/src/kernel/db/testing/start-postgres.ts';
import type { ServerReport, ServerRoundsOptions } from './crashing/server-rounds.ts';
import { runServerRounds } from './crashing/server-rounds.ts';
import { flag, oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Kills the server while clients write through HTTP. --control spoils the database after each kill and succeeds only when that shows.

type Run = Pick<ServerRoundsOptions, 'rounds' | 'seed' | 'onRound' | 'spoil'>;

const embedded = async (run: Run): Promise<ServerReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-crash-'));
  const dataDir = join(folder, 'data');
  try {
    return await runServerRounds({
      ...run,
      location: { dataDir },
      env: { CHARTDOCK_DATA: dataDir, DATABASE_URL: '' },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const postgres = async (run: Run): Promise<ServerReport> => {
  const server = await startPostgres({ durable: true });
  const { url } = server;
  try {
    return await runServerRounds({
      ...run,
      location: { url },
      env: { DATABASE_URL: url },
      crashDatabase: server.crash,
    });
  } finally {
    await server.stop();
  }
};

const databases = { embedded, postgres };

const main = async (): Promise<number> => {
  const usage = 'node tests/crash-server.ts embedded|postgres [--rounds 50] [--seed 1] [--control]';
  const { database, rounds, seed, control } = readArguments(usage, {
    words: { database: oneOf(databases, 'embedded') },
    options: { rounds: wholeNumber(50), seed: wholeNumber(1), control: flag },
  });
  const report = await databases[database]({
    rounds,
    seed,
    onRound: (so) => process.stderr.write(`\r${JSON.stringify(so)}   `),
    ...(control && {
      spoil: ({ pool }) =>
        pool.query(
          `delete from node_locator where id = (select id from node_locator order by id desc limit 1)`,
        ),
    }),
  });
  process.stderr.write('\n');
  process.stdout.write(`crash-server ${database} ${JSON.stringify(report)}\n`);
  const sound = report.lost + report.halfDone + report.faults.length === 0;
  return sound === control ? 1 : 0;
};

process.exitCode = await main();
