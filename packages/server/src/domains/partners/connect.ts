import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { Scope } from '../../kernel/calls/scopes.ts';
import { isScope } from '../../kernel/calls/scopes.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { makeCode } from '../sessions/index.ts';
import type { PartnerClient } from './clients.ts';
import { findClient, findGrant, grantAccess } from './clients.ts';
import { matchesOrigin } from './origins.ts';

type Wish = CallParsedInput<'session', 'connection'>;

interface Asked {
  readonly client: PartnerClient;
  readonly scopes: readonly Scope[];
}

/**
 * Returns whether a code may go where it is asked for: by a message to exactly the origin of a registered page, or to an address that is
 * registered letter by letter. Patterns of origins never decide about an address.
 */
const isRegistered = ({ origins, redirects = [] }: PartnerClient, { mode, redirect }: Wish): boolean => {
  if (mode === 'redirect') return redirects.includes(redirect);
  const isOrigin = URL.canParse(redirect) && new URL(redirect).origin === redirect;
  return isOrigin && origins.some((pattern) => matchesOrigin(redirect, pattern));
};

const scopesOf = (client: PartnerClient, text: string | undefined): readonly Scope[] => {
  if (text === undefined) return client.scopes;
  const scopes = [...new Set(text.split(' ').filter((word) => word !== ''))];
  if (scopes.length === 0 || !scopes.every(isScope)) throw refuseInput('scopes', 'There is no such scope');
  if (!scopes.every((scope) => client.scopes.includes(scope))) throw new CallError('notAllowed');
  return scopes;
};

/** Reads the request. Throws `originRefused` for an address that is not registered, before anything else is looked at. */
const readWish = async ({ db }: Pick<CallContext, 'db'>, wish: Wish): Promise<Asked> => {
  const client = await findClient(db, wish.client);
  if (client === undefined) throw refuseInput('client', 'The client is not registered');
  if (!isRegistered(client, wish)) throw new CallError('originRefused');
  return { client, scopes: scopesOf(client, wish.scopes) };
};

const readConnection = async (
  context: CallContext,
  wish: Wish,
): Promise<CallData<'session', 'connection'>> => {
  const { client, scopes } = await readWish(context, wish);
  const { userId } = context.actor;
  const known = await findGrant(context.db, { clientId: client.id, userId });
  // Who was let in without being asked is no answer to the question.
  const isRemembered = known?.scopes !== undefined && scopes.every((scope) => known.scopes?.includes(scope));
  return { client: client.id, name: client.name, scopes: [...scopes], isRemembered };
};

/** Lets a partner in and makes its code. Earlier consents stay; withdrawing ends all of it. */
const connect = async (
  context: CallContext,
  { challenge, ...wish }: CallParsedInput<'session', 'connect'>,
): Promise<CallData<'session', 'connect'>> => {
  const { app, db, actor, request } = context;
  // A person answers on our page; a page of somebody else that got hold of a session may not answer for them.
  if (request.isBrowser && !request.sameOrigin) throw new CallError('originRefused');
  const { client, scopes } = await readWish(context, wish);
  const { userId, tokenHash: sessionHash } = actor;
  const clientId = client.id;
  const known = await findGrant(db, { clientId, userId });
  await grantAccess(app, db, { client, userId, ip: request.ip });
  const allowed = [...new Set([...(known?.scopes ?? []), ...scopes])];
  await db
    .updateTable('partner_grant')
    .set({ scopes: allowed })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .execute();
  const payload = { challenge, scopes: [...scopes] };
  const made = await makeCode(app, db, { kind: 'partner', userId, sessionHash, clientId, payload });
  return { code: made.code, expireTime: made.expiresAt };
};

/** Lists the calls of the page that asks whether a partner may be let in. */
export const connectCalls: readonly ImplementedCall[] = [
  implement(endpoints.session.connection, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: readConnection,
  }),
  implement(endpoints.session.connect, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: connect,
  }),
];
