import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CallError } from '../../kernel/errors/call-error.ts';
import { fontFolder } from '../thumbnails/document-fonts.ts';
import { createByteCache } from './byte-cache.ts';
import { createInterest } from './interest.ts';
import type { DiskCache } from './disk-cache.ts';
import type {
  ContentJob,
  Drawn,
  DrawnContent,
  ImageJob,
  PictureJob,
  WorkerStart,
} from './picture-job.types.ts';
import type {} from '../../kernel/calls/context.ts';

declare module '../../kernel/calls/context.ts' {
  interface App {
    /** Draws beside the thread that answers requests. */
    readonly pictures: Pictures;
  }
}

/** Draws beside the thread that answers requests. Both throw `databaseBusy` when too many wait, or the drawing takes too long. */
export interface Pictures {
  /**
   * Resolves with the picture of a key from `pictureKey`; the job is asked for only when none is kept. It is not drawn
   * once all who asked for it have given the signal they came with, and rejects for them with `databaseBusy`.
   */
  readonly image: (key: string, job: () => Promise<ImageJob>, signal?: AbortSignal) => Promise<Buffer>;
  /** Resolves with what a canvas holds. It is drawn before all pictures that wait. */
  readonly content: (job: ContentJob) => Promise<DrawnContent>;
  /** Deletes what is too much of the pictures kept on the disk. */
  readonly sweep: () => Promise<unknown>;
  /** Ends every worker and refuses what waits; a later job starts over. */
  readonly stop: () => Promise<void>;
}

/** How much may be drawn and kept. */
export interface PictureOptions {
  readonly workers: number;
  /** Most pictures that wait, and most contents. Default 1,000. */
  readonly waiting?: number;
  /** Milliseconds after which a job is ended with its worker. Default 20,000. */
  readonly patienceMs?: number;
  /** Bytes of finished pictures that are kept in memory. Default 64 MB. */
  readonly cacheBytes?: number;
  /** Keeps pictures beyond the process. Default nothing does. */
  readonly disk?: DiskCache;
}

type Made = Exclude<Drawn, { kind: 'failed' }>;

interface Task {
  readonly job: PictureJob;
  readonly done: PromiseWithResolvers<Drawn>;
}

const END_MS = 2_000;
const MEGABYTE = 1_048_576;
// The worker is a file of its own, in the sources as in the built package.
const FILE = new URL(`./picture-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

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
  const { workers, waiting = 1_000, patienceMs = 20_000, cacheBytes = 64 * MEGABYTE, disk } = options;
  const kept = createByteCache<Made>(cacheBytes);
  const running = new Map<string, Promise<Made>>();
  // Someone looks at a content; pictures of a list come as they can.
  const queues = { content: [] as Task[], image: [] as Task[] } as const;
  const interest = createInterest();
  const idle: Worker[] = [];
  const busy = new Map<Worker, Task>();

  const start = (): Worker => {
    const workerData: WorkerStart = { fontFolder: fontFolder() };
    const worker = new Worker(FILE, { execArgv: [], workerData });
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
    while (busy.size < workers) {
      const task = queues.content.shift() ?? queues.image.shift();
      if (task === undefined) break;
      give(idle.pop() ?? start(), task);
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
    worker.postMessage(task.job);
  };

  const draw = async (job: PictureJob, key?: string): Promise<Made> => {
    const queue = queues[job.kind === 'content' ? 'content' : 'image'];
    if (queue.length >= waiting) throw new CallError('databaseBusy');
    const task = { job, done: Promise.withResolvers<Drawn>() };
    queue.push(task);
    const leave = (): void => {
      const at = queue.indexOf(task);
      // What is being drawn already is drawn to its end: it is kept for whoever comes next.
      if (at < 0) return;
      queue.splice(at, 1);
      task.done.reject(new CallError('databaseBusy'));
    };
    const forget = key === undefined ? undefined : interest.onLost(key, leave);
    next();
    const drawn = await task.done.promise.finally(forget);
    if (drawn.kind === 'failed') throw new Error(`A picture could not be drawn: ${drawn.message}`);
    return drawn;
  };

  /** Takes what is kept in memory or just being made, else makes it. */
  const makeOnce = (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = kept.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const same = running.get(key);
    if (same !== undefined) return same;
    const making = make()
      .then((drawn) => {
        kept.set(key, drawn, drawn.bytes);
        return drawn;
      })
      .finally(() => running.delete(key));
    running.set(key, making);
    return making;
  };

  const makeImage = async (key: string, job: () => Promise<ImageJob>): Promise<Made> => {
    const found = await disk?.get(key);
    if (found !== undefined) return { kind: 'image', image: found, bytes: found.byteLength };
    const drawn = await draw(await job(), key);
    if (drawn.kind === 'image') void disk?.set(key, drawn.image);
    return drawn;
  };

  return {
    image: async (key, job, signal) => {
      const lose = interest.add(key, signal);
      const drawn = await makeOnce(key, () => makeImage(key, job)).finally(lose);
      if (drawn.kind !== 'image') throw new TypeError('A picture was asked for.');
      const { buffer, byteOffset, byteLength } = drawn.image;
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    content: async (job) => {
      const drawn = await makeOnce(hashOf(JSON.stringify(job)), () => draw(job));
      if (drawn.kind !== 'content') throw new TypeError('What a canvas holds was asked for.');
      return drawn.content;
    },
    sweep: () => disk?.sweep() ?? Promise.resolve(0),
    stop: async () => {
      for (const queue of Object.values(queues))
        for (const { done } of queue.splice(0)) done.reject(new CallError('databaseBusy'));
      await Promise.all([...idle.splice(0), ...busy.keys()].map(end));
    },
  };
};
