import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { DatabaseError, sqlStateOf } from '../errors/database-error.ts';
import { runInTransactionScope } from './pool.ts';
import type { Schema } from './schema.ts';

/** Sets how a transaction is run again after a conflict. */
export interface TransactionOptions {
  /** How many times the body may run in all; 5 unless given. */
  readonly attempts?: number;
  /** Defaults to read committed. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** Waits before attempt `attempt + 1`; a growing pause with jitter unless given. */
  readonly pause?: (attempt: number) => Promise<void>;
}

const RETRIED = new Set(['40001', '40P01']);

/** Runs a body in one transaction and runs it again when the database reports a serialization failure or a deadlock; throws `transaction_conflict` after the last attempt. The body must use the handle it gets and nothing else. */
export const transaction = async <T>(
  db: Kysely<Schema>,
  body: (tx: Transaction<Schema>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> => {
  const { attempts = 5, isolation = 'read committed', pause = pauseWithJitter } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute((tx) => runInTransactionScope(() => body(tx)));
    } catch (error) {
      if (!RETRIED.has(sqlStateOf(error) ?? '')) throw error;
      if (attempt >= attempts) throw conflictError(attempt, error);
      await pause(attempt);
    }
  }
};

const conflictError = (attempts: number, cause: unknown): DatabaseError =>
  new DatabaseError('transaction_conflict', `The transaction met a concurrent change ${attempts} times.`, {
    cause,
  });

const pauseWithJitter = async (attempt: number): Promise<void> => {
  await wait(2 ** attempt * 5 * (0.5 + Math.random()));
};
