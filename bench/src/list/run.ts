// Measures mounting and scrolling the file list against a hand-written list and two libraries, and prints ratios.
// Default 5 rounds of all.
import { chromium } from 'playwright-core';
import { readArguments, text, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { formatTable, median } from '../statistics.ts';
import { bundlePage } from './bundle.ts';
import { measureList } from './measure.ts';
import type { ListCost } from './measure.ts';
import { VARIANTS } from './variants.ts';

const SIZES = [1_000, 10_000, 100_000];
const { rounds, wanted } = readArguments("node src/list/run.ts [rounds] [part of a variant's name]", {
  words: { rounds: wholeNumber(5), wanted: text('') },
});
const limit = VARIANTS[0]?.name ?? '';
const variants = VARIANTS.filter(({ name }) => name === limit || name.includes(wanted));

const browser = await chromium.launch({
  executablePath: process.env['CHARTDOCK_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

const pages = await Promise.all(
  variants.map(async (variant) => ({ variant, html: await bundlePage(variant) })),
);
const costs = new Map<string, ListCost[]>();
for (let round = 0; round < rounds; round += 1) {
  // Variants take turns inside a round, so that a slow minute of the machine touches all of them.
  for (const size of SIZES) {
    for (const { variant, html } of pages) {
      const key = `${variant.name}/${size}`;
      costs.set(key, [...(costs.get(key) ?? []), await measureList(browser, html, size)]);
    }
  }
}
await browser.close();

const figure = (name: string, size: number, part: keyof ListCost): number =>
  median((costs.get(`${name}/${size}`) ?? []).map((cost) => cost[part]));
const table = (part: keyof ListCost, title: string): string => {
  const head = [title, ...SIZES.map((size) => `${size} rows`)];
  const rows = variants.map(({ name }) => [
    name,
    ...SIZES.map((size) => {
      const own = figure(name, size, part);
      return `${own.toFixed(1)} (${(own / figure(limit, size, part)).toFixed(2)} x)`;
    }),
  ]);
  return formatTable([head, ...rows]);
};

console.log(table('mount', 'mount, CPU ms'));
console.log();
console.log(table('scroll', 'scroll, CPU ms a frame'));
