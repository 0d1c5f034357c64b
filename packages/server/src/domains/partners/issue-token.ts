import { implement } from '../../kernel/calls/implement.ts';
import type { Scope } from '../../kernel/calls/scopes.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { SESSION_LIFE, authenticate, createSession } from '../sessions/index.ts';
import { authenticateClient } from './authenticate-client.ts';
import { findGrant, grantAccess } from './clients.ts';
import type { PartnerClient } from './clients.ts';
import type { EmbedData, EmbedInput } from './embed-calls.ts';
import { nameItems } from './name-items.ts';
import type { EmbeddedCall } from './embedded-call.types.ts';
import { embedCalls } from './embed-calls.ts';

type Wish = EmbedInput<'token'>;

/**
 * Gives the backend of a partner a narrowed token of a person for an hour. The person is named by a session token of their own,
 * which lets the partner in from then on, or by their id once they let it in. With items it covers nothing but these and their
 * content. Throws `fileUnavailable` for an item that the person cannot open, `notAllowed` for a wrong secret, for more scopes
 * than the partner has, and for a person who never let it in; `tooManyRequests` after repeated wrong secrets.
 */
const issueToken = async (context: PublicContext, wish: Wish): Promise<EmbedData<'token'>> => {
  const { app, db } = context;
  const client = await authenticateClient(context, wish);
  const { userId, deviceId, granted: mayDo } = await findPerson(context, client, wish);
  const allowed =
    mayDo === undefined ? client.scopes : client.scopes.filter((scope) => mayDo.includes(scope));
  const scopes = wish.scopes ?? allowed;
  if (!scopes.every((scope: Scope) => allowed.includes(scope))) throw new CallError('notAllowed');
  const items = wish.items === undefined ? undefined : await nameItems(context, userId, wish.items);
  const granted = await createSession(app, db, {
    userId,
    deviceId,
    use: 'header',
    lifeMs: SESSION_LIFE.partner,
    partner: { clientId: client.id, scopes, items },
  });
  return {
    value: granted.token,
    expiresAt: granted.expiresAt,
    userId,
    scopes: [...scopes],
    ...(items === undefined ? {} : { items: [...items] }),
  };
};

/** Lists the calls beside the guest page about tokens for backends. */
export const tokenCalls: readonly EmbeddedCall[] = [
  {
    pages: 'none',
    ...implement(embedCalls.token, {
      access: 'public',
      handler: issueToken,
    }),
  },
];

interface Person {
  readonly userId: string;
  readonly deviceId: string;
  /** Scopes that the person has granted the partner; undefined where all goes that the partner may do. */
  readonly granted?: readonly Scope[] | undefined;
}

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const findPerson = async (
  { app, db, request }: PublicContext,
  client: PartnerClient,
  { token, userId }: Wish,
): Promise<Person> => {
  if ((token === undefined) === (userId === undefined)) {
    throw refuseInput('token', 'Either token or userId is needed, and not both');
  }
  if (token !== undefined) {
    const actor = await authenticate(app, token);
    // A narrowed token cannot be made into another one.
    if (actor.partner !== undefined) throw new CallError('notAllowed');
    const deviceId = await grantAccess(app, db, { client, userId: actor.userId, ip: request.ip });
    return { userId: actor.userId, deviceId };
  }
  const known = userId !== undefined && USER_ID.test(userId) ? userId : undefined;
  const grant = known === undefined ? undefined : await findGrant(db, { clientId: client.id, userId: known });
  if (known === undefined || grant === undefined) throw new CallError('notAllowed');
  return { userId: known, deviceId: grant.deviceId, granted: grant.scopes };
};
