import { Router } from 'express';
import type { App } from '../kernel/calls/context.ts';
import type { NamedCall } from '../kernel/calls/name-calls.ts';
import { sendData } from './answer.ts';
import { answerCall } from './answer-call.ts';
import { answerUnknownCall } from './failures/failures.ts';

const ROUTES = { GET: 'get', POST: 'post', PUT: 'put' } as const;

/** Mounts every call at its path: the same schema that the client trusts checks the input here. */
export const createApiRouter = (app: App, calls: readonly NamedCall[]): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  for (const call of calls) {
    router[ROUTES[call.endpoint.method]](routeOf(call.endpoint.path), async (request, response, next) => {
      // A HEAD request changes nothing, even where a GET would.
      if (request.method === 'HEAD' && call.endpoint.write) answerUnknownCall(request, response, next);
      else sendData(response, await answerCall(app, call, { request, response }));
    });
  }
  return router;
};

/** Writes a path as the router wants it: `{id}` becomes `:id`. */
export const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
