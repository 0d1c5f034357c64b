import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { embedParts } from '../../scripts/building/embed-parts.ts';
import { inRoot } from '../../scripts/repository/paths.ts';
import type { BrokenBridgeName } from './broken-bridges.ts';
import { bundleEmbed } from './bundle-embed.ts';

/**
 * A client of the harness: `demo` joins at once, `held` when it is told to, `patient` at once and then waits for its response
 * however long it takes, `closed` may be framed by nobody, `mute` never answers.
 */
export type BridgeClient = 'demo' | 'held' | 'patient' | 'closed' | 'mute';

/** Servers of every origin that a scenario needs; names below `localhost` all lead to this machine. */
export interface BridgeSite {
  /** The origin of a host name, e.g. `charts`; `other` gives the same name on another port. */
  readonly origin: (name: string, other?: 'other') => string;
  /** Address of the partner page for a client; `policy` and `opener` in its query set the headers of that name. */
  readonly partner: (client: BridgeClient, name?: string) => string;
  readonly guest: (client: BridgeClient, fragment?: string) => string;
  readonly stop: () => Promise<void>;
}

/** The bridge whose pages are served. */
export interface SiteOptions {
  readonly control?: BrokenBridgeName | undefined;
  /** Files that are served in place of built ones, by path, e.g. those recorded of an older version. */
  readonly replaced?: Readonly<Record<string, string>>;
  /** How long the partner page waits for its guest, in milliseconds; default 20 000. */
  readonly openTimeout?: number;
}

/** Builds every script of the bridge as it is now, by the path it is served under. */
export const buildBridgeScripts = async (control?: BrokenBridgeName): Promise<Record<string, string>> => {
  const scripts: Record<string, string> = {};
  for (const [file, source] of Object.entries(embedParts)) {
    const format = file === 'embed.js' ? 'iife' : 'esm';
    scripts[`/${file}`] = await bundleEmbed(source, control, { format, minify: true });
  }
  scripts['/guest.js'] = await bundleEmbed('tests/bridging/pages/guest.js', control, { minify: true });
  return scripts;
};

/** Answer of the server about any page here. */
const status = JSON.stringify({ code: '200', msg: '', data: { registered: true } });
const client = JSON.stringify({ clientId: 'demo', origins: ['http://partner.localhost:*'] });
const page = (body: string): string => `<!doctype html><meta charset="utf-8"><title>Bridge</title>${body}`;

const listen = async (listener: RequestListener): Promise<Server> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
const close = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Starts the servers. */
export const startBridgeSite = async ({
  control,
  replaced,
  openTimeout = 20_000,
}: SiteOptions = {}): Promise<BridgeSite> => {
  const scripts: Record<string, string> = {
    ...(await buildBridgeScripts(control)),
    '/partner.js': await readFile(inRoot('tests/bridging/pages/partner.js'), 'utf8'),
    '/embed/v1/api/status': status,
    ...replaced,
  };
  const pages = (path: string, server: string): string | undefined =>
    ({
      '/blank': page('<div id="box"></div>'),
      '/partner': page(
        `<div id="box"></div><script src="${server}/embed.js"></script><script src="/partner.js"></script>`,
      ),
      '/embed/v1/': page(
        `<script type="application/json" id="chartdock-client">${client}</script><script type="module" src="/guest.js"></script>`,
      ),
    })[path];
  const answer: RequestListener = ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const id = searchParams.get('client');
    if (id === 'mute' && pathname === '/embed/v1/') return;
    const policy =
      pathname === '/partner' ? searchParams.get('policy') : id === 'closed' && "frame-ancestors 'none'";
    const opener = searchParams.get('opener');
    const html = pages(pathname, searchParams.get('server') ?? '');
    const text = html ?? scripts[pathname];
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': html === undefined ? 'text/javascript' : 'text/html',
      'access-control-allow-origin': '*',
      'referrer-policy': 'no-referrer',
      ...(typeof policy === 'string' && { 'content-security-policy': policy }),
      ...(opener !== null && { 'cross-origin-opener-policy': opener }),
    });
    response.end(text);
  };
  const [own, other] = [await listen(answer), await listen(answer)];
  const origin: BridgeSite['origin'] = (name, which) =>
    `http://${name}.localhost:${portOf(which === 'other' ? other : own)}`;
  return {
    origin,
    partner: (id, name = 'partner') =>
      `${origin(name)}/partner?client=${id}&timeout=${openTimeout}&server=${encodeURIComponent(origin('charts'))}`,
    guest: (id, fragment = '') => `${origin('charts')}/embed/v1/?client=${id}${fragment}`,
    stop: async () => {
      await Promise.all([close(own), close(other)]);
    },
  };
};
