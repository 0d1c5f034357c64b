import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { atEnd } from '../stopping.ts';

const MAIN = fileURLToPath(new URL('../../../packages/server/src/main.ts', import.meta.url));

/** A server that runs in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Controls a child: it ends with this process at the latest. */
const controlOf = (child: ChildProcess): Pick<ServerProcess, 'pid' | 'stop'> => {
  const takeBack = atEnd(() => {
    child.kill('SIGKILL');
  });
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      takeBack();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Starts a script that prints its port once it listens on loopback. */
export const startScript = async (path: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const control = controlOf(child);
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { address: `http://127.0.0.1:${port}`, ...control };
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Runs one command of the server to its end. Throws when it fails. */
export const runServerCommand = async (words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`chartdock ${words.join(' ')} ended with ${child.exitCode}`);
};

/** Starts the server on a free loopback port and waits until it is ready. Throws when it is not ready in a minute. */
export const startServer = async (env: NodeJS.ProcessEnv): Promise<ServerProcess> => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const control = controlOf(child);
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error('The server ended while it was starting');
    const ready = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { address, ...control };
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error('The server was not ready after a minute');
};
