import { callAddresses } from '../../../../tests/requirements/call-addresses.ts';

const patterns = callAddresses.map(({ method, path, encoding }) => ({
  method,
  encoding,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const encodingOf = (method: string, { body, headers }: RequestInit): string => {
  if (method === 'GET') return 'query';
  if (body instanceof FormData) return 'multipart';
  return new Headers(headers).get('content-type') === 'application/json' ? 'json' : 'form';
};

/**
 * Sends the requests of a test's client, and throws where method, path or encoding are not written out in `tests/requirements`.
 * Client and server read them off the same contract: without this, an address that is wrong there would go unnoticed in every
 * test that makes its call through a client.
 */
export const fetchLiterally: typeof fetch = (input, init = {}) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const { method = 'GET' } = init;
  const encoding = encodingOf(method, init);
  const isStated = patterns.some(
    (one) => one.method === method && one.encoding === encoding && one.path.test(pathname),
  );
  if (!isStated) throw new Error(`No requirement states ${method} ${pathname} (${encoding}).`);
  return fetch(input, init);
};
