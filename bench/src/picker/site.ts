import { createServer, request as askServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOwnServer } from '../../../tests/harness/own-server.ts';
import { appSteps } from '../../../scripts/building/app-steps.ts';
import { runSteps } from '../../../scripts/building/run-steps.ts';
import { bundleHostPages, bundlePickerPage } from './bundle.ts';
import type { ServedFile } from './bundle.ts';
import { PICKERS } from './pickers.ts';
import type { Picker } from './pickers.ts';
import { fetchToken } from './token.ts';

/** Serves every picker on `localhost`, beside a real server, and the pages that open them on `partner.localhost`. */
export interface PickerSite {
  /** Address of the page that opens the picker. */
  readonly hostAddress: (picker: Picker) => string;
  readonly stop: () => Promise<void>;
}

const LIMITS = { CHARTDOCK_CALLS_PER_MINUTE: '0', CHARTDOCK_LOG_LEVEL: 'silent' };
/** The pages that the bench builds, and where they begin. */
const ENTRIES: Readonly<Record<string, string>> = {
  'hand-written': 'hand-written.tsx',
  uppy: 'uppy.ts',
  empty: 'empty.ts',
};

const sendFile = (response: ServerResponse, { type, body, encoding }: ServedFile): void => {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': body.length,
    ...(encoding === 'br' && { 'content-encoding': encoding }),
  });
  response.end(body);
};

/** Hands a request to the server and its response back, as it is. */
const passOn = (address: string, request: IncomingMessage, response: ServerResponse): void => {
  const { url = '/', method, headers } = request;
  const asked = askServer(`${address}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
};

const makeFiles = async (): Promise<ReadonlyMap<string, ServedFile>> => {
  const files = await bundleHostPages(PICKERS.map(({ page }) => page));
  for (const { page, path } of PICKERS) {
    const entry = ENTRIES[page];
    if (entry === undefined) continue;
    for (const [name, file] of await bundlePickerPage(path, entry)) files.set(name, file);
  }
  return files;
};

/** Builds stale parts, starts a server with the demo seed and everything around it. */
export const startPickerSite = async (): Promise<PickerSite> => {
  await runSteps(appSteps);
  const files = await makeFiles();
  const own = await startOwnServer(LIMITS);
  const token = await fetchToken(own.address);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    if (file !== undefined) sendFile(response, file);
    else if (pathname === '/token') response.end(token);
    else passOn(own.address, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    hostAddress: ({ page }) => `http://partner.localhost:${port}/host/${page}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await own.remove();
    },
  };
};
