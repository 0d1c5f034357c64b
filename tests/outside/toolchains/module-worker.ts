import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { launchBrowser } from '../../harness/browser.ts';
import { programOf } from '../install-archives.ts';
import type { Attempt, Column, Outside } from './toolchain.types.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves a folder on a free port of localhost, which partners of the demo may use. */
const serveFolder = async (folder: string) => {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    try {
      const bytes = readFileSync(join(folder, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
};

const found = new WeakMap<Outside, Promise<unknown>>();

/** Has Chromium run a module worker that Vite has bundled, and returns what it posts. */
const runWorker = async (outside: Outside): Promise<unknown> => {
  const site = join(outside.folder, 'worker-page');
  const built = await outside.run([programOf('vite', 'bin/vite.js'), 'build', site, '--base', './']);
  assert.equal(built.code, 0, built.output);
  const served = await serveFolder(join(site, 'dist'));
  const browser = await launchBrowser({ shell: true });
  try {
    const page = await browser.newPage();
    const order = outside.orderOf('Listed by a module worker');
    await page.goto(`${served.address}#${encodeURIComponent(JSON.stringify(order))}`);
    // A text: these files know no page.
    await page.waitForFunction(`document.title !== 'waits'`);
    return JSON.parse(await page.title());
  } finally {
    await browser.close();
    served.close();
  }
};

const workerOf = (outside: Outside): Promise<unknown> => {
  const known = found.get(outside) ?? runWorker(outside);
  found.set(outside, known);
  return known;
};

/** Tries packages in a module worker of a page, in Chromium. */
export const inModuleWorker: Readonly<Partial<Record<Column, Attempt>>> = {
  embed: async (outside) => {
    const { picks, problem } = (await workerOf(outside)) as { picks?: string; problem?: string };
    assert.deepEqual({ picks, problem }, { picks: 'function', problem: undefined });
    return 'works';
  },
  libraries: async (outside) => {
    const { titles, hasPage } = (await workerOf(outside)) as {
      titles?: readonly string[];
      hasPage?: boolean;
    };
    assert.ok(titles?.includes('Listed by a module worker'));
    assert.equal(hasPage, false);
    return 'works';
  },
};
