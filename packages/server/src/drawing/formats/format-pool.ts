import { Worker } from 'node:worker_threads';
import { CallError } from '../../kernel/errors/call-error.ts';
import { fontFolder } from '../thumbnails/document-fonts.ts';
import type { FormatJob, FormatOutcome, FormatWorkerStart } from './format-job.types.ts';
import type {} from '../../kernel/calls/context.ts';

declare module '../../kernel/calls/context.ts' {
  interface App {
    /** Reads and writes files of other programs beside the thread that answers requests. */
    readonly formats: Formats;
  }
}

/** Reads and writes files of other programs beside the thread that answers requests. */
export interface Formats {
  /**
   * Resolves with the result of a job. Jobs of one account wait for one another while those of others pass. Throws `databaseBusy`
   * where an account has too many waiting, or the job takes too long or too much memory.
   */
  readonly run: (owner: string, job: FormatJob) => Promise<FormatOutcome>;
  /** Ends every worker and refuses waiting jobs; a later job starts over. */
  readonly stop: () => Promise<void>;
}

/** How much may be read and written at a time. */
export interface FormatPoolOptions {
  readonly workers: number;
  /** Most jobs of one account that wait. Default 60. */
  readonly waiting?: number;
  /** Milliseconds after which a job is ended with its worker. Default 20,000. */
  readonly patienceMs?: number;
  /** Megabytes of memory after which a worker ends. Default 512. */
  readonly megabytes?: number;
}

interface Task {
  readonly job: FormatJob;
  readonly done: PromiseWithResolvers<FormatOutcome>;
}

// The worker is a file of its own, in the sources as in the built package.
const FILE = new URL(`./format-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** Creates a pool whose workers start with the first jobs and hold no process. */
export const createFormats = ({
  workers,
  waiting = 60,
  patienceMs = 20_000,
  megabytes = 512,
}: FormatPoolOptions): Formats => {
  // Owners take turns in the order in which they came.
  const queues = new Map<string, Task[]>();
  const idle: Worker[] = [];
  const busy = new Map<Worker, Task>();

  const start = (): Worker => {
    const workerData: FormatWorkerStart = { fontFolder: fontFolder() };
    const worker = new Worker(FILE, {
      execArgv: [],
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
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

  const takeTask = (): Task | undefined => {
    const [first] = queues;
    if (first === undefined) return undefined;
    const [owner, tasks] = first;
    const task = tasks.shift();
    queues.delete(owner);
    if (tasks.length > 0) queues.set(owner, tasks);
    return task;
  };

  const next = (): void => {
    while (busy.size < workers) {
      const task = takeTask();
      if (task === undefined) return;
      give(idle.pop() ?? start(), task);
    }
  };

  const give = (worker: Worker, task: Task): void => {
    busy.set(worker, task);
    const timer = setTimeout(() => void worker.terminate(), patienceMs);
    worker.once('message', (outcome: FormatOutcome) => {
      busy.delete(worker);
      idle.push(worker);
      task.done.resolve(outcome);
      next();
    });
    const settle = (): void => clearTimeout(timer);
    task.done.promise.then(settle, settle);
    worker.postMessage(task.job);
  };

  return {
    run: (owner, job) => {
      const tasks = queues.get(owner) ?? [];
      if (tasks.length >= waiting) return Promise.reject(new CallError('databaseBusy'));
      const task: Task = { job, done: Promise.withResolvers<FormatOutcome>() };
      tasks.push(task);
      queues.set(owner, tasks);
      next();
      return task.done.promise;
    },
    stop: async () => {
      for (const tasks of queues.values())
        for (const { done } of tasks) done.reject(new CallError('databaseBusy'));
      queues.clear();
      await Promise.all([...idle.splice(0), ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
};
