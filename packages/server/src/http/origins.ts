import type { Request, RequestHandler } from 'express';
import type { ImplementedCall } from '../kernel/calls/implement.ts';
import type { PartnerOrigins } from '../kernel/calls/partner-origins.types.ts';

/** Headers that our client sends with every call. */
const USUAL_HEADERS = [
  'token',
  'authorization',
  'content-type',
  'idempotency-key',
  'accept-language',
  'cache-control',
  'pragma',
];

/** Lists the headers that pages of partners may send: the usual ones, and those that a call takes its input from. */
export const allowedHeaders = (calls: readonly Pick<ImplementedCall, 'endpoint'>[]): string =>
  [...new Set([...USUAL_HEADERS, ...calls.flatMap(({ endpoint }) => endpoint.inHeaders ?? [])])].join(', ');

/** Lets pages of registered partners call the API, without cookies; every other origin gets no permission. */
export const allowPartners = (
  partners: PartnerOrigins,
  calls: readonly Pick<ImplementedCall, 'endpoint'>[],
): RequestHandler => {
  const headers = allowedHeaders(calls);
  return async (request, response, next) => {
    const origin = request.get('origin');
    response.vary('Origin');
    if (origin !== undefined && (await partners.allows(origin))) {
      response.set('Access-Control-Allow-Origin', origin);
      response.set('Access-Control-Expose-Headers', 'Retry-After');
      if (request.method === 'OPTIONS') {
        response.set('Access-Control-Allow-Methods', 'GET, POST, PUT');
        response.set('Access-Control-Allow-Headers', headers);
        response.set('Access-Control-Max-Age', '600');
      }
    }
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  };
};

/** Writes our own origin as the browser sees it. */
export const ownOrigin = (request: Request): string => `${request.protocol}://${request.get('host') ?? ''}`;

/** Returns whether a page of our own origin sent a request: the browser says so itself, and nothing else counts. */
export const isSameOrigin = (request: Request): boolean => {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.get('origin');
  return origin !== undefined && origin === ownOrigin(request);
};

/** Returns whether a browser sent a request for a page: it always says where one like ours comes from, and a server has nothing to say. */
export const isFromBrowser = (request: Request): boolean =>
  request.get('origin') !== undefined || request.get('sec-fetch-site') !== undefined;
