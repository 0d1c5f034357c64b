import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { readUserInfo } from './privilege.ts';

const PROFILE_FIELDS = ['company', 'specialty', 'companyIndustry'] as const;
const SAVED = 'informationSaved';

type Profile = Partial<Record<(typeof PROFILE_FIELDS)[number], string | undefined>>;

/** Saves company, specialty and industry (CALL-U-010). */
const savePersonal = async (
  context: CallContext,
  input: CallParsedInput<'account', 'savePersonal'>,
): Promise<CallData<'account', 'savePersonal'>> => {
  await changeProfile(context, input);
  return readUserInfo(context);
};

/** Changes the full name (CALL-U-011). */
const changeFullName = async (
  context: CallContext,
  { fullName }: CallParsedInput<'account', 'changeFullName'>,
): Promise<CallData<'account', 'changeFullName'>> => {
  requireNameRight(context);
  await context.db
    .updateTable('app_user')
    .set({ full_name: fullName })
    .where('id', '=', context.actor.userId)
    .execute();
  return readUserInfo(context);
};

/** Saves name and profile at once (CALL-U-029). */
const saveInformation = async (
  context: CallContext,
  { fullName, ...profile }: CallParsedInput<'account', 'saveInformation'>,
): Promise<CallData<'account', 'saveInformation'>> => {
  if (fullName !== undefined) await changeFullName(context, { fullName });
  await changeProfile(context, profile, { [SAVED]: true });
  return { ...(await readUserInfo(context)), ...(await readInformationState(context)) };
};

/** Returns whether personal information was saved; nothing here waits for a review (CALL-U-030). */
const readInformationState = async ({
  db,
  actor,
}: CallContext): Promise<CallData<'account', 'informationState'>> => {
  const row = await db
    .selectFrom('app_user')
    .select('profile')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return { state: row.profile[SAVED] === true ? 'passed' : 'none' };
};

/** Lists the calls about people's statements about themselves. */
export const personalCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.savePersonal, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: savePersonal,
  }),
  implement(endpoints.account.changeFullName, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: changeFullName,
  }),
  implement(endpoints.account.saveInformation, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: saveInformation,
  }),
  implement(endpoints.account.informationState, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: readInformationState,
  }),
];

const changeProfile = async (
  { db, actor }: CallContext,
  change: Profile,
  marks: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const row = await db
    .selectFrom('app_user')
    .select('profile')
    .where('id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const given = PROFILE_FIELDS.filter((field) => change[field] !== undefined);
  const kept = Object.entries(row.profile).filter(([name]) => !given.some((field) => field === name));
  const written = given.map((field) => [field, change[field]] as const).filter(([, value]) => value !== '');
  const profile = JSON.stringify({ ...Object.fromEntries([...kept, ...written]), ...marks });
  await db.updateTable('app_user').set({ profile }).where('id', '=', actor.userId).execute();
};

/** A restricted account brings in no new text that others see. */
const requireNameRight = ({ actor }: CallContext): void => {
  if (actor.restricted) throw new CallError('accountRestricted');
};
