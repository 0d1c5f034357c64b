import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../kernel/config/config.ts';
import { isForThisMachine, listPublicSigns } from '../kernel/config/demo-signs.ts';
import type { Logger } from 'pino';
import { openDatabase } from '../kernel/db/database.ts';
import type { App } from '../kernel/calls/context.ts';
import type { Database } from '../kernel/db/database.ts';
import { migrateDatabase } from '../kernel/db/migrate.ts';
import { createLogger } from '../kernel/work/logger.ts';
import { startJobs } from '../domains/jobs.ts';
import { seedSales } from '../demo/demo-sales.ts';
import { seedLibrary } from '../demo/seed-library.ts';
import { createAppServices } from '../domains/open-app.ts';
import { hasDemo } from '../kernel/db/demo-mark.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import { startServer } from '../http/server.ts';
import { addUser } from './managing/manage-users.ts';
import { serveCommands } from './control/serve-commands.ts';
import { addressOf, databaseLocation, embedDirOf, webDirOf } from './locations.ts';

const CLOSE_MS = 5_000;

/** Output of a command and its stop signal. */
export interface CommandDeps {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  /** Resolves when the process was asked to stop. */
  readonly stopped: Promise<void>;
}

/** Opens and migrates the database, seeds an empty one, serves until it is asked to stop, and returns the exit code. */
export const serve = async ({ config, print, stopped }: CommandDeps): Promise<number> => {
  const failed = Promise.withResolvers<number>();
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(databaseLocation(config), {
    onWarning: print,
    onFailure: (error) => {
      logger.fatal({ err: error }, 'the database stopped');
      failed.resolve(1);
    },
  });
  try {
    await migrateDatabase(database.db);
    const app = await createAppServices({ database, config, print });
    if (config.seed === 'demo' && ((await isEmpty(database)) || (await hasDemo(app)))) await seedDemo(app);
    if (config.seed !== 'demo') await prepareAccounts(app, { database, config, print });
    const { host, port } = config;
    const dirs = { webDir: webDirOf(config), embedDir: embedDirOf(config) };
    const running = await startServer({ app, host, port, ...dirs, logger, announceMs: config.stopDelayMs });
    const jobs = startJobs(app, logger);
    const library = startLibrary(app, { config, logger });
    const control = await serveCommands({
      app,
      database,
      config,
      address: addressOf(config, running.address),
      onFailure: (error) => logger.warn({ err: error }, 'commands have to wait until the server is stopped'),
    });
    announce(running.address, { print, config, channels: app.gateways.all.length });
    const code = await Promise.race([stopped.then(() => 0), failed.promise]);
    await control.stop();
    jobs.stop();
    await library.stop();
    await running.stop();
    return code;
  } finally {
    await Promise.race([database.close(), wait(CLOSE_MS, undefined, { ref: false })]);
    logger.flush();
  }
};

/** Fills the library of a demo, and sells some of it, while the server answers already: the first start need not wait for it. */
const startLibrary = (
  app: App,
  { config, logger }: { readonly config: ServerConfig; readonly logger: Logger },
): { readonly stop: () => Promise<void> } => {
  if (config.seed !== 'demo') return { stop: () => Promise.resolve() };
  let isStopped = false;
  const load = async () => {
    if (!(await hasDemo(app))) return { faults: [] };
    const loaded = await seedLibrary(app, () => isStopped);
    if (!isStopped) await seedSales(app, () => isStopped);
    return loaded;
  };
  const loading = load().then(
    ({ faults }) => {
      if (faults.length > 0) logger.warn({ faults }, 'some templates could not be read');
    },
    (error: unknown) => logger.error({ err: error }, 'the template library could not be loaded'),
  );
  return {
    stop: () => {
      isStopped = true;
      return loading;
    },
  };
};

/** Makes the first account of an empty database, so that someone can sign in, and warns of a demo that the network can reach. */
const prepareAccounts = async (
  app: App,
  { database, config, print }: Pick<CommandDeps, 'config' | 'print'> & { readonly database: Database },
): Promise<void> => {
  if (await isEmpty(database)) {
    const password = await addUser(app, { account: config.owner, fullName: 'Owner' });
    if (password !== undefined)
      print(`Made the account ${config.owner}. Its password is shown this once: ${password}`);
  } else if (!isForThisMachine(config) && (await hasDemo(app))) {
    print(
      'Everyone knows the passwords of the demo accounts in this database: close them with "chartdock users disable" before others can reach it.',
    );
  }
};

const isEmpty = async ({ db }: Database): Promise<boolean> =>
  (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) === undefined;

interface Announcement extends Pick<CommandDeps, 'print' | 'config'> {
  /** How many gateways take payments. */
  readonly channels: number;
}

/** Says why a server that others can reach has no demo data and takes no payments, and which settings enable either. */
const sayWhatIsMissing = ({ print, config, channels }: Announcement): void => {
  const signs = listPublicSigns(config);
  if (signs.length === 0 || config.seed === 'demo') return;
  print(
    `Started without demo data, because of ${signs.join(' and ')}. For a demo that others can reach set CHARTDOCK_SEED=demo.`,
  );
  if (channels === 0 && config.payments === 'auto')
    print(
      'No payments are taken: set the CHARTDOCK_WECHAT_ or CHARTDOCK_ALIPAY_ variables of a merchant account, or CHARTDOCK_PAYMENTS=off to say so.',
    );
};

const announce = (address: string, announcement: Announcement): void => {
  const { print, config } = announcement;
  print(`Chartdock is listening on ${address.replace('127.0.0.1', 'localhost')}`);
  sayWhatIsMissing(announcement);
  if (config.seed !== 'demo') return;
  print(
    `Demo accounts: free@, member@, org@, author@, restricted@ and empty@chartdock.test, password ${DEMO_PASSWORD}`,
  );
};
