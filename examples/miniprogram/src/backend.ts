import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { PickerToken } from './demo-token.ts';
import { createTickets } from './one-time.ts';
import type { ExchangeCode } from './wechat-code.ts';

/** Options of the mini-program's backend. */
export interface BackendOptions {
  /** Address of the Chartdock server, without a slash at its end. */
  readonly serverUrl: string;
  readonly exchangeCode: ExchangeCode;
  readonly getToken: (openId: string) => Promise<PickerToken>;
  /** The file that WeChat wants at the root of a domain before a web view may show it. */
  readonly verification?: { readonly name: string; readonly text: string };
}

const bundle = async (): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('picker-page.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    outdir: '/',
    logLevel: 'silent',
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [`/mini/${basename(path)}`, text]));
};

const page = (serverUrl: string): string => `<!doctype html><html lang="zh" data-server="${serverUrl}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Atlas Notes</title>
<link rel="stylesheet" href="/mini/page.css"><main></main><output></output>
<script type="module" src="/mini/picker-page.js"></script></html>`;

const style = 'html,body,main{height:100%;margin:0}';

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
};

const codeIn = (body: unknown): string => {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (typeof code !== 'string') throw new TypeError('sign-in: a code is missing');
  return code;
};

/** Creates the backend: sign-in, its hand-over to the web view, the page of the picker and its tokens. */
export const createBackend = async (options: BackendOptions): Promise<Server> => {
  const { serverUrl, exchangeCode, getToken, verification } = options;
  const scripts = await bundle();
  const tickets = createTickets<string>();
  const sessions = new Map<string, string>();
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `frame-src ${serverUrl}`,
    `connect-src 'self' ${serverUrl}`,
  ].join('; ');

  const send = (response: ServerResponse, type: string, text: string): void => {
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
    response.end(text);
  };
  const personOf = ({ headers }: IncomingMessage): string | undefined =>
    sessions.get(/(?:^|; )atlas=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '');

  const routes: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => unknown>> = {
    'POST /mini/sign-in': async (request, response) => {
      const openId = await exchangeCode(codeIn(await readJson(request)));
      send(response, 'application/json', JSON.stringify({ ticket: tickets.give(openId) }));
    },
    'GET /mini/enter': (request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://backend');
      const openId = tickets.take(searchParams.get('ticket') ?? '');
      if (openId === undefined) {
        response.writeHead(403).end();
        return;
      }
      const session = randomBytes(24).toString('base64url');
      sessions.set(session, openId);
      // The ticket goes out of the address at once: a copied link signs nobody in.
      response.writeHead(303, {
        location: '/mini/pick',
        'set-cookie': `atlas=${session}; Path=/mini; HttpOnly; Secure; SameSite=Lax`,
      });
      response.end();
    },
    'GET /mini/pick': (_request, response) => {
      response.setHeader('content-security-policy', policy);
      send(response, 'text/html', page(serverUrl));
    },
    'GET /mini/page.css': (_request, response) => send(response, 'text/css', style),
    'POST /mini/token': async (request, response) => {
      const openId = personOf(request);
      if (openId === undefined) response.writeHead(401).end();
      else send(response, 'application/json', JSON.stringify(await getToken(openId)));
    },
  };

  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://backend');
    const script = scripts.get(pathname);
    response.setHeader('x-content-type-options', 'nosniff');
    if (script !== undefined) send(response, 'text/javascript', script);
    else if (verification !== undefined && pathname === `/${verification.name}`)
      send(response, 'text/plain', verification.text);
    else {
      const route = routes[`${request.method ?? ''} ${pathname}`];
      Promise.resolve()
        .then(() => (route === undefined ? response.writeHead(404).end() : route(request, response)))
        .catch(() => {
          if (!response.headersSent) response.writeHead(502);
          response.end();
        });
    }
  });
};
