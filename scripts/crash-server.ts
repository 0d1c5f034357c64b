import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../packages/server/src/db/testing/start-postgres.ts';
import { runServerRounds, type ServerReport, type ServerRoundsOptions } from './crashing/server-rounds.ts';

// Usage: node scripts/crash-server.ts embedded|postgres [--rounds 50] [--seed 1] [--control]
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

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      control: { type: 'boolean', default: false },
    },
  });
  const database = positionals[0] === 'postgres' ? postgres : embedded;
  const report = await database({
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    onRound: (so) => process.stderr.write(`\r${JSON.stringify(so)}   `),
    ...(values.control && {
      spoil: ({ pool }) =>
        pool.query(
          `delete from node_locator where id = (select id from node_locator order by id desc limit 1)`,
        ),
    }),
  });
  process.stderr.write('\n');
  process.stdout.write(`crash-server ${positionals[0] ?? 'embedded'} ${JSON.stringify(report)}\n`);
  const sound = report.lost + report.halfDone + report.faults.length === 0;
  return sound === values.control ? 1 : 0;
};

process.exitCode = await main();
