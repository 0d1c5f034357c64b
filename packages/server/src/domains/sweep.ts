import type { App } from '../kernel/calls/context.ts';
import { deleteExpired } from '../kernel/db/delete-expired.ts';
import { domains } from './domains.ts';

/** Clears away the stored responses, the attempt counters and each domain's rows of limited life, a thousand of each at most. */
export const sweep = async ({ database, now }: App): Promise<void> => {
  const { db } = database;
  const time = now();
  await deleteExpired(db, 'idempotency', time);
  await deleteExpired(db, 'rate_limit', time);
  for (const domain of domains) await domain.sweep?.(db, time);
};

/**
 * Has each domain work through pending work, and brings the kept pictures back to their size. One that fails does not hold up the
 * others; the first failure is thrown in the end.
 */
export const workThrough = (app: App): Promise<void> =>
  attemptAll([
    ...domains.map(
      ({ work }) =>
        () =>
          work?.(app),
    ),
    () => app.pictures.sweep(),
  ]);

/** Has each domain work through work that someone waits for; failures are treated as by `workThrough`. */
export const workSoon = (app: App): Promise<void> =>
  attemptAll(
    domains.map(
      ({ workSoon: work }) =>
        () =>
          work?.(app),
    ),
  );

const attemptAll = async (works: readonly (() => unknown)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const work of works)
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
};
