import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const keyFileSchema = z.object({ socket: z.string().min(1), key: z.string().min(32) });

/** Where a running server listens for commands, and the key that each of them carries. */
export type ControlAccess = z.output<typeof keyFileSchema>;

const fileOf = (dataDir: string): string => join(dataDir, 'control.json');

/** Reads how the server of a data folder is reached; undefined where none says so, or where this user may not know. */
export const readControlAccess = (dataDir: string): ControlAccess | undefined => {
  try {
    return keyFileSchema.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
};

/** Writes the address and key of this server, for its own user alone; concurrent readers find a whole file or none. */
export const writeControlAccess = (dataDir: string, access: ControlAccess): void => {
  const aside = `${fileOf(dataDir)}.new`;
  rmSync(aside, { force: true });
  writeFileSync(aside, JSON.stringify(access), { mode: 0o600, flag: 'wx' });
  renameSync(aside, fileOf(dataDir));
};

/** Removes the file with the address and key of the server. */
export const removeControlAccess = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });
