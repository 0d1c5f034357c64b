import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { EMBED_API, PROTOCOL, embeddedCalls, matchesOrigin } from '../domains/partners/index.ts';
import type { AllowedPages } from '../domains/partners/index.ts';
import { answerCall } from './answer-call.ts';
import { CallError } from '../kernel/errors/call-error.ts';
import type { App } from '../kernel/calls/context.ts';
import { sendData } from './answer.ts';
import { takeBody } from './bodies/bodies.ts';
import { askToken } from './bodies/door.ts';
import type { BodyIntake, IntakeRules } from './bodies/bodies.ts';
import { answerUnknownCall } from './failures/failures.ts';
import { isFromBrowser, isSameOrigin } from './origins.ts';
import type { PartnerOrigins } from '../kernel/calls/partner-origins.types.ts';
import { createCallLimit } from './rate-limits.ts';
import { createSecurityHeaders } from './pages/security.ts';
import { createIdentify } from './bodies/uploads.ts';

const BODY_BYTES = 131_072;
const ALLOWED_HEADERS = 'token, content-type, accept-language';

/**
 * Serves the calls beside the guest page, each with the client id in its query. Pages of the client's registered origins
 * may read the responses, without cookies; `status` may be read by every page and tells nothing but whether its origin is
 * registered.
 */
export const createEmbedApi = (app: App, partners: PartnerOrigins, intake: BodyIntake): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const answerPages = createCors(partners);
  const identify = createIdentify(app);
  router.use(createSecurityHeaders([]), noStore, createCallLimit(app.config.callsPerMinute, identify));
  router.get('/status', async (request, response) => {
    response.set('Access-Control-Allow-Origin', '*').vary('Origin');
    const registered = await isRegistered(partners, request);
    sendData(response, { time: app.now(), ...PROTOCOL, registered });
  });
  const rules: IntakeRules = { limit: BODY_BYTES, identify };
  const body = takeBody(intake, () => rules);
  for (const call of embeddedCalls) {
    const { pages } = call;
    const path = call.endpoint.path.slice(EMBED_API.length);
    if (pages !== 'own' && pages !== 'none') router.options(path, answerPages);
    router.post(
      path,
      answerPages,
      onlyFrom(pages, partners),
      askToken(app, call),
      body,
      async (request, response) => {
        sendData(response, await answerCall(app, call, { request, response }));
      },
    );
  }
  router.use(answerUnknownCall);
  return router;
};

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Lets pages of the client's registered origins read a response, and answers preflight requests. */
const createCors =
  (partners: PartnerOrigins): RequestHandler =>
  async (request, response, next) => {
    response.vary('Origin');
    if (await isRegistered(partners, request)) {
      response.set('Access-Control-Allow-Origin', request.get('origin'));
      response.set('Access-Control-Expose-Headers', 'Retry-After');
      if (request.method === 'OPTIONS') {
        response.set('Access-Control-Allow-Methods', 'POST');
        response.set('Access-Control-Allow-Headers', ALLOWED_HEADERS);
        response.set('Access-Control-Max-Age', '600');
      }
    }
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  };

type IsAllowed = (request: Request, partners: PartnerOrigins) => boolean | Promise<boolean>;

const RULES: Readonly<Record<AllowedPages, IsAllowed>> = {
  registered: (request, partners) => isRegistered(partners, request),
  own: (request) => isSameOrigin(request),
  'registered or own': async (request, partners) =>
    isSameOrigin(request) || (await isRegistered(partners, request)),
  none: (request) => !isFromBrowser(request),
};

/** Refuses with `originRefused` requests from pages other than those that may make the call. */
const onlyFrom =
  (pages: AllowedPages, partners: PartnerOrigins): RequestHandler =>
  async (request, _response, next) => {
    if (!(await RULES[pages](request, partners))) throw new CallError('originRefused');
    next();
  };

const isRegistered = async (partners: PartnerOrigins, request: Request): Promise<boolean> => {
  const origin = request.get('origin');
  const { client } = request.query;
  if (origin === undefined || typeof client !== 'string') return false;
  const patterns = await partners.ofClient(client);
  return patterns?.some((pattern) => matchesOrigin(origin, pattern)) ?? false;
};
