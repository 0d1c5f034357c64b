import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { WrittenJson } from '../../kernel/calls/written-json.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { fontFolder } from '../thumbnails/document-fonts.ts';
import { createByteCache } from './byte-cache.ts';
import { createFairLines } from './fair-lines.ts';
import type { Wanted } from './fair-lines.ts';
import { createInterest } from './interest.ts';
import type { DiskCache } from './disk-cache.ts';
import type {
  ContentJob,
  Drawn,
  DrawnContent,
  ImageJob,
  PictureJob,
  SentDrawing,
  WorkerStart,
} from './picture-job.types.ts';
import type {} from '../../kernel/calls/context.ts';

declare module '../../kernel/calls/context.ts' {
  interface App {
    /** Draws beside the thread that answers requests. */
    readonly pictures: Pictures;
  }
}

/** Caller that asks for a picture, and its standing. */
export interface Asking {
  /** Account or address that it counts for. Default nobody's. */
  readonly asker?: string;
  /** Whether nobody knows who asks: accounts come first. Default false. */
  readonly isStranger?: boolean;
  /** About how many bytes are drawn. Default few. */
  readonly cost?: number;
}

/** A picture that is asked for, until the signal. */
export interface AskingForImage extends Asking {
  readonly signal?: AbortSignal;
}

/** A content that is asked for. */
export interface AskingForContent extends Asking {
  /** Names the revision and how it is drawn, so that it is drawn once; by default all of the job does. */
  readonly key?: string;
}

/** Draws beside the thread that answers requests. Both throw `databaseBusy` when too many wait, or the drawing takes too long. */
export interface Pictures {
  /**
   * Resolves with the picture of a key from `pictureKey`; the job is asked for only when none is kept. It is not drawn
   * once all who asked for it have given the signal they came with, and rejects for them with `databaseBusy`.
   */
  readonly image: (key: string, job: () => Promise<ImageJob>, asking?: AskingForImage) => Promise<Buffer>;
  /**
   * Resolves with the content of a canvas. It is drawn before pictures that wait, except for strangers. A job with a key may be a
   * function that reads it: it runs only where nothing is kept under the key.
   */
  readonly content: (
    job: ContentJob | (() => Promise<ContentJob>),
    asking?: AskingForContent,
  ) => Promise<WrittenJson<DrawnContent>>;
  /** Deletes the excess of the pictures kept on the disk. */
  readonly sweep: () => Promise<unknown>;
  /** Ends every worker and refuses waiting jobs; a later job starts over. */
  readonly stop: () => Promise<void>;
}

/** How much may be drawn and kept. */
export interface PictureOptions {
  readonly workers: number;
  /** Most that wait for one asker, pictures and contents apart. Default 300. */
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
  readonly wanted: Wanted;
  readonly done: PromiseWithResolvers<Drawn>;
}

