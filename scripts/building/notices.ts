import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** File in which a build says what it holds of others, and under which licences. */
export const LICENCES_FILE = 'licenses.txt';

// What others drew and we carry in our own source, where the bundler cannot see it.
const OWN_NOTICES = new URL('../../packages/react/NOTICE.md', import.meta.url);

/** Makes a Vite plugin that adds the notices of our own packages to the list of licences that Vite writes, in `file`. */
export const notices = (file = LICENCES_FILE): Plugin => ({
  name: 'chartdock-notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const list = bundle[file];
      if (list?.type !== 'asset') return this.error(`${file} was not written`);
      list.source = `${String(list.source)}\n${await readFile(OWN_NOTICES, 'utf8')}`;
    },
  },
});
