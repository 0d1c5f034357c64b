import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const entry = new URL('../src/first/main.ts', import.meta.url).pathname;

/** Where the picture stands until the app shows it: below the bar and the title of a file. */
const STYLE =
  '.first{position:fixed;inset:118px 0 0;z-index:1;overflow:hidden;pointer-events:none}@media (max-width:640px){.first{top:104px}}';

const APP_PARTS = /[ \t]*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)" crossorigin)[^>]*>(?:<\/script>)?\n/g;

/** Returns the page of the app as one that runs another script first and keeps what loads the app in a template. Throws when the page loads nothing. */
export const withFirstScript = (html: string, script: string): string => {
  const parts = html.match(APP_PARTS);
  if (parts === null) throw new Error('The page of the app loads no script');
  const first = `    <style>${STYLE}</style>\n    <script type="module" src="${script}"></script>\n`;
  const later = `    <template id="app">\n${parts.join('')}    </template>\n`;
  return html.replace(APP_PARTS, '').replace('  </head>', `${first}${later}  </head>`);
};

/**
 * Makes a Vite plugin that writes `file.html`, the page of addresses that show a file: it draws the file with a script of
 * its own before the app is loaded. The script is built by itself, so that what it shares with the app is not cut out of the
 * app's files.
 */
export const firstPage = (): Plugin => {
  let folder = '';
  return {
    name: 'chartdock-first-page',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      // The worker lists what is there, and the packed copies are made of everything.
      order: 'pre',
      sequential: true,
      handler: async () => {
        const { outputFiles } = await build({
          entryPoints: [entry],
          bundle: true,
          minify: true,
          write: false,
          format: 'esm',
          target: ['chrome105', 'safari15.4'],
          legalComments: 'none',
          logLevel: 'silent',
        });
        const code = outputFiles[0]?.text ?? '';
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const name = `assets/first-${hash}.js`;
        await writeFile(join(folder, name), code);
        const html = await readFile(join(folder, 'index.html'), 'utf8');
        await writeFile(join(folder, 'file.html'), withFirstScript(html, `/${name}`));
      },
    },
  };
};
