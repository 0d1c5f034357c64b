import { BROKEN_BUILDS, breakBuild } from './modelling/broken-builds.ts';
import type { ModelReport } from './modelling/run-sequences.ts';
import { DATABASES } from './modelling/start-database.ts';
import { oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Random sequences of a seed through the file areas of three people against the real server, compared with a model.
// A failing sequence is run again, with its story, by --replay SEED. --control breaks the source in this process and succeeds
// only when that shows.

const usage =
  'node tests/model-check.ts [--sequences 2000] [--seed 1] [--database embedded|postgres] [--replay SEED] [--control NAME]';
const asked = readArguments(usage, {
  options: {
    sequences: wholeNumber(2000),
    seed: wholeNumber(1),
    database: oneOf(DATABASES, 'embedded'),
    replay: wholeNumber(undefined),
    control: oneOf(BROKEN_BUILDS, undefined),
  },
});
const { control, database: kind, replay } = asked;
if (control !== undefined) breakBuild(control);

const runAll = async (): Promise<ModelReport> => {
  // Imported late, so that a control can break what they import.
  const { runSequences } = await import('./modelling/run-sequences.ts');
  const database = await DATABASES[kind]();
  try {
    return await runSequences(database, {
      seed: replay ?? asked.seed,
      sequences: replay === undefined ? asked.sequences : 1,
      stopsAtFault: control !== undefined,
      onBatch: (done) => process.stderr.write(`\r${done} sequences `),
    });
  } finally {
    await database.close();
  }
};

const tell = ({ failed, unsound }: ModelReport): void => {
  for (const { seed, story, faults } of failed) {
    const again = `node tests/model-check.ts --database ${kind} --replay ${seed}`;
    process.stdout.write(`sequence ${seed}, again with: ${again}\n`);
    process.stdout.write(`${story.join('\n')}\n${faults.map((fault) => `! ${fault}`).join('\n')}\n`);
  }
  for (const fault of unsound) process.stdout.write(`! ${fault}\n`);
};

const started = performance.now();
const report = await runAll();
process.stderr.write('\n');
const { sequences, steps, answers } = report;
const faults = report.failed.length + report.unsound.length;

tell(report);
const seconds = Math.round((performance.now() - started) / 100) / 10;
process.stdout.write(
  `model-check ${kind} ${JSON.stringify({ sequences, steps, faults, seconds, answers })}\n`,
);
process.exitCode = (faults === 0) === (control === undefined) ? 0 : 1;
