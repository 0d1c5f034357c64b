import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { compressFolder } from '../../hosts/web/build/precompress.ts';
import { runTool } from '../processes/tools.ts';
import { layers, type LayerName } from '../repository/layers.ts';
import { inRoot } from '../repository/paths.ts';
import type { BuildStep } from './step.types.ts';

const sourcesOf = (names: readonly LayerName[]): string[] =>
  names.flatMap((name) => [`${layers[name].folder}/src`, `${layers[name].folder}/package.json`]);

const viteBuild = (folder: string): BuildStep['build'] => {
  const args = ['build', '--config', 'vite.config.ts', '--logLevel', 'warn'];
  return () => runTool('vite', args, { cwd: inRoot(folder), env: { NODE_ENV: 'production' } });
};

const embedScript = 'hosts/web/dist-embed/embed.js';

const buildEmbedScript: BuildStep['build'] = async () => {
  try {
    const { outputFiles } = await build({
      entryPoints: [inRoot('packages/embed/src/script.ts')],
      bundle: true,
      minifySyntax: true,
      format: 'iife',
      target: ['chrome90', 'safari15'],
      // Safari's fault is with spread arguments in an optional call, which this code has nowhere.
      supported: { 'optional-chain': true },
      legalComments: 'none',
      logLevel: 'silent',
      write: false,
    });
    // Partners load this on their own pages: a second minifier takes off another twentieth.
    const { code = '' } = await minify(outputFiles[0]?.text ?? '', {
      module: true,
      ecma: 2020,
      compress: { passes: 4, inline: 1, keep_fargs: false, pure_getters: true },
      format: { comments: false },
    });
    await mkdir(dirname(inRoot(embedScript)), { recursive: true });
    await writeFile(inRoot(embedScript), code);
    await compressFolder(inRoot('hosts/web/dist-embed'));
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
};

const webSources = [...sourcesOf(layers['host-web'].may), 'tsconfig.base.json'];
const guestSources = [...webSources, 'hosts/web/embed-guest', 'hosts/web/build'];

/**
 * Lists what the server serves and therefore `start` and the browser tests build: one row each. The guest page empties
 * its folder, so the partner's script, which lies in the same folder, comes after it.
 */
export const appSteps: readonly BuildStep[] = [
  {
    name: 'web app',
    inputs: [
      ...webSources,
      'hosts/web/src',
      'hosts/web/public',
      'hosts/web/build',
      'hosts/web/index.html',
      'hosts/web/vite.config.ts',
    ],
    outputs: ['hosts/web/dist/index.html'],
    build: viteBuild('hosts/web'),
  },
  {
    name: 'guest page',
    inputs: guestSources,
    outputs: ['hosts/web/dist-embed/index.html'],
    build: viteBuild('hosts/web/embed-guest'),
  },
  {
    name: 'partner script',
    // Stale whenever the guest page is, because that one's build takes it away.
    inputs: [...guestSources, 'scripts/building/app-steps.ts'],
    outputs: [embedScript],
    build: buildEmbedScript,
  },
];
