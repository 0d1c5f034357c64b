import { DATABASES } from './modelling/start-database.ts';
import { REMOVED_RULES, removeRule } from './guarding/removed-rules.ts';
import type { MatrixReport } from '../packages/server/src/testing/authorisation/ask-cells.ts';
import { oneOf, readArguments, text, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Every call of the server, and every address of its pictures and downloads, by everyone: with a session, as a collaborator, with
// tokens of partners, with what is no token. --percent asks a part of a seed, --calls NAME,NAME some calls, or addresses by method and
// path. --control takes a rule away in this process and succeeds only when that shows.

const usage =
  'node tests/authorisation-matrix.ts [--database embedded|postgres] [--percent 100] [--seed 1] [--calls NAME,NAME] [--control NAME]';
const asked = readArguments(usage, {
  options: {
    database: oneOf(DATABASES, 'embedded'),
    percent: wholeNumber(100),
    seed: wholeNumber(1),
    calls: text(undefined),
    control: oneOf(REMOVED_RULES, undefined),
  },
});
const { control, database: kind, percent, seed } = asked;
if (control !== undefined) removeRule(control);

const askAll = async (): Promise<MatrixReport> => {
  // Imported late, so that a control can take away what they import.
  const { askMatrix } = await import('../packages/server/src/testing/authorisation/ask-cells.ts');
  const database = await DATABASES[kind]();
  try {
    return await askMatrix(await database.open(), {
      share: percent / 100,
      seed,
      calls: asked.calls?.split(','),
      onProgress: (cells) => process.stderr.write(`\r${cells} cells `),
    });
  } finally {
    await database.close();
  }
};

const started = performance.now();
const { breaches, ...report } = await askAll();
process.stderr.write('\n');
for (const { cell, what, said } of breaches) process.stdout.write(`! ${what}: ${cell}: ${said}\n`);
const count = (what: string): number => breaches.filter((one) => one.what === what).length;
const found = { leaks: count('leak'), writes: count('write'), unlike: count('unlike'), codes: count('code') };
const seconds = Math.round((performance.now() - started) / 100) / 10;
process.stdout.write(`authorisation-matrix ${kind} ${JSON.stringify({ ...report, ...found, seconds })}\n`);
process.exitCode = (breaches.length === 0) === (control === undefined) ? 0 : 1;
