// Measures drawing 200 mind maps and 200 flowcharts against simple-mind-map and maxGraph in one page of Chromium, as multiples of
// reading their definitions as JSON. Default 5 rounds. Exits with 1 when we are not ten times as fast as both. `--control` lets us
// draw everything twenty times, and succeeds only when that is reported.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { flag, readArguments, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { handIn, isWithin } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { formatTable, median, medianRatio } from '../statistics.ts';

const LEAST = 10;
const PARSES = 50;
const KINDS = ['minds', 'flows'] as const;
const PEERS = { minds: ['simpleMindMap'], flows: ['maxgraph'] } as const;
const OURS = ['chartdock', 'chartdockShown'] as const;
const NAMES: Readonly<Record<string, string>> = {
  parse: 'JSON.parse of the definitions',
  chartdock: 'Chartdock',
  chartdockShown: 'Chartdock, shown in the page too',
  simpleMindMap: 'simple-mind-map 0.14.0',
  maxgraph: '@maxgraph/core 0.24.0',
};

const { rounds, control } = readArguments('node src/render/run.ts [rounds] [--control]', {
  words: { rounds: wholeNumber(5) },
  options: { control: flag },
});

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('./pages/page.ts', import.meta.url))],
  absWorkingDir: fileURLToPath(new URL('../../', import.meta.url)),
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'chrome120',
  loader: { '.svg': 'text' },
  outdir: 'out',
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  logLevel: 'error',
});
const script = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1_280, height: 960 } });
await page.setContent('<!doctype html><meta charset="utf-8"><body></body>');
await page.evaluate(script);
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');

/** Milliseconds that the page's thread has worked so far; waiting for a timer is no work. */
const workedMs = async (): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
};
/** How often a drawer draws everything; more than once is work that the bench must notice. */
const timesOf = (name: string): number => (control && name === 'chartdock' ? 20 : 1);

const measure = async (expression: string): Promise<number> => {
  await page.requestGC();
  const before = await workedMs();
  await page.evaluate(expression);
  return (await workedMs()) - before;
};

type Kind = (typeof KINDS)[number];
const costs = new Map<string, number[]>();
const note = (kind: Kind, name: string, cost: number): void => {
  const key = `${kind}/${name}`;
  costs.set(key, [...(costs.get(key) ?? []), cost]);
};
const costOf = (kind: Kind, name: string): readonly number[] => costs.get(`${kind}/${name}`) ?? [];

// The first round only warms up, and sees that every picture has all its texts.
for (let round = 0; round <= rounds; round += 1)
  for (const kind of KINDS) {
    const parse = (await measure(`parseAll('${kind}', ${PARSES})`)) / PARSES;
    if (round > 0) note(kind, 'parse', parse);
    for (const name of [...OURS, ...PEERS[kind]]) {
      const cost = await measure(`drawAll('${name}', '${kind}', ${timesOf(name)})`);
      const incomplete = await page.evaluate<number>('countIncomplete()');
      if (incomplete > 0)
        throw new Error(`${name} drew ${incomplete} of 200 ${kind} without all of their texts`);
      if (round > 0) note(kind, name, cost);
    }
  }
await browser.close();

const figures: Figure[] = [];
for (const kind of KINDS) {
  const rows = ['parse', ...OURS, ...PEERS[kind]].map((name) => [
    NAMES[name] ?? name,
    median(costOf(kind, name)).toFixed(1),
    `${medianRatio(costOf(kind, name), costOf(kind, 'parse')).toFixed(1)} x`,
    `${medianRatio(costOf(kind, name), costOf(kind, 'chartdock')).toFixed(2)} x`,
  ]);
  console.log(formatTable([[`200 ${kind}`, 'thread ms', 'of JSON.parse', 'of Chartdock'], ...rows]));
  console.log();
  for (const name of PEERS[kind]) {
    const ratio = medianRatio(costOf(kind, name), costOf(kind, 'chartdock'));
    figures.push({
      name: `200 ${kind}, ${NAMES[name] ?? name} : ours`,
      measured: ratio,
      limit: LEAST,
      wanted: 'least',
    });
    console.log(
      `${NAMES[name] ?? name} takes ${ratio.toFixed(1)} times as long; at least ${LEAST} is wanted.`,
    );
  }
  console.log();
}
handIn(figures);
process.exitCode = figures.every(isWithin) === control ? 1 : 0;
