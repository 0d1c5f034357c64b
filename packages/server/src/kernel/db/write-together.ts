import { sql } from 'kysely';
import type { OperationNodeSource, RawBuilder } from 'kysely';
import type { Handle } from './schema.ts';

/** What a statement of several writes answers. */
interface ReadAfter<Written, Row> {
  /** Stands before all of it. */
  readonly front: RawBuilder<unknown>;
  /** Reads what the first write returns; of everything else it sees what was there before. */
  readonly read: (written: RawBuilder<Written>) => RawBuilder<Row>;
}

/** Runs writes to different tables in one statement, and reads what the first of them returns: one way to the database instead of one each. None of them sees what the others write. */
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
