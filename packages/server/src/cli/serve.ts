import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createLogger } from '../http/logging.ts';
import { startJobs } from '../jobs/jobs.ts';
import { createAppServices } from '../open-app.ts';
import { hasDemo, seedDemo } from '../seed/seed-demo.ts';
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { startServer } from '../server.ts';
import { databaseLocation, embedDirOf, webDirOf } from './locations.ts';

const CLOSE_MS = 5_000;

/** What a command prints to and how it hears that it should stop. */
export interface CommandDeps {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  /** Resolves when the process was asked to stop. */
  readonly stopped: Promise<void>;
}

/** Opens and migrates the database, seeds an empty one, serves until it is asked to stop, and answers the exit code. */
export async function serve({ config, print, stopped }: CommandDeps): Promise<number> {
  const failed = Promise.withResolvers<number>();
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(databaseLocation(config), {
    onFailure: (error) => {
      logger.fatal({ err: error }, 'the database stopped');
      failed.resolve(1);
    },
  });
  try {
    await migrateDatabase(database.db);
    const app = await createAppServices({ database, config, print });
    if (config.seed === 'demo' && ((await isEmpty(database)) || (await hasDemo(app)))) await seedDemo(app);
    const { host, port } = config;
    const dirs = { webDir: webDirOf(config), embedDir: embedDirOf(config) };
    const running = await startServer({ app, host, port, ...dirs, logger });
    const jobs = startJobs(app, logger);
    announce(print, running.address, config);
    const code = await Promise.race([stopped.then(() => 0), failed.promise]);
    jobs.stop();
    await running.stop();
    return code;
  } finally {
    await Promise.race([database.close(), wait(CLOSE_MS, undefined, { ref: false })]);
    logger.flush();
  }
}

async function isEmpty({ db }: Database): Promise<boolean> {
  return (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) === undefined;
}

function announce(print: (line: string) => void, address: string, config: ServerConfig): void {
  print(`Chartdock is listening on ${address.replace('127.0.0.1', 'localhost')}`);
  if (config.seed !== 'demo') return;
  print(
    `Demo accounts: free@, member@, org@, restricted@ and empty@chartdock.test, password ${DEMO_PASSWORD}`,
  );
}
