import { deleteExpired } from '../../kernel/db/delete-expired.ts';
import type { Handle } from '../../kernel/db/schema.ts';

const KEEP_ENDED_MS = 86_400_000;

/** Deletes ended sessions and codes. A session is kept for a day after its end, so that its holder hears that it expired. */
export const sweepSessions = async (db: Handle, now: number): Promise<void> => {
  await deleteExpired(db, 'session', now - KEEP_ENDED_MS);
  await deleteExpired(db, 'hand_off', now);
};
