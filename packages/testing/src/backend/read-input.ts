import type { Endpoint } from '@chartdock/contract/schema';
import { pathParameters } from './path-parameters.ts';
import { Refusal } from './refusal.ts';

const readBody = async (request: Request, encoding: Endpoint['encoding']): Promise<unknown> => {
  if (encoding === 'json') return request.json();
  if (encoding === 'multipart') return Object.fromEntries(await request.formData());
  return Object.fromEntries(new URLSearchParams(await request.text()));
};

/**
 * Gathers the input of a request from its path, its query and its body. Throws `invalidInput` for a body that
 * cannot be read.
 */
export const readInput = async (request: Request, endpoint: Endpoint): Promise<unknown> => {
  const { pathname, searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  const inPath = pathParameters(endpoint.path, pathname);
  const inHeaders = Object.fromEntries(
    (endpoint.inHeaders ?? []).map((name) => [name, request.headers.get(name) ?? undefined]),
  );
  if (endpoint.method !== 'POST') return { ...query, ...inHeaders, ...inPath };
  const body: unknown = await readBody(request, endpoint.encoding).catch(() => {
    throw new Refusal('invalidInput', [{ path: '', message: 'the body cannot be read' }]);
  });
  const inQuery = Object.fromEntries((endpoint.inQuery ?? []).map((name) => [name, query[name]]));
  return typeof body === 'object' && body !== null ? { ...body, ...inQuery, ...inPath } : body;
};
