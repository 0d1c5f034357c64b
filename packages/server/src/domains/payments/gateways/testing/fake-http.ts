import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Trouble } from './gateway-under-test.ts';

/** A request as a fake gateway reads it. */
export interface FakeRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** Response of a fake gateway. */
export interface FakeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** An HTTP server of a fake gateway. */
export interface FakeHttp {
  readonly address: string;
  readonly disturb: (trouble: Trouble | undefined, requests?: number) => void;
  readonly requests: () => number;
  readonly stop: () => Promise<void>;
}

const HUGE_BYTES = 2_097_152;

const INSTEAD: Readonly<Partial<Record<Trouble, FakeResponse>>> = {
  error: { status: 503, headers: {}, body: 'busy' },
  huge: { status: 200, headers: {}, body: ' '.repeat(HUGE_BYTES) },
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** Starts the server of a fake gateway. Its response is made knowing of the trouble, which it may have to sign. */
export const startFakeHttp = async (
  answer: (request: FakeRequest, trouble: Trouble | undefined) => FakeResponse,
): Promise<FakeHttp> => {
  let [seen, left] = [0, 0];
  let trouble: Trouble | undefined;
  const current = (): Trouble | undefined => {
    if (left === 0) return undefined;
    left -= 1;
    return trouble;
  };
  const server = createServer((request, response) => {
    void (async () => {
      seen += 1;
      const body = await readBody(request);
      const now = current();
      if (now === 'silent') return;
      const headers = request.headers as FakeRequest['headers'];
      const { method = '', url: path = '' } = request;
      const instead = now === undefined ? undefined : INSTEAD[now];
      const sent = instead ?? answer({ method, path, headers, body }, now);
      response.writeHead(sent.status, sent.headers).end(sent.body);
    })();
  });
  const address = await listen(server);
  return {
    address,
    disturb: (next, requests = Number.POSITIVE_INFINITY) => {
      trouble = next;
      left = next === undefined ? 0 : requests;
    },
    requests: () => seen,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      resolve(`http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`);
    });
  });
