import type { Request, RequestHandler } from 'express';
import { isOriginPattern, matchesOrigin } from '../partners/index.ts';
import type { Handle } from '../calls/context.ts';

const KEEP_MS = 5_000;
/** The origins that partners have registered, read again every 5 seconds. */
export interface PartnerOrigins {
  /** Patterns of one client id; undefined for an unknown one. */
  readonly ofClient: (clientId: string) => Promise<readonly string[] | undefined>;
  /** Returns whether any partner registered an origin. */
  readonly allows: (origin: string) => Promise<boolean>;
}

/** Creates a reader of registered partner origins with a cache of 5 seconds. */
export const createPartnerOrigins = (db: Handle, now: () => number): PartnerOrigins => {
  let loaded: { until: number; clients: Promise<ReadonlyMap<string, readonly string[]>> } | undefined;
  const read = async () => {
    const rows = await db.selectFrom('partner_client').select(['id', 'allowed_origins']).execute();
    return new Map(rows.map((row) => [row.id, row.allowed_origins.filter(isOriginPattern)]));
  };
  const clients = (): Promise<ReadonlyMap<string, readonly string[]>> => {
    if (loaded === undefined || loaded.until <= now()) {
      loaded = { until: now() + KEEP_MS, clients: read() };
      loaded.clients.catch(() => (loaded = undefined));
    }
    return loaded.clients;
  };
  return {
    ofClient: async (clientId) => (await clients()).get(clientId),
    allows: async (origin) =>
      [...(await clients()).values()].some((patterns) => patterns.some((one) => matchesOrigin(origin, one))),
  };
};

const ALLOWED_HEADERS = 'token, content-type, idempotency-key, accept-language, cache-control, pragma';

/** Lets pages of registered partners call the API, without cookies; every other origin gets no permission. */
export const allowPartners =
  (partners: PartnerOrigins): RequestHandler =>
  async (request, response, next) => {
    const origin = request.get('origin');
    response.vary('Origin');
    if (origin !== undefined && (await partners.allows(origin))) {
      response.set('Access-Control-Allow-Origin', origin);
      response.set('Access-Control-Expose-Headers', 'Retry-After');
      if (request.method === 'OPTIONS') {
        response.set('Access-Control-Allow-Methods', 'GET, POST, PUT');
        response.set('Access-Control-Allow-Headers', ALLOWED_HEADERS);
        response.set('Access-Control-Max-Age', '600');
      }
    }
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
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
