import type { Handle } from '../../kernel/calls/context.ts';
import { endUserSessions } from './sessions.ts';

/** Gives an account a password that its person did not have to prove, and ends all its sessions. */
export const replacePassword = async (
  db: Handle,
  { userId, hash, now }: { readonly userId: string; readonly hash: string; readonly now: number },
): Promise<void> => {
  await db.updateTable('app_user').set({ password_hash: hash }).where('id', '=', userId).execute();
  await endUserSessions(db, userId, now);
};
