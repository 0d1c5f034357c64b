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
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from '../../errors/database-error.ts';

const POSTGRES_MAJOR = '18';

/** Releases the lock of a data folder. */
export type Unlock = () => void;

/** Takes the only lock of a data folder, creating the folder when it is missing; the operating system frees it when the process ends in any way. Throws `data_folder_in_use` or `data_folder_unusable`. */
export const lockDataFolder = (folder: string): Unlock => {
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    lock = new DatabaseSync(join(folder, 'server.lock'));
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    throw lockError(folder, error);
  }
  const held = lock;
  return () => held.close();
};

/** Makes a folder and those above it, one by one: asked for all at once, Node never comes back where no folder can be made, as in `/proc`. */
const makeFolder = (folder: string): void => {
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
};

/** Makes the error of a data folder whose database cannot be opened; the engine's own message helps nobody. */
export const damagedError = (folder: string, cause?: unknown): DatabaseError =>
  new DatabaseError(
    'data_folder_unusable',
    `The database in the data folder ${folder} cannot be opened: files of it are missing or damaged. Put a copy of the whole folder in its place, or name another in CHARTDOCK_DATA.`,
    { cause },
  );

/** Makes the error of a data folder that cannot be used, with advice by its cause. */
export const lockError = (folder: string, cause: unknown): DatabaseError => {
  const busy = typeof cause === 'object' && cause !== null && 'errcode' in cause && cause.errcode === 5;
  return busy
    ? new DatabaseError(
        'data_folder_in_use',
        `Another server is using the data folder ${folder}. Stop it, or start this one with another folder.`,
      )
    : new DatabaseError(
        'data_folder_unusable',
        `The data folder ${folder} cannot be used: ${whatToDo(cause)}`,
        {
          cause,
        },
      );
};

const TO_OWNER = 'give it to the user who runs the server, or name another in CHARTDOCK_DATA.';
// By the codes of the operating system and of the lock holder.
const REASONS: Readonly<Record<string, string>> = {
  EACCES: `it may not be written. Please ${TO_OWNER}`,
  EPERM: `it may not be written. Please ${TO_OWNER}`,
  EROFS: `its disk is read-only. Please ${TO_OWNER}`,
  ENOENT: 'it cannot be made there. Name another in CHARTDOCK_DATA.',
  ENOTDIR: 'it is a file. Name a folder in CHARTDOCK_DATA.',
  EEXIST: 'it is a file. Name a folder in CHARTDOCK_DATA.',
  ENOSPC: 'its disk is full. Make room, then start again.',
  8: `it may not be written. Please ${TO_OWNER}`,
  10: 'its disk does not read or write. Check the disk, then start again.',
  13: 'its disk is full. Make room, then start again.',
  14: `it may not be written. Please ${TO_OWNER}`,
  26: 'its file server.lock is damaged. It holds no data: delete it, then start again.',
};

const whatToDo = (cause: unknown): string => {
  const codes = typeof cause === 'object' && cause !== null ? cause : {};
  const code = 'errcode' in codes ? codes.errcode : 'code' in codes ? codes.code : undefined;
  return REASONS[String(code)] ?? `${String(cause)}. Check the folder, then start again.`;
};

/** Gives the folder inside a data folder that PostgreSQL's files live in. */
export const databaseFolderOf = (folder: string): string => join(folder, 'database');

/** Returns whether a data folder holds a database already; throws `data_folder_unusable` when another PostgreSQL version wrote it. */
export const hasDatabase = (folder: string): boolean => {
  const file = join(databaseFolderOf(folder), 'PG_VERSION');
  if (!existsSync(file)) return false;
  const found = readFileSync(file, 'utf8').trim();
  if (found === POSTGRES_MAJOR) return true;
  if (!/^\d{1,3}$/.test(found)) throw damagedError(folder);
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
