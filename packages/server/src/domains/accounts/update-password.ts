import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { requirePassword, takeToken } from './proof.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { endOtherSessions } from '../../kernel/calls/end-other-sessions.ts';

/** Sets a new password by the old one or by a binding token and signs every other device and all partners out (CALL-U-022). Throws `wrongPassword` or `proofNeeded`. */
const updatePassword = async (
  context: CallContext,
  { oldPassword, token, password }: CallParsedInput<'account', 'updatePassword'>,
): Promise<CallData<'account', 'updatePassword'>> => {
  const { app, db, actor, now } = context;
  if (token !== undefined) await takeToken(context, token);
  else if (oldPassword !== undefined) await requirePassword(context, oldPassword);
  else throw new CallError('proofNeeded');
  const hash = await app.passwords.hash(password);
  await db.updateTable('app_user').set({ password_hash: hash }).where('id', '=', actor.userId).execute();
  await endOtherSessions(db, actor, now);
  context.afterCommit(() => app.sessions.forgetUser(actor.userId));
  return {};
};

/** Lists the calls about the password. */
export const passwordCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.updatePassword, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: updatePassword,
  }),
];
