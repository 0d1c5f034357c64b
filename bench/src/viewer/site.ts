import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';

/** A file of the bench with its weight on the wire. */
interface SentFile {
  readonly type: string;
  readonly body: Buffer;
  /** Compressed, in bytes. */
  readonly weight: number;
}

/** The files of one page, by path. */
export type PageFiles = ReadonlyMap<string, SentFile>;

/** Path of the page that shows a file in the web app. */
export const PREVIEW = '/preview/bench';

/** Address that all pages of the bench have; nothing listens there. */
export const ORIGIN = 'http://bench.test';

// Packages are looked up from here, in any folder the bench is started in.
const BENCH = fileURLToPath(new URL('../../', import.meta.url));

const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  html: 'text/html',
};

const sent = (path: string, text: string): SentFile => {
  const body = Buffer.from(text);
  return { type: TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html', body, weight: gzipSync(body).length };
};

/** Builds a page in parts, as its maker's users would, so that late parts are not counted before. */
export const buildPage = async (entry: string, isPreact: boolean): Promise<PageFiles> => {
  const { outputFiles } = await build({
    entryPoints: { page: fileURLToPath(new URL(`pages/${entry}`, import.meta.url)) },
    absWorkingDir: BENCH,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'chrome120',
    jsx: 'automatic',
    outdir: '/out',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.IS_PREACT': '"false"' },
    alias: isPreact ? PREACT : {},
    loader: { '.woff2': 'empty', '.ttf': 'empty', '.gif': 'empty', '.png': 'empty' },
    logLevel: 'error',
  });
  const files = outputFiles.map(({ path, text }): [string, SentFile] => {
    const name = path.slice('/out'.length);
    return [name, sent(name, text)];
  });
  const sheet = files.some(([name]) => name === '/page.css')
    ? '<link rel="stylesheet" href="/page.css">'
    : '';
  return new Map([
    ...files,
    [
      '/page.html',
      sent(
        '/page.html',
        `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${sheet}<style>html,body,#page{margin:0;height:100%;overflow:hidden}.cd-viewer{height:100%}</style><body data-data="DATA"><div id="page"></div><script type="module" src="/page.js"></script>`,
      ),
    ],
  ]);
};

const RESUME = '/api/personal/login/resume';
const RESUMED = JSON.stringify({
  code: '200',
  msg: '',
  data: { token: 'bench', expireTime: 4_000_000_000_000, userId: 'bench' },
});

/** Reads the built page that the server sends for `/preview/{id}`, with all that it can load. Throws when the web app is not built. */
export const readPreviewPage = async (): Promise<PageFiles> => {
  const folder = fileURLToPath(new URL('../../../hosts/web/dist/', import.meta.url));
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|css|html)$/.test(name),
  );
  const files = await Promise.all(
    names.map(async (name): Promise<[string, SentFile]> => {
      const path = `/${name}`;
      return [path === '/file.html' ? PREVIEW : path, sent(path, await readFile(folder + name, 'utf8'))];
    }),
  );
  return new Map(files);
};

/** A page and its picture. */
export interface ServedPage {
  readonly files: PageFiles;
  readonly data: string;
  /** Tells the parts that come later than the first picture and are never sent, so that a page whose picture needs one has none. Default nothing. */
  readonly later?: ((path: string) => boolean) | undefined;
}

/** Serves a page with its data in a context; returns how many compressed bytes were asked for so far, data apart. */
export const servePage = async (
  context: BrowserContext,
  { files, data, later = () => false }: ServedPage,
): Promise<() => { readonly code: number; readonly data: number }> => {
  const weight = { code: 0, data: 0 };
  const json = sent('/data.json', data);
  await context.route('**/*', async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    if (later(pathname)) return undefined;
    if (pathname === '/empty') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const isData = pathname.startsWith('/data/') || pathname.startsWith('/api/personal/view/content/');
    // Who is signed in has a token to get before anything else.
    if (pathname === RESUME) return route.fulfill({ contentType: TYPES['json'] ?? '', body: RESUMED });
    const file = isData ? json : files.get(pathname);
    if (file === undefined) return route.fulfill({ status: 404 });
    weight[isData ? 'data' : 'code'] += file.weight;
    return route.fulfill({ contentType: file.type, body: file.body });
  });
  return () => ({ ...weight });
};
