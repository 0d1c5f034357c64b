import { OPEN_TWICE } from './modelling/open-twice.ts';
import { BROKEN_SHARING, breakSharing } from './sharing/broken-sharing.ts';
import { oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Invites many for few places, lets managers take each other's role, resets links while people join by them, changes owners while
// someone saves, and ends rights while they are in use, over two servers. --control takes a rule away in this process and succeeds only when that shows;
// `lock` takes PostgreSQL, since the embedded database does one transaction at a time.

const asked = readArguments(
  'node tests/share-races.ts embedded|postgres [--rounds 2000] [--runners 50] [--revocations 1000] [--control NAME]',
  {
    words: { kind: oneOf(OPEN_TWICE, 'embedded') },
    options: {
      rounds: wholeNumber(2_000),
      runners: wholeNumber(50),
      revocations: wholeNumber(1_000),
      control: oneOf(BROKEN_SHARING, undefined),
    },
  },
);
const { kind, control, rounds, runners, revocations } = asked;
if (control !== undefined) breakSharing(control);

const run = async () => {
  // Imported late, so that the control can break what they import.
  const { runShareRaces } = await import('./sharing/share-races.ts');
  const { runRevocations } = await import('./sharing/revocations.ts');
  const { databases, close } = await OPEN_TWICE[kind]();
  try {
    const races = await runShareRaces(databases, { rounds, runners });
    return { races, ended: await runRevocations(databases, { rounds: revocations }) };
  } finally {
    await close();
  }
};

const { races, ended } = await run();
const faults = [...races.faults, ...ended.faults];
for (const fault of faults.slice(0, 20)) process.stdout.write(`! ${fault}\n`);
const figures = {
  races: { ...races, faults: races.faults.length },
  ended: { ...ended, faults: ended.faults.length },
};
process.stdout.write(`share-races ${kind} ${JSON.stringify(figures)}\n`);
process.exitCode = (faults.length === 0) === (control !== undefined) ? 1 : 0;
