import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** File in which a build lists its libraries, and their licences. */
export const LICENCES_FILE = 'licenses.txt';

// What others drew and we carry in our own source, where the bundler cannot see it.
const OWN_NOTICES = new URL('../../packages/react/NOTICE.md', import.meta.url);

/** Writes the notice of an installed package the way Vite heads those it sees itself. `folder` is a file URL that ends in a slash. */
const noticeOf = async (folder: URL): Promise<string> => {
  const manifest = JSON.parse(await readFile(new URL('package.json', folder), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license: string;
  };
  const text = await readFile(new URL('LICENSE', folder), 'utf8');
  return `## ${manifest.name} - ${manifest.version} (${manifest.license})\n\n${text}`;
};

/**
 * Makes a Vite plugin that adds to the list of licences that Vite writes, in `file`: the notices of our own packages, and
 * those of the packages in the folders of `unseen`, which the bundler does not list because they bring no script, as fonts.
 */
export const notices = (file = LICENCES_FILE, unseen: readonly URL[] = []): Plugin => ({
  name: 'chartdock-notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const list = bundle[file];
      if (list?.type !== 'asset') return this.error(`${file} was not written`);
      const others = await Promise.all(unseen.map(noticeOf));
      list.source = [String(list.source), await readFile(OWN_NOTICES, 'utf8'), ...others].join('\n');
    },
  },
});
