import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../packages/server/src/kernel/db/database.ts';
import { openDatabase } from '../../packages/server/src/kernel/db/database.ts';
import {
  copyDatabaseFolder,
  databaseFolderOf,
} from '../../packages/server/src/kernel/db/embedded/data-folder.ts';
import { migrateDatabase } from '../../packages/server/src/kernel/db/migrate.ts';
import { startPostgres } from '../../packages/server/src/kernel/db/testing/start-postgres.ts';
import { migratedTemplate } from '../../packages/server/src/kernel/db/testing/test-databases.ts';

/** A migrated database that a server will be killed over. */
export interface DatabaseToKill {
  readonly location: DatabaseLocation;
  /** Environment that leads a server to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const embedded = async (): Promise<DatabaseToKill> => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-killed-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  copyDatabaseFolder(await migratedTemplate(), databaseFolderOf(dataDir));
  return {
    location: { dataDir },
    env: { CHARTDOCK_DATA: dataDir, DATABASE_URL: '' },
    close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
};

const postgres = async (): Promise<DatabaseToKill> => {
  const { url, stop } = await startPostgres({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-killed-'));
  const database = await openDatabase({ url });
  await migrateDatabase(database.db);
  await database.close();
  return {
    location: { url },
    env: { CHARTDOCK_DATA: folder, DATABASE_URL: url },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Opens a fresh database of each kind. */
export const OPEN_TO_KILL: Readonly<Record<'embedded' | 'postgres', () => Promise<DatabaseToKill>>> = {
  embedded,
  postgres,
};
