import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ContactKind } from '@chartdock/contract';
import { sql } from 'kysely';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Rules of codes: how long one lives, the pause between two, wrong tries, and codes a day for one target and one account. */
export const CODE_RULES = {
  lifeMs: 5 * MINUTE_MS,
  pauseMs: MINUTE_MS,
  tries: 5,
  perTargetADay: 10,
  perAccountADay: 20,
} as const;

/** Purpose of a code: to bind a new contact, to prove that a bound one is one's own, to sign up, or to set a forgotten password. */
export type CodePurpose = 'bind' | 'check' | 'register' | 'reset';

/** Context that codes need; the database is a transaction. */
export type CodeContext = Pick<PublicContext, 'app' | 'db' | 'now'>;

/** Names a code: its receiver and its purpose. */
export interface CodeUse {
  /** Account that asks for the code; null before anyone has signed in. */
  readonly userId: string | null;
  readonly channel: ContactKind;
  readonly target: string;
  readonly purpose: CodePurpose;
}

/** A code that was made; it is known here and in the message only. */
export interface MadeCode {
  readonly id: string;
  readonly code: string;
  readonly sentAt: number;
}

/** Makes a code of six digits, within the limits. Throws `codeTooSoon` within a minute and `tooManyRequests` past the limits of a day. */
export const makeCode = async (context: CodeContext, use: CodeUse): Promise<MadeCode> => {
  const { app, db, now } = context;
  await lockSending(context, use);
  await requireTurn(context, use);
  await endCodes(context, use);
  const code = String(app.randomBytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  const id = app.createId();
  await db
    .insertInto('verify_code')
    .values({
      id,
      user_id: use.userId,
      channel: use.channel,
      target: use.target,
      purpose: use.purpose,
      code_hash: hashCode(context, id, code),
      sent_at: now,
      expires_at: now + CODE_RULES.lifeMs,
      used_at: null,
    })
    .execute();
  return { id, code, sentAt: now };
};

/** A code that was typed right. */
export interface FittingCode {
  readonly id: string;
  /** Whether it was taken before. */
  readonly isTaken: boolean;
}

/**
 * Compares a typed code with the last one that was sent, and does not take it. Throws `codeWrong` for a wrong or old one and after
 * five wrong tries, which count although the call is refused.
 */
export const fitCode = async (context: CodeContext, use: CodeUse, typed: string): Promise<FittingCode> => {
  const { db, now } = context;
  const row = await db
    .selectFrom('verify_code')
    .select(['id', 'code_hash', 'tries', 'used_at'])
    .where('user_id', 'is not distinct from', use.userId)
    .where('channel', '=', use.channel)
    .where('target', '=', use.target)
    .where('purpose', '=', use.purpose)
    .where('expires_at', '>', now)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.tries >= CODE_RULES.tries) throw new CallError('codeWrong');
  if (timingSafeEqual(hashCode(context, row.id, typed), row.code_hash))
    return { id: row.id, isTaken: row.used_at !== null };
  await countWrongTry(context, row.id);
  throw new CallError('codeWrong', null, { counts: true });
};

/** Counts a wrong try against a code. */
export const countWrongTry = async ({ db }: Pick<CodeContext, 'db'>, id: string): Promise<void> => {
  await db
    .updateTable('verify_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Takes a code that fits; it works once. Throws `codeWrong` for one that was taken. */
export const spendCode = async ({ db, now }: CodeContext, id: string): Promise<void> => {
  const spent = await db
    .updateTable('verify_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (spent === undefined) throw new CallError('codeWrong');
};

/** Compares a code and takes it. Throws `codeWrong`, also for one that was taken. */
export const takeCode = async (context: CodeContext, use: CodeUse, typed: string): Promise<void> => {
  const { id } = await fitCode(context, use, typed);
  await spendCode(context, id);
};

const hashCode = ({ app }: CodeContext, id: string, code: string): Buffer =>
  createHmac('sha256', app.secrets.codes).update(`${id}\n${code}`).digest();

/** Lets one send after the other for an account and for a target, so that limits hold against parallel calls. */
const lockSending = async ({ db }: CodeContext, use: CodeUse): Promise<void> => {
  const account = use.userId === null ? [] : [`account ${use.userId}`];
  for (const key of [...account, `target ${use.target}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7))`.execute(db);
  }
};

/** Strangers use up none of the codes that a signed-in person may ask for, and the other way round. */
const requireTurn = async ({ db, now }: CodeContext, use: CodeUse): Promise<void> => {
  const isStranger = use.userId === null;
  const { rows } = await sql<{ target_day: number; account_day: number; last: number | null }>`
    select count(*) filter (where target = ${use.target})::int as target_day,
      count(*) filter (where user_id = ${use.userId}::uuid)::int as account_day,
      max(sent_at) filter (where target = ${use.target}) as last
    from verify_code
    where (target = ${use.target} or user_id = ${use.userId}::uuid) and (user_id is null) = ${isStranger}
      and channel <> 'token' and sent_at > ${now - DAY_MS}`.execute(db);
  const { target_day = 0, account_day = 0, last = null } = rows[0] ?? {};
  if (last !== null && now - last < CODE_RULES.pauseMs) {
    throw new CallError('codeTooSoon', { nextTime: last + CODE_RULES.pauseMs });
  }
  if (target_day >= CODE_RULES.perTargetADay || account_day >= CODE_RULES.perAccountADay) {
    throw new CallError('tooManyRequests');
  }
};

/** Ends older codes of the same use: only the last one works. */
const endCodes = async ({ db, now }: CodeContext, use: CodeUse): Promise<void> => {
  await db
    .updateTable('verify_code')
    .set({ used_at: now })
    .where('user_id', 'is not distinct from', use.userId)
    .where('target', '=', use.target)
    .where('purpose', '=', use.purpose)
    .where('used_at', 'is', null)
    .execute();
};
