import { build } from 'esbuild';
import { inRoot } from '../../scripts/repository/paths.ts';

const ENDS = { '/host.js': 'packages/embed/src/index.ts', '/guest.js': 'packages/embed/src/guest.ts' };

const bundle = async (source: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [inRoot(source)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

/** Bundles what partners import of each end of the bridge into one file; the key is its path. */
export const bundleEnds = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(ENDS).map(async ([path, source]) => [path, await bundle(source)] as const),
    ),
  );
