import { build as bundleStyles } from 'esbuild';
import { join } from 'node:path';
import { build } from 'tsup';
import type { WorkspacePackage } from '../repository/packages.ts';
import { explicitSubpaths, looseSubpaths } from './explicit-subpaths.ts';
import { planPackage } from './package-plan.ts';

const oldestBrowsers = ['chrome90', 'safari15'];

const targetOf = ({ manifest }: WorkspacePackage): string[] => {
  const node = /\d+/.exec(manifest.engines?.['node'] ?? '')?.[0];
  if (node !== undefined) return [`node${node}`];
  // `chrome 77` of the manifest is `chrome77` here.
  return manifest.browserslist?.map((name) => name.replace(/\s/g, '')) ?? oldestBrowsers;
};

/** Builds the JavaScript and the style sheets of a package into its `dist`. */
export const buildJavascript = async (one: WorkspacePackage): Promise<void> => {
  const { entries, programs, styles } = planPackage(one);
  const target = targetOf(one);
  const node = target[0]?.startsWith('node') === true;
  await build({
    entry: Object.fromEntries(
      Object.entries({ ...entries, ...programs }).map(([name, source]) => [name, join(one.path, source)]),
    ),
    outDir: join(one.path, 'dist'),
    format: ['esm'],
    platform: node ? 'node' : 'neutral',
    target,
    // Safari 13 has destructuring; its fault with a rare form of it keeps esbuild from writing any.
    esbuildOptions: (options) => Object.assign(options, { supported: { destructuring: true } }),
    splitting: true,
    // They are half of the installed size; who has little to install leaves them out.
    sourcemap: one.manifest.files?.includes('!dist/**/*.map') !== true,
    clean: true,
    dts: false,
    config: false,
    // Some modules of Node, such as node:sqlite, have no name without the prefix.
    removeNodeProtocol: false,
    silent: true,
    tsconfig: join(one.path, 'tsconfig.json'),
    // These are external too, under the name of a file.
    noExternal: [...looseSubpaths(one)],
    esbuildPlugins: [explicitSubpaths(one)],
    external: [
      ...Object.keys({ ...one.manifest.dependencies, ...one.manifest.peerDependencies }),
      /^@chartdock\//,
      // What a package offers for tests runs on Node although the package itself does not.
      /^node:/,
    ],
  });
  for (const [output, source] of Object.entries(styles))
    await bundleStyles({
      entryPoints: [join(one.path, source)],
      outfile: join(one.path, output),
      bundle: true,
      minify: true,
      target: oldestBrowsers,
      logLevel: 'error',
    });
};
