import { Migrator } from 'kysely/migration';
import type { Kysely } from 'kysely';
import { DatabaseError } from '../errors/database-error.ts';
import { runPatiently } from './pool.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';

const createMigrator = (db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });

/** Brings a database to the newest schema and returns the names of the migrations that ran; all of them run or none. Throws `migration_failed`, or `migration_unknown` when a newer program has migrated the database already. */
export const migrateDatabase = async (db: Kysely<Schema>): Promise<string[]> => {
  const { error, results = [] } = await runPatiently(() => createMigrator(db).migrateToLatest());
  if (error === undefined) return results.map((result) => result.migrationName);
  if (error instanceof Error && error.message.includes('previously executed migration')) {
    throw new DatabaseError(
      'migration_unknown',
      'The database was migrated by a newer version of this program.',
      { cause: error },
    );
  }
  const failed = results.find((result) => result.status === 'Error');
  const name = failed === undefined ? '' : ` ${failed.migrationName}`;
  throw new DatabaseError('migration_failed', `Migration${name} failed; nothing was changed.`, {
    cause: error,
  });
};

/** Lists the migrations a database has not run yet, in order; a ready database returns an empty list. */
export const pendingMigrations = async (db: Kysely<Schema>): Promise<string[]> => {
  const known = await createMigrator(db).getMigrations();
  return known.filter((one) => one.executedAt === undefined).map((one) => one.name);
};
