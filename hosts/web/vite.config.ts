import { defineConfig } from 'vite';
import { LICENCES_FILE, notices } from '../../scripts/building/notices.ts';
import { precompress } from '../../scripts/building/precompress.ts';
import { firstPage } from './build/first-page.ts';
import { gallery } from './build/gallery.ts';
import { installable } from './build/installable.ts';
import { LATE, librariesApart } from './build/libraries-apart.ts';
import { bootInPage, shellPage } from './build/shell-page.ts';
import { withoutElk } from './build/without-elk.ts';
import { SERVER_PATHS } from './src/pwa/server-paths.ts';

const api = process.env['CHARTDOCK_API'] ?? 'http://localhost:4600';

/** Builds the web app into dist with hashed assets; in development the API comes from a running server. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: ['chrome90', 'safari15'],
    cssTarget: ['chrome90', 'safari15'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // A data address would need a wider content policy than the server sends.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: LICENCES_FILE },
    rolldownOptions: { output: librariesApart },
  },
  plugins: [
    withoutElk(),
    shellPage(),
    notices(LICENCES_FILE, [new URL('./node_modules/@fontsource-variable/inter/', import.meta.url)]),
    // Before the worker is written, which lists all files.
    firstPage(),
    // After the page of a file, which begins otherwise.
    bootInPage(),
    installable(),
    precompress((path) => path.includes(`/${LATE}`)),
    gallery(),
  ],
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: api }])) },
});
