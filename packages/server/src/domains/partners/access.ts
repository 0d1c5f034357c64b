import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { tellEnded } from '../../kernel/calls/session-news.ts';

/** Lists the partners that could get a token of the person, or hold one that works. */
const listAccess = async ({ db, actor, now }: CallContext): Promise<CallData<'session', 'partners'>> => {
  const living = db
    .selectFrom('session as s')
    .select((select) => [
      's.client_id',
      select.fn.min('s.created_at').as('first'),
      select.fn.max('s.created_at').as('latest'),
    ])
    .where('s.user_id', '=', actor.userId)
    .where('s.client_id', 'is not', null)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .groupBy('s.client_id');
  const granted = db
    .selectFrom('partner_grant as g')
    .innerJoin('device as d', (join) =>
      join.onRef('d.user_id', '=', 'g.user_id').onRef('d.id', '=', 'g.device_id'),
    )
    .select(['g.client_id', 'g.created_at', 'g.scopes'])
    .where('g.user_id', '=', actor.userId)
    .where('d.revoked_at', 'is', null);
  const rows = await db
    .selectFrom('partner_client as c')
    .leftJoin(granted.as('g'), 'g.client_id', 'c.id')
    .leftJoin(living.as('l'), 'l.client_id', 'c.id')
    .select([
      'c.id',
      'c.name',
      'c.scopes',
      'g.created_at as granted',
      'g.scopes as allowed',
      'l.first',
      'l.latest',
    ])
    .where((where) => where.or([where('g.created_at', 'is not', null), where('l.first', 'is not', null)]))
    .orderBy('c.name')
    .orderBy('c.id')
    .execute();
  return {
    partners: rows.map(({ id, name, scopes, allowed, granted: since, first, latest }) => ({
      client: id,
      name,
      scopes: allowed === null ? scopes : scopes.filter((scope) => allowed.includes(scope)),
      sinceTime: Number(since ?? first),
      tokenTime: latest === null ? null : Number(latest),
    })),
  };
};

/** Ends the tokens and codes of a partner for the person, and the device by which it got more. A partner that was never let in is withdrawn already. */
const withdrawAccess = async (
  context: CallContext,
  { client }: CallParsedInput<'session', 'withdrawPartner'>,
): Promise<CallData<'session', 'withdrawPartner'>> => {
  const { app, db, actor, now } = context;
  const { userId } = actor;
  const gone = await db
    .deleteFrom('partner_grant')
    .where('client_id', '=', client)
    .where('user_id', '=', userId)
    .returning('device_id')
    .executeTakeFirst();
  if (gone !== undefined) {
    // Tokens in the making for this device open nothing.
    await db
      .updateTable('device')
      .set({ revoked_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', gone.device_id)
      .execute();
  }
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('client_id', '=', client)
    .where('revoked_at', 'is', null)
    .execute();
  await db.deleteFrom('hand_off').where('user_id', '=', userId).where('client_id', '=', client).execute();
  await tellEnded(db, userId);
  context.afterCommit(() => app.sessions.forgetUser(userId));
  return {};
};

/** Lists the calls about partners that a person let in. */
export const accessCalls: readonly ImplementedCall[] = [
  implement(endpoints.session.partners, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: listAccess,
  }),
  implement(endpoints.session.withdrawPartner, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: withdrawAccess,
  }),
];
