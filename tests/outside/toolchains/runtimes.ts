import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { run } from '../../../scripts/processes/run.ts';
import { inRoot } from '../../../scripts/repository/paths.ts';

/** A program that runs what bundlers do not. */
export interface Runtime {
  /** Package of the registry that brings it. */
  readonly name: 'node' | 'bun' | 'deno';
  readonly version: string;
}

/** The runtimes that the packages are tried in, beside the Node that runs everything here. */
export const RUNTIMES = {
  node18: { name: 'node', version: '18.20.8' },
  node20: { name: 'node', version: '20.20.2' },
  node22: { name: 'node', version: '22.23.3' },
  bun: { name: 'bun', version: '1.4.5' },
  deno: { name: 'deno', version: '2.9.6' },
} as const satisfies Readonly<Record<string, Runtime>>;

/** One of the runtimes. */
export type RuntimeId = keyof typeof RUNTIMES;

/**
 * Returns the program of a runtime, which npm installs beside the repository when it is asked for first. Throws with what npm
 * said when it cannot be had.
 */
export const installRuntime = async (id: RuntimeId): Promise<string> => {
  const { name, version }: Runtime = RUNTIMES[id];
  const folder = inRoot('.cache/runtimes', `${name}-${version}`);
  const program = join(folder, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
  if (existsSync(program) && (await run(program, ['--version'])).code === 0) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'runtime', private: true }));
  const args = ['install', `${name}@${version}`, '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { cwd: folder });
  if (code !== 0 || !existsSync(program))
    throw new Error(`${name} ${version} cannot be installed\n${output}`);
  return program;
};
