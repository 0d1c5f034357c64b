import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseError } from '../../errors/database-error.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';

const READY_ATTEMPTS = 600;
const READY_PAUSE_MS = 50;
const KEPT_LOG = 4_000;

/** Sets how a PostgreSQL server for tests is started. */
export interface StartPostgresOptions {
  /** Keeps fsync on, for crash tests; off unless given, which is faster. */
  readonly durable?: boolean;
  /** Leaves it running when this process ends; the caller stops it by `pid`. */
  readonly outlives?: boolean;
}

/** Holds a PostgreSQL server that was started for tests. */
export interface RunningPostgres {
  /** Address of its `postgres` database, as a superuser. */
  readonly url: string;
  /** Process of the server when it was started. */
  readonly pid: number;
  /** Folder that `stop` deletes: its `data`, and its `log`. */
  readonly data: string;
  /** Kills the server and every process it started with SIGKILL, then starts it again on the same data and port. */
  readonly crash: () => Promise<void>;
  /** Stops it and deletes its data. */
  readonly stop: () => Promise<void>;
}

interface Cluster {
  readonly binaries: string;
  readonly folder: string;
  readonly port: number;
  readonly identity: { uid?: number; gid?: number };
  readonly durable: boolean;
}

/** Makes a new PostgreSQL cluster in a temporary folder and starts it on a free loopback port. Runs it as `postgres` when the caller is root, which PostgreSQL refuses to run as. Throws `postgres_not_found`. */
export const startPostgres = async (options: StartPostgresOptions = {}): Promise<RunningPostgres> => {
  const { durable = false, outlives = false } = options;
  const binaries = findPostgresBinaries();
  const identity = unprivilegedIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-postgres-'));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const cluster = { binaries, folder, port: await findFreePort(), identity, durable };
  await initialise(cluster);
  let server = await start(cluster);
  const killAtExit = (): void => {
    for (const child of childrenOf(server.pid)) kill(child);
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  if (!outlives) process.once('exit', killAtExit);
  return {
    url: addressOf(cluster),
    pid: server.pid ?? 0,
    data: folder,
    crash: async () => {
      await killTree(server);
      server = await start(cluster);
    },
    stop: async () => {
      process.off('exit', killAtExit);
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const unprivilegedIdentity = (): Cluster['identity'] => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, user: string): number =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const initialise = async ({ binaries, folder, identity, durable }: Cluster): Promise<void> => {
  // Another default order than the embedded database's shows every place that forgets COLLATE "C".
  const order = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US'];
  const fixed = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'];
  const flags = [...fixed, ...order, ...(durable ? [] : ['--no-sync'])];
  const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };
  await promisify(execFile)(join(binaries, 'initdb'), flags, {
    ...identity,
    cwd: folder,
    env: environment,
  });
};

const start = async (cluster: Cluster): Promise<ChildProcess> => {
  const { binaries, folder, port, identity, durable } = cluster;
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=400',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const flags = ['-D', join(folder, 'data'), ...settings.flatMap((one) => ['-c', one])];
  const log = openSync(join(folder, 'log'), 'a');
  const server = spawn(join(binaries, 'postgres'), flags, {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', log],
  });
  closeSync(log);
  server.unref();
  await untilReady(cluster, server);
  return server;
};

const untilReady = async (cluster: Cluster, server: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < READY_ATTEMPTS; attempt += 1) {
    const client = new pg.Client({ connectionString: addressOf(cluster) });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null) {
        const log = readFileSync(join(cluster.folder, 'log'), 'utf8').slice(-KEPT_LOG);
        throw new DatabaseError('database_unreachable', `PostgreSQL ended at once.\n${log}`, {
          cause: error,
        });
      }
      await wait(READY_PAUSE_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new DatabaseError('database_unreachable', 'PostgreSQL did not become ready.');
};

const addressOf = ({ port }: Cluster): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

const killTree = async (server: ChildProcess): Promise<void> => {
  const ended = once(server, 'exit');
  server.ref();
  // The postmaster first, stopped, so that it cannot replace the children that are killed before it.
  server.kill('SIGSTOP');
  const children = childrenOf(server.pid);
  for (const child of children) kill(child);
  server.kill('SIGKILL');
  await ended;
  // A new server refuses the data while a process of the old one still holds its shared memory.
  while (children.some(isRunning)) await wait(READY_PAUSE_MS);
};

const isRunning = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const childrenOf = (pid: number | undefined): number[] => {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return list.split(' ').filter(Boolean).map(Number);
  } catch {
    // It has ended by itself.
    return [];
  }
};

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const stopServer = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.ref();
  server.kill('SIGINT');
  await ended;
};
