import { isUnlimited } from '@chartdock/contract';
import type { CallContext } from '../../kernel/calls/context.ts';
import { tierOf } from './tier.ts';

/** Returns whether the person who asks is a member now, by themselves or by an organisation. */
export const isMember = async ({ db, actor, now }: CallContext): Promise<boolean> => {
  const account = await db
    .selectFrom('app_user')
    .select(['member_until', 'org_until'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return isUnlimited(tierOf(account, now));
};
