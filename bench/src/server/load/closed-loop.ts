import { Agent, request } from 'node:http';
import type { RequestOptions } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One request of a loop. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly token?: string;
  readonly body?: string;
}

/** Figures of a loop. */
export interface LoadFigures {
  /** Milliseconds of each request that was answered with code 200. */
  readonly times: readonly number[];
  /** Requests that were answered with another code. */
  readonly refused: number;
  readonly perSecond: number;
}

/** Sets how many connections send one request after the other, and until when. */
export interface LoopOptions {
  readonly connections: number;
  /** Asked before each request. */
  readonly isOver: () => boolean;
  /** Milliseconds that a connection rests before each request. Default none. */
  readonly pauseMs?: number;
  /** Makes the next request of a connection. */
  readonly next: (connection: number) => LoadRequest;
}

/** Creates an `isOver` that becomes true after some milliseconds. */
export const after = (ms: number): (() => boolean) => {
  const begun = performance.now();
  return () => performance.now() - begun >= ms;
};

/** Sends requests over a number of connections, each as soon as the one before it was answered. */
export const runLoop = async ({
  connections,
  isOver,
  pauseMs = 0,
  next,
}: LoopOptions): Promise<LoadFigures> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let refused = 0;
  const begun = performance.now();
  const loop = async (connection: number): Promise<void> => {
    while (!isOver()) {
      if (pauseMs > 0) await wait(pauseMs);
      const sent = performance.now();
      if (await isAnswered(agent, next(connection))) times.push(performance.now() - sent);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => loop(index)));
  agent.destroy();
  return { times, refused, perSecond: (times.length * 1000) / (performance.now() - begun) };
};

const isAnswered = (agent: Agent, { method, url, token, body }: LoadRequest): Promise<boolean> => {
  const headers = {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const options: RequestOptions = { agent, method, headers };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const start = Buffer.concat(chunks).subarray(0, 40).toString();
        resolve(
          response.statusCode === 200 && !(start.includes('"code"') && !start.includes('"code":"200"')),
        );
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
};
