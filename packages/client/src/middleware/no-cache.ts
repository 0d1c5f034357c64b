import type { Middleware } from '../exchange.ts';

/** Asks every cache on the way of a GET for a fresh response (REQ-02). */
export const noCacheMiddleware: Middleware = {
  name: 'no-cache',
  run: ({ descriptor, headers }, next) => {
    if (descriptor.method === 'GET') {
      headers['cache-control'] = 'no-cache';
      headers.pragma = 'no-cache';
    }
    return next();
  },
};
