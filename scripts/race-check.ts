import { parseArgs } from 'node:util';
import { breakBuild } from './modelling/broken-builds.ts';
import type { RaceReport } from './modelling/races.ts';

// Usage: node scripts/race-check.ts embedded|postgres [--rounds 20] [--control]
// Lets 20 calls at once run for the last file of an account. --control takes the lock away in this process and succeeds only
// when that shows; it takes PostgreSQL, since the embedded database does one transaction at a time.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '20' },
    control: { type: 'boolean', default: false },
  },
});
const kind = positionals[0] === 'postgres' ? 'postgres' : 'embedded';
if (values.control) breakBuild('lock');

const run = async (): Promise<RaceReport> => {
  // Imported late, so that the control can break what they import.
  const databases = await import('../packages/server/src/db/testing/test-databases.ts');
  const { runRaces } = await import('./modelling/races.ts');
  const start =
    kind === 'postgres' ? databases.startPostgresTestDatabase : databases.startEmbeddedTestDatabase;
  const database = await start();
  try {
    return await runRaces(database, { rounds: Number(values.rounds) });
  } finally {
    await database.close();
  }
};

const { rounds, faults } = await run();
for (const fault of faults.slice(0, 20)) process.stdout.write(`! ${fault}\n`);
process.stdout.write(`race-check ${kind} ${JSON.stringify({ rounds, faults: faults.length })}\n`);
process.exitCode = (faults.length === 0) === values.control ? 1 : 0;
