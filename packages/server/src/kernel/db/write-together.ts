import { sql } from 'kysely';
import type { OperationNodeSource, RawBuilder } from 'kysely';
import type { Handle } from './schema.ts';

/** Result of a statement of several writes. */
interface ReadAfter<Written, Row> {
  /** Stands before all of it. */
  readonly front: RawBuilder<unknown>;
  /** Reads the result of the first write; everything else it sees as it was before. */
  readonly read: (written: RawBuilder<Written>) => RawBuilder<Row>;
}

/**
 * Runs writes to different tables in one statement, and reads the result of the first of them: one way to the database instead of
 * one each. None of them sees the writes of the others.
 */
export const writeTogether = async <Written, Row>(
  db: Handle,
  writes: readonly OperationNodeSource[],
  { front, read }: ReadAfter<Written, Row>,
): Promise<readonly Row[]> => {
  const steps = writes.map((write, index) => sql`${stepAt(index)} as (${write})`);
  const last = read(stepAt<Written>(0));
  return (await sql<Row>`${front}with ${sql.join(steps)} select * from (${last}) as done`.execute(db)).rows;
};

const stepAt = <Row>(index: number): RawBuilder<Row> => sql<Row>`${sql.ref(`step_${index}`)}`;
