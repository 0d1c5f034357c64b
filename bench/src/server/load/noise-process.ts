import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadPerson } from './people.ts';

const MAKERS = fileURLToPath(new URL('./noise-makers.ts', import.meta.url));

/** Who makes noise on which server; `writers`, `searchers` and `strangers` are connections. */
export interface NoiseOrder {
  readonly address: string;
  readonly writing: LoadPerson;
  readonly searching: LoadPerson;
  readonly writers: number;
  readonly searchers: number;
  /** Visitors without an account, who look at the first drawings of `writing`. */
  readonly strangers: number;
  readonly drawings: number;
}

/** Figures of noise, in calls a second; `refused` is a number of calls. */
export interface NoiseFigures {
  readonly creates: number;
  readonly searches: number;
  readonly views: number;
  readonly refused: number;
}

/** Starts noise in a process of its own; `stop` ends it and resolves with its figures. */
export const startNoise = (order: NoiseOrder): { readonly stop: () => Promise<NoiseFigures> } => {
  const child = spawn(process.execPath, [MAKERS, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told = child.stdout.setEncoding('utf8').toArray();
  return {
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return JSON.parse((await told).join('')) as NoiseFigures;
    },
  };
};
