import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** The real server in a process of its own, over a fresh embedded database with the demo seed. */
export interface RealServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

type ServerProcess = ChildProcessByStdio<null, Readable, Readable>;

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
  throw new Error(`the server ended before it listened: ${errors}`);
};

/** Starts the real server on a free port. */
export const startRealServer = async (): Promise<RealServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'chartdock-files-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    CHARTDOCK_DATA: join(folder, 'data'),
    CHARTDOCK_SEED: 'demo',
    DATABASE_URL: '',
  };
  const server = spawn(process.execPath, [SERVER, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
