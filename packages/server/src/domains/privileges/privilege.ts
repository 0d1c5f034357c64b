import { UNLIMITED_FILES, avatarAddress, isUnlimited } from '@chartdock/contract';
import type { CallData, CallParsedInput, Locale, Privilege, UserInfo } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { itemsOf, topOf } from '../../kernel/calls/items.ts';
import { maskEmail, maskPhone, tierOf } from '../accounts/index.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import { readNamed } from '../lists/index.ts';
import { recount } from '../nodes/index.ts';
import { transaction } from '../../kernel/db/transaction.ts';

/** Returns tier, quota and use; `compulsion` counts again instead of trusting the counter (CALL-U-001, CALL-U-002). */
const readPrivilege = async (
  context: CallContext,
  input: CallParsedInput<'user', 'privilege'>,
): Promise<CallData<'user', 'privilege'>> => {
  const { app, actor, now } = context;
  if (input.compulsion === true) await transaction(app.database.db, (tx) => recount(tx, actor.userId));
  const account = await loadAccount(context.db, actor.userId);
  const tier = tierOf(account, now);
  const optional = {
    ...(account.member_until === null ? {} : { expireTime: account.member_until }),
    ...(account.org_until === null ? {} : { orgExpireTime: account.org_until }),
    ...(account.last_login === null ? {} : { lastLogin: account.last_login }),
  };
  const privilege: Privilege = {
    userId: account.id,
    userName: account.user_name,
    fullName: account.full_name,
    ...tier,
    ...optional,
    fileCount: isUnlimited(tier) ? UNLIMITED_FILES : app.config.freeFiles,
    usedFileCount: account.files ?? 0,
    createChartStatus: account.restricted_at === null ? account.create_chart_status : 'limited',
    registDate: account.created_at,
    registerType: account.register_type ?? 'email',
    // The personal page is closed to a token for items, by this way too.
    profile: itemsOf(actor) === undefined ? profileOf(account.profile) : {},
    auth: {
      ...(account.team_id === null ? {} : { teamId: account.team_id }),
      ...(account.org_id === null ? {} : { orgId: account.org_id }),
    },
  };
  return { privilege };
};

/** Returns the signed-in person (CALL-U-005), and the top of a token for items. */
export const readUserInfo = async (context: CallContext): Promise<CallData<'user', 'info'>> => {
  const { db, actor } = context;
  const user = userInfoOf(await loadAccount(db, actor.userId));
  const top = topOf(actor);
  if (top.kind === 'own') return { user };
  return { user, top: top.kind === 'folder' ? await readNamed(context, top.folderId) : null };
};

/** Returns company, specialty and industry (CALL-U-008). */
const readProfile = async ({ db, actor }: CallContext): Promise<CallData<'user', 'getProfile'>> => ({
  profile: profileOf((await loadAccount(db, actor.userId)).profile),
});

const DAY_MS = 86_400_000;
/** Days begin at midnight in China, as they do for plans. */
const ZONE_MS = 8 * 3_600_000;

const dayOf = (at: number): number => Math.floor((at + ZONE_MS) / DAY_MS);

/** Returns the days of the account and its files (CALL-U-033). */
const readRegistered = async ({ db, actor, now }: CallContext): Promise<CallData<'user', 'registered'>> => {
  const { created_at, files } = await loadAccount(db, actor.userId);
  return { registerDays: Math.max(1, dayOf(now) - dayOf(created_at) + 1), chartNum: files ?? 0 };
};

/** Returns the personal page (CALL-U-009). */
const readPersonal = async ({ db, actor }: CallContext): Promise<CallData<'user', 'getPersonal'>> => {
  const account = await loadAccount(db, actor.userId);
  return { personal: { ...userInfoOf(account), profile: profileOf(account.profile) } };
};

/** Lists the calls about the signed-in person and their remaining quota. */
export const userCalls: readonly ImplementedCall[] = [
  implement(endpoints.user.privilege, {
    access: 'token',
    scope: 'files:read',
    items: 'none',
    handler: readPrivilege,
  }),
  implement(endpoints.user.info, {
    access: 'token',
    scope: 'files:read',
    // Who is signed in and how much they may still make: a picker begins with the one, a file area with the other.
    items: 'none',
    handler: readUserInfo,
  }),
  implement(endpoints.user.getProfile, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: readProfile,
  }),
  implement(endpoints.user.registered, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: readRegistered,
  }),
  implement(endpoints.user.getPersonal, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: readPersonal,
  }),
];

type Account = Awaited<ReturnType<typeof loadAccount>>;

const loadAccount = async (db: Handle, userId: string) => {
  const account = await db
    .selectFrom('app_user as u')
    .leftJoin('user_counter as c', 'c.user_id', 'u.id')
    .selectAll('u')
    .select('c.files')
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) throw new CallError('tokenInvalid');
  return account;
};

const userInfoOf = (account: Account): UserInfo => {
  const locale: Locale = account.locale === 'en' ? 'en' : 'zh';
  return {
    userId: account.id,
    userName: account.user_name,
    fullName: account.full_name,
    ...(account.phone === null ? {} : { phone: maskPhone(account.phone) }),
    ...(account.email === null ? {} : { email: maskEmail(account.email) }),
    photoUrl: avatarAddress(account.photo_key ?? account.id),
    locale,
  };
};

type Profile = Privilege['profile'];

const profileOf = (stored: Readonly<Record<string, unknown>>): Profile => {
  const { company, specialty, companyIndustry } = stored;
  const industry = typeof companyIndustry === 'string' || typeof companyIndustry === 'number';
  return {
    ...(typeof company === 'string' ? { company } : {}),
    ...(typeof specialty === 'string' ? { specialty } : {}),
    ...(industry ? { companyIndustry } : {}),
  };
};
