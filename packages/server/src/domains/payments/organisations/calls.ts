import { avatarAddress } from '@chartdock/contract';
import type { CallData, CallParsedInput, NotificationKind, Organisation } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { findAccount } from '../../accounts/index.ts';
import { CallError } from '../../../kernel/errors/call-error.ts';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { implement } from '../../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../../kernel/calls/implement.ts';
import { notify } from '../../notifications/index.ts';
import { createDatabaseAttempts } from '../../../kernel/security/database-attempts.ts';
import { refuseTry } from '../../../kernel/security/attempts.ts';
import { countInvited, endInvitation, invite, listInvitations, listInvited } from './invitations.ts';
import { countMembers, findOrganisationOf, lockOrganisation } from './organisations.ts';
import type { OrganisationRow } from './organisations.ts';

type Seen = CallData<'organisations', 'mine'>;

const MINUTE_MS = 60_000;

/** Accounts that an owner may try to add in an hour: the response says whether there is one. */
const limitOf = (userId: string) =>
  ({ key: `organisation-add ${userId}`, most: 60, windowMs: 60 * MINUTE_MS, delayMs: MINUTE_MS }) as const;

/** Refuses with a reason; one that tells whether there is an account counts as a try. */
const refuse = (
  reason: 'not_owner' | 'is_owner' | 'account_unknown' | 'elsewhere' | 'seats_taken' | 'not_invited',
): CallError => {
  const counts = reason === 'account_unknown' || reason === 'elsewhere' || reason === 'seats_taken';
  return new CallError('notAllowed', { reason }, { counts });
};

/** Writes an organisation as someone in it sees it. */
const toOrganisation = async (
  { db, actor }: CallContext,
  { id, name, owner_id: ownerId, seats, paid_until: paidUntil }: OrganisationRow,
): Promise<Organisation> => {
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'full_name', 'photo_key'])
    .where('org_id', '=', id)
    .orderBy(sql`id = ${ownerId}`, 'desc')
    .orderBy('full_name')
    .orderBy('id')
    .execute();
  const roleOf = (userId: string) => (userId === ownerId ? 'owner' : 'member');
  return {
    orgId: id,
    name,
    role: roleOf(actor.userId),
    seats,
    paidUntil,
    members: people.map((person) => ({
      userId: person.id,
      fullName: person.full_name,
      photoUrl: avatarAddress(person.photo_key ?? person.id),
      role: roleOf(person.id),
    })),
    invited: actor.userId === ownerId ? await listInvited(db, id) : [],
  };
};

/** Writes a person's view of organisations: the one they are in, and those they were asked into. */
const toSeen = async (context: CallContext, row: OrganisationRow | undefined): Promise<Seen> => ({
  organisation: row === undefined ? null : await toOrganisation(context, row),
  invitations: await listInvitations(context.db, context.actor.userId),
});

/** Returns the organisation that the person is in (CALL-S-021). */
const readMine = async (context: CallContext): Promise<Seen> =>
  toSeen(context, await findOrganisationOf(context.db, context.actor.userId));

/** Locks the organisation that the person owns. Throws `notAllowed` for everyone else. */
const lockOwn = async ({ db, actor }: CallContext): Promise<OrganisationRow> => {
  const mine = await findOrganisationOf(db, actor.userId);
  const row = mine?.owner_id === actor.userId ? await lockOrganisation(db, mine.id) : undefined;
  if (row === undefined) throw refuse('not_owner');
  return row;
};

