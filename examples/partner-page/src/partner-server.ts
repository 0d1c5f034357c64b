import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { DemoAccount, PartnerItem } from './chartdock-backend.ts';
import { createTokenDesk, DEMO_ACCOUNTS, SCOPES } from './chartdock-backend.ts';
import { contentPolicy, readPageFile } from './page-files.ts';

const isDemoAccount = (value: string | null): value is DemoAccount =>
  (DEMO_ACCOUNTS as readonly (string | null)[]).includes(value);

const send = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(value));
};

/** Only this page's own scripts may ask for a token. */
const isOwnPage = (request: IncomingMessage): boolean => {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
};

const idsIn = (url: URL, fileType: PartnerItem['fileType']): readonly PartnerItem[] =>
  url.searchParams.getAll(fileType).map((fileId) => ({ fileId, fileType }));

/** A real partner knows which files a page has to do with; here the page says it. It can only narrow its token. */
const itemsIn = (url: URL): readonly PartnerItem[] => [...idsIn(url, 'folder'), ...idsIn(url, 'chart')];

/** Creates the partner's server: the page, and the route its page asks for tokens. `serverUrl` has no slash at the end. */
export const createPartnerServer = (serverUrl: string): Server => {
  const getToken = createTokenDesk(serverUrl);

  const answerToken = async (url: URL, response: ServerResponse): Promise<void> => {
    const account = url.searchParams.get('account');
    if (!isDemoAccount(account)) {
      send(response, 400, { error: `account: one of ${DEMO_ACCOUNTS.join(', ')}` });
      return;
    }
    try {
      const named = url.searchParams.getAll('scope');
      const scopes = named.length === 0 ? SCOPES : SCOPES.filter((scope) => named.includes(scope));
      const fresh = url.searchParams.has('fresh');
      send(response, 200, await getToken({ account, fresh, scopes, items: itemsIn(url) }));
    } catch (error) {
      send(response, 502, { error: error instanceof Error ? error.message : 'no token' });
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://partner');
    response.setHeader('x-content-type-options', 'nosniff');
    if (url.pathname === '/token') {
      if (request.method === 'POST' && isOwnPage(request)) return answerToken(url, response);
      send(response, 403, { error: 'only for this page' });
      return;
    }
    const file = await readPageFile(url.pathname, serverUrl);
    if (file === undefined) {
      send(response, 404, { error: 'not found' });
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': 'no-cache',
      'content-security-policy': contentPolicy(serverUrl),
    });
    response.end(request.method === 'HEAD' ? '' : file.body);
  };

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) send(response, 500, { error: 'internal error' });
      else response.destroy();
    });
  });
};
