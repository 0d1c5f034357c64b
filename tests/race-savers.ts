import { breakBuild } from './modelling/broken-builds.ts';
import { DATABASES } from './modelling/start-database.ts';
import { flag, oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';
import type { RaceOutcome } from '../packages/server/src/editing/testing/race-savers.ts';

// Lets two people save one canvas at once, on the same version, round after round: one wins, the other is told of the conflict.
// --control takes the comparison of versions away in this process and succeeds only when that shows.

const asked = readArguments('node tests/race-savers.ts embedded|postgres [--rounds 500] [--control]', {
  words: { kind: oneOf(DATABASES, 'embedded') },
  options: { rounds: wholeNumber(500), control: flag },
});
const { kind, rounds, control } = asked;
if (control) breakBuild('version');

const run = async (): Promise<RaceOutcome> => {
  // Imported late, so that the control can break what they import.
  const { raceOnOneFile } = await import('./modelling/race-on-one-file.ts');
  const database = await DATABASES[kind]();
  try {
    return await raceOnOneFile(database, rounds);
  } finally {
    await database.close();
  }
};

const outcome = await run();
const isRight = outcome.won === rounds && outcome.refused === rounds && outcome.lost === 0;
process.stdout.write(`race-savers ${kind} ${JSON.stringify(outcome)}\n`);
process.exitCode = isRight === control ? 1 : 0;
