import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Database } from '../database.ts';
import { startEmbeddedTestDatabase, startPostgresTestDatabase } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';

const makes = {
  embedded: startEmbeddedTestDatabase,
  postgres: startPostgresTestDatabase,
} as const;

/** Folders whose tests are about the databases themselves: storage, lookup, order and locks. */
const ABOUT_DATABASES =
  /\/packages\/server\/src\/(kernel\/db|http|domains\/(ai|favourites|lists|payments|sessions))\//;

/**
 * Names the databases to run on. `CHARTDOCK_TEST_DATABASE` leaves one, for runs that only ask whether a test looks;
 * `CHARTDOCK_TEST_DAYS_DATABASE` leaves one where the tests are not about the database.
 */
const kindsHere = (): readonly ('embedded' | 'postgres')[] => {
  const { CHARTDOCK_TEST_DATABASE: one, CHARTDOCK_TEST_DAYS_DATABASE: days } = process.env;
  const isAbout = ABOUT_DATABASES.test(expect.getState().testPath ?? '');
  const wanted = one ?? (isAbout ? undefined : days);
  return (['embedded', 'postgres'] as const).filter((kind) => wanted === undefined || wanted === kind);
};

/** Gives a suite its database. */
export interface DatabaseUnderTest {
  readonly kind: Database['kind'];
  /** Empties every table of the shared database and returns it; call it in `beforeEach`, or once in `beforeAll`. */
  readonly open: () => Promise<Database>;
  /** Opens a separate database without any table; close it in the test. */
  readonly openEmpty: () => Promise<Database>;
}

/** Runs a suite on the embedded database and on a real PostgreSQL, or on one of them where the run chose it. */
export const describeOnBothDatabases = (name: string, suite: (database: DatabaseUnderTest) => void): void => {
  for (const kind of kindsHere()) {
    describe(`${name} (${kind})`, () => {
      let running: TestDatabase | undefined;
      const started = (): TestDatabase => {
        if (running === undefined) throw new Error('Open the database in a hook or in a test.');
        return running;
      };
      beforeAll(async () => {
        running = await makes[kind]();
      });
      afterAll(async () => {
        await running?.close();
      });
      suite({ kind, open: () => started().open(), openEmpty: () => started().openEmpty() });
    });
  }
};
