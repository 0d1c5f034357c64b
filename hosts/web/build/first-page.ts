import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { withoutShell } from './shell-page.ts';

const entry = new URL('../src/first/main.ts', import.meta.url).pathname;

/** Chromium compiles the rest beside the page, since version 136; to other browsers it is a comment. */
const COMPILED_EARLY = '//# allFunctionsCalledOnLoad\n';

/** Where the picture stands until the app shows it: below the bar and the title of a file, where a phone has the buttons of a preview in a row of their own. */
const STYLE =
  '.first{position:fixed;inset:117px 0 0;z-index:1;overflow:hidden;pointer-events:none}@media (max-width:480px){.first--viewed{top:154px}}';

const BOOT_SHEET = '    <link rel="stylesheet" href="/boot.css" />\n';
const BOOT_SCRIPT = '    <script src="/boot.js"></script>\n';
const APP_PARTS =
  /[ \t]*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)" crossorigin)[^>]*>(?:<\/script>)?\n/g;
/** A line that is still busy with the picture of a file should not carry the font of the interface first. */
const FONT = /[ \t]*<link\s+rel="preload"\s+as="font"[^>]*>\n/;

/** Parts of the page of a file in place of those of the page of the app. */
export interface FirstParts {
  /** Address of the script that stands for `boot.js` too. */
  readonly script: string;
  /** Styles, those of `boot.css` among them. */
  readonly style: string;
}

/** Returns the page of the app as one that runs another script first and keeps the loaders of the app in a template. Throws when the page loads other things than this knows. */
export const withFirstScript = (html: string, { script, style }: FirstParts): string => {
  const [font] = FONT.exec(html) ?? [];
  const parts = html.match(APP_PARTS);
  if (font === undefined || parts === null || !html.includes(BOOT_SHEET) || !html.includes(BOOT_SCRIPT))
    throw new Error('The page of the app loads other things than the page of a file can put off');
  const later = `    <template id="app">\n${font}${parts.join('')}    </template>\n`;
  const first = `    <style>${style}</style>\n    <script src="${script}"></script>\n`;
  return html
    .replace(FONT, '')
    .replace(APP_PARTS, '')
    .replace(BOOT_SHEET, '')
    .replace(BOOT_SCRIPT, `${later}${first}`);
};

/**
 * Makes a Vite plugin that writes `file.html`, the page of addresses that show a file: it draws the file with a script of its
 * own before the app is loaded. The script is built by itself, so that its common part with the app is not cut out of the app's
 * files.
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
      // The worker lists the files, and the packed copies are made of everything.
      order: 'pre',
      sequential: true,
      handler: async () => {
        const { outputFiles } = await build({
          entryPoints: [entry],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: ['chrome105', 'safari15.4'],
          legalComments: 'none',
          logLevel: 'silent',
        });
        const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
        const code = `${COMPILED_EARLY}${await read('boot.js')}${outputFiles[0]?.text ?? ''}`;
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const name = `assets/first-${hash}.js`;
        await writeFile(join(folder, name), code);
        const style = `${await read('boot.css')}${STYLE}`;
        const page = withFirstScript(withoutShell(await read('index.html')), { script: `/${name}`, style });
        await writeFile(join(folder, 'file.html'), page);
      },
    },
  };
};
