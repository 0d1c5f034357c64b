import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { DatabaseError } from '../database-error.ts';

const DEBIAN_ROOT = '/usr/lib/postgresql';

/** Finds the folder that holds `initdb` and `postgres`: in PATH, else the newest under Debian's root. Throws `postgres_not_found`. */
export function findPostgresBinaries(path: string = process.env['PATH'] ?? ''): string {
  const found = [...path.split(delimiter), ...debianFolders()].find(hasBinaries);
  if (found !== undefined) return found;
  throw new DatabaseError(
    'postgres_not_found',
    'No PostgreSQL server was found in PATH or under /usr/lib/postgresql. Install it (on Debian: apt-get install postgresql).',
  );
}

function hasBinaries(folder: string): boolean {
  return folder !== '' && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_ROOT)) return [];
  return readdirSync(DEBIAN_ROOT)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_ROOT, version, 'bin'));
}
