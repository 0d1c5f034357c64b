import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const sourceOf = (name: string): Promise<string> =>
  readFile(new URL(`./shell/${name}`, import.meta.url), 'utf8');

const BOOT_SHEET = /[ \t]*<link rel="stylesheet" href="\/boot.css" \/>\n/;
const BOOT_SCRIPT = '<script src="/boot.js"></script>';
const APP_SHEETS = /[ \t]*<link rel="stylesheet" crossorigin[^>]*>\n/g;
const ADDRESS = /href="([^"]+)"/;
const ROOT = '    <div id="root"></div>\n';
/** Matches the additions of the shell to a page; another page that is made of this one may leave them out. */
const SHELL = /[ \t]*<style id="shell-styles">[^]*?<!-- shell ends -->\n/;

/** Markup and styles of the shell. */
export interface ShellParts {
  readonly markup: string;
  readonly styles: string;
}

/** Returns the page of the app with a shell behind the place of the app. Throws when the page has no place for the app. */
export const withShell = (html: string, { markup, styles }: ShellParts): string => {
  if (!html.includes(ROOT)) throw new Error('The page of the app has no place for its shell');
  const shell = `    <style id="shell-styles">${styles.trim()}</style>\n    ${markup.trim()}\n    <!-- shell ends -->\n`;
  return html.replace(ROOT, () => `${ROOT}${shell}`);
};

/** Returns a page without the shell of the app. */
export const withoutShell = (html: string): string => html.replace(SHELL, '');

/** Lines of a page without their indentation, which is for those who read its source. */
const flatten = (markup: string): string => markup.replace(/\s*\n\s*/g, '\n');

/** Scripts and styles that come before anything is painted. */
export interface BootParts {
  readonly script: string;
  readonly styles: string;
}

/**
 * Asks for the sheets of the app from a script, which no paint waits for, and marks each until it has come or failed. They stand in
 * the head, before those of single pages that are loaded later: rules of equal weight go by the order of their sheets.
 */
const sheetScript = (sheets: readonly string[]): string => {
  const addresses = sheets.map((sheet) => ADDRESS.exec(sheet)?.[1] ?? '');
  return `${JSON.stringify(addresses)}.forEach(function(h){var l=document.createElement("link");l.rel="stylesheet";l.crossOrigin="";l.setAttribute("data-cd-coming","");l.onload=l.onerror=function(){l.removeAttribute("data-cd-coming")};l.href=h;document.head.appendChild(l)});`;
};

/**
 * Returns a page that holds everything it would ask for before its first paint, so that one way to the server and back is
 * enough, and has its script ask for the sheets of the app. Throws when the page asks for something else, or when the script
 * would end the element it stands in.
 */
export const withBoot = (html: string, { script, styles }: BootParts): string => {
  if (!html.includes(BOOT_SCRIPT) || !BOOT_SHEET.test(html) || script.includes('</'))
    throw new Error('The page of the app begins with other things than a page can hold');
  const code = `${script.trim()}${sheetScript(html.match(APP_SHEETS) ?? [])}`;
  return html
    .replace(APP_SHEETS, '')
    .replace(BOOT_SHEET, () => `    <style>${styles.trim()}</style>\n`)
    .replace(BOOT_SCRIPT, () => `<script>${code}</script>`);
};

const minify = async (code: string, loader: 'css' | 'js'): Promise<string> => {
  const target = ['chrome90', 'safari15'];
  const { code: small } = await transform(code, { loader, minify: true, target, legalComments: 'none' });
  return small;
};

/** Reads the shell as it is served. */
export const readShell = async (): Promise<ShellParts> => {
  const [markup, css] = await Promise.all([sourceOf('shell.html'), sourceOf('shell.css')]);
  return { markup: flatten(markup), styles: await minify(css, 'css') };
};

/** Makes a Vite plugin that writes a shell into the page of the app, for those who wait for its scripts on a slow line. */
export const shellPage = (): Plugin => ({
  name: 'chartdock-shell-page',
  transformIndexHtml: {
    // The scripts and sheets of the app are in the page by then.
    order: 'post',
    handler: async (html) => withShell(html, await readShell()),
  },
});

/** Makes a Vite plugin that has the built page of the app hold its beginning; the server allows its script by its hash. */
export const bootInPage = (): Plugin => {
  let folder = '';
  return {
    name: 'chartdock-boot-in-page',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
        const [script, styles] = await Promise.all([
          Promise.all([read('boot.js'), sourceOf('shell.js')]).then((codes) => minify(codes.join(''), 'js')),
          read('boot.css').then((code) => minify(code, 'css')),
        ]);
        await writeFile(join(folder, 'index.html'), withBoot(await read('index.html'), { script, styles }));
      },
    },
  };
};
