import { build } from 'esbuild';
import { copyFile, mkdir } from 'node:fs/promises';
import { compressFolder } from '../../hosts/web/build/precompress.ts';
import { runTool } from '../processes/tools.ts';
import { inRoot } from '../repository/paths.ts';
import type { BuildStep } from './step.types.ts';

/** The partner script as the package publishes it, and the copy the server serves as `/embed.js`. */
const scripts = {
  published: 'packages/embed/dist/embed.js',
  served: 'hosts/web/dist-embed/embed.js',
} as const;

/** Builds the partner script: one file that a script tag loads and that defines `Chartdock`. */
const buildPartnerScript = async (): Promise<void> => {
  await build({
    entryPoints: [inRoot('packages/embed/src/script.ts')],
    outfile: inRoot(scripts.published),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome90', 'safari15'],
    // Safari's fault is with spread arguments in an optional call, which this code has nowhere.
    supported: { 'optional-chain': true },
    logLevel: 'error',
  });
  await mkdir(inRoot('hosts/web/dist-embed'), { recursive: true });
  await copyFile(inRoot(scripts.published), inRoot(scripts.served));
};

const buildEmbed: BuildStep['build'] = async () => {
  // The guest page comes first: its build empties the folder.
  const guest = await runTool('vite', ['build', '--config', 'vite.config.ts', '--logLevel', 'warn'], {
    cwd: inRoot('hosts/web/embed-guest'),
    env: { NODE_ENV: 'production' },
  });
  if (guest.code !== 0) return guest;
  try {
    await buildPartnerScript();
    await compressFolder(inRoot('hosts/web/dist-embed'));
    return guest;
  } catch (error) {
    return { code: 1, output: `${guest.output}${String(error)}\n` };
  }
};

/** Builds what partner pages use: the guest page and the partner script, into the folder the server serves. */
export const embedStep = (inputs: readonly string[]): BuildStep => ({
  name: 'embed',
  inputs,
  outputs: ['hosts/web/dist-embed/index.html', scripts.served, scripts.published],
  build: buildEmbed,
});
