import type { OrganisationInvitation } from '@chartdock/contract';
import type { Handle } from '../../../kernel/calls/context.ts';
import type { OrganisationRow } from './organisations.ts';

/** Someone who was asked into an organisation. */
interface Invited {
  readonly userId: string;
  readonly account: string;
}

/** Keeps that someone was asked into an organisation; returns whether that is new. */
export const invite = async (
  db: Handle,
  { id }: Pick<OrganisationRow, 'id'>,
  { userId, account, now }: Invited & { readonly now: number },
): Promise<boolean> => {
  const row = { org_id: id, user_id: userId, account, invited_at: now };
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('organisation_invitation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(added) > 0;
};

/** Forgets an invitation; returns whether there was one. */
export const endInvitation = async (
  db: Handle,
  { orgId, userId }: { readonly orgId: string; readonly userId: string },
): Promise<boolean> => {
  const { numDeletedRows: ended } = await db
    .deleteFrom('organisation_invitation')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return ended > 0n;
};

/** Counts who was asked into an organisation and has not answered. */
export const countInvited = async (db: Handle, orgId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('organisation_invitation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Lists who was asked into an organisation and has not answered, in the order they were asked. */
export const listInvited = async (db: Handle, orgId: string): Promise<Invited[]> => {
  const rows = await db
    .selectFrom('organisation_invitation')
    .select(['user_id', 'account'])
    .where('org_id', '=', orgId)
    .orderBy('invited_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: userId, account }) => ({ userId, account }));
};

/** Lists the invitations of a person to organisations, the newest first. */
export const listInvitations = async (db: Handle, userId: string): Promise<OrganisationInvitation[]> => {
  const rows = await db
    .selectFrom('organisation_invitation as i')
    .innerJoin('organisation as o', 'o.id', 'i.org_id')
    .innerJoin('app_user as u', 'u.id', 'o.owner_id')
    .select(['o.id', 'o.name', 'u.full_name', 'i.invited_at'])
    .where('i.user_id', '=', userId)
    .orderBy('i.invited_at', 'desc')
    .orderBy('o.id')
    .execute();
  return rows.map(({ id, name, full_name: owner, invited_at: invitedAt }) => ({
    orgId: id,
    name,
    owner,
    invitedAt,
  }));
};
