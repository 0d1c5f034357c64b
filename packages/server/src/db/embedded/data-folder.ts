import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from '../database-error.ts';

const POSTGRES_MAJOR = '18';

/** Releases the lock of a data folder. */
export type Unlock = () => void;

/** Takes the only lock of a data folder, creating the folder when it is missing; the operating system frees it when the process ends in any way. Throws `data_folder_in_use` or `data_folder_unusable`. */
export const lockDataFolder = (folder: string): Unlock => {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(folder, 'server.lock'));
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    throw lockError(folder, error);
  }
  const held = lock;
  return () => held.close();
};

const lockError = (folder: string, cause: unknown): DatabaseError => {
  const busy = typeof cause === 'object' && cause !== null && 'errcode' in cause && cause.errcode === 5;
  return busy
    ? new DatabaseError(
        'data_folder_in_use',
        `Another server is using the data folder ${folder}. Stop it, or start this one with another folder.`,
      )
    : new DatabaseError('data_folder_unusable', `The data folder ${folder} cannot be used.`, { cause });
};

/** Gives the folder inside a data folder that PostgreSQL's files live in. */
export const databaseFolderOf = (folder: string): string => {
  return join(folder, 'database');
};

/** Returns whether a data folder holds a database already; throws `data_folder_unusable` when another PostgreSQL version wrote it. */
export const hasDatabase = (folder: string): boolean => {
  const file = join(databaseFolderOf(folder), 'PG_VERSION');
  if (!existsSync(file)) return false;
  const found = readFileSync(file, 'utf8').trim();
  if (found === POSTGRES_MAJOR) return true;
  throw new DatabaseError(
    'data_folder_unusable',
    `The data folder was written by PostgreSQL ${found}; this program has PostgreSQL ${POSTGRES_MAJOR}. Move it with the version that wrote it.`,
  );
};

/** Puts a new database into a data folder so that a power cut leaves either none or a whole one: `fill` writes a folder aside, which is made durable and then renamed. */
export const createDatabaseFolder = async (
  folder: string,
  fill: (target: string) => Promise<void>,
): Promise<void> => {
  const target = join(folder, 'database.new');
  rmSync(target, { recursive: true, force: true });
  await fill(target);
  fsyncTree(target);
  renameSync(target, databaseFolderOf(folder));
  fsyncFolder(folder);
};

/** Copies a closed database folder. */
export const copyDatabaseFolder = (from: string, to: string): void => {
  cpSync(from, to, { recursive: true });
};

const fsyncTree = (path: string): void => {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) fsyncTree(child);
    else if (entry.isFile()) fsyncPath(child);
  }
  fsyncFolder(path);
};

const fsyncFolder = (path: string): void => {
  // Windows writes names through by itself and refuses to open a folder.
  if (process.platform !== 'win32') fsyncPath(path);
};

const fsyncPath = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
