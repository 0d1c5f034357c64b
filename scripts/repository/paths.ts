import { join, relative, resolve, sep } from 'node:path';

/** Holds the absolute path of the repository's root folder. */
export const root = resolve(import.meta.dirname, '../..');

/** Joins path parts below the repository's root. */
export const inRoot = (...parts: readonly string[]): string => join(root, ...parts);

/** Turns an absolute path into one that starts at the repository's root, with forward slashes. */
export const fromRoot = (path: string, base: string = root): string =>
  relative(base, path).split(sep).join('/');
