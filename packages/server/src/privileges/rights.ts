import type { CallData } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';
import type { CallContext } from '../calls/context.ts';

/** Returns whether the account is restricted from publishing: true means restricted (CALL-U-007). The account itself is asked, not the session's memory of it. */
export const readPublishBlack = async ({
  db,
  actor,
}: CallContext): Promise<CallData<'account', 'publishBlack'>> => {
  const row = await db
    .selectFrom('app_user')
    .select('restricted_at')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return row.restricted_at !== null;
};

/** Returns whether the account may use the AI page (CALL-U-004): everyone but a restricted account. */
const readAiPrivilege = async (context: CallContext): Promise<CallData<'account', 'aiPrivilege'>> => {
  const restricted = await readPublishBlack(context);
  return { aiPrivilege: restricted ? { allowed: false, reason: 'restricted' } : { allowed: true } };
};

/** Lists the calls about what an account may do. */
export const rightsCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.publishBlack, {
    access: 'token',
    scope: 'publish',
    // Asked before something is published; it names no file, and takes the scope for it.
    items: 'none',
    handler: readPublishBlack,
  }),
  implement(endpoints.account.aiPrivilege, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: readAiPrivilege,
  }),
];
