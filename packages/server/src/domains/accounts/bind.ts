import type { CallData, CallParsedInput, ContactKind } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { takeCode } from './codes.ts';
import { boundContact, loadContacts, readBindings, removeContact, writeContact } from './contacts.ts';
import { takeToken } from './proof.ts';

type Bound = CallData<'account', 'bindPhone'>;

/** Binds a first contact by the code that was sent to it (CALL-U-015, CALL-U-016). Throws `alreadyBound`, because in place of another it takes a proof. */
const bindFirst = async (
  context: CallContext,
  contact: { readonly kind: ContactKind; readonly value: string; readonly code: string },
): Promise<Bound> => {
  const { kind, value, code } = contact;
  const bound = await loadContacts(context, true);
  if (bound[kind] !== null) throw new CallError('alreadyBound');
  return bindProved(context, { kind, value, code });
};

/** Binds a contact, in place of the old one, by a binding token (CALL-U-017, CALL-U-018). */
const bindByToken = async (
  context: CallContext,
  contact: {
    readonly kind: ContactKind;
    readonly value: string;
    readonly code: string;
    readonly token: string;
  },
): Promise<Bound> => {
  await loadContacts(context, true);
  const { token, ...proved } = contact;
  await takeToken(context, token);
  return bindProved(context, proved);
};

/** Binds a contact in place of the old one by a code that was sent to a bound contact (CALL-U-019, CALL-U-020). */
const replaceContact = async (
  context: CallContext,
  contact: {
    readonly kind: ContactKind;
    readonly value: string;
    readonly code: string;
    readonly by: ContactKind;
    readonly safeCode: string;
  },
): Promise<Bound> => {
  await loadContacts(context, true);
  const { by, safeCode, ...proved } = contact;
  const target = await boundContact(context, by);
  const { userId } = context.actor;
  await takeCode(context, { userId, channel: by, target, purpose: 'check' }, safeCode);
  return bindProved(context, proved);
};

const bindProved = async (
  context: CallContext,
  contact: { readonly kind: ContactKind; readonly value: string; readonly code: string },
): Promise<Bound> => {
  const { kind, value, code } = contact;
  const { userId } = context.actor;
  await takeCode(context, { userId, channel: kind, target: value, purpose: 'bind' }, code);
  await writeContact(context, kind, value);
  return { bindings: await readBindings(context) };
};

/** Takes a binding away by a binding token (CALL-U-021). Throws `lastBinding` for the last way to sign in. */
const unbind = async (
  context: CallContext,
  { type, token }: CallParsedInput<'account', 'unbind'>,
): Promise<Bound> => {
  const { phone, email } = await loadContacts(context, true);
  if ((type === 'phone' ? phone : email) === null) throw new CallError('notBound');
  if (phone === null || email === null) throw new CallError('lastBinding');
  await takeToken(context, token);
  await removeContact(context, type);
  return { bindings: await readBindings(context) };
};

/** Binds a first phone from the page of a partner product and remembers the partner (CALL-U-049). */
const bindThirdPhone = async (
  context: CallContext,
  input: CallParsedInput<'account', 'bindThirdPhone'>,
): Promise<Bound> => {
  const { mluuuid, idVal, partner, poInfo, thirdInfo = null } = input;
  const bound = await bindFirst(context, { kind: 'phone', value: idVal, code: poInfo });
  const row = { request_id: mluuuid, info: thirdInfo, created_at: context.now };
  await context.db
    .insertInto('third_binding')
    .values({ user_id: context.actor.userId, partner, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'partner']).doUpdateSet(row))
    .execute();
  return bound;
};

/** Lists the calls about binding contacts. */
export const bindCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.bindPhone, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: (context, { phone, code }) => bindFirst(context, { kind: 'phone', value: phone, code }),
  }),
  implement(endpoints.account.bindEmail, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: (context, { email, code }) => bindFirst(context, { kind: 'email', value: email, code }),
  }),
  implement(endpoints.account.bindPhoneByToken, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: (context, { phone, code, token }) =>
      bindByToken(context, { kind: 'phone', value: phone, code, token }),
  }),
  implement(endpoints.account.bindEmailByToken, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: (context, { email, code, token }) =>
      bindByToken(context, { kind: 'email', value: email, code, token }),
  }),
  implement(endpoints.account.replacePhone, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: (context, { phone, code, replaceBindType, safeCode }) =>
      replaceContact(context, { kind: 'phone', value: phone, code, by: replaceBindType, safeCode }),
  }),
  implement(endpoints.account.replaceEmail, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: (context, { email, code, replaceBindType, safeCode }) =>
      replaceContact(context, { kind: 'email', value: email, code, by: replaceBindType, safeCode }),
  }),
  implement(endpoints.account.unbind, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: unbind,
  }),
  implement(endpoints.account.bindThirdPhone, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: bindThirdPhone,
  }),
];
