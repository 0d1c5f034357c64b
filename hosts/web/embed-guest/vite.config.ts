import { defineConfig } from 'vite';
import { copiesApart } from '../build/copies-apart.ts';
import { lightLoading } from '../build/light-loading.ts';
import { precompress } from '../build/precompress.ts';

/** Builds the guest page on Preact: the React source leads to Preact's own modules, without a plugin. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/embed/v1/',
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: [
      // Preact has the hook itself; a module that asks for it in the old way would keep all of compat.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'preact/compat' },
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  build: {
    target: ['chrome90', 'safari15'],
    cssTarget: ['chrome90', 'safari15'],
    outDir: '../dist-embed',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // A hundredth less than the built-in minifier leaves, on top of what the copies below bring.
    minify: 'terser',
    terserOptions: {
      module: true,
      toplevel: true,
      ecma: 2020,
      compress: {
        passes: 4,
        inline: 1,
        keep_fargs: false,
        pure_getters: true,
        sequences: false,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
      format: { comments: false },
    },
  },
  plugins: [copiesApart([/^\.\/tasks\/(file-area|open-file|dialog)\.tsx$/]), lightLoading(), precompress()],
});
