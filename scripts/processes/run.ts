import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { root } from '../repository/paths.ts';

/** Describes a finished process. */
export interface RunResult {
  /** Exit code; 1 when the process could not start or was killed. */
  readonly code: number;
  /** Standard output and standard error in the order they came. */
  readonly output: string;
}

/** Describes how to run a process. */
export interface RunOptions {
  /** Working folder, default the repository's root. */
  readonly cwd?: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Copies the output to the terminal while it comes, default false. */
  readonly echo?: boolean;
  /** Ends the process after so many milliseconds, default never; its code is then 1. */
  readonly timeoutMs?: number;
}

const running = new Set<ChildProcess>();

/** Asks every process that {@link run} started and that has not ended to end. */
export const endRunning = (): void => {
  for (const child of running) child.kill('SIGTERM');
};

/** Runs a process without input to its end; never throws, a process that cannot start has code 1. */
export const run = (
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> => {
  const { cwd = root, env = {}, echo = false, timeoutMs } = options;
  const { promise, resolve } = Promise.withResolvers<RunResult>();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' }),
  });
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
    if (echo) process.stdout.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.on('error', (error) => {
    running.delete(child);
    resolve({ code: 1, output: `${output}${error.message}\n` });
  });
  child.on('close', (code, signal) => {
    running.delete(child);
    resolve({ code: code ?? 1, output: signal === null ? output : `${output}ended by ${signal}\n` });
  });
  return promise;
};
