import { defineConfig } from 'vite';
import { flattenLayers } from '../../scripts/building/flatten-layers.ts';
import { LICENCES_FILE, notices } from '../../scripts/building/notices.ts';
import { olderStyles } from './build/older-styles.ts';
import { withoutElk } from './build/without-elk.ts';

const folder = 'legacy';
const licences = `${folder}/${LICENCES_FILE}`;

/** Engines that this build is for at least; meeting clients have them. */
const OLDEST = ['chrome77', 'safari13'];

/**
 * Builds the web app a second time, for engines of meeting clients, beside the first build: its page is `legacy/index.html`, and
 * the server decides who gets it.
 */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  css: { postcss: { plugins: [flattenLayers(), olderStyles()] } },
  build: {
    target: OLDEST,
    cssTarget: OLDEST,
    outDir: 'dist',
    // The first build lies there.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: `${folder}/assets`,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: licences },
    rolldownOptions: { input: `${import.meta.dirname}/${folder}/index.html` },
  },
  plugins: [withoutElk(), notices(licences)],
});
