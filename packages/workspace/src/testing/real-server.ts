import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createAppServices,
  migrateDatabase,
  openDatabase,
  readConfig,
  seedDemo,
  startServer,
} from '@chartdock/server';

/** The real server over a fresh embedded database with the demo accounts, on a free port. */
export interface RealServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts the real server in this process. */
export const startRealServer = async (): Promise<RealServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'chartdock-test-'));
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  await migrateDatabase(database.db);
  const app = await createAppServices({ database, config: readConfig({}) });
  await seedDemo(app);
  const dirs = { webDir: folder, embedDir: folder };
  const { address, stop } = await startServer({ app, host: '127.0.0.1', port: 0, ...dirs });
  return {
    address,
    stop: async () => {
      await stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The free demo account. */
export const freeAccount = { account: 'free@chartdock.test', password: 'Chartdock1' };
