import express from 'express';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findStaticFile, sendStaticFile } from './static-files.ts';

const script = '/assets/main-abcd1234.js';
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chartdock-static-'));
  mkdirSync(join(folder, 'assets'));
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, `${script}${ending}`), ending);
  for (const name of ['page.html', 'app.webmanifest', 'font.woff2', 'sign.svg', 'module.wasm', 'odd.zzz'])
    writeFileSync(join(folder, name), 'x');
  const app = express().use(async (asked, response, next) => {
    const file = await findStaticFile({ folder, path: asked.path });
    if (file === undefined) next();
    else await sendStaticFile(response, file);
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const headersOf = async (
  path: string,
  headers: Record<string, string> = {},
): Promise<IncomingHttpHeaders> => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  const { promise, resolve, reject } = Promise.withResolvers<IncomingHttpHeaders>();
  request({ host: '127.0.0.1', port: address.port, path, headers, agent: false }, (response) => {
    response.resume();
    resolve(response.headers);
  })
    .once('error', reject)
    .end();
  return promise;
};

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('sends to %s compressed files as %s', async (accepted, encoding) => {
  const headers = await headersOf(script, accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect(headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(headers['content-encoding']).toBe(encoding);
});

it.each([
  ['/page.html', 'text/html; charset=utf-8'],
  ['/app.webmanifest', 'application/manifest+json'],
  ['/font.woff2', 'font/woff2'],
  ['/sign.svg', 'image/svg+xml'],
  ['/module.wasm', 'application/wasm'],
  ['/odd.zzz', 'application/octet-stream'],
])('names the type of %s: %s', async (path, type) => {
  expect((await headersOf(path))['content-type']).toContain(type);
});

it('keeps hashed files a year', async () => {
  expect((await headersOf(script))['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await headersOf('/page.html'))['cache-control']).toBe('no-cache');
});
