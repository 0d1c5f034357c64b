import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CallError } from '../calls/call-error.ts';
import { createByteCache } from './byte-cache.ts';
import type { Drawn, DrawnContent, PictureJob } from './picture-job.types.ts';

type PngJob = Extract<PictureJob, { kind: 'thumbnail' | 'avatar' }>;
type ContentJob = Extract<PictureJob, { kind: 'content' }>;

/** Draws beside the thread that answers requests. Both throw `databaseBusy` when too many wait, or the drawing takes too long. */
export interface Pictures {
  readonly png: (job: PngJob) => Promise<Buffer>;
  readonly content: (job: ContentJob) => Promise<DrawnContent>;
  /** Ends every worker and refuses what waits; a later job starts over. */
  readonly stop: () => Promise<void>;
}

/** How much may be drawn and kept. */
export interface PictureOptions {
  readonly workers: number;
  /** Most jobs that wait. Default 1,000. */
  readonly waiting?: number;
  /** Milliseconds after which a job is ended with its worker. Default 20,000. */
  readonly patienceMs?: number;
  /** Bytes of finished pictures that are kept. Default 64 MB. */
  readonly cacheBytes?: number;
}

interface Task {
  readonly text: string;
  readonly done: PromiseWithResolvers<Drawn>;
}

const END_MS = 2_000;
const MEGABYTE = 1_048_576;
// The worker is a file of its own, in the sources as in the built package.
const FILE = new URL(`./picture-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Lets a worker end by itself after what it draws; one that does not is ended. */
const end = async (worker: Worker): Promise<void> => {
  const timer = setTimeout(() => void worker.terminate(), END_MS);
  const ended = once(worker, 'exit');
  worker.ref();
  worker.postMessage(null);
  await ended;
  clearTimeout(timer);
};

/** Creates a pool whose workers start with the first jobs and hold no process. */
export const createPictures = (options: PictureOptions): Pictures => {
  const { workers, waiting = 1_000, patienceMs = 20_000, cacheBytes = 64 * MEGABYTE } = options;
  const kept = createByteCache<Drawn>(cacheBytes);
  const running = new Map<string, Promise<Drawn>>();
  const queue: Task[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Task>();

  const start = (): Worker => {
    const worker = new Worker(FILE, { execArgv: [] });
    worker.unref();
    // An uncaught error of the worker is followed by its exit.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      busy.get(worker)?.done.reject(new CallError('databaseBusy'));
      busy.delete(worker);
      next();
    });
    return worker;
  };

  const next = (): void => {
    while (queue.length > 0 && busy.size < workers) {
      const task = queue.shift();
      if (task !== undefined) give(idle.pop() ?? start(), task);
    }
  };

  const give = (worker: Worker, task: Task): void => {
    busy.set(worker, task);
    const timer = setTimeout(() => void worker.terminate(), patienceMs);
    const finish = (drawn: Drawn): void => {
      busy.delete(worker);
      idle.push(worker);
      task.done.resolve(drawn);
      next();
    };
    worker.once('message', finish);
    const settle = (): void => clearTimeout(timer);
    task.done.promise.then(settle, settle);
    worker.postMessage(task.text);
  };

  const begin = async (key: string, text: string): Promise<Drawn> => {
    if (queue.length >= waiting) throw new CallError('databaseBusy');
    const task = { text, done: Promise.withResolvers<Drawn>() };
    queue.push(task);
    next();
    const drawn = await task.done.promise;
    if (drawn.kind === 'failed') throw new Error(`A picture could not be drawn: ${drawn.message}`);
    kept.set(key, drawn, drawn.bytes);
    return drawn;
  };

  const run = (job: PictureJob): Promise<Drawn> => {
    const text = JSON.stringify(job);
    const key = keyOf(text);
    const known = kept.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const same = running.get(key);
    if (same !== undefined) return same;
    const drawing = begin(key, text).finally(() => running.delete(key));
    running.set(key, drawing);
    return drawing;
  };

  return {
    png: async (job) => {
      const drawn = await run(job);
      if (drawn.kind !== 'png') throw new TypeError('A picture was asked for.');
      return Buffer.from(drawn.png);
    },
    content: async (job) => {
      const drawn = await run(job);
      if (drawn.kind !== 'content') throw new TypeError('What a canvas holds was asked for.');
      return drawn.content;
    },
    stop: async () => {
      for (const { done } of queue.splice(0)) done.reject(new CallError('databaseBusy'));
      await Promise.all([...idle.splice(0), ...busy.keys()].map(end));
    },
  };
};
