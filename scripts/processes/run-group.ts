import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../repository/paths.ts';

/** Controls a script that runs with all its children in a process group of its own. */
export interface RunningGroup {
  /** Resolves with the exit code, 1 where a signal ended it. */
  readonly ended: Promise<number>;
  /** Asks the script to end, and ends all of its group by force after `graceMs`; resolves when the script is gone. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

const stopWithParent = pathToFileURL(join(import.meta.dirname, 'stop-with-parent.ts')).href;

/** Starts a script on the Node that runs this, without input and with our output; it ends when we are gone. */
export const startGroup = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningGroup => {
  const child = spawn(process.execPath, ['--import', stopWithParent, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  child.once('error', () => {
    resolve(1);
  });
  const killGroup = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  child.once('exit', (code) => {
    // One that was killed leaves its children behind.
    killGroup();
    resolve(code ?? 1);
  });
  return {
    ended,
    stop: async (graceMs = 10_000) => {
      child.kill('SIGTERM');
      const force = setTimeout(killGroup, graceMs);
      await ended;
      clearTimeout(force);
    },
  };
};
