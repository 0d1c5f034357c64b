import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot, root } from '../../scripts/repository/paths.ts';

const readyWithinMs = 120_000;

/** Controls a server process that will be killed. */
export interface KilledServer {
  readonly address: string;
  /** Number of its process. */
  readonly pid: number;
  /** Resolves when it answers; rejects when it ends first or stays silent for two minutes. */
  readonly ready: () => Promise<void>;
  /** Kills it with SIGKILL and resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** Finds a free port on the loopback address. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Starts the real server on a port, with what else it needs in its environment. */
export const startServerToKill = (port: number, env: Readonly<Record<string, string>>): KilledServer => {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [inRoot('packages/server/src/main.ts'), 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', CHARTDOCK_CALLS_PER_MINUTE: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on(
    'data',
    (chunk: Buffer) => (complaint = (complaint + chunk.toString('utf8')).slice(-4_000)),
  );
  const ended = once(child, 'close');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const killAtExit = (): void => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  void ended.then(() => process.off('exit', killAtExit));
  const ready = async (): Promise<void> => {
    const deadline = performance.now() + readyWithinMs;
    while (performance.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The server ended while it started.\n${complaint}`);
      const answer = await fetch(`${address}/readyz`).catch(() => undefined);
      if (answer?.ok === true) return;
      await wait(50);
    }
    throw new Error('The server did not become ready.');
  };
  return { address, pid: child.pid ?? 0, ready, kill };
};
