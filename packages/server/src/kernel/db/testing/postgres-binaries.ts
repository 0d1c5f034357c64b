import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { DatabaseError } from '../../errors/database-error.ts';

const DEBIAN_ROOT = '/usr/lib/postgresql';

/** Finds the folder that holds `initdb` and `postgres`: in PATH, else the newest under Debian's root. Throws `postgres_not_found`. */
export const findPostgresBinaries = (path = process.env['PATH'] ?? '', debianRoot = DEBIAN_ROOT): string => {
  const found = [...path.split(delimiter), ...debianFolders(debianRoot)].find(hasBinaries);
  if (found !== undefined) return found;
  throw new DatabaseError(
    'postgres_not_found',
    'No PostgreSQL server was found in PATH or under /usr/lib/postgresql. Install it (on Debian: apt-get install postgresql).',
  );
};

const hasBinaries = (folder: string): boolean =>
  folder !== '' && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

const debianFolders = (root: string): string[] => {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
};
