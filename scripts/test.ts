import { basename } from 'node:path';
import { appSteps } from './building/app-steps.ts';
import { runStepsTogether } from './building/run-steps.ts';
import { allChecks } from './checking/all-checks.ts';
import { runChecks } from './checking/run-checks.ts';
import { watchPackageManagers } from './processes/ancestors.ts';
import { startBusyProcesses } from './processes/busy-processes.ts';
import { flag, readArguments, wholeNumber } from './processes/command-arguments.ts';
import { endRunning } from './processes/run.ts';
import { selectNamed } from './processes/select-named.ts';
import { testOrder } from './processes/test-order.ts';
import { inRoot, root } from './repository/paths.ts';
import { ensureChromium, ensureHeadlessShell } from './setup/chromium.ts';
import { ensureFirefox } from './setup/firefox.ts';
import { ensurePostgres } from './setup/postgres.ts';
import type { Tally } from './reporting/report.ts';
import { formatTally, formatTotal, isBad, isGood, noTests, sumTallies } from './reporting/report.ts';
import {
  changedFiles,
  databaseOf,
  dayOf,
  hashInputs,
  leftOutOn,
  readSeen,
  writeSeen,
} from './testing/day-plan.ts';
import { journalReader } from './testing/journal.ts';
import { calibrate, chooseWorkers, formatCalibration } from './testing/calibration.ts';
import { PATIENCE, givenPatience, patienceOf, stillLimit } from './testing/patience.ts';
import { runFiles } from './testing/run-files.ts';
import { tallySoFar } from './testing/tally-progress.ts';

// Every stage counts what passed and what failed; the last line sums them up, also of a run that is stopped.
// `.cache/reports` holds what happened in each file.
// `CHARTDOCK_STAGES=set-up,check` runs some of the stages. `CHARTDOCK_TEST_ORDER=20261124` repeats the order of a day.
const usage = `npx --yes pnpm@12 test [--all] [--changed] [--beside N]
  --all       runs the long tests of every day, and each suite on both databases
  --changed   runs unit and integration tests that the last commit or something uncommitted can reach
  --beside N  keeps N processes busy beside the tests`;
const options = readArguments(usage, {
  options: { all: flag, changed: flag, beside: wholeNumber(0) },
});
const reports = inRoot('.cache/reports');
const seenFile = inRoot('.cache/long-tests.json');

const endBusy = startBusyProcesses(options.beside);
process.on('exit', endBusy);

// Nothing limits the whole: a slow machine takes long. All that waits in tests does so in units of this calibration.
const calibration = calibrate();
const workers = chooseWorkers(calibration);
const patience = givenPatience() ?? patienceOf(calibration.timesSlower);

const now = new Date();
const order = testOrder(process.env, now);
const day = dayOf(now);
const inputs = hashInputs(root);
const leaveOut = options.all
  ? []
  : leftOutOn(day, { seen: readSeen(seenFile), now: inputs, changed: changedFiles(root) });
const stopping = new AbortController();
let filesRun: Promise<unknown> = Promise.resolve();

const vitest = (name: keyof typeof workers, projects: readonly string[]): Promise<Tally> => {
  const run = runFiles({
    journal: `${reports}/${name}.jsonl`,
    projects,
    leaveOut,
    workers: workers[name],
    args: options.changed ? ['--changed', 'HEAD~1', '--passWithNoTests'] : [],
    // The tests start hundreds of processes; with the cache each starts in two thirds of the time.
    env: {
      CI: 'true',
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: inRoot('.cache/node'),
      CHARTDOCK_TEST_ORDER: order,
      ...(options.all ? {} : { CHARTDOCK_TEST_DAYS_DATABASE: databaseOf(day) }),
      [PATIENCE]: String(patience),
    },
    stillMs: stillLimit(patience),
    signal: stopping.signal,
  });
  filesRun = run;
  return run;
};

/** Runs all but the browser tests, and keeps what the long ones among them passed with. */
const units = async (): Promise<Tally> => {
  console.log(`Unit and component tests of a file in the order of CHARTDOCK_TEST_ORDER=${order}`);
  if (leaveOut.length > 0)
    console.log(
      `Left to other days, as --all does not: ${leaveOut.map((path) => basename(path)).join(', ')}`,
    );
  const tally = await vitest('unit', ['unit', 'integration', 'react', 'preact']);
  if (tally.failed === 0 && !options.changed) {
    const ran = Object.entries(inputs).filter(([path]) => !leaveOut.includes(path));
    writeSeen(seenFile, { ...readSeen(seenFile), ...Object.fromEntries(ran) });
  }
  return tally;
};

