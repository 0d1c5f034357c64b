import type { App } from '../kernel/calls/context.ts';
import type { ServerConfig } from '../kernel/config/config.ts';
import { openDatabase } from '../kernel/db/database.ts';
import type { Database } from '../kernel/db/database.ts';
import { migrateDatabase } from '../kernel/db/migrate.ts';
import { createAppServices } from '../domains/open-app.ts';
import { databaseLocation } from './locations.ts';

/** Does work on the database of the settings, migrated, and closes it again however the work ends. */
export const withApp = async (
  config: ServerConfig,
  work: (app: App, database: Database) => Promise<void>,
): Promise<void> => {
  const database = await openDatabase(databaseLocation(config));
  try {
    await migrateDatabase(database.db);
    const app = await createAppServices({ database, config });
    try {
      await work(app, database);
    } finally {
      await app.gateways.stop();
      await app.pictures.stop();
      await app.formats.stop();
    }
  } finally {
    await database.close();
  }
};
