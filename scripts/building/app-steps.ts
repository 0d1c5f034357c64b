import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
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

const embedFolder = 'hosts/web/dist-embed';

/** The partner script and the parts it loads later: name of the file and where its source begins. */
const embedParts = {
  'embed.js': 'script.ts',
  'embed-client.js': 'client/index.ts',
  'embed-modal.js': 'modal/index.ts',
  'embed-more.js': 'more/index.ts',
} as const;

const embedFiles = Object.keys(embedParts).map((name) => `${embedFolder}/${name}`);

/** Integrity values of the partner script and its parts, for pages that pin a version of them. */
const integrityFile = `${embedFolder}/embed-integrity.json`;

/** Turns an import of another part into its file: each part is a file of its own and holds no other part. */
const partsApart: Plugin = {
  name: 'parts apart',
  setup: (build) => {
    build.onResolve({ filter: /^\.\.?\/(client|more|modal)\/index\.ts$/ }, ({ path, kind }) =>
      kind === 'dynamic-import'
        ? { path: `./embed-${/(client|more|modal)/.exec(path)?.[0] ?? ''}.js`, external: true }
        : undefined,
    );
  },
};

const buildEmbedPart = async (name: string, source: string): Promise<string> => {
  const isScript = name === 'embed.js';
  const { outputFiles } = await build({
    entryPoints: [inRoot(`packages/embed/src/${source}`)],
    bundle: true,
    minifySyntax: true,
    format: isScript ? 'iife' : 'esm',
    target: ['chrome90', 'safari15'],
    // Safari's fault is with spread arguments in an optional call, which this code has nowhere.
    supported: { 'optional-chain': true, 'dynamic-import': true },
    plugins: [partsApart],
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  });
  // Partners load this on their own pages: a second minifier takes off another twentieth.
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', {
    module: true,
    ecma: 2020,
    compress: { passes: 4, inline: 1, keep_fargs: false, pure_getters: true, sequences: false },
    format: { comments: false },
  });
  await writeFile(inRoot(`${embedFolder}/${name}`), code);
  return code;
};

const buildEmbedScript: BuildStep['build'] = async () => {
  try {
    await mkdir(inRoot(embedFolder), { recursive: true });
    const values: Record<string, string> = {};
    for (const [name, source] of Object.entries(embedParts)) {
      const code = await buildEmbedPart(name, source);
      values[name] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    }
    await writeFile(inRoot(integrityFile), JSON.stringify(values, null, 2));
    await compressFolder(inRoot(embedFolder));
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
};

const webSources = [...sourcesOf(layers['host-web'].may), 'tsconfig.base.json'];
// Whole screens in the guest are those of the web app.
const guestSources = [...webSources, 'hosts/web/embed-guest', 'hosts/web/src', 'hosts/web/build'];

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
    outputs: [...embedFiles, integrityFile],
    build: buildEmbedScript,
  },
];
