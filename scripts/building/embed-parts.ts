import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { inRoot } from '../repository/paths.ts';

/** The partner script and the parts it loads later: name of the file and where its source begins. */
export const embedParts = {
  'embed.js': 'packages/embed/src/script.ts',
  'embed-client.js': 'packages/embed/src/surface/begin.ts',
  'embed-modal.js': 'packages/embed/src/surface/modal.ts',
  'embed-more.js': 'packages/embed/src/parts/more.ts',
} as const;

const fileOfSource = new Map(Object.entries(embedParts).map(([file, source]) => [inRoot(source), file]));

/** Turns an import of another part into its file: each part is a file of its own and holds no other part. */
export const partsApart: Plugin = {
  name: 'parts apart',
  setup: (build) => {
    build.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      const file = kind === 'dynamic-import' ? fileOfSource.get(resolve(resolveDir, path)) : undefined;
      return file === undefined ? undefined : { path: `./${file}`, external: true };
    });
  },
};
