import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { appSteps } from '../../../scripts/building/app-steps.ts';
import { runSteps } from '../../../scripts/building/run-steps.ts';
import { inRoot } from '../../../scripts/repository/paths.ts';
import { BRIDGES, OURS } from './bridges.ts';
import type { Bridge } from './bridges.ts';

/** Serves both ends of every bridge, the hosts on `partner.localhost` and the guests on `localhost`. */
export interface BridgeSite {
  /** Address of the page that opens the frame. */
  readonly hostAddress: (bridge: Bridge) => string;
  readonly stop: () => Promise<void>;
}

// Aliases and packages are looked up from here, in any folder the bench is started in.
const BENCH = fileURLToPath(new URL('../../', import.meta.url));
const PARTNER_PARTS = ['embed.js', 'embed-client.js', 'embed-modal.js', 'embed-more.js'];

const bundle = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`pages/${entry}.ts`, import.meta.url))],
    absWorkingDir: BENCH,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    // As our guest page is built; its work for one it does for all.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    define: { 'process.env.NODE_ENV': '"production"', process: '{"env":{"ZOID_FRAME_ONLY":true}}' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

const client = JSON.stringify({ clientId: 'bench', origins: ['http://partner.localhost:*'] });
const page = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Bridge</title>${body}`;

const hostPage = ({ pages }: Bridge, origin: string): string => {
  const partnerScript = pages === OURS.pages ? `<script src="${origin}/embed.js"></script>` : '';
  return page(`<div id="box"></div>${partnerScript}<script src="/${pages}-host.js"></script>`);
};
const guestPage = ({ pages }: Bridge): string =>
  page(
    `<script type="application/json" id="chartdock-client">${client}</script><script src="/${pages}-guest.js"></script>`,
  );

/** Writes every file of the site, by path; `origin` is the guests'. */
const makeFiles = async (origin: string): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  for (const bridge of BRIDGES) {
    const { pages } = bridge;
    files.set(`/host/${pages}`, hostPage(bridge, origin));
    files.set(pages === OURS.pages ? '/embed/v1/' : `/guest/${pages}`, guestPage(bridge));
    for (const end of [`${pages}-host`, `${pages}-guest`]) files.set(`/${end}.js`, await bundle(end));
  }
  // Ours is the script that the server serves to partners.
  await runSteps(appSteps);
  for (const name of PARTNER_PARTS)
    files.set(`/${name}`, await readFile(inRoot(`hosts/guest/dist/script/${name}`), 'utf8'));
  return files;
};

/** Builds and serves both ends of every bridge. */
export const startBridgeSite = async (): Promise<BridgeSite> => {
  let files: ReadonlyMap<string, string> = new Map();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const text = files.get(pathname);
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html',
      'access-control-allow-origin': '*',
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  files = await makeFiles(`http://localhost:${port}`);
  return {
    hostAddress: ({ pages }) => `http://partner.localhost:${port}/host/${pages}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
