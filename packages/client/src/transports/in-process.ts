import type { Transport } from './transport.ts';

/** Returns a standard request, as servers and service workers do. */
export type RequestHandler = (request: Request) => Response | Promise<Response>;

/**
 * Creates a transport that calls a handler of the same process. `origin` completes relative addresses; it is never
 * looked up.
 */
export const createInProcessTransport = (
  handler: RequestHandler,
  origin = 'http://in-process.invalid',
): Transport => ({
  send: async ({ url, method, headers, body, signal }) =>
    handler(
      new Request(new URL(url, origin), { method, headers, signal, ...(body === undefined ? {} : { body }) }),
    ),
});
