import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../db/database.ts';
import type { ServerConfig } from '../config/config.ts';

const nextTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tells where the database is. */
export const databaseLocation = (
  config: Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 'databaseConnections'>,
): DatabaseLocation =>
  config.databaseUrl === ''
    ? { dataDir: config.dataDir }
    : { url: config.databaseUrl, connections: config.databaseConnections };

/** Finds the built web pages: as set, beside the built server when it was installed, else in the repository. */
export const webDirOf = (config: Pick<ServerConfig, 'webDir'>): string =>
  firstThere([config.webDir, nextTo('./web'), nextTo('../../../../hosts/web/dist')]);

/** Finds the built partner script and guest page, in the same order. */
export const embedDirOf = (config: Pick<ServerConfig, 'embedDir'>): string =>
  firstThere([config.embedDir, nextTo('./embed'), nextTo('../../../../hosts/guest/dist')]);

const firstThere = (folders: readonly string[]): string => {
  const [set = '', ...others] = folders;
  if (set !== '') return set;
  return others.find((folder) => existsSync(folder)) ?? others.at(-1) ?? '';
};
