import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { WriterOrder } from './crash.types.ts';

const WRITER = fileURLToPath(new URL('./crash-writer.ts', import.meta.url));

/** Runs a writer in its own process. */
export interface WriterProcess {
  /** Resolves once the writer has acknowledged that many writes, or has ended. */
  readonly untilAcknowledged: (writes: number) => Promise<void>;
  /** Stops it where it stands, so that it writes no more. */
  readonly freeze: () => void;
  /** Kills it with SIGKILL and returns every write it had acknowledged by then, such as `create 7`. */
  readonly kill: () => Promise<string[]>;
}

/** Starts a writer process; `preload` names a module that is loaded first into each of its threads. */
export const startWriter = (order: WriterOrder, preload?: string): WriterProcess => {
  const options = preload === undefined ? '' : `--import ${preload}`;
  const writer = spawn(process.execPath, [WRITER, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: options },
  });
  const acknowledged: string[] = [];
  const lines = createInterface({ input: writer.stdout });
  lines.on('line', (line) => void (line !== 'open' && acknowledged.push(line)));
  const ended = once(writer, 'close');
  return {
    untilAcknowledged: async (writes) => {
      while (acknowledged.length < writes && writer.exitCode === null) {
        await Promise.race([once(lines, 'line'), ended]);
      }
    },
    freeze: () => void writer.kill('SIGSTOP'),
    kill: async () => {
      writer.kill('SIGKILL');
      await ended;
      return acknowledged;
    },
  };
};

/** Waits for a random part of a span in milliseconds, which is how a kill hits any moment of a write. */
export const waitRandomly = async (random: () => number, milliseconds: number): Promise<void> => {
  await wait(random() * milliseconds);
};
