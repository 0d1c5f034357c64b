// Measures a folder of 100,000 files in the web app: opening it against one of 1,000, scrolling through it, picking all of it
// against a list written by hand, and its totals against the database.
// Default 7 rounds. --data keeps the database for the next run. --control breaks the app from outside and succeeds only when that shows.
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startOwnServer } from '../../../tests/harness/own-server.ts';
import type { OwnServer } from '../../../tests/harness/own-server.ts';
import { appSteps } from '../../../scripts/building/app-steps.ts';
import { runSteps } from '../../../scripts/building/run-steps.ts';
import { oneOf, readArguments, text, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { temporaryFolder } from '../stopping.ts';
import { CONTROLS } from './controls.ts';
import { measureFirstRows } from './first-rows.ts';
import type { FirstRows } from './first-rows.ts';
import { BROWSER_ACCOUNT, prepareFolders } from './folders.ts';
import type { BenchFolders } from './folders.ts';
import { signInPerson } from './person.ts';
import type { Person } from './person.ts';
import { report } from './report.ts';
import type { Measured } from './report.ts';
import { measureScrolling } from './scrolling.ts';
import type { Scrolling } from './scrolling.ts';
import { measureSelectAll } from './select-all.ts';
import { compareTotals } from './totals.ts';

const usage = 'node src/browser/run.ts [rounds] [--data FOLDER] [--control windowing | total]';
const { rounds, data, control } = readArguments(usage, {
  words: { rounds: wholeNumber(7) },
  options: { data: text(undefined), control: oneOf(CONTROLS, undefined) },
});

const LIMITS = { CHARTDOCK_SEED: 'none', CHARTDOCK_CALLS_PER_MINUTE: '0', CHARTDOCK_LOG_LEVEL: 'silent' };
/** Parts that each control must bring over their limit. */
const FOUND = { windowing: ['rows', 'scrolling', 'picking'], total: ['totals'] } as const;

const say = (what: string): void => {
  process.stderr.write(`${what}, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
};

const measureOpening = async (
  person: Person,
  { small, large }: BenchFolders,
): Promise<Pick<Measured, 'small' | 'large'>> => {
  const costs = { small: new Array<FirstRows>(), large: new Array<FirstRows>() };
  for (let round = -1; round < rounds; round += 1) {
    // The folders change places from round to round, so that neither is always the first.
    for (const folder of round % 2 === 0 ? [small, large] : [large, small]) {
      const cost = await measureFirstRows(person, folder);
      // The first round warms up and is not counted.
      if (round >= 0) costs[folder === small ? 'small' : 'large'].push(cost);
    }
  }
  return costs;
};

interface Site {
  readonly folders: BenchFolders;
  readonly server: OwnServer;
  readonly dataDir: string;
}

const measure = async (person: Person, { folders, server, dataDir }: Site): Promise<Measured> => {
  const { small, large } = folders;
  say('opening');
  const opening = await measureOpening(person, folders);
  say('scrolling');
  const scrolling: Scrolling[] = [];
  for (let round = 0; round < rounds; round += 1) scrolling.push(await measureScrolling(person, large));
  say('picking all');
  const selectAll = await measureSelectAll(person, large, rounds * 3);
  say('totals');
  const totals = await compareTotals(person, { server, dataDir, folders: [small, large] });
  say('done');
  return { ...opening, scrolling, selectAll, totals };
};

const measureIn = async (dataDir: string): Promise<boolean> => {
  await runSteps(appSteps);
  const folders = await prepareFolders(dataDir);
  const server = await startOwnServer({ CHARTDOCK_DATA: dataDir, DATABASE_URL: '', ...LIMITS });
  const browser = await launchBrowser();
  try {
    const person = await signInPerson(browser, server.address, BROWSER_ACCOUNT);
    if (control !== undefined) await CONTROLS[control](person.context);
    const over = report(await measure(person, { folders, server, dataDir }));
    return control === undefined ? over.size === 0 : FOUND[control].every((part) => over.has(part));
  } finally {
    await browser.close();
    await server.remove();
  }
};

if (data !== undefined) mkdirSync(data, { recursive: true });
const folder = data ?? temporaryFolder('bench');
process.exitCode = (await measureIn(join(folder, 'data'))) ? 0 : 1;
