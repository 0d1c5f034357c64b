import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Variant } from './variants.ts';

const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

// Aliases are looked up from here, in any folder the bench is started in.
const BENCH = fileURLToPath(new URL('../../', import.meta.url));

const STYLE = `
  body { margin: 0; font: 14px system-ui }
  #box { height: 600px; width: 900px; position: relative }
  #box .cd-list, #box .peer-list { height: 600px; flex: none; overflow: auto }
`;

/** Builds the page of a variant: one HTML text with its minified script inside. */
export const bundlePage = async (variant: Variant): Promise<string> => {
  const result = await build({
    entryPoints: [fileURLToPath(new URL(variant.entry, import.meta.url))],
    absWorkingDir: BENCH,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'chrome120',
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: variant.runtime === 'preact' ? PREACT : {},
    logLevel: 'error',
  });
  const script = result.outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
  const sheet = result.outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
  const safeScript = script.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}${sheet}</style><div id="box" class="cd-root" data-cd-theme="default" lang="zh-CN"></div><script>${safeScript}</script>`;
};
