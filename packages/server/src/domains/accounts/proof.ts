import { createHash } from 'node:crypto';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { countTry } from '../../kernel/security/attempts.ts';
import { createDatabaseAttempts } from '../../kernel/security/database-attempts.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { takeCode } from './codes.ts';
import { boundContact, loadContacts } from './contacts.ts';

const LIFE_MS = 600_000;
const OWN_PASSWORD = { most: 5, windowMs: 15 * 60_000, delayMs: 30_000 } as const;

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Proves ownership before a sensitive change and returns a binding token that works once, for ten minutes (CALL-U-014). */
const checkSafe = async (
  context: CallContext,
  { type, code = '', password = '' }: CallParsedInput<'account', 'checkSafe'>,
): Promise<CallData<'account', 'checkSafe'>> => {
  if (type === 'password') await requirePassword(context, password);
  else
    await takeCode(
      context,
      {
        userId: context.actor.userId,
        channel: type,
        target: await boundContact(context, type),
        purpose: 'check',
      },
      code,
    );
  const { app, db, actor, now } = context;
  const token = app.randomBytes(32).toString('base64url');
  await db
    .insertInto('verify_code')
    .values({
      id: app.createId(),
      user_id: actor.userId,
      channel: 'token',
      target: actor.deviceId,
      purpose: 'safe',
      code_hash: hashToken(token),
      sent_at: now,
      expires_at: now + LIFE_MS,
      used_at: null,
    })
    .execute();
  return { token, expireTime: now + LIFE_MS };
};

/** Lists the calls about proving who asks. */
export const proofCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.checkSafe, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: checkSafe,
  }),
];

/** Takes a binding token; it works once, on the device that got it. Throws `proofNeeded`. */
export const takeToken = async ({ db, actor, now }: CallContext, token: string): Promise<void> => {
  const taken = await db
    .updateTable('verify_code')
    .set({ used_at: now })
    .where('user_id', '=', actor.userId)
    .where('channel', '=', 'token')
    .where('target', '=', actor.deviceId)
    .where('code_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) throw new CallError('proofNeeded');
};

/** Checks the password of the account. Throws `wrongPassword`, which counts, and `tooManyRequests` after five in 15 minutes. */
export const requirePassword = async (context: CallContext, password: string): Promise<void> => {
  const { app, db, actor, now } = context;
  // In the call's own transaction: of tries at the same moment one waits for the other.
  const limiter = createDatabaseAttempts(db);
  const limits = [{ key: `own-password ${actor.userId}`, ...OWN_PASSWORD }];
  const { password_hash } = await loadContacts(context);
  const fits = await countTry({ limiter, limits, now }, async (begin) => {
    // Nobody keeps a turn while waiting for the row that another try holds.
    await begin();
    return app.passwords.verify(password, password_hash);
  });
  if (!fits) throw new CallError('wrongPassword', null, { counts: true });
  for (const { key } of limits) await limiter.clear(key);
};
