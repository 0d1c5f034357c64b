import type { BindInfo, CallData, ContactKind } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { parseLoginName } from './login-names.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { maskEmail, maskPhone } from './masks.ts';

/** Returns the bindings of the account, masked (CALL-U-006). */
const readBindInfo = async (context: CallContext): Promise<CallData<'account', 'bindInfo'>> => ({
  bindings: await readBindings(context),
});

/** Lists the calls about bound contacts. */
export const contactCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.bindInfo, {
    access: 'token',
    scope: 'publish',
    // Asked before something is published; it names no file, and takes the scope for it.
    items: 'none',
    handler: readBindInfo,
  }),
];

/** Reads the bindings of the account, masked. */
export const readBindings = async (context: CallContext): Promise<BindInfo> => {
  const { phone, email, password_hash } = await loadContacts(context);
  return {
    phone: phone === null ? null : maskPhone(phone),
    email: email === null ? null : maskEmail(email),
    hasPassword: password_hash !== null,
  };
};

/** Reads phone, e-mail address and password hash of the account and locks the row until the end of the call. */
export const loadContacts = async ({ db, actor }: CallContext, lock = false) => {
  const query = db
    .selectFrom('app_user')
    .select(['phone', 'email', 'password_hash'])
    .where('id', '=', actor.userId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw new CallError('tokenInvalid');
  return row;
};

/** Reads a bound contact. Throws `notBound`. */
export const boundContact = async (context: CallContext, kind: ContactKind): Promise<string> => {
  const bound = (await loadContacts(context))[kind];
  if (bound === null) throw new CallError('notBound');
  return bound;
};

/** Puts a contact in the place of the one before, which signs nobody in any more. Throws `bindingTaken`. */
export const writeContact = async (context: CallContext, kind: ContactKind, value: string): Promise<void> => {
  const { db, actor } = context;
  const { key } = parseLoginName(value);
  await dropLoginName(context, kind);
  const added = await db
    .insertInto('login_name')
    .values({ kind, name_key: key, user_id: actor.userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (added === undefined) throw new CallError('bindingTaken');
  await setContact(context, kind, value);
};

/** Takes a contact away. */
export const removeContact = async (context: CallContext, kind: ContactKind): Promise<void> => {
  await dropLoginName(context, kind);
  await setContact(context, kind, null);
};

const dropLoginName = async ({ db, actor }: CallContext, kind: ContactKind): Promise<void> => {
  await db.deleteFrom('login_name').where('user_id', '=', actor.userId).where('kind', '=', kind).execute();
};

const setContact = async (
  { db, actor }: CallContext,
  kind: ContactKind,
  value: string | null,
): Promise<void> => {
  const change = kind === 'phone' ? { phone: value } : { email: value };
  await db.updateTable('app_user').set(change).where('id', '=', actor.userId).execute();
};
