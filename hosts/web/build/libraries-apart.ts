import type { Rolldown } from 'vite';

/** Libraries that every page needs. */
const EVERYWHERE =
  /\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|mitt|use-sync-external-store|i18next|react-i18next|html-parse-stringify|void-elements|zustand)\//;

/** Fields, dialogs, texts and rules that several pages which come later share. */
const SMALL_PARTS =
  /\/packages\/(?:react\/src\/(?:primitives|app|files\/items|shell\/texts)|contract\/src|templates\/src)\//;

/** Folder of libraries that single pages load; the worker does not keep it. */
export const LATE = 'late/';

const isLibrary = (id: string): boolean => id.includes('/node_modules/');

const VENDOR = 'vendor';

/**
 * Puts libraries apart. A library of every page changes seldom, so a new version of ours leaves it in the caches; a library of
 * one page, such as Mermaid, is loaded there only.
 */
export const librariesApart: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: VENDOR, test: EVERYWHERE, priority: 2 },
      // Our modules of the first page are one file, however many later ones share parts of it.
      { name: 'index', tags: ['$initial'], priority: 1 },
      // Small parts of many later pages are one file: each file costs a request, and time of the page besides.
      { name: 'parts', test: SMALL_PARTS, minShareCount: 2, maxModuleSize: 4000 },
    ],
  },
  chunkFileNames: ({ name, moduleIds }) =>
    `assets/${name !== VENDOR && moduleIds.some(isLibrary) ? LATE : ''}[name]-[hash].js`,
  assetFileNames: ({ originalFileNames }) =>
    `assets/${originalFileNames.some(isLibrary) ? LATE : ''}[name]-[hash][extname]`,
};
