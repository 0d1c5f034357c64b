/**
 * Reads and draws random hostile definitions and looks into every picture, by our own rules and in Chromium:
 * `node tests/hostile-documents.ts [--count 20000] [--seed 1]`. Its control draws texts without escaping, and must be noticed.
 */
import { parseArgs } from 'node:util';
import { readDefinition, renderDefinition } from '../packages/documents/src/index.ts';
import { findStrangers } from '../packages/documents/src/testing/find-strangers.ts';
import {
  createHostileDefinition,
  createRandom,
} from '../packages/documents/src/testing/hostile-definitions.ts';
import { launchBrowser } from './harness/browser.ts';

const PER_PAGE = 100;
const PATIENCE_MS = 180_000;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];

const pictures: string[] = [];
const counts = { drawn: 0, refused: 0, newer: 0, strangers: 0, withoutReason: 0, slowest: 0 };
const random = createRandom(seed);
for (let round = 0; round < count; round += 1) {
  const started = performance.now();
  const reading = readDefinition(createHostileDefinition(random));
  if (reading.status === 'newer') counts.newer += 1;
  if (reading.status === 'refused') {
    counts.refused += 1;
    if (reading.faults.length === 0) counts.withoutReason += 1;
  }
  if (reading.status === 'read') {
    counts.drawn += 1;
    const { svg } = renderDefinition(reading.definition, { marks: true, small: round % 2 === 0 });
    const found = findStrangers(svg);
    if (found.length > 0) {
      counts.strangers += 1;
      console.error(`round ${round}: ${found[0] ?? ''}`);
    }
    pictures.push(svg);
  }
  counts.slowest = Math.max(counts.slowest, Math.round(performance.now() - started));
}

/** Turns what was escaped back into markup, as a renderer would draw it that does not escape. */
const unescaped = (svg: string): string =>
  svg.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

const browser = await launchBrowser();
const page = await browser.newPage();
const asked: string[] = [];
page.on('request', (request) => {
  if (!request.url().startsWith('about:') && !request.url().startsWith('data:')) asked.push(request.url());
});

/** Shows pictures inside a page, and each as a document of its own; returns how many of these are not well formed, and whether something executed. */
const show = async (svgs: readonly string[]): Promise<{ broken: number; executed: boolean }> => {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><meta charset="utf-8">${svgs.join('')}`, {
    waitUntil: 'domcontentloaded',
    timeout: PATIENCE_MS,
  });
  return page.evaluate<{ broken: number; executed: boolean }>(`(() => {
    const parser = new DOMParser();
    const isBroken = (svg) => parser.parseFromString(svg, 'image/svg+xml').querySelector('parsererror') !== null;
    return { broken: ${JSON.stringify(svgs)}.filter(isBroken).length, executed: 'hit' in window };
  })()`);
};

let [broken, executed] = [0, 0];
for (let at = 0; at < pictures.length; at += PER_PAGE) {
  const result = await show(pictures.slice(at, at + PER_PAGE));
  broken += result.broken;
  if (result.executed) executed += 1;
}
const requests = asked.length;
const sample = pictures.slice(0, PER_PAGE).map(unescaped);
const control = await show(sample);
const noticed = sample.filter((svg) => findStrangers(svg).length > 0).length;
await browser.close();

console.log(
  JSON.stringify({ count, ...counts, broken, executed, requests, control: { ...control, noticed } }),
);
const isSound = counts.strangers + counts.withoutReason + broken + executed + requests === 0;
const isControlled = control.executed && noticed > 0;
process.exitCode = isSound && isControlled ? 0 : 1;
