import { sql } from 'kysely';
import { transaction } from '../../../kernel/db/transaction.ts';
import type { App, Handle } from '../../../kernel/calls/context.ts';

/** Invitations that become rights in one go. */
const MOST = 500;

interface Claimed {
  readonly owner_id: string;
  readonly node_id: string;
  readonly user_id: string;
}

/** Turns invitations of addresses that an account stands behind by now into rights, a bounded part of them; returns how many. An owner's own address is invited to nothing. */
const claimIn = async (db: Handle, now: number): Promise<readonly Claimed[]> => {
  const { rows } = await sql<Claimed>`
    with ready as (
      delete from invitation i using (
        select i.owner_id, i.node_id, i.id, l.user_id from invitation i
          join login_name l on l.kind = i.name_kind and l.name_key = i.name_key
          join app_user u on u.id = l.user_id and u.disabled_at is null
          where l.user_id <> i.owner_id limit ${MOST}) as found
        where i.owner_id = found.owner_id and i.node_id = found.node_id and i.id = found.id
        returning i.*, found.user_id
    ), given as (
      insert into collaborator (owner_id, node_id, user_id, role, invited_at, contact, invited_by)
        select owner_id, node_id, user_id, role, ${now}::bigint, contact, invited_by from ready
        on conflict (owner_id, node_id, user_id) do nothing returning owner_id, node_id, user_id, role
    ), listed as (
      insert into collab_inbox (user_id, node_id, owner_id, role, invited_at)
        select user_id, node_id, owner_id, role, ${now}::bigint from given on conflict do nothing
    )
    select owner_id, node_id, user_id from given`.execute(db);
  return rows;
};

/** Gives people the invitations to their addresses from before they had an account; runs every minute. */
export const claimInvitations = (app: App): Promise<number> =>
  transaction(app.database.db, async (db) => (await claimIn(db, app.now())).length);
