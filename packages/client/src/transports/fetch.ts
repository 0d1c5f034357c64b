import type { Transport } from './transport.ts';

/** Options of a fetch transport. */
export interface FetchTransportOptions {
  /** Default the global `fetch`, looked up at each call. */
  readonly fetch?: typeof fetch;
  /** Default `same-origin`, which the resume call needs; every other call is authorised by its header alone. */
  readonly credentials?: 'omit' | 'same-origin' | 'include';
}

/** Creates the transport over `fetch`, for browsers, workers and Node. */
export const createFetchTransport = (options: FetchTransportOptions = {}): Transport => ({
  send: ({ url, method, headers, body, signal }) =>
    (options.fetch ?? fetch)(url, {
      method,
      headers,
      signal,
      credentials: options.credentials ?? 'same-origin',
      ...(body === undefined ? {} : { body }),
    }),
});
