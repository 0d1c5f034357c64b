import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';

/** Records how an account began (CALL-N-020). The first payload stays. */
const trackRegistration = async (
  { db, actor, now }: CallContext,
  told: CallParsedInput<'account', 'trackRegistration'>,
): Promise<CallData<'account', 'trackRegistration'>> => {
  await db
    .insertInto('registration')
    .values({ user_id: actor.userId, told: JSON.stringify(told), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
};

/** Lists the calls about how accounts begin. */
export const registrationCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.trackRegistration, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: trackRegistration,
  }),
];
