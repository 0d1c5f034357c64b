import type { ServerConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createAppServices } from '../open-app.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { databaseLocation } from './locations.ts';
import type { CommandOptions } from './run-command.ts';

/** Fills a database with the demo, or with many files of one account, and answers the exit code. */
export async function seed(command: {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  readonly options: CommandOptions;
}): Promise<number> {
  const { config, print } = command;
  const database = await openDatabase(databaseLocation(config));
  try {
    await migrateDatabase(database.db);
    const app = await createAppServices({ database, config });
    print((await seedDemo(app)) ? 'The demo is in the database.' : 'The demo was in the database already.');
    return 0;
  } finally {
    await database.close();
  }
}
