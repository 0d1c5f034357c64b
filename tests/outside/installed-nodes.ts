import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../../scripts/processes/run.ts';

/** Oldest Node that the packages are for. */
const OLDEST = 20;

const versionOf = async (program: string): Promise<string> =>
  (await run(program, ['--version'])).output.trim();

/** Returns the Nodes of this machine that the packages are for, by version: the one that runs this, and the machine's own. */
export const installedNodes = async (): Promise<ReadonlyMap<string, string>> => {
  const own = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .filter((program) => existsSync(program));
  const nodes = new Map<string, string>();
  for (const program of [process.execPath, ...own]) {
    const version = await versionOf(program);
    if (Number(/^v(\d+)/.exec(version)?.[1]) >= OLDEST && !nodes.has(version)) nodes.set(version, program);
  }
  return nodes;
};
