import { createAccount, findAccount, parseLoginName, tierOf } from '../../domains/accounts/index.ts';
import type { App } from '../../kernel/calls/context.ts';
import { tellEnded } from '../../kernel/calls/session-news.ts';
import { isCallError } from '../../kernel/errors/call-error.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { endUserSessions, replacePassword } from '../../domains/sessions/index.ts';

/** An account as an operator sees it. */
export interface UserSummary {
  readonly id: string;
  readonly fullName: string;
  /** E-mail address or phone number it signs in with; undefined where it has none. */
  readonly account: string | undefined;
  readonly tier: ReturnType<typeof tierOf>;
  /** Whether an operator closed it. */
  readonly disabled: boolean;
  /** Whether it reviews templates. */
  readonly operator: boolean;
  /** Files it owns, those in trash included. */
  readonly files: number;
  /** Epoch milliseconds of the last sign-in; undefined before the first. */
  readonly lastLogin: number | undefined;
}

/** A browser, an app or a partner that holds sessions of an account. */
export interface UserDevice {
  readonly label: string;
  readonly ip: string | undefined;
  /** Epoch milliseconds. */
  readonly lastSeen: number;
  /** Client id of the partner whose token it is; undefined for the person's own. */
  readonly partner: string | undefined;
}

// Letters and digits that are not taken for one another: 5 bits each.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Creates a password of 80 random bits in four groups, which a person can type: `k7wd-9mzt-…`. */
export const createPassword = (randomBytes: (length: number) => Buffer): string => {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
};

/** Lists the accounts by the time they were made, oldest first. */
export const listUsers = async ({ database, now }: App): Promise<readonly UserSummary[]> => {
  const rows = await database.db
    .selectFrom('app_user as u')
    .leftJoin('user_counter as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.full_name', 'u.email', 'u.phone', 'u.member_until', 'u.org_until', 'u.disabled_at'])
    .select('u.operator_since')
    .select(['u.last_login', 'c.files'])
    .orderBy('u.created_at')
    .orderBy('u.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: row.full_name,
    account: row.email ?? row.phone ?? undefined,
    tier: tierOf(row, now()),
    disabled: row.disabled_at !== null,
    operator: row.operator_since !== null,
    files: row.files ?? 0,
    lastLogin: row.last_login ?? undefined,
  }));
};

/** Makes an account with a password of its own and returns the password, which is stored nowhere; undefined when the name is taken. */
export const addUser = async (
  app: App,
  { account, fullName }: { readonly account: string; readonly fullName: string },
): Promise<string | undefined> => {
  const password = createPassword(app.randomBytes);
  const passwordHash = await app.passwords.hash(password);
  const { kind, key } = parseLoginName(account);
  try {
    await transaction(app.database.db, (tx) =>
      createAccount(app, tx, { userName: key, fullName, passwordHash, [kind]: key }),
    );
    return password;
  } catch (error) {
    // The database decides who was first, also between two servers.
    if (isCallError(error, 'bindingTaken')) return undefined;
    throw error;
  }
};

/** Gives an account a new password, ends all its sessions and returns the password; undefined when there is no such account. */
export const resetUser = async (app: App, account: string): Promise<string | undefined> => {
  const password = createPassword(app.randomBytes);
  const passwordHash = await app.passwords.hash(password);
  const userId = await transaction(app.database.db, async (tx) => {
    const found = await findAccount(tx, account);
    if (found === undefined) return undefined;
    await replacePassword(tx, { userId: found.id, hash: passwordHash, now: app.now() });
    return found.id;
  });
  if (userId === undefined) return undefined;
  app.sessions.forgetUser(userId);
  return password;
};

/** Closes an account, which ends all its sessions, or opens it again; returns false when there is no such account. */
export const setUserDisabled = async (app: App, account: string, disabled: boolean): Promise<boolean> => {
  const userId = await transaction(app.database.db, async (tx) => {
    const found = await findAccount(tx, account);
    if (found === undefined) return undefined;
    await tx
      .updateTable('app_user')
      .set({ disabled_at: disabled ? app.now() : null })
      .where('id', '=', found.id)
      .execute();
    if (disabled) await endUserSessions(tx, found.id, app.now());
    return found.id;
  });
  if (userId === undefined) return false;
  app.sessions.forgetUser(userId);
  return true;
};

/** Lets an account review templates, or takes that away within a second on every server; returns false when there is no such account. */
export const setOperator = async (app: App, account: string, operator: boolean): Promise<boolean> => {
  const userId = await transaction(app.database.db, async (tx) => {
    const found = await findAccount(tx, account);
    if (found === undefined) return undefined;
    await tx
      .updateTable('app_user')
      .set({ operator_since: operator ? app.now() : null })
      .where('id', '=', found.id)
      .execute();
    // Servers remember for a few seconds who someone is.
    await tellEnded(tx, found.id);
    return found.id;
  });
  if (userId === undefined) return false;
  app.sessions.forgetUser(userId);
  return true;
};

/** Lists where an account is signed in now, last seen first; undefined when there is no such account. */
export const listUserDevices = async (
  { database, now }: App,
  account: string,
): Promise<readonly UserDevice[] | undefined> => {
  const found = await findAccount(database.db, account);
  if (found === undefined) return undefined;
  const rows = await database.db
    .selectFrom('session as s')
    .innerJoin('device as d', (join) =>
      join.onRef('d.id', '=', 's.device_id').onRef('d.user_id', '=', 's.user_id'),
    )
    .select(['d.id', 'd.label', 'd.ip', 's.client_id'])
    .select((eb) => eb.fn.max('s.last_seen').as('last_seen'))
    .where('s.user_id', '=', found.id)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now())
    .groupBy(['d.id', 'd.label', 'd.ip', 's.client_id'])
    .orderBy('last_seen', 'desc')
    .execute();
  return rows.map((row) => ({
    label: row.label ?? 'unnamed',
    ip: row.ip ?? undefined,
    lastSeen: Number(row.last_seen),
    partner: row.client_id ?? undefined,
  }));
};

/** Ends all sessions of an account, those of partners too; returns false when there is no such account. */
export const endSessionsOf = async (app: App, account: string): Promise<boolean> => {
  const found = await findAccount(app.database.db, account);
  if (found === undefined) return false;
  await transaction(app.database.db, (tx) => endUserSessions(tx, found.id, app.now()));
  app.sessions.forgetUser(found.id);
  return true;
};
