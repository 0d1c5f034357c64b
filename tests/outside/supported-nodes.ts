import process from 'node:process';
import { run } from '../../scripts/processes/run.ts';
import { installRuntime } from './toolchains/runtimes.ts';

/**
 * Returns the Nodes that the packages are for, by version: the one that runs this, and those that npm installs beside the
 * repository when they are asked for first. Throws when one cannot be had.
 */
export const supportedNodes = async (): Promise<ReadonlyMap<string, string>> => {
  const nodes = new Map<string, string>();
  for (const program of [await installRuntime('node20'), await installRuntime('node22'), process.execPath])
    nodes.set((await run(program, ['--version'])).output.trim(), program);
  return nodes;
};
