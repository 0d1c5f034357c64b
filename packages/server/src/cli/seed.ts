import type { ServerConfig } from '../kernel/config/config.ts';
import { tableKeys } from '../domains/table-keys.ts';
import { maintainDatabase } from '../kernel/db/maintenance.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { seedSales } from '../demo/demo-sales.ts';
import { seedLibrary } from '../demo/seed-library.ts';
import { seedFiles } from '../demo/seed-files.ts';
import { DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import { UsageError } from './usage-error.ts';
import type { CommandOptions } from './usage-error.ts';
import { withApp } from './with-app.ts';

/** Fills a database with the demo, or with many files of one account, and returns the exit code. */
export const seed = async (command: {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  readonly options: CommandOptions;
}): Promise<number> => {
  const { config, print, options } = command;
  const files = options.files === undefined ? undefined : readCount(options.files);
  await withApp(config, async (app, database) => {
    if (files === undefined || options.demo === true) {
      const isNew = await seedDemo(app);
      await seedLibrary(app);
      await seedSales(app);
      print(isNew ? 'The demo is in the database.' : 'The demo was in the database already.');
    }
    if (files === undefined) return;
    const account = options.account ?? BENCH_ACCOUNT;
    await seedFiles(app, { count: files, account, onProgress: (done) => print(`${done} of ${files} files`) });
    await maintainDatabase(database, Object.keys(tableKeys));
    print(`${account} has ${files} files more; a new account has the password ${DEMO_PASSWORD}.`);
  });
  return 0;
};

const BENCH_ACCOUNT = 'bench@chartdock.test';
const MAX_FILES = 10_000_000;

const readCount = (text: string): number => {
  const count = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= 1 && count <= MAX_FILES) return count;
  throw new UsageError('seed --files needs a whole number from 1 to 10000000.');
};
