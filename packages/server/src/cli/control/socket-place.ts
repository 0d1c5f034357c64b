import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';

/** Longest path of a socket in bytes: the limit of macOS, which is less than that of Linux. */
const LONGEST = 103;
const SOCKET = 'control.sock';
const ASIDE = 'chartdock-control-';

/** A path to listen at, and the function that removes it again. */
export interface SocketPlace {
  readonly path: string;
  /** Leaves the socket to its owner. */
  readonly close: () => void;
  readonly remove: () => void;
}

const nothing = (): void => undefined;

/**
 * Finds a place for the socket of a data folder: in it, or in a folder of its own where the temporary files are when the path
 * would be longer than a socket's may be; on Windows a named pipe. Never a port, which every user of the machine could reach.
 */
export const findSocketPlace = (dataDir: string, random: string): SocketPlace => {
  if (process.platform === 'win32')
    return { path: `\\\\.\\pipe\\chartdock-${random}`, close: nothing, remove: nothing };
  const inside = join(dataDir, SOCKET);
  const isShort = Buffer.byteLength(inside) <= LONGEST;
  const path = isShort ? inside : join(mkdtempSync(join(tmpdir(), ASIDE)), SOCKET);
  return {
    path,
    close: () => chmodSync(path, 0o600),
    remove: () => removeSocket(dataDir, path),
  };
};

/** Removes the socket that a server left behind, and no other file, even when the recorded path names one. */
export const removeSocket = (dataDir: string, path: string): void => {
  if (process.platform === 'win32') return;
  const folder = dirname(path);
  if (path === join(dataDir, SOCKET)) rmSync(path, { force: true });
  else if (
    basename(path) === SOCKET &&
    resolve(dirname(folder)) === resolve(tmpdir()) &&
    basename(folder).startsWith(ASIDE)
  )
    rmSync(folder, { recursive: true, force: true });
};
