import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';
import { CallError } from '../calls/call-error.ts';
import type { CallContext, PublicContext } from '../calls/context.ts';
import { SESSION_LIFE, createSession, makeCode, takeCode } from '../sessions/index.ts';
import { findClient, grantAccess } from './clients.ts';

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

/** Makes a code that signs the person in once, within a minute: on a page of ours (GUARD-01), or at one partner. */
async function makeHandOff(
  { app, db, actor }: CallContext,
  { client }: CallParsedInput<'session', 'handOff'>,
): Promise<CallData<'session', 'handOff'>> {
  const { userId, tokenHash: sessionHash } = actor;
  if (client !== undefined && (await findClient(db, client)) === undefined) {
    throw new CallError('invalidInput', { issues: [{ path: 'client', message: 'not registered' }] });
  }
  const kind = client === undefined ? 'page' : 'partner';
  const { code, expiresAt } = await makeCode(app, db, { kind, userId, sessionHash, clientId: client });
  return { code, expireTime: expiresAt };
}

/** Turns a code that was made for a partner into a token that may do no more than the partner (CALL-N-017). Throws `codeWrong`. */
async function exchangeHandOff(
  { app, db, request }: PublicContext,
  { code, client: clientId }: CallParsedInput<'session', 'exchange'>,
): Promise<CallData<'session', 'exchange'>> {
  const taken = await takeCode(app, db, { code, kind: 'partner', clientId });
  const client = await findClient(db, clientId);
  if (taken === undefined || client === undefined) throw new CallError('codeWrong');
  const { userId } = taken;
  const deviceId = await grantAccess(app, db, { client, userId, ip: request.ip });
  const partner = { clientId, scopes: client.scopes };
  const lifeMs = SESSION_LIFE.partner;
  const granted = await createSession(app, db, { userId, deviceId, use: 'header', lifeMs, partner });
  return { token: granted.token, expireTime: granted.expiresAt, userId };
}
