import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the two scripts for the engines of meeting apps; the SDKs of others stay parts of their own. */
const bundle = async (): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: ['page.ts', 'client.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['chrome77', 'safari13'],
    supported: { destructuring: true },
    outdir: '/',
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
};

const html = (script: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Meeting apps</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:1rem}iframe{width:100%;height:16rem;border:1px solid}button{margin-right:.5rem}</style>
${body}<script type="module" src="${script}"></script></html>`;

const choice = ['wemeet', 'zoom', 'teams']
  .map((app) => `<p><a href="/${app === 'wemeet' ? 'page' : 'client'}?app=${app}">${app}</a></p>`)
  .join('');

const page = `<h1>Our page</h1><p><output id="environment"></output></p>
<p><button id="share">Share</button><button id="open">Open in browser</button><button id="close">Close</button></p>
<p role="status" id="outcome"></p><pre id="asked"></pre>`;

const client = '<h1>The meeting app</h1><iframe title="Our page"></iframe><pre id="asked"></pre>';

const documents: Readonly<Record<string, string>> = {
  '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Meeting apps</title><h1>Choose an app</h1>${choice}</html>`,
  '/page': html('/page.js', page),
  '/client': html('/client.js', client),
};

/** Creates the server of the example: a page of ours, and pages that play the meeting apps around it. */
export const createMeetingServer = async (): Promise<Server> => {
  const scripts = await bundle();
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const script = scripts.get(path);
    const text = script ?? documents[path];
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': script === undefined ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
    });
    response.end(text);
  });
};