const setUp = async (): Promise<Tally> => {
  console.log(`Chromium: ${await ensureChromium()}`);
  console.log(`Chromium without windows: ${(await ensureHeadlessShell()) ?? 'none could be had'}`);
  console.log(`PostgreSQL: ${await ensurePostgres()}`);
  console.log(
    `Firefox: ${(await ensureFirefox()) ?? 'none could be had, so the tests in Firefox are skipped'}`,
  );
  return noTests;
};

let checked: Tally = noTests;

const check = async (): Promise<Tally> => {
  const checks = allChecks();
  await runChecks(checks, console.log, ({ problems }) => {
    const verdict = problems.length > 0 ? { failed: 1 } : { passed: 1 };
    checked = sumTallies([checked, { ...noTests, ...verdict }]);
  });
  return checked;
};

const build = async (): Promise<Tally> => {
  await runStepsTogether(appSteps);
  return noTests;
};

interface Stage {
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<Tally>;
  /** Counts what it came to until now. */
  readonly soFar: () => Tally;
}

const nothing = (): Tally => noTests;
const writtenBy = (name: keyof typeof workers) => (): Tally =>
  tallySoFar(journalReader(`${reports}/${name}.jsonl`)());

const stages: readonly Stage[] = [
  { name: 'set-up', title: 'set-up', run: setUp, soFar: nothing },
  { name: 'check', title: 'check', run: check, soFar: () => checked },
  { name: 'build', title: 'build', run: build, soFar: nothing },
  {
    name: 'unit',
    title: 'unit and integration tests',
    run: units,
    soFar: writtenBy('unit'),
  },
  {
    name: 'e2e',
    title: 'browser tests',
    run: () => vitest('e2e', ['e2e']),
    soFar: writtenBy('e2e'),
  },
];

const runStage = async ({ title, run }: Stage): Promise<Tally> => {
  const start = performance.now();
  console.log(`\n== ${title}`);
  let tally: Tally;
  try {
    tally = await run();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    tally = { ...noTests, failed: 1 };
  }
  const took = Math.round((performance.now() - start) / 1000);
  console.log(`== ${title}: ${formatTally(tally)} in ${took} s`);
  return tally;
};

const only = process.env['CHARTDOCK_STAGES'] ?? (options.changed ? 'unit' : undefined);
const chosen = selectNamed(stages, only, 'stage');
const finished: Tally[] = [];

/** Ends a run that is not over: everything it started, then a tally of what it saw and the names of what it did not. */
const stop = async (why: string): Promise<void> => {
  if (stopping.signal.aborted) return;
  const stage = chosen[finished.length];
  stopping.abort();
  endRunning();
  await filesRun;
  const left = chosen.slice(finished.length + 1).map(({ title }) => title);
  console.log(`\nStopped by ${why} in: ${stage?.title ?? 'nothing'}`);
  if (left.length > 0) console.log(`Not run: ${left.join(', ')}`);
  const total = sumTallies([...finished, stage?.soFar() ?? noTests]);
  console.log(`\n${formatTotal({ ...total, failed: Math.max(1, total.failed) })}`);
  process.exit(1);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
watchPackageManagers(() => void stop('the end of the package manager'));
// The terminal may be gone before we are.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

console.log(
  `Calibration: ${formatCalibration(calibration)}; patience ${Math.round(patience / 1_000)} s; workers ${workers.unit} and ${workers.e2e}`,
);
for (const stage of chosen) {
  const tally = await runStage(stage);
  if (stopping.signal.aborted) break;
  finished.push(tally);
}
if (!stopping.signal.aborted) {
  const total = sumTallies(finished);
  console.log(`\n${formatTotal(total)}`);
  // A whole run that counted nothing is bad, but some of its stages have nothing to count.
  const good = only === undefined ? isGood(total) : !isBad(total);
  process.exitCode = good ? 0 : 1;
}
endBusy();
