import express, { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { App } from '../../kernel/calls/context.ts';
import {
  QUESTION_LIFE_MS,
  SESSION_LIFE,
  answerQuestion,
  handOver,
  readQuestion,
} from '../../domains/sessions/index.ts';
import type { Arrival, SignedInCookies } from '../../domains/sessions/index.ts';
import { KNOWN_LIFE_MS } from '../../kernel/security/known-devices.ts';
import { localeOf } from '../answer.ts';
import { createOwnCookies, readCookie } from '../cookies.ts';
import type { OwnCookies } from '../cookies.ts';
import { isSameOrigin } from '../origins.ts';
import { sendQuestion } from './pages.ts';
import { takeQueryToken } from './query-token.ts';
import { createCallLimit } from '../rate-limits.ts';

const QUESTION_PATH = '/login/switch';
const QUESTION_COOKIE = 'chartdock_switch';
// The page reads it; `hosts/web` has the same name.
const ARRIVED_COOKIE = 'chartdock_arrived';
const ARRIVED_LIFE_MS = 60_000;

/**
 * Takes the token out of the address of a page before the page is sent (GUARD-01, GUARD-02): the browser is sent on with
 * 303, so that no history, no referrer and no measurement of the page holds it. Before another person's session is
 * replaced, the person is asked.
 */
export const createArrivals = (app: App): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const limit = createCallLimit(app.config.callsPerMinute);
  const cookies = createOwnCookies(app.config.appFrames.length > 0);
  const arrivalOf = (request: Request): Arrival => describeArrival(app, cookies, request);
  const sign = (response: Response, { session, device }: SignedInCookies): void => {
    cookies.setSession(response, { value: session, maxAgeMs: SESSION_LIFE.verified });
    cookies.setDevice(response, { value: device, maxAgeMs: KNOWN_LIFE_MS });
  };
  router.get(QUESTION_PATH, noStore, async (request, response) => {
    const question = await readQuestion(arrivalOf(request), questionOf(request));
    if (question === undefined) response.redirect(303, '/');
    else sendQuestion(response, { ...question, locale: localeOf(request), path: QUESTION_PATH });
  });
  const form = express.urlencoded({ extended: false, limit: '1kb' });
  router.post(QUESTION_PATH, noStore, limit, form, async (request, response) => {
    if (!isSameOrigin(request)) return response.redirect(303, '/');
    const wants = (request.body as { readonly choice?: unknown } | undefined)?.choice === 'switch';
    const answered = await answerQuestion(arrivalOf(request), questionOf(request), wants);
    setQuestion(response, undefined);
    if (answered?.cookies !== undefined) sign(response, answered.cookies);
    response.redirect(303, answered?.target ?? '/');
  });
  router.get('/{*path}', onlyWithToken, noStore, limit, async (request, response) => {
    const { address, token = '' } = takeQueryToken(request.originalUrl);
    const done = isVisit(request)
      ? await handOver(arrivalOf(request), token, address)
      : ({ kind: 'nothing' } as const);
    if (done.kind === 'signedIn') {
      sign(response, done.cookies);
      tellArrival(response);
    }
    if (done.kind === 'ask') setQuestion(response, done.question);
    response.redirect(303, done.kind === 'ask' ? QUESTION_PATH : address);
  });
  return router;
};

/** Passes on requests for anything but pages, and pages without a token. */
const onlyWithToken: RequestHandler = (request, _response, next) => {
  const isPage = !request.path.startsWith('/assets/');
  const hasToken = isPage && takeQueryToken(request.originalUrl).token !== undefined;
  next(hasToken ? undefined : 'route');
};

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store').set('Referrer-Policy', 'no-referrer');
  next();
};

/** Returns whether a person went to the address: a picture, a frame or a page fetched in advance signs nobody in. */
const isVisit = (request: Request): boolean => {
  const dest = request.get('sec-fetch-dest');
  const isAhead = (request.get('sec-purpose') ?? request.get('purpose') ?? '').includes('prefetch');
  return request.method === 'GET' && !isAhead && (dest === undefined || dest === 'document');
};

const describeArrival = (app: App, cookies: OwnCookies, request: Request): Arrival => ({
  app,
  sessionCookie: cookies.readSession(request),
  deviceCookie: cookies.readDevice(request),
  userAgent: request.get('user-agent') ?? '',
  ip: request.ip ?? '',
});

/** Leaves word for the page, which says whose account was opened and takes the word away. It holds no secret. */
const tellArrival = (response: Response): void => {
  const { secure } = response.req;
  response.cookie(ARRIVED_COOKIE, '1', { sameSite: 'lax', secure, path: '/', maxAge: ARRIVED_LIFE_MS });
};

const questionOf = (request: Request): string => readCookie(request, QUESTION_COOKIE) ?? '';

/** Keeps the question out of the address, and out of reach of scripts. */
const setQuestion = (response: Response, question: string | undefined): void => {
  const { secure } = response.req;
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: QUESTION_PATH } as const;
  if (question === undefined) response.clearCookie(QUESTION_COOKIE, attributes);
  else response.cookie(QUESTION_COOKIE, question, { ...attributes, maxAge: QUESTION_LIFE_MS });
};
