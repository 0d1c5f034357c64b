import type { App } from '../calls/context.ts';
import { deleteExpired } from '../db/delete-expired.ts';
import { domains } from '../domains.ts';

/** Clears away the stored responses, the attempt counters and what each domain keeps only for a time, a thousand of each at most. */
export const sweep = async ({ database, now }: App): Promise<void> => {
  const { db } = database;
  const time = now();
  await deleteExpired(db, 'idempotency', time);
  await deleteExpired(db, 'rate_limit', time);
  for (const domain of domains) await domain.sweep?.(db, time);
};
