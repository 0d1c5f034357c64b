import type { Locale } from '@chartdock/contract';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { parseLoginName } from './login-names.ts';

/** Data of a new account. */
export interface NewAccount {
  readonly userName: string;
  readonly fullName: string;
  readonly email?: string;
  readonly phone?: string;
  /** PHC string. */
  readonly passwordHash: string | null;
  readonly locale?: Locale;
  /** Epoch milliseconds. */
  readonly memberUntil?: number;
  readonly orgUntil?: number;
  readonly orgId?: string;
  readonly restrictedAt?: number;
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly id?: string;
}

/** Creates an account with its sign-in names and counters and returns its id. Throws `bindingTaken` for a name that is taken. */
export const createAccount = async (app: App, db: Handle, account: NewAccount): Promise<string> => {
  const id = account.id ?? app.createId();
  const now = app.now();
  await db
    .insertInto('app_user')
    .values({
      id,
      user_name: account.userName,
      full_name: account.fullName,
      phone: account.phone ?? null,
      email: account.email ?? null,
      password_hash: account.passwordHash,
      photo_key: id,
      locale: account.locale ?? 'zh',
      member_until: account.memberUntil ?? null,
      org_until: account.orgUntil ?? null,
      org_id: account.orgId ?? null,
      restricted_at: account.restrictedAt ?? null,
      profile: JSON.stringify(account.profile ?? {}),
      register_type: account.phone === undefined ? 'email' : 'phone',
      created_at: now,
    })
    .execute();
  await addLoginNames(db, id, account);
  await db.insertInto('user_counter').values({ user_id: id }).execute();
  return id;
};

const addLoginNames = async (db: Handle, id: string, { email, phone }: NewAccount): Promise<void> => {
  const names = [email, phone].filter((name) => name !== undefined).map(parseLoginName);
  if (names.length === 0) return;
  const added = await db
    .insertInto('login_name')
    .values(names.map(({ kind, key }) => ({ kind, name_key: key, user_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .execute();
  if (added.length < names.length) throw new CallError('bindingTaken');
};

/** Account as sign-in reads it. */
export interface FoundAccount {
  readonly id: string;
  /** PHC string. */
  readonly password_hash: string | null;
  readonly disabled_at: number | null;
}

/** Finds the account of a sign-in name. */
export const findAccount = async (db: Handle, typed: string): Promise<FoundAccount | undefined> => {
  const { kind, key } = parseLoginName(typed);
  return db
    .selectFrom('login_name as l')
    .innerJoin('app_user as u', 'u.id', 'l.user_id')
    .select(['u.id', 'u.password_hash', 'u.disabled_at'])
    .where('l.kind', '=', kind)
    .where('l.name_key', '=', key)
    .executeTakeFirst();
};
