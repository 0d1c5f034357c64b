import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Changes the mode of a path; the real one of Node unless a test says otherwise. */
export type ChangeMode = (path: string, mode: number) => void;

/**
 * Takes a folder and all in it from everyone but its owner: folders 0700, files 0600. Returns the paths that others can reach
 * all the same, because they belong to someone else or lie on a disk without such rights; on Windows none.
 */
export const makeOwnerOnly = (folder: string, change: ChangeMode = chmodSync): readonly string[] =>
  process.platform === 'win32' ? [] : close(folder, change);

const close = (path: string, change: ChangeMode): string[] => {
  const found = lstatSync(path);
  // The target of a link is not in the folder.
  if (found.isSymbolicLink()) return [];
  const open = (found.mode & OTHERS) === 0 ? [] : closeOne(path, found.isDirectory(), change);
  if (!found.isDirectory()) return open;
  return [...open, ...readdirSync(path).flatMap((name) => close(join(path, name), change))];
};

const closeOne = (path: string, isFolder: boolean, change: ChangeMode): string[] => {
  try {
    change(path, isFolder ? 0o700 : 0o600);
  } catch {
    return [path];
  }
  return (lstatSync(path).mode & OTHERS) === 0 ? [] : [path];
};
