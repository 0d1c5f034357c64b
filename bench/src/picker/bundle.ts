import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** A file ready to be sent. */
export interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
  readonly encoding: 'br' | 'identity';
}

// Packages are looked up from here, in any folder the bench is started in.
const BENCH = fileURLToPath(new URL('../../', import.meta.url));

const bundle = async (entry: string): Promise<{ readonly script: string; readonly sheet: string }> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`pages/${entry}`, import.meta.url))],
    absWorkingDir: BENCH,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'chrome120',
    // As our guest page is built; its work for one it does for all.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const text = (end: string): string => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: text('.js'), sheet: text('.css') };
};

const served = (type: string, text: string): ServedFile =>
  // Our own server sends small files as they are, too.
  text.length < 1024
    ? { type, body: Buffer.from(text), encoding: 'identity' }
    : { type, body: brotliCompressSync(text), encoding: 'br' };

const page = (body: string, sheet = ''): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Picker</title>${sheet}${body}`;

/** Builds the page of a picker that is not ours: its files by their path. */
export const bundlePickerPage = async (path: string, entry: string): Promise<Map<string, ServedFile>> => {
  const { script, sheet } = await bundle(entry);
  const link = sheet === '' ? '' : `<link rel="stylesheet" href="${path}page.css">`;
  const html = page(`<div id="page"></div><script type="module" src="${path}page.js"></script>`, link);
  return new Map([
    [path, served('text/html', html)],
    [`${path}page.js`, served('text/javascript', script)],
    [`${path}page.css`, served('text/css', sheet)],
  ]);
};

/** Builds a host's page, which opens a picker when it is told to. */
export const bundleHostPages = async (pages: readonly string[]): Promise<Map<string, ServedFile>> => {
  const { script } = await bundle('host.ts');
  const style = '<style>#box{height:640px}</style>';
  const host = (name: string): string => {
    const partnerScript = name === 'chartdock' ? '<script src="/embed.js"></script>' : '';
    return page(
      `<body data-page="${name}"><div id="box"></div>${partnerScript}<script type="module" src="/host.js"></script>`,
      style,
    );
  };
  return new Map([
    ['/host.js', served('text/javascript', script)],
    ...pages.map((name) => [`/host/${name}`, served('text/html', host(name))] as const),
  ]);
};
