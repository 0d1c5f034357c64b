import { breakVariable } from './breaking/break-plugin.ts';
import { controlLines } from './breaking/control-lines.ts';
import { findNamedTests } from './breaking/find-tests.ts';
import { ledger } from './breaking/ledger/index.ts';
import { pickSample } from './breaking/pick-sample.ts';
import { runBreaks } from './breaking/run-breaks.ts';
import { readTestFiles } from './breaking/test-files.ts';
import { flag, readArguments, text, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Usage: see below. Breaks requirements on purpose and fails when a test that names one stays green.
const usage = 'node tests/break-ids.ts [--only TIME-01,QUOTA] [--sample 20] [--seed 2026-11-22] [--control]';
const { only, sample, seed, control } = readArguments(usage, {
  options: { only: text(undefined), sample: wholeNumber(undefined), seed: text(undefined), control: flag },
});

const asked = only?.split(',');
const isAsked = (id: string): boolean =>
  asked === undefined || asked.some((one) => id === one || id.startsWith(`${one}-`));

const today = new Date().toISOString().slice(0, 10);
const chosen = (control ? controlLines : ledger).filter(({ id }) => isAsked(id));
const lines = sample === undefined ? chosen : pickSample(chosen, sample, seed ?? today);

process.env[breakVariable] = '';
const tried = await runBreaks(lines, findNamedTests(readTestFiles()), ({ line, verdict, detail }) => {
  if (verdict !== 'red' || sample === undefined)
    console.log(`${verdict.padEnd(10)} ${line.id.padEnd(10)} ${detail}`.trimEnd());
});
const good = tried.filter(({ verdict }) => verdict === 'red');
const ids = new Set(tried.map(({ line }) => line.id));
console.log(
  `${tried.length} breaks of ${ids.size} ids: ${good.length} red, ${tried.length - good.length} not`,
);
process.exitCode = good.length === tried.length && tried.length > 0 ? 0 : 1;
