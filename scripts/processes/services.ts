import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../repository/paths.ts';

/** Describes a process that keeps running: a server. */
export interface ServiceOptions {
  readonly name: string;
  /** Script and its arguments, run on the Node that runs this. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Address that answers 200 once the service is ready. */
  readonly readyUrl: string;
  /** Prints its output as it comes; else the last of it is kept for the error message. Default false. */
  readonly echo?: boolean;
}

/** Controls a running service. */
export interface Service {
  readonly name: string;
  /** Resolves with the exit code when the process ends, whoever ends it. */
  readonly ended: Promise<number>;
  /** Resolves when the service answers; rejects when it ends or stays silent for two minutes. */
  readonly ready: () => Promise<void>;
  /** Asks it to stop, by force after 15 seconds, and resolves when it is gone. */
  readonly stop: () => Promise<void>;
}

const stopWithParent = pathToFileURL(join(import.meta.dirname, 'stop-with-parent.ts')).href;
// A slow machine seeds for minutes; one that ended is noticed at once.
const readyWithinMs = 600_000;
const sayEveryMs = 15_000;
const graceMs = 15_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
};

const untilReady = async ({ name, readyUrl }: ServiceOptions, child: ChildProcess): Promise<void> => {
  const start = performance.now();
  let saidAt = start;
  while (performance.now() < start + readyWithinMs) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} ended while starting`);
    if (await answers(readyUrl)) return;
    if (performance.now() > saidAt + sayEveryMs) {
      saidAt = performance.now();
      console.log(`${name} is still starting, after ${Math.round((saidAt - start) / 1000)} s`);
    }
    await wait(100);
  }
  throw new Error(`${name} did not answer at ${readyUrl}`);
};

const keptOutput = 20_000;

/** Keeps the last of what a process writes. */
const lastOutput = (child: ChildProcess): (() => string) => {
  let text = '';
  const keep = (chunk: Buffer): void => {
    text = (text + chunk.toString('utf8')).slice(-keptOutput);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text;
};

/**
 * Starts a service in a process group of its own, so that a Ctrl-C in the terminal reaches only us and we stop it in
 * order. It also stops by itself when we are killed.
 */
export const startService = (options: ServiceOptions): Service => {
  const child = spawn(process.execPath, ['--import', stopWithParent, ...options.args], {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: options.echo === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const output = lastOutput(child);
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  child.once('error', () => {
    resolve(1);
  });
  child.once('exit', (code) => {
    resolve(code ?? 1);
  });
  return {
    name: options.name,
    ended,
    ready: async () => {
      try {
        await untilReady(options, child);
      } catch (error) {
        throw new Error(`${String(error)}\n${output()}`, { cause: error });
      }
    },
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(force);
    },
  };
};
