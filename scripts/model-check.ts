import { parseArgs } from 'node:util';
import { BROKEN_BUILDS, breakBuild, isBrokenBuild } from './modelling/broken-builds.ts';
import type { ModelReport } from './modelling/run-sequences.ts';

// Usage: node scripts/model-check.ts [--sequences 2000] [--seed 1] [--database embedded|postgres] [--control NAME]
// Random sequences of a seed through the file areas of three people against the real server, compared with a model.
// A failing sequence is run again, with its story, by --replay SEED. --control breaks the source in this process and succeeds
// only when that shows.

const usage = (problem: string): never => {
  process.stderr.write(`model-check: ${problem}\n`);
  process.exit(2);
};

const numberOf = (name: string, text: string): number =>
  /^\d+$/.test(text) ? Number(text) : usage(`--${name} takes a whole number, not "${text}"`);

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'embedded' },
    replay: { type: 'string' },
    control: { type: 'string' },
  },
});
const { control, database: kind } = values;
if (kind !== 'embedded' && kind !== 'postgres') usage(`no database "${kind}": embedded or postgres`);
if (control !== undefined) {
  if (isBrokenBuild(control)) breakBuild(control);
  else usage(`no control "${control}": ${Object.keys(BROKEN_BUILDS).join(', ')}`);
}

const runAll = async (): Promise<ModelReport> => {
  // Imported late, so that a control can break what they import.
  const databases = await import('../packages/server/src/db/testing/test-databases.ts');
  const { runSequences } = await import('./modelling/run-sequences.ts');
  const start =
    kind === 'postgres' ? databases.startPostgresTestDatabase : databases.startEmbeddedTestDatabase;
  const database = await start();
  try {
    return await runSequences(database, {
      seed: numberOf('seed', values.replay ?? values.seed),
      sequences: values.replay === undefined ? numberOf('sequences', values.sequences) : 1,
      stopsAtFault: control !== undefined,
      onBatch: (done) => process.stderr.write(`\r${done} sequences `),
    });
  } finally {
    await database.close();
  }
};

const tell = ({ failed, unsound }: ModelReport): void => {
  for (const { seed, story, faults } of failed) {
    const again = `node scripts/model-check.ts --database ${kind} --replay ${seed}`;
    process.stdout.write(`sequence ${seed}, again with: ${again}\n`);
    process.stdout.write(`${story.join('\n')}\n${faults.map((fault) => `! ${fault}`).join('\n')}\n`);
  }
  for (const fault of unsound) process.stdout.write(`! ${fault}\n`);
};

const started = performance.now();
const report = await runAll();
process.stderr.write('\n');
tell(report);
const { sequences, steps, answers } = report;
const faults = report.failed.length + report.unsound.length;
const seconds = Math.round((performance.now() - started) / 100) / 10;
process.stdout.write(
  `model-check ${kind} ${JSON.stringify({ sequences, steps, faults, seconds, answers })}\n`,
);
process.exitCode = (faults === 0) === (control === undefined) ? 0 : 1;
