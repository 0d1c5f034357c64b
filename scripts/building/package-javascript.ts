import { build as bundleStyles } from 'esbuild';
import { join } from 'node:path';
import { build } from 'tsup';
import type { WorkspacePackage } from '../repository/packages.ts';
import { planPackage } from './package-plan.ts';

const oldestBrowsers = ['chrome90', 'safari15'];

const targetOf = ({ manifest }: WorkspacePackage): string[] => {
  const node = /\d+/.exec(manifest.engines?.['node'] ?? '')?.[0];
  return node === undefined ? oldestBrowsers : [`node${node}`];
};

/** Builds the JavaScript and the style sheets of a package into its `dist`. */
export const buildJavascript = async (one: WorkspacePackage): Promise<void> => {
  const { entries, styles } = planPackage(one);
  const target = targetOf(one);
  const node = target[0]?.startsWith('node') === true;
  await build({
    entry: Object.fromEntries(
      Object.entries(entries).map(([name, source]) => [name, join(one.path, source)]),
    ),
    outDir: join(one.path, 'dist'),
    format: ['esm'],
    platform: node ? 'node' : 'neutral',
    target,
    splitting: true,
    sourcemap: true,
    clean: true,
    dts: false,
    config: false,
    // Some modules of Node, such as node:sqlite, have no name without the prefix.
    removeNodeProtocol: false,
    silent: true,
    tsconfig: join(one.path, 'tsconfig.json'),
    external: [
      ...Object.keys({ ...one.manifest.dependencies, ...one.manifest.peerDependencies }),
      /^@chartdock\//,
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
