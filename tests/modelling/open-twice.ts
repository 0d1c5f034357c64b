import type { Database } from '../../packages/server/src/kernel/db/database.ts';

/** The same database for two servers. */
export interface OpenedTwice {
  readonly databases: readonly [Database, Database];
  readonly close: () => Promise<void>;
}

const openEmbedded = async (): Promise<OpenedTwice> => {
  const { startEmbeddedTestDatabase } =
    await import('../../packages/server/src/kernel/db/testing/test-databases.ts');
  const started = await startEmbeddedTestDatabase();
  // It belongs to one process, which both servers are in.
  const database = await started.open();
  return { databases: [database, database], close: started.close };
};

const openPostgres = async (): Promise<OpenedTwice> => {
  const { startPostgres } = await import('../../packages/server/src/kernel/db/testing/start-postgres.ts');
  const { openDatabase } = await import('../../packages/server/src/kernel/db/database.ts');
  const { migrateDatabase } = await import('../../packages/server/src/kernel/db/migrate.ts');
  const { url, stop } = await startPostgres();
  const databases = [await openDatabase({ url }), await openDatabase({ url })] as const;
  await migrateDatabase(databases[0].db);
  return {
    databases,
    close: async () => {
      for (const database of databases) await database.close();
      await stop();
    },
  };
};

/** Opens a fresh database of each kind for two servers; on PostgreSQL each has connections of its own. */
export const OPEN_TWICE: Readonly<Record<'embedded' | 'postgres', () => Promise<OpenedTwice>>> = {
  embedded: openEmbedded,
  postgres: openPostgres,
};
