import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../database.ts';
import { startEmbeddedTestDatabase, startPostgresTestDatabase } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';

const START_MS = 120_000;

const makes = {
  embedded: startEmbeddedTestDatabase,
  postgres: startPostgresTestDatabase,
} as const;

/** Names the databases to run on; `CHARTDOCK_TEST_DATABASE` leaves one, for runs that only ask whether a test looks. */
const kinds = (['embedded', 'postgres'] as const).filter((kind) =>
  [kind, ''].includes(process.env['CHARTDOCK_TEST_DATABASE'] ?? ''),
);

/** Gives a suite its database. */
export interface DatabaseUnderTest {
  readonly kind: Database['kind'];
  /** Empties every table of the shared database and returns it; call it in `beforeEach`, or once in `beforeAll`. */
  readonly open: () => Promise<Database>;
  /** Opens a separate database without any table; close it in the test. */
  readonly openEmpty: () => Promise<Database>;
}

/** Runs a suite twice: on the embedded database and on a real PostgreSQL that it starts itself. */
export const describeOnBothDatabases = (name: string, suite: (database: DatabaseUnderTest) => void): void => {
  for (const kind of kinds) {
    describe(`${name} (${kind})`, () => {
      let running: TestDatabase | undefined;
      const started = (): TestDatabase => {
        if (running === undefined) throw new Error('Open the database in a hook or in a test.');
        return running;
      };
      beforeAll(async () => {
        running = await makes[kind]();
      }, START_MS);
      afterAll(async () => {
        await running?.close();
      }, START_MS);
      suite({ kind, open: () => started().open(), openEmpty: () => started().openEmpty() });
    });
  }
};
