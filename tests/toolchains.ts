// Tries the packed packages in bundlers and runtimes and writes what came of it to docs/reference/where-it-runs.md.
// Usage: node tests/toolchains.ts [--only <part of a row's name>,…]. Needs npm and its registry for Node, Bun and Deno.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freeAccount, startRealServer } from '../packages/server/src/testing/real-server.ts';
import { run } from '../scripts/processes/run.ts';
import { inRoot } from '../scripts/repository/paths.ts';
import { installArchives, libraries } from './outside/install-archives.ts';
import { RESULTS, readResults, whereItRunsPage } from './outside/toolchains/page.ts';
import type { RuntimeId } from './outside/toolchains/runtimes.ts';
import { installRuntime } from './outside/toolchains/runtimes.ts';
import type { Attempt, Column, Outside, Results } from './outside/toolchains/toolchain.types.ts';
import { toolchains } from './outside/toolchains/toolchains.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const wanted = values.only.split(',').filter((part) => part !== '');

/** Flags between a runtime and the script that it runs. */
const FLAGS: Readonly<Partial<Record<RuntimeId, readonly string[]>>> = { deno: ['run', '--allow-all'] };

const [installed, server] = await Promise.all([
  installArchives({ names: [...libraries, 'embed'] }),
  startRealServer(),
]);

const runIn: Outside['run'] = async (args, runtime) => {
  const program = runtime === undefined ? process.execPath : await installRuntime(runtime);
  const flags = runtime === undefined ? [] : (FLAGS[runtime] ?? []);
  const env = { NODE_ENV: 'production', NODE_NO_WARNINGS: '1', NO_COLOR: '1' };
  return run(program, [...flags, ...args], { cwd: installed.folder, env });
};

const outside: Outside = {
  folder: installed.folder,
  run: runIn,
  json: async (args, runtime) => {
    const { code, output } = await runIn(args, runtime);
    if (code !== 0) throw new Error(output);
    return JSON.parse(output) as unknown;
  },
  orderOf: (title) => ({ baseUrl: server.address, credentials: freeAccount, title }),
};

/** A bundler that fails lists every file it read. */
const MOST_SAID = 2_000;

const failures: string[] = [];
const attempt = async (name: string, [column, tried]: [string, Attempt]): Promise<[string, string]> => {
  try {
    const outcome = await tried(outside);
    console.log(`${name}  ${column}  ${outcome}`);
    return [column, outcome];
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    console.error(`${name}  ${column}  FAILED\n${said.slice(0, MOST_SAID)}`);
    failures.push(`${name}, ${column}`);
    return [column, 'fails'];
  }
};

try {
  const rows: Results['rows'][number][] = [];
  for (const { name, version, attempts } of toolchains) {
    const row = `${name} ${version}`;
    if (wanted.length > 0 && !wanted.some((part) => row.includes(part))) continue;
    const cells: [string, string][] = [];
    for (const one of Object.entries(attempts)) cells.push(await attempt(row, one));
    rows.push({ name, version, cells: Object.fromEntries(cells) as Partial<Record<Column, string>> });
  }
  // A part of the rows is for looking; only a whole run that holds is kept.
  if (wanted.length === 0 && failures.length === 0) {
    const results: Results = { day: new Date().toISOString().slice(0, 10), rows };
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(inRoot('docs/reference/where-it-runs.md'), whereItRunsPage(readResults()));
  }
} finally {
  await server.stop();
  installed.remove();
}
console.log(failures.length === 0 ? 'every cell holds' : `failed: ${failures.join('; ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
