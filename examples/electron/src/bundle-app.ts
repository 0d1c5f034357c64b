import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Bundles the app into a folder; the preload script becomes one file, because sandboxed ones cannot import. */
export const bundleApp = async (outdir: string): Promise<void> => {
  const common: BuildOptions = {
    bundle: true,
    platform: 'node',
    target: 'node24',
    external: ['electron'],
    outdir,
    logLevel: 'silent',
  };
  await build({ ...common, entryPoints: [here('main.ts')], format: 'esm' });
  await build({
    ...common,
    entryPoints: [here('preload.ts')],
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
  });
};
