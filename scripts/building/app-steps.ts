import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { minify } from 'terser';
import { runTool } from '../processes/tools.ts';
import type { LayerName } from '../repository/layers.ts';
import { layers } from '../repository/layers.ts';
import { inRoot } from '../repository/paths.ts';
import { embedParts, partsApart } from './embed-parts.ts';
import { libraryStep } from './library-step.ts';
import { compressFolder } from './precompress.ts';
import type { BuildStep } from './step.types.ts';

const sourcesOf = (names: readonly LayerName[]): string[] =>
  names.flatMap((name) => [`${layers[name].folder}/src`, `${layers[name].folder}/package.json`]);

const viteBuild = (folder: string, config = 'vite.config.ts', mode = 'production'): BuildStep['build'] => {
  const args = ['build', '--config', config, '--mode', mode, '--logLevel', 'warn'];
  return () => runTool('vite', args, { cwd: inRoot(folder), env: { NODE_ENV: 'production' } });
};

const legacyFolder = 'hosts/web/dist/legacy';

/** Few people load the files for old engines, so they are compressed quickly. */
const buildLegacy: BuildStep['build'] = async () => {
  const result = await viteBuild('hosts/web', 'vite.legacy.config.ts', 'legacy')();
  if (result.code === 0) await compressFolder(inRoot(legacyFolder), () => true);
  return result;
};

/** Folder of the partner script, beside that of the guest page, whose build empties its own. */
const scriptFolder = 'hosts/guest/dist/script';

const embedFiles = Object.keys(embedParts).map((name) => `${scriptFolder}/${name}`);

/** Integrity values of the partner script and its parts, for pages that pin a version of them. */
const integrityFile = `${scriptFolder}/embed-integrity.json`;

const buildEmbedPart = async (name: string, source: string): Promise<string> => {
  const isScript = name === 'embed.js';
  const { outputFiles } = await build({
    entryPoints: [inRoot(source)],
    bundle: true,
    minifySyntax: true,
    format: isScript ? 'iife' : 'esm',
    target: ['chrome86', 'safari15'],
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
    compress: {
      passes: 2,
      inline: 1,
      keep_fargs: false,
      lhs_constants: false,
      pure_getters: true,
      sequences: false,
    },
    format: { comments: false },
  });
  await writeFile(inRoot(`${scriptFolder}/${name}`), code);
  return code;
};

const buildEmbedScript: BuildStep['build'] = async () => {
  try {
    await mkdir(inRoot(scriptFolder), { recursive: true });
    const values: Record<string, string> = {};
    for (const [name, source] of Object.entries(embedParts)) {
      const code = await buildEmbedPart(name, source);
      values[name] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    }
    await writeFile(inRoot(integrityFile), JSON.stringify(values, null, 2));
    await compressFolder(inRoot(scriptFolder));
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
};

const olderScript = 'hosts/guest/dist/page/older.js';

const buildOlderScript: BuildStep['build'] = async () => {
  try {
    await build({
      entryPoints: [inRoot('hosts/guest/src/older.ts')],
      outfile: inRoot(olderScript),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es5',
      legalComments: 'inline',
      logLevel: 'silent',
    });
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
};

const always = ['tsconfig.base.json', 'scripts/building/precompress.ts', 'scripts/building/notices.ts'];

/** Where the sources of a page are, with all that its host may import. */
const pageSources = (host: 'host-web' | 'host-guest'): string[] => {
  const { folder, may } = layers[host];
  const own = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package.json'];
  return [...sourcesOf(may), ...own.map((name) => `${folder}/${name}`), ...always];
};

const legacySources = [
  'hosts/web/legacy',
  'hosts/web/vite.legacy.config.ts',
  'scripts/building/flatten-layers.ts',
];

/** Lists the served parts, which `start` and the browser tests therefore build: one row each. */
export const appSteps: readonly BuildStep[] = [
  libraryStep,
  {
    name: 'web app',
    inputs: pageSources('host-web'),
    outputs: ['hosts/web/dist/index.html'],
    build: viteBuild('hosts/web'),
  },
  {
    // After the web app, whose build empties the folder around it.
    name: 'web app for older engines',
    inputs: [...pageSources('host-web'), ...legacySources],
    outputs: [`${legacyFolder}/index.html`],
    after: 'web app',
    late: true,
    build: buildLegacy,
  },
  {
    name: 'guest page',
    inputs: [...pageSources('host-guest'), 'scripts/building/flatten-layers.ts'],
    outputs: ['hosts/guest/dist/page/index.html'],
    build: viteBuild('hosts/guest'),
  },
  {
    name: 'guest page for older engines',
    inputs: ['hosts/guest/src/older.ts'],
    outputs: [olderScript],
    // The build of the guest page empties the folder that this one writes to.
    after: 'guest page',
    build: buildOlderScript,
  },
  {
    name: 'partner script',
    inputs: [
      ...sourcesOf(['embed', ...layers.embed.may]),
      ...always,
      'scripts/building/app-steps.ts',
      'scripts/building/embed-parts.ts',
    ],
    outputs: [...embedFiles, integrityFile],
    build: buildEmbedScript,
  },
];
