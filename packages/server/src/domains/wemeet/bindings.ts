import { z } from 'zod';
import { CallError, isCallError } from '../../kernel/errors/call-error.ts';
import type { App, CallContext } from '../../kernel/calls/context.ts';
import { requestTokens } from './gateway.ts';
import type { MeetingTokens } from './gateway.ts';
import { seal, unseal } from '../../kernel/security/seal.ts';
import type { SealKey } from '../../kernel/security/seal.ts';

const EARLY_MS = 60_000;

const keyOf = ({ config }: App): SealKey => ({ use: 'meeting-binding', secret: config.wemeetSecret });

const stored = z.object({ accessToken: z.string(), refreshToken: z.string() });

/** Keeps the meeting account of a person, in place of another. */
export const writeBinding = async ({ app, db, actor }: CallContext, tokens: MeetingTokens): Promise<void> => {
  const { accessToken, refreshToken, openId, expiresAt } = tokens;
  const text = JSON.stringify({ accessToken, refreshToken });
  const row = {
    open_id: openId,
    sealed: seal(text, keyOf(app), app.randomBytes),
    expires_at: expiresAt,
    created_at: app.now(),
  };
  await db
    .insertInto('meeting_binding')
    .values({ user_id: actor.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** Forgets the meeting account of a person. */
export const deleteBinding = async ({ db, actor }: CallContext): Promise<void> => {
  await db.deleteFrom('meeting_binding').where('user_id', '=', actor.userId).execute();
};

/** Opens the meeting account of a person, with tokens that are still good for a minute. Throws `notBound`, also when the person took the permission back. */
export const openBinding = async (context: CallContext): Promise<MeetingTokens> => {
  const tokens = await readBinding(context);
  if (tokens.expiresAt - EARLY_MS > context.now) return tokens;
  try {
    const renewed = await requestTokens(context.app, { tokens });
    await writeBinding(context, renewed);
    return renewed;
  } catch (error) {
    if (!isCallError(error, 'codeWrong')) throw error;
    // The old ones end as soon as someone renews them: another request may have been first.
    const now = await readBinding(context);
    if (now.expiresAt - EARLY_MS > context.now) return now;
    await deleteBinding(context);
    throw new CallError('notBound');
  }
};

const readBinding = async ({ app, db, actor }: CallContext): Promise<MeetingTokens> => {
  const row = await db
    .selectFrom('meeting_binding')
    .select(['open_id', 'sealed', 'expires_at'])
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  const text = row === undefined ? undefined : unseal(row.sealed, keyOf(app));
  if (row === undefined || text === undefined) throw new CallError('notBound');
  return { openId: row.open_id, expiresAt: row.expires_at, ...stored.parse(JSON.parse(text)) };
};
