import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { PublicContext, RequestFacts } from '../../kernel/calls/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { refuseTry } from '../../kernel/security/attempts.ts';
import type { AttemptLimit } from '../../kernel/security/attempts.ts';
import {
  countWrongTry,
  createAccount,
  findAccount,
  fitEntryCode,
  parseLoginName,
  sendEntryCode,
  spendCode,
} from '../accounts/index.ts';
import type { FittingCode, FoundAccount } from '../accounts/index.ts';
import { beginSession, handSession } from './begin-session.ts';
import type { Grant } from './begin-session.ts';
import { replacePassword } from './replace-password.ts';

const HOUR_MS = 3_600_000;
/** Codes an hour for one address of the network; when everyone has the same one, for all of them. */
const CODES = { most: 20, mostShared: 600 } as const;

const codeLimit = ({ ip, isSharedAddress }: RequestFacts): AttemptLimit => ({
  key: isSharedAddress ? 'entry-code:shared' : `entry-code:${ip}`,
  most: isSharedAddress ? CODES.mostShared : CODES.most,
  windowMs: HOUR_MS,
  delayMs: 60_000,
});

/** Sends a code to someone who has no account, or cannot get into it. Throws `codeTooSoon`, `tooManyRequests` or `messageFailed`. */
const sendCode = async (
  context: PublicContext,
  { account, purpose }: CallParsedInput<'session', 'sendEntryCode'>,
): Promise<CallData<'session', 'sendEntryCode'>> => {
  const { app, now, request } = context;
  const wait = await app.attempts.take(codeLimit(request), now);
  if (wait > 0) throw refuseTry(wait);
  const { kind: channel, key: target } = parseLoginName(account);
  return sendEntryCode(context, { channel, target, purpose });
};

interface Entries {
  readonly account: string;
  readonly code: string;
  readonly password: string;
  readonly deviceName?: string | undefined;
}

/** Account of someone who reads what is sent to a sign-in name. */
interface Proved {
  readonly code: FittingCode;
  readonly account: FoundAccount | undefined;
}

/** Proves that the caller reads what is sent to a sign-in name. Only then do they learn whether it has an account. */
const prove = async (
  context: PublicContext,
  { account, code: typed }: Entries,
  purpose: 'register' | 'reset',
): Promise<Proved> => {
  const { kind: channel, key: target } = parseLoginName(account);
  const code = await fitEntryCode(context, { channel, target, purpose }, typed);
  return { code, account: await findAccount(context.db, account) };
};

/**
 * Signs in whoever repeats a call whose response was lost: the same code with the same password. Throws `codeWrong` for any other
 * password, which counts as a wrong try.
 */
const repeat = async (
  context: PublicContext,
  { code, account }: Proved,
  { password, deviceName }: Entries,
): Promise<Grant> => {
  const { app, db, request } = context;
  const isSame =
    account !== undefined &&
    account.disabled_at === null &&
    (await app.passwords.verify(password, account.password_hash));
  if (!isSame) {
    await countWrongTry(context, code.id);
    throw new CallError('codeWrong');
  }
  return handSession(context, await beginSession({ app, db, request, userId: account.id, deviceName }));
};

/** Creates an account and signs in. Throws `codeWrong`, or `bindingTaken` once the code was right. */
const register = async (
  context: PublicContext,
  input: CallParsedInput<'session', 'register'>,
): Promise<Grant> => {
  const { app, request, locale } = context;
  const { account, password, fullName, deviceName } = input;
  const proved = await prove(context, input, 'register');
  if (proved.code.isTaken) return repeat(context, proved, input);
  if (proved.account !== undefined) throw new CallError('bindingTaken');
  const passwordHash = await app.passwords.hash(password);
  const { kind, key } = parseLoginName(account);
  const named = { userName: key, fullName: fullName ?? nameFrom(key), locale, [kind]: key };
  const begun = await transaction(app.database.db, async (db) => {
    await spendCode({ ...context, db }, proved.code.id);
    const userId = await createAccount(app, db, { ...named, passwordHash });
    return beginSession({ app, db, request, userId, deviceName });
  });
  return handSession(context, begun);
};

/** Makes the name of someone who gave none, of an address before its `@` or of the end of a phone number. */
const nameFrom = (key: string): string => {
  const [before = ''] = key.split('@', 1);
  const plain = before.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 60);
  return key.includes('@') && plain !== '' ? plain : key.slice(-4);
};

/** Sets a forgotten password, ends every session, and signs in. Throws `codeWrong`, or once the code was right `accountUnknown` or `notAllowed`. */
const resetPassword = async (
  context: PublicContext,
  input: CallParsedInput<'session', 'resetPassword'>,
): Promise<Grant> => {
  const { app, now, request } = context;
  const { password, deviceName } = input;
  const proved = await prove(context, input, 'reset');
  if (proved.code.isTaken) return repeat(context, proved, input);
  const { account } = proved;
  if (account === undefined) throw new CallError('accountUnknown');
  if (account.disabled_at !== null) throw new CallError('notAllowed');
  const { id: userId } = account;
  const hash = await app.passwords.hash(password);
  const begun = await transaction(app.database.db, async (db) => {
    await spendCode({ ...context, db }, proved.code.id);
    await replacePassword(db, { userId, hash, now });
    return beginSession({ app, db, request, userId, deviceName });
  });
  app.sessions.forgetUser(userId);
  return handSession(context, begun);
};

/** Lists the calls of people who have no account yet, or forgot their password. */
export const signUpCalls: readonly ImplementedCall[] = [
  implement(endpoints.session.sendEntryCode, { access: 'public', handler: sendCode }),
  implement(endpoints.session.register, { access: 'public', handler: register }),
  implement(endpoints.session.resetPassword, { access: 'public', handler: resetPassword }),
];
