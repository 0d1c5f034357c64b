import type { Actor } from './actor.ts';
import type { Handle } from './context.ts';
import { tellEnded } from './session-news.ts';

/**
 * Ends every session of a person but the one of the request: every other device, and the tokens and codes of partners on each.
 */
export const endOtherSessions = async (
  db: Handle,
  { userId, deviceId }: Pick<Actor, 'userId' | 'deviceId'>,
  now: number,
): Promise<void> => {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('device_id', '<>', deviceId), where('client_id', 'is not', null)]))
    .where('revoked_at', 'is', null)
    .execute();
  await db
    .updateTable('device')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', deviceId)
    .where('revoked_at', 'is', null)
    .execute();
  await db.deleteFrom('hand_off').where('user_id', '=', userId).where('client_id', 'is not', null).execute();
  await tellEnded(db, userId);
};
