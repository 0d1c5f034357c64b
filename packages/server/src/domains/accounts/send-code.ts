import type { CallData, CallParsedInput, ContactKind } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { maskEmail, maskPhone } from './masks.ts';
import { CODE_RULES, makeCode } from './codes.ts';
import type { CodeUse } from './codes.ts';
import { boundContact } from './contacts.ts';

type Sent = CallData<'account', 'sendPhoneCode'>;

/** Sends a code to a phone (CALL-U-012): to the given one in order to bind it, else to the bound one. */
const sendPhoneCode = (
  context: CallContext,
  { phone }: CallParsedInput<'account', 'sendPhoneCode'>,
): Promise<Sent> => sendCode(context, 'phone', phone);

/** Sends a code to an e-mail address (CALL-U-013): to the given one in order to bind it, else to the bound one. */
const sendEmailCode = (
  context: CallContext,
  { email }: CallParsedInput<'account', 'sendEmailCode'>,
): Promise<Sent> => sendCode(context, 'email', email);

const sendCode = async (context: CallContext, channel: ContactKind, given?: string): Promise<Sent> => {
  const target = given ?? (await boundContact(context, channel));
  const use: CodeUse = { channel, target, purpose: given === undefined ? 'check' : 'bind' };
  const made = await makeCode(context, use);
  const { app, locale } = context;
  // Handed over after the commit: no transaction waits for a mail server.
  context.afterCommit(async () => {
    const minutes = CODE_RULES.lifeMs / 60_000;
    const message = { channel, to: target, code: made.code, minutes, locale };
    try {
      await app.messenger.sendCode(message);
    } catch {
      // It reached nobody: the next try must not wait for it.
      await app.database.db.deleteFrom('verify_code').where('id', '=', made.id).execute();
      throw new CallError('messageFailed');
    }
  });
  return {
    target: channel === 'phone' ? maskPhone(target) : maskEmail(target),
    nextTime: made.sentAt + CODE_RULES.pauseMs,
    expireTime: made.sentAt + CODE_RULES.lifeMs,
  };
};

/** Lists the calls about codes that are sent. */
export const codeCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.sendPhoneCode, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: sendPhoneCode,
  }),
  implement(endpoints.account.sendEmailCode, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: sendEmailCode,
  }),
];
