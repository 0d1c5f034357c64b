import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { LATE } from './libraries-apart.ts';
import { appManifest } from './app-manifest.ts';
import { MANIFEST_LOCALES } from './screenshots.ts';

const worker = new URL('../src/pwa/service-worker.ts', import.meta.url).pathname;

/**
 * Tells the files that the app needs to show itself; icons and manifests are the system's business, packed copies the
 * server's, and libraries of single pages come when they are needed.
 */
const isShell = (path: string): boolean =>
  /\.(?:js|css|html|svg|woff2)$/.test(path) &&
  // Without a network every address shows the page of the app.
  !['sw.js', 'file.html'].includes(path) &&
  !['icons/', `assets/${LATE}`].some((folder) => path.startsWith(folder));

const addressOf = (path: string): string => (path === 'index.html' ? '/' : `/${path}`);

/** Writes `sw.js` for the files of a built folder; its version is a hash of all of them and of the worker. */
export const writeWorker = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(isShell)
    .sort();
  const hash = createHash('sha256');
  for (const path of [...paths.map((each) => join(folder, each)), worker]) hash.update(await readFile(path));
  const shell = { version: hash.digest('hex').slice(0, 16), files: paths.map(addressOf) };
  await build({
    entryPoints: [worker],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome90', 'safari15'],
    define: { CHARTDOCK_SHELL: JSON.stringify(shell) },
    legalComments: 'none',
    logLevel: 'silent',
  });
};

/** Makes a Vite plugin that writes the files that make the app installable: a manifest per language, and the worker. */
export const installable = (): Plugin => {
  let folder = '';
  return {
    name: 'chartdock-installable',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      // The packed copies are made of everything, so they come after.
      order: 'pre',
      sequential: true,
      handler: async () => {
        for (const locale of MANIFEST_LOCALES)
          await writeFile(
            join(folder, `manifest.${locale}.webmanifest`),
            JSON.stringify(appManifest(locale), null, 2),
          );
        await writeWorker(folder);
      },
    },
  };
};
