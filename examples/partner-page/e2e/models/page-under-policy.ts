import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The partner's page under a content policy of nonces. */
export interface PageUnderPolicy {
  /** Address on another site than the server's. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** How the page is changed. */
export interface PolicyOptions {
  readonly partnerUrl: string;
  readonly policy: string;
  readonly nonce: string;
  /** Finds the beginnings of the tags that bear the nonce. */
  readonly bearing: RegExp;
  /** Further headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves the partner's page with another policy and nonces in its tags; all other files come from the partner as they are. */
export const servePageUnderPolicy = async ({
  partnerUrl,
  policy,
  nonce,
  bearing,
  headers: more,
}: PolicyOptions): Promise<PageUnderPolicy> => {
  const sendPage = async (response: ServerResponse): Promise<void> => {
    const text = await (await fetch(partnerUrl)).text();
    response.writeHead(200, { ...more, 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(text.replaceAll(bearing, (tag) => `${tag} nonce="${nonce}"`));
  };
  const passOn = ({ url = '/', method, headers }: IncomingMessage, response: ServerResponse): void => {
    const asked = request(new URL(url, partnerUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy()).end();
  };
  const server = createServer((asked, response) => {
    if (asked.url === '/') void sendPage(response);
    else passOn(asked, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://partner.localhost:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
