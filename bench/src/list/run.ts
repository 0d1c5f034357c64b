// Measures mounting and scrolling the file list against a hand-written list and two libraries, and prints ratios.
// Default 5 rounds of all.
import { readArguments, text, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
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

const browser = await launchBrowser();

const pages = await Promise.all(
  variants.map(async (variant) => ({ variant, html: await bundlePage(variant) })),
);
const ways = [
  { name: 'page', stands: false },
  { name: 'list', stands: true },
] as const;
type Way = (typeof ways)[number]['name'];
const costs = new Map<string, ListCost[]>();
for (let round = 0; round < rounds; round += 1) {
  // Variants take turns inside a round, so that a slow minute of the machine touches all of them.
  for (const size of SIZES) {
    for (const { variant, html } of pages) {
      for (const { name, stands } of ways) {
        const key = `${variant.name}/${size}/${name}`;
        const cost = await measureList(browser, html, { count: size, stands });
        costs.set(key, [...(costs.get(key) ?? []), cost]);
      }
    }
  }
}
await browser.close();

interface Column {
  readonly title: string;
  readonly part: keyof ListCost;
  readonly way: Way;
}
const figure = (name: string, size: number, { part, way }: Column): number =>
  median((costs.get(`${name}/${size}/${way}`) ?? []).map((cost) => cost[part]));
const table = (column: Column): string => {
  const head = [column.title, ...SIZES.map((size) => `${size} rows`)];
  const rows = variants.map(({ name }) => [
    name,
    ...SIZES.map((size) => {
      const own = figure(name, size, column);
      return `${own.toFixed(1)} (${(own / figure(limit, size, column)).toFixed(2)} x)`;
    }),
  ]);
  return formatTable([head, ...rows]);
};

console.log(table({ title: 'mount with its page, CPU ms', part: 'mount', way: 'page' }));
console.log();
console.log(table({ title: 'mount in a page that stands, CPU ms', part: 'mount', way: 'list' }));
console.log();
console.log(table({ title: 'scroll, CPU ms a frame', part: 'scroll', way: 'page' }));
