import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the page side of this package, WeChat's script included, as the global `ChartdockMiniprogram`. */
export const bundlePageScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/index.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'ChartdockMiniprogram',
    logLevel: 'silent',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};
