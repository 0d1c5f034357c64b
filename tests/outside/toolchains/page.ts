import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Column, Results } from './toolchain.types.ts';

/** File in which the outcome of the last run is kept. */
export const RESULTS = join(import.meta.dirname, 'results.json');

/** Reads the outcome of the last run. */
export const readResults = (): Results => JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;

/** Columns of the table with their headings. */
export const COLUMNS: Readonly<Record<Column, string>> = {
  embed: '`embed`',
  libraries: '`client`, `contract`, `files`, `platform`, `workspace` …',
  react: '`react`',
  server: '`server`',
};

const widthOf = (lines: readonly (readonly string[])[], column: number): number =>
  Math.max(...lines.map((cells) => (cells[column] ?? '').length));

/** Writes cells as a table of Markdown, aligned as Prettier does. */
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [head, ...rows];
  const widths = head.map((_cell, column) => widthOf(lines, column));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
};

/** Writes the reference page of where the packages run, from the outcome of the last run. */
export const whereItRunsPage = ({ day, rows }: Results = readResults()): string => {
  const columns = Object.keys(COLUMNS) as Column[];
  const table = tableOf(
    ['bundler or runtime', ...columns.map((column) => COLUMNS[column])],
    rows.map(({ name, version, cells }) => [
      `${name}: ${version}`,
      ...columns.map((column) => cells[column] ?? '–'),
    ]),
  );
  return `# Where the packages run

\`node tests/toolchains.ts\` wrote this page on ${day}, after trying each cell: it installs the packed archives in an empty folder
outside of the repository, bundles or runs what stands in \`tests/outside/consumers\` there, and has lists come from a real server.
“–” is not tried. The test command tries webpack, Vite, Rollup, esbuild, Next, workers, react-dom/server and Node 20, 22 and 24 again, in
[\`outside.integration.test.ts\`](../../tests/outside/outside.integration.test.ts) and
[\`embed.integration.test.ts\`](../../tests/outside/embed.integration.test.ts), and fails when this page names other versions than are
pinned. The hosts are walked in [\`hosts.integration.test.ts\`](../../tests/outside/hosts.integration.test.ts).

${table}

In Node, in workers and in what bundlers make for them, \`embed\` can be imported, makes instances and defines no element; surfaces need a
page. Rollup is given \`@rollup/plugin-node-resolve\`, \`@rollup/plugin-commonjs\` and a plug-in that reads style sheets. Node 18 has no Web Crypto under the name that browsers
use: \`engines\` of every package names Node 20, with which package managers warn or refuse, and the first call that writes throws a
sentence that does so too. The server needs Node 24, and its command says that in any older one.

What \`@chartdock/embed\` weighs where it is installed, beside others, is in [the measurements](../measurements.md#what-is-installed).
`;
};
