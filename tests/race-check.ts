import { breakBuild } from './modelling/broken-builds.ts';
import type { RaceReport } from './modelling/races.ts';
import { DATABASES } from './modelling/start-database.ts';
import { flag, oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Lets 20 calls at once run for the last file of an account. --control takes the lock away in this process and succeeds only
// when that shows; it takes PostgreSQL, since the embedded database does one transaction at a time.

const asked = readArguments('node tests/race-check.ts embedded|postgres [--rounds 20] [--control]', {
  words: { kind: oneOf(DATABASES, 'embedded') },
  options: { rounds: wholeNumber(20), control: flag },
});
const { kind, control } = asked;
if (control) breakBuild('lock');

const run = async (): Promise<RaceReport> => {
  // Imported late, so that the control can break what they import.
  const { runRaces } = await import('./modelling/races.ts');
  const database = await DATABASES[kind]();
  try {
    return await runRaces(database, { rounds: asked.rounds });
  } finally {
    await database.close();
  }
};

const { rounds, faults } = await run();
for (const fault of faults.slice(0, 20)) process.stdout.write(`! ${fault}\n`);
process.stdout.write(`race-check ${kind} ${JSON.stringify({ rounds, faults: faults.length })}\n`);
process.exitCode = (faults.length === 0) === control ? 1 : 0;
