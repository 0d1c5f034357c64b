import { sql } from 'kysely';
import { CallError } from '../../../kernel/errors/call-error.ts';
import type { CallContext } from '../../../kernel/calls/context.ts';

const HOUR_MS = 3_600_000;
/** Invitations and requests of one person in an hour: nobody tries a list of addresses. */
const MOST = 120;

/** Refuses one more invitation, or request for access, of someone who made many within the hour. It counts earlier acts, so that several servers count alike. Throws `tooManyRequests`. */
export const countInvitation = async ({ db, actor, now }: CallContext): Promise<void> => {
  const since = now - HOUR_MS;
  const { rows } = await sql<{ tries: number }>`select (
      (select count(*) from (select from share_activity
        where actor_id = ${actor.userId} and kind = 'invited' and created_at > ${since} limit ${MOST}) as invited)
      + (select count(*) from (select from access_request
        where user_id = ${actor.userId} and created_at > ${since} limit ${MOST}) as asked))::int as tries`.execute(
    db,
  );
  if ((rows[0]?.tries ?? 0) >= MOST) throw new CallError('tooManyRequests');
};