const END_MS = 2_000;
const MEGABYTE = 1_048_576;
/** Bytes that wait to be drawn at most: for one asker, and for all. */
const MOST_COST = { ofOne: 16 * MEGABYTE, ofAll: 256 * MEGABYTE } as const;
/** Cost of a drawing besides its bytes. */
const LEAST_COST = 4_096;
// The worker is a file of its own, in the sources as in the built package.
const FILE = new URL(`./picture-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Lets a worker end by itself after its current drawing; one that does not is ended. */
const end = async (worker: Worker): Promise<void> => {
  const timer = setTimeout(() => void worker.terminate(), END_MS);
  const ended = once(worker, 'exit');
  worker.ref();
  worker.postMessage(null);
  await ended;
  clearTimeout(timer);
};

/** Says whose line a job waits in: someone looks at a content, pictures of a list come as they can, strangers after both. */
const wantedOf = (job: PictureJob, { asker = '', isStranger = false, cost = 0 }: Asking): Wanted => {
  const known = job.kind === 'content' ? 'look' : 'list';
  const isForLater = isStranger && job.kind === 'content';
  return { asker, urgency: isForLater ? 'stranger' : known, cost: LEAST_COST + cost };
};

const receive = (sent: SentDrawing): Drawn =>
  sent.kind === 'content'
    ? { kind: 'content', written: new WrittenJson(sent.json), bytes: sent.bytes }
    : sent;

/** Creates a pool whose workers start with the first jobs and hold no process. */
export const createPictures = (options: PictureOptions): Pictures => {
  const { workers, waiting = 300, patienceMs = 20_000, cacheBytes = 64 * MEGABYTE, disk } = options;
  const kept = createByteCache<Made>(cacheBytes);
  const running = new Map<string, Promise<Made>>();
  const lines = createFairLines<Task>({
    mostOfOne: { count: waiting, cost: MOST_COST.ofOne },
    mostCost: MOST_COST.ofAll,
  });
  // However many strangers ask, one worker is left for those who are known.
  const mostStrangers = Math.max(1, workers - 1);
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
      const strangers = [...busy.values()].filter(({ wanted }) => wanted.urgency === 'stranger').length;
      const task = lines.shift(strangers < mostStrangers)?.work;
      if (task === undefined) break;
      give(idle.pop() ?? start(), task);
    }
  };

  const give = (worker: Worker, task: Task): void => {
    busy.set(worker, task);
    const begun = performance.now();
    const timer = setTimeout(() => void worker.terminate(), patienceMs);
    const finish = (sent: SentDrawing): void => {
      const drawn = receive(sent);
      busy.delete(worker);
      idle.push(worker);
      task.done.resolve(drawn);
      next();
    };
    worker.once('message', finish);
    const settle = (): void => {
      clearTimeout(timer);
      lines.spend(task.wanted, performance.now() - begun);
    };
    task.done.promise.then(settle, settle);
    worker.postMessage(task.job);
  };

  let stops = 0;

  const draw = async (job: PictureJob, asking: Asking, key?: string): Promise<Made> => {
    const task = { job, wanted: wantedOf(job, asking), done: Promise.withResolvers<Drawn>() };
    const takeOut = lines.push(task, task.wanted);
    if (takeOut === undefined) throw new CallError('databaseBusy');
    const leave = (): void => {
      // A drawing in hand is drawn to its end: it is kept for the next caller.
      if (takeOut()) task.done.reject(new CallError('databaseBusy'));
    };
    const forget = key === undefined ? undefined : interest.onLost(key, leave);
    next();
    const drawn = await task.done.promise.finally(forget);
    if (drawn.kind === 'failed') throw new Error(`A picture could not be drawn: ${drawn.message}`);
    return drawn;
  };

  /** Takes a picture kept in memory or just being made, else makes it. */
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

  const makeImage = async (key: string, job: () => Promise<ImageJob>, asking: Asking): Promise<Made> => {
    const found = await disk?.get(key);
    if (found !== undefined) return { kind: 'image', image: found, bytes: found.byteLength };
    const drawn = await draw(await job(), asking, key);
    if (drawn.kind === 'image') void disk?.set(key, drawn.image);
    return drawn;
  };

  return {
    image: async (key, job, { signal, ...asking } = {}) => {
      const lose = interest.add(key, signal);
      const drawn = await makeOnce(key, () => makeImage(key, job, asking)).finally(lose);
      if (drawn.kind !== 'image') throw new TypeError('A picture was asked for.');
      const { buffer, byteOffset, byteLength } = drawn.image;
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    content: async (job, { key, ...asking } = {}) => {
      const begun = stops;
      const read = typeof job === 'function' ? job : () => Promise.resolve(job);
      const name = key ?? hashOf(JSON.stringify(await read()));
      const readAndDraw = async (): Promise<Made> => {
        const wanted = await read();
        // The pool may have stopped meanwhile.
        if (stops !== begun) throw new CallError('databaseBusy');
        return draw(wanted, asking);
      };
      const drawn = await makeOnce(name, readAndDraw);
      if (drawn.kind !== 'content') throw new TypeError('What a canvas holds was asked for.');
      return drawn.written;
    },
    sweep: () => disk?.sweep() ?? Promise.resolve(0),
    stop: async () => {
      stops += 1;
      for (const { done } of lines.clear()) done.reject(new CallError('databaseBusy'));
      await Promise.all([...idle.splice(0), ...busy.keys()].map(end));
    },
  };
};
