import { mkdirSync, rmSync } from 'node:fs';
import { appSteps } from './building/app-steps.ts';
import { runSteps } from './building/run-steps.ts';
import { allChecks } from './checking/all-checks.ts';
import { runChecks } from './checking/run-checks.ts';
import { selectNamed } from './processes/select-named.ts';
import { runTool } from './processes/tools.ts';
import { inRoot } from './repository/paths.ts';
import { testOrder } from './processes/test-order.ts';
import { ensureChromium, ensureHeadlessShell } from './setup/chromium.ts';
import { ensureFirefox } from './setup/firefox.ts';
import { ensurePostgres } from './setup/postgres.ts';
import type { Tally } from './reporting/report.ts';
import {
  formatTally,
  formatTotal,
  isBad,
  isGood,
  noTests,
  sumTallies,
  tallyReportFile,
} from './reporting/report.ts';

// Usage: npx --yes pnpm@12 test. Every stage counts what passed and what failed; the last line sums them up.
// `CHARTDOCK_STAGES=set-up,check` runs some of the stages. `CHARTDOCK_TEST_ORDER=20261124` repeats the order of a day.
const reports = inRoot('.cache/reports');
// A run takes minutes; this only ends one that hangs.
const longestRunMs = 45 * 60_000;

// More files at a time than there are cores: they wait for disks, servers and browsers more than they compute.
const workers = { unit: 4, e2e: 3 } as const;

const order = testOrder(process.env, new Date());

const vitest = async (name: keyof typeof workers, projects: readonly string[]): Promise<Tally> => {
  const report = `${reports}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runTool(
    'vitest',
    ['run', ...chosen, '--maxWorkers', String(workers[name]), ...reporters],
    {
      echo: true,
      // The tests start hundreds of processes; with the cache each starts in two thirds of the time.
      env: {
        CI: 'true',
        NO_COLOR: '1',
        NODE_COMPILE_CACHE: inRoot('.cache/node'),
        CHARTDOCK_TEST_ORDER: order,
      },
      timeoutMs: Math.max(1_000, Math.round(longestRunMs - performance.now())),
    },
  );
  return tallyReportFile(report, code);
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

const check = async (): Promise<Tally> => {
  const finished = await runChecks(allChecks());
  const failed = finished.filter(({ problems }) => problems.length > 0).length;
  return { ...noTests, passed: finished.length - failed, failed };
};

const build = async (): Promise<Tally> => {
  await runSteps(appSteps);
  return noTests;
};

interface Stage {
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<Tally>;
}

const stages: readonly Stage[] = [
  { name: 'set-up', title: 'set-up', run: setUp },
  { name: 'check', title: 'check', run: check },
  { name: 'build', title: 'build', run: build },
  {
    name: 'unit',
    title: 'unit and integration tests',
    run: () => {
      console.log(`Unit and component tests of a file in the order of CHARTDOCK_TEST_ORDER=${order}`);
      return vitest('unit', ['unit', 'integration', 'react', 'preact']);
    },
  },
  { name: 'e2e', title: 'browser tests', run: () => vitest('e2e', ['e2e']) },
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

const only = process.env['CHARTDOCK_STAGES'];
const chosen = selectNamed(stages, only, 'stage');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const tallies: Tally[] = [];
for (const stage of chosen) tallies.push(await runStage(stage));
const total = sumTallies(tallies);
console.log(`\n${formatTotal(total)}`);
// A whole run that counted nothing is bad, but some of its stages have nothing to count.
const good = only === undefined ? isGood(total) : !isBad(total);
process.exitCode = good ? 0 : 1;
