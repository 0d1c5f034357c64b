import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import * as CODE from '@chartdock/contract/codes';
import type { Code } from '@chartdock/contract';
import type { App } from '../../kernel/calls/context.ts';
import type { NamedCall } from '../../kernel/calls/name-calls.ts';
import { SCOPES } from '../../kernel/calls/scopes.ts';
import { isCallError } from '../../kernel/errors/call-error.ts';
import { answerWith } from '../answer-call.ts';
import { takeBody } from '../bodies/bodies.ts';
import type { BodyIntake } from '../bodies/bodies.ts';
import { allowPartners, ownOrigin } from '../origins.ts';
import { createCallLimit } from '../rate-limits.ts';
import { createIdentify } from '../bodies/uploads.ts';
import type { OAuthError } from './read-grant.ts';
import { readGrant } from './read-grant.ts';

/** Most bytes that a request for a token may be. */
const BODY_BYTES = 8_192;
const TOKEN = '/oauth/token';
const AUTHORIZE = '/oauth/authorize';
const METADATA = '/.well-known/oauth-authorization-server';

/** OAuth errors for the refusals of our own call. */
const REFUSALS: Readonly<Partial<Record<Code, OAuthError>>> = {
  [CODE.codeWrong]: 'invalid_grant',
  [CODE.notAllowed]: 'invalid_client',
  [CODE.originRefused]: 'unauthorized_client',
  [CODE.invalidInput]: 'invalid_request',
};

/** Fields of an authorization request, by their names on the page of consent. */
const WISHES = {
  client: 'client_id',
  redirect: 'redirect_uri',
  state: 'state',
  scopes: 'scope',
  challenge: 'code_challenge',
} as const;

const noStore: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache', 'Referrer-Policy': 'no-referrer' });
  next();
};

const refuse = (response: Response, error: OAuthError): void => {
  if (error === 'invalid_client') response.set('WWW-Authenticate', 'Basic realm="chartdock"');
  response.status(error === 'invalid_client' ? 401 : 400).json({ error });
};

/**
 * Leads to the page of consent, which alone decides where a response may go: every address leads there and nowhere else. One that
 * asks for another flow or has no challenge is led there without the required fields, and is told that it cannot be used.
 */
const authorize: RequestHandler = (request, response) => {
  const fields = new URLSearchParams(request.originalUrl.split('?')[1]);
  const isOurs = fields.get('response_type') === 'code' && fields.get('code_challenge_method') === 'S256';
  const asked = new URLSearchParams({ mode: 'redirect' });
  for (const [name, field] of Object.entries(WISHES)) {
    const [value, ...more] = fields.getAll(field);
    if (isOurs && value !== undefined && more.length === 0) asked.set(name, value);
  }
  response.redirect(303, `/connect?${asked.toString()}`);
};

/** Returns the metadata that a program reads before it begins (RFC 8414). */
const describe = (request: Request, response: Response): void => {
  const issuer = ownOrigin(request);
  response.set('Access-Control-Allow-Origin', '*').json({
    issuer,
    authorization_endpoint: issuer + AUTHORIZE,
    token_endpoint: issuer + TOKEN,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    authorization_response_iss_parameter_supported: true,
  });
};

interface Granted {
  readonly token: string;
  readonly expireTime: number;
}

/** Dependencies of the endpoints for OAuth. */
export interface OAuthDeps {
  readonly app: App;
  readonly calls: readonly NamedCall[];
  readonly intake: BodyIntake;
}

/** Gives tokens for codes by our own call, so that one place decides about codes. */
const giveTokens =
  (app: App, call: NamedCall): RequestHandler =>
  async (request, response) => {
    const fields = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const asked = readGrant(fields, request.get('authorization'));
    if (typeof asked === 'string') return refuse(response, asked);
    try {
      const readInput = (): unknown => ({ ...asked, from: 'oauth' });
      const granted = await answerWith(app, call, { request, response, readInput });
      const { token, expireTime } = granted as Granted;
      const seconds = Math.floor((expireTime - app.now()) / 1000);
      response.json({ access_token: token, token_type: 'Bearer', expires_in: seconds });
    } catch (error) {
      const known = isCallError(error) ? REFUSALS[error.code] : undefined;
      if (known === undefined) throw error;
      refuse(response, known);
    }
  };

/** Serves the flow of the page of consent as programs for OAuth 2.1 expect it: authorization code with PKCE, and nothing else. */
export const createOAuth = ({ app, calls, intake }: OAuthDeps): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const call = calls.find(({ name }) => name === 'session.exchange');
  if (call === undefined) throw new Error('Nothing implements session.exchange.');
  const identify = createIdentify(app);
  router.get(METADATA, describe);
  router.get(AUTHORIZE, noStore, authorize);
  router.use(TOKEN, allowPartners(app.partnerOrigins, calls), noStore);
  router.use(TOKEN, createCallLimit(app.config.callsPerMinute, identify));
  const body = takeBody(intake, () => ({ limit: BODY_BYTES, identify }));
  router.post(TOKEN, body, giveTokens(app, call));
  return router;
};
