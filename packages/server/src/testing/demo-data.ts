import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { madeOnce } from '../kernel/db/testing/made-once.ts';
import { TEMPLATE, sharedPostgresUrl } from '../kernel/db/testing/shared-postgres.ts';
import { addressOf, administer } from '../kernel/db/testing/test-databases.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A database with the demo that no one connects to, so that others can be copied from it. */
const DEMO = 'chartdock_demo';

/**
 * Loading the library of a demo takes a server much longer than starting does, so it is loaded once for all files of a run.
 */
const seed = async (data: string, url: string): Promise<void> => {
  const env = { ...process.env, CHARTDOCK_DATA: data, DATABASE_URL: url };
  await promisify(execFile)(process.execPath, [MAIN, 'seed', '--demo'], { env });
};

/** Returns the data folder of a stopped server with the whole demo, for copies; `run` is the folder that the files of the run share. */
export const demoFolder = (run: string): Promise<string> =>
  madeOnce({
    folder: run,
    name: 'demo-folder',
    make: async () => {
      const data = join(run, 'demo-data');
      await seed(data, '');
      return data;
    },
  });

const demoDatabase = (run: string): Promise<string> =>
  madeOnce({
    folder: run,
    name: 'demo-database',
    make: async () => {
      const url = await sharedPostgresUrl(run);
      await administer(url, `create database ${DEMO} template ${TEMPLATE}`);
      await seed(join(run, 'demo-beside-postgres'), addressOf(url, DEMO));
      return url;
    },
  });

/** A database with the whole demo on the PostgreSQL server that the files of a run share. */
export interface DemoDatabase {
  readonly url: string;
  /** Drops it. */
  readonly stop: () => Promise<void>;
}

/** Makes a database that has the whole demo; `run` is the folder that the files of the run share. */
export const copyDemoDatabase = async (run: string): Promise<DemoDatabase> => {
  const url = await demoDatabase(run);
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${DEMO}`);
  return { url: addressOf(url, name), stop: () => administer(url, `drop database ${name} with (force)`) };
};
