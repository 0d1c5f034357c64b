import { readFile } from 'node:fs/promises';

/** A file of the page, ready to be sent. */
export interface PageFile {
  readonly type: string;
  readonly body: string;
}

const FILES: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
  '/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
};

/** Reads a file of the page and puts the server's address into it; undefined for any other path. */
export const readPageFile = async (path: string, serverUrl: string): Promise<PageFile | undefined> => {
  const found = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (found === undefined) return undefined;
  const text = await readFile(new URL(`../public/${found.file}`, import.meta.url), 'utf8');
  return { type: found.type, body: text.replaceAll('{{CHARTDOCK_URL}}', serverUrl) };
};

/**
 * Writes the content policy a partner needs: scripts and frames of the Chartdock server beside its own, nothing else.
 * No inline script, no inline style, no `unsafe-` word.
 */
export const contentPolicy = (serverUrl: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${serverUrl}`,
    "style-src 'self'",
    `frame-src ${serverUrl}`,
    `connect-src 'self' ${serverUrl}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
