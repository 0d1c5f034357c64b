import { BROKEN_BRIDGES } from './bridging/broken-bridges.ts';
import { faultsOf, sendHostileMessages } from './bridging/hostile-messages.ts';
import type { LaunchDriven } from './driving/driven.types.ts';
import { oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Sends hostile messages of a seed to both ends of the bridge: to its parts in this process, or in Chromium or Firefox from
// other windows. --control breaks the bridge on purpose and succeeds only when that shows.

/** How many messages each harness sends when nothing else is said. */
const COUNTS = { messages: 1_000_000, browser: 100_000, firefox: 100_000 };

const usage =
  'node tests/hostile-bridge.ts [messages|browser|firefox] [--count 1000000] [--seed 1] [--control NAME]';
const { where, count, seed, control } = readArguments(usage, {
  words: { where: oneOf(COUNTS, 'messages') },
  options: {
    count: wholeNumber(undefined),
    seed: wholeNumber(1),
    control: oneOf(BROKEN_BRIDGES, undefined),
  },
});
const settings = {
  seed,
  control,
  count: count ?? COUNTS[where],
  onProgress: (sent: number) => process.stderr.write(`\r${sent} messages `),
};

interface Finding {
  readonly report: object;
  readonly faults: number;
}

// Only this part needs a browser.
const flood = async (launch: LaunchDriven): Promise<Finding> => {
  const { floodBrowser } = await import('./bridging/flood-browser.ts');
  return floodBrowser({ ...settings, launch });
};

const runs: Readonly<Record<keyof typeof COUNTS, () => Promise<Finding>>> = {
  messages: async () => {
    const report = await sendHostileMessages(settings);
    return { report, faults: faultsOf(report) };
  },
  browser: async () => flood((await import('./driving/chromium.ts')).driveChromium),
  firefox: async () => flood((await import('./driving/firefox.ts')).driveFirefox),
};

const started = performance.now();
const { report, faults } = await runs[where]();
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`\nhostile-bridge ${where} ${JSON.stringify({ ...report, seconds })}\n`);
process.exitCode = (faults === 0) === (control === undefined) ? 0 : 1;
