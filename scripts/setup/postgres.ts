import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { findPostgresBinaries } from '../../packages/server/src/kernel/db/testing/postgres-binaries.ts';
import { installDebianPackages } from './debian.ts';

const clusterSettings = '/etc/postgresql-common';

// Debian's package starts a server of its own; the tests start theirs, so ask it not to.
const declineMainCluster = (): void => {
  if (process.getuid?.() !== 0 || existsSync(`${clusterSettings}/createcluster.conf`)) return;
  mkdirSync(clusterSettings, { recursive: true });
  writeFileSync(`${clusterSettings}/createcluster.conf`, 'create_main_cluster = false\n');
};

const find = (): string | undefined => {
  try {
    return findPostgresBinaries();
  } catch {
    return undefined;
  }
};

/**
 * Makes sure that PostgreSQL's server programs are here and returns their folder. Installs Debian's package when they
 * are not; throws when that is impossible, because tests on PostgreSQL are never left out silently.
 */
export const ensurePostgres = async (): Promise<string> => {
  const found = find();
  if (found !== undefined) return found;
  declineMainCluster();
  await installDebianPackages(['postgresql']);
  return findPostgresBinaries();
};
