import { BROKEN_LIBRARIES, breakLibrary } from './modelling/broken-libraries.ts';
import { OPEN_TWICE } from './modelling/open-twice.ts';
import type { TemplateRaceReport } from './modelling/template-races.ts';
import { oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Lets people make files from a template, by every way and over two servers, while it is withdrawn, gets a price or a paid
// version, and lets many ask for the last file of an account. --control takes a rule away in this process and succeeds only
// when that shows; `hold` takes PostgreSQL, since the embedded database does one transaction at a time.

const asked = readArguments(
  'node tests/template-races.ts embedded|postgres [--rounds 2000] [--control NAME]',
  {
    words: { kind: oneOf(OPEN_TWICE, 'embedded') },
    options: { rounds: wholeNumber(2_000), control: oneOf(BROKEN_LIBRARIES, undefined) },
  },
);
const { kind, control } = asked;
if (control !== undefined) breakLibrary(control);

const run = async (): Promise<TemplateRaceReport> => {
  // Imported late, so that the control can break what they import.
  const { runTemplateRaces } = await import('./modelling/template-races.ts');
  const { databases, close } = await OPEN_TWICE[kind]();
  try {
    return await runTemplateRaces(databases, { rounds: asked.rounds });
  } finally {
    await close();
  }
};

const { faults, ...report } = await run();
for (const fault of faults.slice(0, 20)) process.stdout.write(`! ${fault}\n`);
process.stdout.write(`template-races ${kind} ${JSON.stringify({ ...report, faults: faults.length })}\n`);
process.exitCode = (faults.length === 0) === (control !== undefined) ? 1 : 0;
