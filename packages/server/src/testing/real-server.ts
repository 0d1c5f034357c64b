import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sharedPostgresFolder } from '../kernel/db/testing/shared-postgres.ts';
import { startPostgres } from '../kernel/db/testing/start-postgres.ts';
import { copyDemoDatabase, demoFolder } from './demo-data.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The databases that the server runs on, for tests that run on each. */
export const realDatabases = ['embedded', 'postgres'] as const;

/** A database that the server runs on. */
export type RealDatabase = (typeof realDatabases)[number];

/** The real server in a process of its own, over a database of its own with the demo accounts. */
export interface RealServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The free demo account. */
export const freeAccount = { account: 'free@chartdock.test', password: 'Chartdock1' };

type ServerProcess = ChildProcessByStdio<null, Readable, Readable>;

/** A PostgreSQL database for one server. */
interface OwnDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Puts the data of a demo where a server will look for it; outside a run that shares them the server makes its own. */
const prepare = async (kind: RealDatabase, data: string): Promise<OwnDatabase | undefined> => {
  const run = sharedPostgresFolder();
  if (kind === 'postgres') return run === undefined ? startPostgres() : copyDemoDatabase(run);
  if (run !== undefined) await cp(await demoFolder(run), data, { recursive: true });
  return undefined;
};

/**
 * Starts the real server on a free port, on the embedded database unless told otherwise. It knows nothing of the server
 * but its command, so that tests of layers that know no server can start it too. `settings` goes into its environment.
 */
export const startRealServer = async (
  kind: RealDatabase = 'embedded',
  settings: Readonly<Record<string, string>> = {},
): Promise<RealServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'chartdock-test-'));
  const data = join(folder, 'data');
  const postgres = await prepare(kind, data);
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    CHARTDOCK_DATA: data,
    CHARTDOCK_SEED: 'demo',
    DATABASE_URL: postgres?.url ?? '',
    ...settings,
  };
  const server = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  const killAtExit = (): void => void server.kill('SIGKILL');
  process.once('exit', killAtExit);
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    process.off('exit', killAtExit);
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const addressOf = async (server: ServerProcess): Promise<string> => {
  let errors = '';
  server.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /listening on (http:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // A pipe that nobody reads would hold the server once it is full.
    server.stdout.resume();
    return address;
  }
  throw new Error(`The server ended before it listened: ${errors}`);
};
