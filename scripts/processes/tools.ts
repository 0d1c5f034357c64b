import { basename } from 'node:path';
import { inRoot } from '../repository/paths.ts';
import type { RunOptions, RunResult } from './run.ts';
import { run } from './run.ts';

/** Names the command-line tools by the file that Node runs; none of them goes through a shell. */
const tools = {
  tsc: 'typescript7/bin/tsc',
  eslint: 'eslint/bin/eslint.js',
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  knip: 'knip/bin/knip.js',
  publint: 'publint/src/cli.js',
  attw: '@arethetypeswrong/cli/dist/index.js',
  'size-limit': 'size-limit/bin.js',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
  playwright: 'playwright-core/cli.js',
  redocly: '@redocly/cli/bin/cli.js',
} as const;

/** Names a tool of the repository. */
export type ToolName = keyof typeof tools;

/** Runs one of the installed tools on the Node that runs this script. */
export const runTool = (name: ToolName, args: readonly string[], options?: RunOptions): Promise<RunResult> =>
  run(process.execPath, [inRoot('node_modules', tools[name]), ...args], options);

/** Runs pnpm: the one that started this script, else the pinned major version through npx. */
export const runPnpm = (args: readonly string[], options: RunOptions = {}): Promise<RunResult> => {
  const env = { ...options.env, pnpm_config_verify_deps_before_run: 'false' };
  const parent = process.env['npm_execpath'];
  if (parent === undefined || !basename(parent).startsWith('pnpm'))
    return run('npx', ['--yes', 'pnpm@12', ...args], { ...options, env });
  if (/\.[cm]?js$/.test(parent)) return run(process.execPath, [parent, ...args], { ...options, env });
  return run(parent, args, { ...options, env });
};
