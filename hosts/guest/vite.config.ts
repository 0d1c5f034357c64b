import { defineConfig } from 'vite';
import { flattenLayers } from '../../scripts/building/flatten-layers.ts';
import { LICENCES_FILE, notices } from '../../scripts/building/notices.ts';
import { precompress } from '../../scripts/building/precompress.ts';
import { compileEarly } from './build/compile-early.ts';
import { firstStyles } from './build/first-styles.ts';
import { guestChunks, helpersInside } from './build/guest-chunks.ts';
import { guestModules } from './build/guest-modules.ts';
import { lightLoading } from './build/light-loading.ts';

/** Looks that come after the components: icons of rarer kinds, marks that no picker draws, and parts that are shown above it. */
const LATER_LOOKS =
  /cd-kind--(?!20|flow|mind$|folder)|cd-mark|cd-tooltip|\[data-cd-(?!theme|folder)|--(marked|returned|cut|filled|large|wide|danger|block)/;

/** Engines that it is for at least; apps with web views of their own have the first. */
const OLDEST = ['chrome86', 'safari15'];

/** Builds the guest page on Preact: the React source leads to Preact's own modules, without a plugin. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/embed/v1/',
  oxc: { jsx: { runtime: 'automatic' } },
  css: { postcss: { plugins: [flattenLayers()] } },
  build: {
    target: OLDEST,
    cssTarget: OLDEST,
    outDir: 'dist/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    license: { fileName: LICENCES_FILE },
    rolldownOptions: { output: guestChunks },
    // A hundredth less than the built-in minifier leaves, on top of the gain of the copies below.
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
  plugins: [
    guestModules({
      screens: /\/screens\/[\w-]+\.tsx$/,
      // One file, and nothing that it would wait for in turn.
      texts: /\/picker-list-(zh|en)\.ts$/,
      // Its calls lie beside those of the first rows.
      previews: /\/previews\/[\w-]+\.ts$/,
    }),
    lightLoading(),
    helpersInside(),
    firstStyles({
      styles: 'styles',
      components: 'components',
      later: 'later',
      // The page has no shadow root, and marks no words by the browser's own means.
      never: /:host|::highlight/,
      notPressed: LATER_LOOKS,
      // Parts for picks, searches, hovers and presses come after the first picture.
      notFirst: new RegExp(
        `${LATER_LOOKS.source}|cd-picker__body [.[]|cd-row__path|:hover|:active|:focus-within|main:focus|\\[aria-(checked|expanded|pressed)|--picked|focus-visible .cd-check|check:focus|icon-button:disabled`,
      ),
    }),
    compileEarly(),
    notices(),
    precompress(),
  ],
});
