import { defineConfig } from 'vite';
import { gallery } from './build/gallery.ts';
import { precompress } from './build/precompress.ts';

const api = process.env['CHARTDOCK_API'] ?? 'http://localhost:4600';
const served = ['/api', '/chart_image', '/photo', '/v1', '/embed', '/embed.js', '/readyz', '/openapi.json'];

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
    // What others wrote changes seldom, so a new version of ours leaves it in the caches.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/ }] } } },
  },
  plugins: [precompress(), gallery()],
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: api }])) },
});
