import { createHash, timingSafeEqual } from 'node:crypto';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { Scope } from '../../kernel/calls/scopes.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { CallContext, PublicContext } from '../../kernel/calls/context.ts';
import { SESSION_LIFE, createSession, makeCode, takeCode } from '../sessions/index.ts';
import { authenticateClient } from './authenticate-client.ts';
import { findClient, grantAccess } from './clients.ts';
import type { PartnerClient } from './clients.ts';
import { matchesOrigin } from './origins.ts';

type HandOff = CallParsedInput<'session', 'handOff'>;
type Exchange = CallParsedInput<'session', 'exchange'>;

/** Makes a code that signs the person in once, within a minute: on a page of ours (GUARD-01), or at one partner. */
const makeHandOff = async (
  { app, db, actor }: CallContext,
  { client, challenge }: HandOff,
): Promise<CallData<'session', 'handOff'>> => {
  const { userId, tokenHash: sessionHash } = actor;
  if (client === undefined && challenge !== undefined)
    throw refuseInput('challenge', 'A challenge goes with a client alone');
  if (client !== undefined && (await findClient(db, client)) === undefined)
    throw refuseInput('client', 'The client is not registered');
  const kind = client === undefined ? 'page' : 'partner';
  const payload = challenge === undefined ? {} : { challenge };
  const made = await makeCode(app, db, { kind, userId, sessionHash, clientId: client, payload });
  return { code: made.code, expireTime: made.expiresAt };
};

/**
 * Turns a code that was made for a partner into a token that may do no more than the partner (CALL-N-017). Throws
 * `originRefused` on a page that is not the partner's, `notAllowed` for a wrong secret or no proof at all, and `codeWrong`.
 */
const exchangeHandOff = async (
  context: PublicContext,
  wish: Exchange,
): Promise<CallData<'session', 'exchange'>> => {
  const { app, db, request } = context;
  const { code, client: clientId } = wish;
  const client = await requirePartner(context, wish);
  const taken = await takeCode(app, db, { code, kind: 'partner', clientId });
  if (taken === undefined || !isProven(taken.payload['challenge'], wish)) throw new CallError('codeWrong');
  const { userId } = taken;
  const deviceId = await grantAccess(app, db, { client, userId, ip: request.ip });
  const partner = { clientId, scopes: scopesOf(taken.payload['scopes'], client) };
  const lifeMs = SESSION_LIFE.partner;
  const granted = await createSession(app, db, { userId, deviceId, use: 'header', lifeMs, partner });
  return { token: granted.token, expireTime: granted.expiresAt, userId };
};

/** Lists the scopes of the token of a code: no more than the person has let the partner do, nor than the partner may do by now. */
const scopesOf = (allowed: unknown, { scopes }: PartnerClient): readonly Scope[] =>
  Array.isArray(allowed) ? scopes.filter((scope) => allowed.includes(scope)) : scopes;

/** Lists the calls about handing a session on. */
export const handOffCalls: readonly ImplementedCall[] = [
  implement(endpoints.session.handOff, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: makeHandOff,
  }),
  implement(endpoints.session.exchange, {
    access: 'public',
    handler: exchangeHandOff,
  }),
];

/** Tells which partner asks, as far as that can be known before the code is looked at: a server by its secret, a page by its origin. */
const requirePartner = async (context: PublicContext, wish: Exchange): Promise<PartnerClient> => {
  const { secret, verifier, client: clientId } = wish;
  const { origin, isBrowser } = context.request;
  const client = await findClient(context.db, clientId);
  if (isBrowser) {
    const isTheirs = client?.origins.some((pattern) => matchesOrigin(origin ?? '', pattern)) ?? false;
    // A secret that a page knows, everyone who opens it knows: no secret belongs there.
    if (!isTheirs || secret !== undefined) throw new CallError('originRefused');
  }
  if (secret !== undefined) return authenticateClient(context, { client: clientId, secret });
  if (client === undefined || verifier === undefined) throw new CallError('notAllowed');
  return client;
};

/** Returns whether who holds a code may use it: by the verifier where its maker asked for one, else by the secret. */
const isProven = (challenge: unknown, { secret, verifier }: Exchange): boolean => {
  if (challenge === undefined) return secret !== undefined;
  if (typeof challenge !== 'string' || verifier === undefined) return false;
  const found = createHash('sha256').update(verifier).digest();
  const asked = Buffer.from(challenge, 'base64url');
  return found.length === asked.length && timingSafeEqual(found, asked);
};