const addMember = async (
  context: CallContext,
  { account }: CallParsedInput<'organisations', 'addMember'>,
): Promise<Seen> => {
  const { db, actor, now } = context;
  const own = await lockOwn(context);
  const limit = limitOf(actor.userId);
  // In the call's own transaction, which a refusal that tells of an account commits.
  const wait = await createDatabaseAttempts(db).take(limit, now);
  if (wait > 0) throw refuseTry(wait);
  const found = await findAccount(db, account);
  if (found === undefined || found.disabled_at !== null) throw refuse('account_unknown');
  const person = await db
    .selectFrom('app_user')
    .select('org_id')
    .where('id', '=', found.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (person.org_id !== null && person.org_id !== own.id) throw refuse('elsewhere');
  if (person.org_id === null) await ask(context, own, { userId: found.id, account });
  return toSeen(context, own);
};

/** Asks someone in and keeps a seat for them. Nobody is in an organisation, nor pays for it, before they said so. */
const ask = async (
  context: CallContext,
  own: OrganisationRow,
  person: { readonly userId: string; readonly account: string },
): Promise<void> => {
  const { db, now } = context;
  const isNew = await invite(db, own, { ...person, now });
  if (!isNew) return;
  // The lock of the organisation lets two additions at once count one another.
  const taken = (await countMembers(db, own.id)) + (await countInvited(db, own.id));
  if (taken > own.seats) {
    await endInvitation(db, { orgId: own.id, userId: person.userId });
    throw refuse('seats_taken');
  }
  await tell(context, { own, userId: person.userId, kind: 'organisationInvited' });
};

interface Told {
  readonly own: OrganisationRow;
  readonly userId: string;
  readonly kind: NotificationKind;
}

const tell = (context: CallContext, { own, userId, kind }: Told): Promise<void> =>
  notify(context, { userId, kind, about: { nodeId: own.id, title: own.name } });

/** Enters an organisation that one was asked into. */
const accept = async (
  context: CallContext,
  { orgId }: CallParsedInput<'organisations', 'accept'>,
): Promise<Seen> => {
  const { db, actor } = context;
  const { userId } = actor;
  const asking = await lockOrganisation(db, orgId);
  const person = await db
    .selectFrom('app_user')
    .select('org_id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (asking !== undefined && person.org_id === asking.id) return toSeen(context, asking);
  if (person.org_id !== null) throw refuse('elsewhere');
  if (asking === undefined) throw refuse('not_invited');
  const isFull = (await countMembers(db, orgId)) >= asking.seats;
  if (!isFull && !(await endInvitation(db, { orgId, userId }))) throw refuse('not_invited');
  if (isFull) throw refuse('seats_taken');
  const entered = { org_id: asking.id, org_until: asking.paid_until };
  await db.updateTable('app_user').set(entered).where('id', '=', userId).execute();
  await tell(context, { own: asking, userId: asking.owner_id, kind: 'organisationEntered' });
  return toSeen(context, asking);
};

const decline = async (
  context: CallContext,
  { orgId }: CallParsedInput<'organisations', 'decline'>,
): Promise<Seen> => {
  await endInvitation(context.db, { orgId, userId: context.actor.userId });
  return readMine(context);
};

/** Takes a person out of an organisation, and with it the membership it paid for; returns whether they were in it. */
const takeOut = async ({ db }: CallContext, orgId: string, userId: string): Promise<boolean> => {
  const { numUpdatedRows: changed } = await db
    .updateTable('app_user')
    .set({ org_id: null, org_until: null })
    .where('id', '=', userId)
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return changed > 0n;
};

const removeMember = async (
  context: CallContext,
  { userId }: CallParsedInput<'organisations', 'removeMember'>,
): Promise<Seen> => {
  const own = await lockOwn(context);
  if (userId === own.owner_id) throw refuse('is_owner');
  await endInvitation(context.db, { orgId: own.id, userId });
  if (await takeOut(context, own.id, userId))
    await tell(context, { own, userId, kind: 'organisationRemoved' });
  return toSeen(context, own);
};

const quit = async (context: CallContext): Promise<Seen> => {
  const { db, actor } = context;
  const mine = await findOrganisationOf(db, actor.userId);
  if (mine === undefined) return toSeen(context, undefined);
  if (mine.owner_id === actor.userId) throw refuse('is_owner');
  await lockOrganisation(db, mine.id);
  await takeOut(context, mine.id, actor.userId);
  return toSeen(context, undefined);
};

const own = { access: 'token', scope: 'own sessions', items: 'closed' } as const;

/** Lists the calls about the organisation that someone is in. */
export const organisationCalls: readonly ImplementedCall[] = [
  implement(endpoints.organisations.mine, { ...own, handler: readMine }),
  implement(endpoints.organisations.addMember, { ...own, handler: addMember }),
  implement(endpoints.organisations.removeMember, { ...own, handler: removeMember }),
  implement(endpoints.organisations.accept, { ...own, handler: accept }),
  implement(endpoints.organisations.decline, { ...own, handler: decline }),
  implement(endpoints.organisations.quit, { ...own, handler: quit }),
];
