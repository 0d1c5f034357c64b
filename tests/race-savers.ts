import { breakBuild } from './modelling/broken-builds.ts';
import { DATABASES } from './modelling/start-database.ts';
import { flag, oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';
import type { TestDatabase } from '../packages/server/src/kernel/db/testing/test-databases.ts';

// Lets two people save one canvas at once, on the same version, round after round: one wins, the other is told of the conflict. With
// --savers, so many people each add --lines lines to one text through two servers on one PostgreSQL: no acknowledged line may be lost.
// --control takes the comparison of versions away in this process and succeeds only when that shows.

const asked = readArguments(
  'node tests/race-savers.ts embedded|postgres [--rounds 500] [--savers 50] [--lines 4] [--control]',
  {
    words: { kind: oneOf(DATABASES, 'embedded') },
    options: {
      rounds: wholeNumber(500),
      savers: wholeNumber(0),
      lines: wholeNumber(4),
      control: flag,
    },
  },
);
const { kind, rounds, savers, lines, control } = asked;
if (control) breakBuild('version');

interface Raced {
  readonly outcome: object;
  readonly isRight: boolean;
}

// What is run is imported late, so that the control can break what it imports.
const raceTwo = async (database: TestDatabase): Promise<Raced> => {
  const { raceOnOneFile } = await import('./modelling/race-on-one-file.ts');
  const outcome = await raceOnOneFile(database, rounds);
  const { won, refused, lost } = outcome;
  return { outcome, isRight: won === rounds && refused === rounds && lost === 0 };
};

const raceMany = async (database: TestDatabase): Promise<Raced> => {
  const { saveOnTwoServers } = await import('./modelling/savers-on-two-servers.ts');
  const outcome = await saveOnTwoServers(database, { savers, lines });
  const { acknowledged, lost, strange, versionsBeyond } = outcome;
  const isWhole = acknowledged === savers * lines;
  return { outcome, isRight: isWhole && lost === 0 && strange === 0 && versionsBeyond === 0 };
};

const run = async (): Promise<Raced> => {
  const database = await DATABASES[kind]();
  try {
    return await (savers > 0 ? raceMany : raceTwo)(database);
  } finally {
    await database.close();
  }
};

const { outcome, isRight } = await run();
process.stdout.write(`race-savers ${kind} ${JSON.stringify(outcome)}\n`);
process.exitCode = isRight === control ? 1 : 0;
