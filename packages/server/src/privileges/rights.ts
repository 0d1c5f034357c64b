import type { CallData } from '@chartdock/contract';
import type { CallContext } from '../calls/context.ts';

/** Tells whether the account is restricted from publishing: true means restricted (CALL-U-007). The account itself is asked, not the session's memory of it. */
export async function readPublishBlack({
  db,
  actor,
}: CallContext): Promise<CallData<'account', 'publishBlack'>> {
  const row = await db
    .selectFrom('app_user')
    .select('restricted_at')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return row.restricted_at !== null;
}

/** Tells whether the account may use the AI page (CALL-U-004): everyone but a restricted account. */
export async function readAiPrivilege(context: CallContext): Promise<CallData<'account', 'aiPrivilege'>> {
  const restricted = await readPublishBlack(context);
  return { aiPrivilege: restricted ? { allowed: false, reason: 'restricted' } : { allowed: true } };
}
