import type { Request, RequestHandler } from 'express';
import type { App } from '../../kernel/calls/context.ts';
import type { NamedCall } from '../../kernel/calls/name-calls.ts';
import { authenticate } from '../../domains/sessions/index.ts';
import { tokenOf } from '../token.ts';
import { answerUnknownCall } from '../failures/failures.ts';

/** Returns whether a request says that a body comes with it. */
export const announcesBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

type FindCall = (request: Request) => NamedCall | undefined;

const createFinder = (calls: readonly NamedCall[]): FindCall => {
  const named = new Map(calls.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call]));
  const patterns = calls
    .filter(({ endpoint }) => endpoint.path.includes('{'))
    .map((call) => ({ call, path: new RegExp(`^${call.endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  return ({ method, baseUrl, path }) => {
    const whole = baseUrl + path;
    return (
      named.get(`${method} ${whole}`) ??
      patterns.find((one) => one.call.endpoint.method === method && one.path.test(whole))?.call
    );
  };
};

/** Refuses calls before their bodies arrive where no body could help: an unknown call, and a call with a bad token. */
export const createDoor = (app: App, calls: readonly NamedCall[]): RequestHandler => {
  const find = createFinder(calls);
  return async (request, response, next) => {
    if (!announcesBody(request) || request.method === 'GET' || request.method === 'HEAD') return next();
    const call = find(request);
    if (call === undefined) answerUnknownCall(request, response, next);
    else await askToken(app, call)(request, response, next);
  };
};

/** Refuses before its body comes a call whose token is missing or not good. */
export const askToken =
  (app: App, { endpoint }: Pick<NamedCall, 'endpoint'>): RequestHandler =>
  async (request, _response, next) => {
    if (endpoint.needToken && announcesBody(request)) await authenticate(app, tokenOf(request));
    next();
  };
