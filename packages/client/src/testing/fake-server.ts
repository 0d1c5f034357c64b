import type { Transport, TransportRequest } from '../transports/transport.ts';

/** A request that a fake server got and can answer when the test says so. */
export interface ReceivedRequest extends TransportRequest {
  /** Returns an envelope with HTTP status 200. */
  readonly answer: (envelope: { code?: string | number; msg?: string; data?: unknown }) => void;
  /** Returns another status or a raw body. */
  readonly answerRaw: (status: number, body: string) => void;
  /** Breaks the connection. */
  readonly drop: () => void;
}

/** A transport that records requests and is answered by hand, or at once by `respond`. */
export interface FakeServer {
  readonly transport: Transport;
  readonly received: readonly ReceivedRequest[];
  /** The request that came last. */
  readonly last: () => ReceivedRequest;
}

/** Lets everything that waits for nothing but promises happen. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** Creates a fake server; `respond` sees each request as it comes in. It heeds the abort signal as `fetch` does. */
export const createFakeServer = (
  respond: (request: ReceivedRequest) => void = () => undefined,
): FakeServer => {
  const received: ReceivedRequest[] = [];
  const transport: Transport = {
    send: (request) =>
      new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        const answerRaw = (status: number, body: string): void =>
          resolve({ status, text: () => Promise.resolve(body) });
        const one: ReceivedRequest = {
          ...request,
          answerRaw,
          answer: ({ code = '200', msg = '', data = {} }) =>
            answerRaw(200, JSON.stringify({ code, msg, data })),
          drop: () => reject(new TypeError('fetch failed')),
        };
        received.push(one);
        respond(one);
      }),
  };
  return {
    transport,
    received,
    last: () => {
      const request = received.at(-1);
      if (request === undefined) throw new Error('nothing was sent');
      return request;
    },
  };
};
