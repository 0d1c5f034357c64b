import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles what runs inside a page into a script that sets `drawSamples` and `pixelmatch`. */
export const bundleInPage = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./in-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};
