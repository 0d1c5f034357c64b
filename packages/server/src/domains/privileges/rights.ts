import type { CallData } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';

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

/** Lists the calls about the rights of an account. */
export const rightsCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.publishBlack, {
    access: 'token',
    scope: 'publish',
    // Asked before something is published; it names no file, and takes the scope for it.
    items: 'none',
    handler: readPublishBlack,
  }),
];
