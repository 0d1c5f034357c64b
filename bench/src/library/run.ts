// Measures the pages of the template library on a processor four times slower: CPU until the covers in view are painted, covers that
// are loaded too far ahead, layout shifts, and covers that come late while someone scrolls through all of them.
// Default 5 rounds. --control makes our pages worse from outside and succeeds only when that shows.
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { startOwnServer } from '../../../tests/harness/own-server.ts';
import { appSteps } from '../../../scripts/building/app-steps.ts';
import { runSteps } from '../../../scripts/building/run-steps.ts';
import { oneOf, readArguments, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { CONTROLS } from './controls.ts';
import type { CoverFacts } from './covers.ts';
import { LIBRARY_SIZE, untilFilled } from './library.ts';
import { PAGES, WHOLE } from './pages.ts';
import { handIn } from '../figures.ts';
import { describe, limitsOf, overLimit } from './report.ts';
import type { Measured } from './report.ts';
import { measureOpening, measureScrolling, signIn } from './visit.ts';
import type { Opening, Visitor } from './visit.ts';

const { rounds, control } = readArguments(
  'node src/library/run.ts [rounds] [--control cpu | eager | shift]',
  {
    words: { rounds: wholeNumber(5) },
    options: { control: oneOf(CONTROLS, undefined) },
  },
);

const LIMITS = { CHARTDOCK_CALLS_PER_MINUTE: '0', CHARTDOCK_LOG_LEVEL: 'silent' };

const say = (what: string): void => {
  process.stderr.write(`${what}, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
};

const measure = async (browser: Browser, address: string): Promise<Measured> => {
  const state = await signIn(browser, address, 'member@chartdock.test');
  const visitor: Visitor = {
    browser,
    address,
    state,
    breakIt: control === undefined ? undefined : CONTROLS[control],
  };
  // Once through all covers, so that the server has drawn each of them.
  const scrolling: CoverFacts[] = [];
  await measureScrolling(visitor, WHOLE);
  const openings = new Map(PAGES.map(({ name }) => [name, new Array<Opening>()]));
  const pages = [...PAGES];
  // The first round warms up and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const page of pages) {
      const opening = await measureOpening(visitor, page);
      if (round >= 0) openings.get(page.name)?.push(opening);
    }
    pages.push(...pages.splice(0, 1));
    say(`round ${round + 1} of ${rounds}`);
  }
  for (let round = 0; round < Math.min(3, rounds); round += 1) {
    scrolling.push(await measureScrolling(visitor, WHOLE));
    say('scrolled');
  }
  return { openings, scrolling };
};

await runSteps(appSteps);
const server = await startOwnServer(LIMITS);
const browser = await launchBrowser();
try {
  await untilFilled(server.address, LIBRARY_SIZE);
  const measured = await measure(browser, server.address);
  console.log(describe(measured));
  handIn(limitsOf(measured));
  const over = overLimit(measured);
  process.exitCode = (control === undefined ? over.size === 0 : over.has(control)) ? 0 : 1;
} finally {
  await browser.close();
  await server.remove();
}
