import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';

const frame = `<script>
  let seen = 'refused';
  try {
    seen = localStorage.getItem('mark') ?? 'nothing';
    localStorage.setItem('mark', 'mark');
  } catch {}
  parent.postMessage(seen, '*');
</script>`;
const partner = (origin: string): string => `<script>
  addEventListener('message', (event) => { document.title = 'frame saw ' + event.data; });
</script><iframe src="${origin}/frame"></iframe>`;

let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/frame' ? frame : partner(`http://127.0.0.1:${port}`));
  });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => {
    resolve(undefined);
  });
  await promise;
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const frameSees = async (partitionedStorage: boolean): Promise<string> => {
  const browser = await launchBrowser({ partitionedStorage });
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`http://127.0.0.1:${port}/frame`);
    await page.goto(`http://localhost:${port}/partner`);
    await page.waitForFunction('document.title.startsWith("frame saw ")');
    return await page.title();
  } finally {
    await browser.close();
  }
};

describe('launchBrowser', () => {
  it('keeps frame storage apart', async () => {
    expect(await frameSees(true)).toBe('frame saw nothing');
  });

  it('gives no frame storage without partitioning', async () => {
    expect(await frameSees(false)).toBe('frame saw refused');
  });
});
