import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Finds a program on PATH and returns its absolute path. */
export const findOnPath = (name: string, path: string = process.env['PATH'] ?? ''): string | undefined =>
  path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** Finds the folder of PostgreSQL's server programs: PATH first, then the newest version below Debian's folder. */
export const findPostgres = (debian = '/usr/lib/postgresql'): string | undefined => {
  const initdb = findOnPath('initdb');
  if (initdb !== undefined && findOnPath('pg_ctl') !== undefined) return join(initdb, '..');
  if (!existsSync(debian)) return undefined;
  return readdirSync(debian)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'pg_ctl')));
};
