import { parseArgs } from 'node:util';
import { BROKEN_BRIDGES, isBrokenBridge } from './bridging/broken-bridges.ts';
import { faultsOf, sendHostileMessages } from './bridging/hostile-messages.ts';
import type { LaunchDriven } from './driving/driven.types.ts';

// Usage: node scripts/hostile-bridge.ts [messages|browser|firefox] [--count 1000000] [--seed 1] [--control NAME]
// Sends hostile messages of a seed to both ends of the bridge: to its parts in this process, or in Chromium or Firefox from
// other windows. --control breaks the bridge on purpose and succeeds only when that shows.

const usage = (problem: string): never => {
  process.stderr.write(`hostile-bridge: ${problem}\n`);
  process.exit(2);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    control: { type: 'string' },
  },
});
const [where = 'messages'] = positionals;
const { control } = values;
if (control !== undefined && !isBrokenBridge(control))
  usage(`no control "${control}": ${Object.keys(BROKEN_BRIDGES).join(', ')}`);
const settings = {
  seed: Number(values.seed),
  control: control !== undefined && isBrokenBridge(control) ? control : undefined,
  onProgress: (sent: number) => process.stderr.write(`\r${sent} messages `),
};

interface Finding {
  readonly report: object;
  readonly faults: number;
}

// Only this part needs a browser.
const flood = async (launch: LaunchDriven): Promise<Finding> => {
  const { floodBrowser } = await import('./bridging/flood-browser.ts');
  return floodBrowser({ ...settings, launch, count: Number(values.count ?? 100_000) });
};

const runs: Readonly<Record<string, () => Promise<Finding>>> = {
  messages: async () => {
    const report = await sendHostileMessages({ ...settings, count: Number(values.count ?? 1_000_000) });
    return { report, faults: faultsOf(report) };
  },
  browser: async () => flood((await import('./driving/chromium.ts')).driveChromium),
  firefox: async () => flood((await import('./driving/firefox.ts')).driveFirefox),
};

const started = performance.now();
const run = runs[where] ?? usage(`no harness "${where}": ${Object.keys(runs).join(', ')}`);
const { report, faults } = await run();
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`\nhostile-bridge ${where} ${JSON.stringify({ ...report, seconds })}\n`);
process.exitCode = (faults === 0) === (control === undefined) ? 0 : 1;
