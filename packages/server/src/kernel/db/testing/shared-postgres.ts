import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../database.ts';
import { migrateDatabase } from '../migrate.ts';
import { madeOnce } from './made-once.ts';
import { startPostgres } from './start-postgres.ts';

/**
 * Names the folder in which the test files of a run agree on their server and on other shared parts; unset outside such a run.
 */
const FOLDER = 'CHARTDOCK_TEST_POSTGRES';
/** Facts about the running server, in that folder. */
const SERVER = 'server';
const PAUSE_MS = 50;

/** A migrated database of the shared server that no one connects to, so that others can be copied from it. */
export const TEMPLATE = 'chartdock_template';

interface Shared {
  readonly url: string;
  readonly pid: number;
  readonly data: string;
}

/** Returns the folder of this run, undefined where every file starts a server of its own. */
export const sharedPostgresFolder = (): string | undefined => process.env[FOLDER];

/**
 * Lets the test files of this run share a PostgreSQL server: the first that needs one starts it, in a process that outlives
 * the file. Returns a function that stops it and deletes its data.
 */
export const sharePostgres = (): (() => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-shared-'));
  process.env[FOLDER] = folder;
  // A run that is broken off must not leave a server behind, nor the shared parts of its files.
  const killAtExit = (): void => {
    const shared = readShared(folder);
    if (shared !== undefined) process.kill(shared.pid, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killAtExit);
  return async () => {
    process.off('exit', killAtExit);
    Reflect.deleteProperty(process.env, FOLDER);
    const shared = readShared(folder);
    if (shared !== undefined) await end(shared);
    rmSync(folder, { recursive: true, force: true });
  };
};

/** Returns the address of the shared server's `postgres` database, once it runs and has its template. Throws when it could not be started. */
export const sharedPostgresUrl = async (folder: string): Promise<string> =>
  (await madeOnce({ folder, name: SERVER, make: startShared })).url;

const startShared = async (): Promise<Shared> => {
  const { url, pid, data } = await startPostgres({ outlives: true });
  const database = await openDatabase({ url });
  await database.pool.query(`create database ${TEMPLATE} template template0`);
  await database.close();
  const template = await openDatabase({ url: url.replace(/postgres$/, TEMPLATE) });
  await migrateDatabase(template.db);
  await template.close();
  return { url, pid, data };
};

const readShared = (folder: string): Shared | undefined => {
  const file = join(folder, SERVER);
  if (!existsSync(file)) return undefined;
  const { url, pid, data } = JSON.parse(readFileSync(file, 'utf8')) as Shared;
  return { url, pid, data };
};

const end = async ({ pid, data }: Shared): Promise<void> => {
  // SIGINT asks PostgreSQL to end its sessions and to stop at once.
  process.kill(pid, 'SIGINT');
  while (existsSync(join(data, 'data', 'postmaster.pid'))) await wait(PAUSE_MS);
  rmSync(data, { recursive: true, force: true });
};
