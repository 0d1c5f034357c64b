import type { Request, Response } from 'express';
import { runCall } from '../domains/run-call.ts';
import type { App, RequestFacts } from '../kernel/calls/context.ts';
import type { NamedCall } from '../kernel/calls/name-calls.ts';
import { KNOWN_LIFE_MS } from '../kernel/security/known-devices.ts';
import { localeOf } from './answer.ts';
import { sendPiece, untilGone } from './bodies/pieces.ts';
import { readInput } from './bodies/bodies.ts';
import { createOwnCookies } from './cookies.ts';
import { isFromBrowser, isSameOrigin } from './origins.ts';
import { isSharedAddress } from './proxies.ts';
import { tokenOf } from './token.ts';

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** Runs a call that came as a request of HTTP, and resolves with its data. */
export const answerCall = (app: App, call: NamedCall, exchange: Exchange): Promise<unknown> =>
  answerWith(app, call, { ...exchange, readInput: () => readInput(exchange.request, call.endpoint) });

/** The same, with an input that was read otherwise. */
export const answerWith = (
  app: App,
  call: NamedCall,
  { readInput: read, ...exchange }: Exchange & { readonly readInput: () => unknown },
): Promise<unknown> => runCall(app, call, { facts: factsOf(app, exchange), readInput: read });

const factsOf = (app: App, { request, response }: Exchange): RequestFacts => {
  const cookies = createOwnCookies(app.config.appFrames.length > 0);
  return {
    locale: localeOf(request),
    idempotencyKey: request.get('idempotency-key'),
    ip: request.ip ?? '',
    isSharedAddress: isSharedAddress(request),
    userAgent: request.get('user-agent') ?? '',
    sameOrigin: isSameOrigin(request),
    origin: request.get('origin'),
    isBrowser: isFromBrowser(request),
    sessionCookie: cookies.readSession(request),
    token: tokenOf(request),
    setSessionCookie: (value, maxAgeMs) => cookies.setSession(response, { value, maxAgeMs }),
    deviceCookie: cookies.readDevice(request),
    setDeviceCookie: (value) => cookies.setDevice(response, { value, maxAgeMs: KNOWN_LIFE_MS }),
    sendPiece: (piece) => sendPiece(response, piece),
    untilGone: () => untilGone(response),
  };
};
