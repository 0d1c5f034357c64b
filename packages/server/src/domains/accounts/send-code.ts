import type { CallData, CallParsedInput, ContactKind } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError, isCallError } from '../../kernel/errors/call-error.ts';
import type { CallContext, PublicContext } from '../../kernel/calls/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { maskEmail, maskPhone } from './masks.ts';
import { CODE_RULES, fitCode, makeCode } from './codes.ts';
import type { CodeUse, FittingCode, MadeCode } from './codes.ts';
import { boundContact } from './contacts.ts';

type Sent = CallData<'account', 'sendPhoneCode'>;

/** Names a code that is asked for without an account. */
export type EntryUse = Omit<CodeUse, 'userId' | 'purpose'> & { readonly purpose: 'register' | 'reset' };

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
  const { userId } = context.actor;
  const use: CodeUse = { userId, channel, target, purpose: given === undefined ? 'check' : 'bind' };
  const made = await makeCode(context, use);
  // Handed over after the commit: no transaction waits for a mail server.
  context.afterCommit(() => deliver(context, use, made));
  return describeSent(use, made);
};

/**
 * Sends a code to a contact for which nobody is signed in, whether or not it has an account: the response and its time are the same.
 * Throws `codeTooSoon`, `tooManyRequests` or `messageFailed`.
 */
export const sendEntryCode = async (context: PublicContext, use: EntryUse): Promise<Sent> => {
  const asked: CodeUse = { ...use, userId: null };
  const made = await transaction(context.app.database.db, (db) => makeCode({ ...context, db }, asked));
  await deliver(context, asked, made);
  return describeSent(asked, made);
};

/** Compares a code that {@link sendEntryCode} has sent, and does not take it. Throws `codeWrong`; wrong tries count. */
export const fitEntryCode = async (
  context: PublicContext,
  use: EntryUse,
  typed: string,
): Promise<FittingCode> => {
  const fitted = await transaction(context.app.database.db, async (db) => {
    try {
      return await fitCode({ ...context, db }, { ...use, userId: null }, typed);
    } catch (error) {
      // A refusal that counts is committed.
      if (isCallError(error) && error.counts) return error;
      throw error;
    }
  });
  if (isCallError(fitted)) throw fitted;
  return fitted;
};

const deliver = async ({ app, locale }: PublicContext, use: CodeUse, made: MadeCode): Promise<void> => {
  const minutes = CODE_RULES.lifeMs / 60_000;
  try {
    await app.messenger.sendCode({
      channel: use.channel,
      to: use.target,
      code: made.code,
      minutes,
      locale,
    });
  } catch {
    // It reached nobody: the next try must not wait for it.
    await app.database.db.deleteFrom('verify_code').where('id', '=', made.id).execute();
    throw new CallError('messageFailed');
  }
};

const describeSent = ({ channel, target }: CodeUse, { sentAt }: MadeCode): Sent => ({
  target: channel === 'phone' ? maskPhone(target) : maskEmail(target),
  nextTime: sentAt + CODE_RULES.pauseMs,
  expireTime: sentAt + CODE_RULES.lifeMs,
});

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
