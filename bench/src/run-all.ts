// Runs every bench that has published limits in its short form, one after the other, and prints one table of measured beside wanted.
// Exits with 1 when a figure is over its limit or a bench fails. Names run some of them.
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { readArguments, text } from '../../scripts/processes/command-arguments.ts';
import { startGroup } from '../../scripts/processes/run-group.ts';
import type { RunningGroup } from '../../scripts/processes/run-group.ts';
import { calibrate, formatCalibration } from '../../scripts/testing/calibration.ts';
import { BENCHES } from './benches.ts';
import { describeFigures, isWithin } from './figures.ts';
import type { Figure } from './figures.ts';
import { atEnd, temporaryFolder } from './stopping.ts';

const { only } = readArguments('npx --yes pnpm@12 bench [--only name,name]', {
  options: { only: text('') },
});
const names = only.split(',').filter(Boolean);
const chosen = BENCHES.filter(({ name }) => names.length === 0 || names.includes(name));
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0)
  throw new Error(
    `No bench is called ${unknown.join(', ')}; there are ${BENCHES.map(({ name }) => name).join(', ')}`,
  );

const folder = temporaryFolder('figures');
const figuresIn = (file: string): readonly Figure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Figure)
    : [];

let running: RunningGroup | undefined;
// The group of the bench that runs is ended by the watch on its parent, once this process is gone.
atEnd(() => void running?.stop());

const calibration = calibrate();
const found: (Figure & { readonly bench: string })[] = [];
const failed: string[] = [];
const begun = performance.now();
for (const { name, args } of chosen) {
  console.log(`\n== ${name}: node ${args.join(' ')}, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
  const file = join(folder, `${name}.jsonl`);
  running = startGroup(
    args.map((word) => (word.startsWith('src/') ? join('bench', word) : word)),
    { CHARTDOCK_BENCH_FIGURES: file },
  );
  await running.ended;
  running = undefined;
  const figures = figuresIn(file);
  // A bench ends with 1 above a limit too; one that hands in nothing has failed.
  if (figures.length === 0) failed.push(name);
  found.push(...figures.map((figure) => ({ ...figure, bench: name })));
}

const over = found.filter((figure) => !isWithin(figure));
console.log(`\n${describeFigures(found)}\n`);
for (const name of failed) console.log(`${name} ended without figures`);
console.log(
  `${formatCalibration(calibration)}; ${chosen.length} benches in ${Math.round((performance.now() - begun) / 1000)} s; ` +
    `${found.length - over.length} figures within, ${over.length} over their limits`,
);
if (over.length > 0 || failed.length > 0) process.exitCode = 1;
