import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../kernel/db/database.ts';
import type { ServerConfig } from '../kernel/config/config.ts';

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

/** Hosts that a server listens on and a browser of this machine calls by another name. */
const LISTENS_ON: ReadonlySet<string> = new Set(['127.0.0.1', '0.0.0.0', '[::]', '[::1]']);

/** Tells under which address browsers reach the server: the public one, or the one it listens on. */
export const addressOf = (
  { publicUrl, host, port }: Pick<ServerConfig, 'publicUrl' | 'host' | 'port'>,
  listening = `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
): string => {
  const address = new URL(publicUrl === '' ? listening : publicUrl);
  if (LISTENS_ON.has(address.hostname)) address.hostname = 'localhost';
  return address.href.replace(/\/$/, '');
};
